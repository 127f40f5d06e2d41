// Light or dark before the first paint; $lib/theme.svelte.ts goes on from here.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("kontor-theme");
  } catch {
    // no storage: as the system says
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
