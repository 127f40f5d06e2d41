// Whether the page can be moved sideways, and what was opened lies partly outside of the window.
() => {
  const outside = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const opened = [...document.querySelectorAll("dialog[open], [role=dialog]")].filter(
    (one) => getComputedStyle(one).visibility === "visible" && outside(one.getBoundingClientRect()),
  );
  const wide = document.documentElement.scrollWidth - innerWidth;
  const named = opened.map((one) => `outside: ${one.className}`);
  return wide > 0 ? [`the page is ${wide} px too wide`, ...named] : named;
}
