// Everything that a page tells, also in names for screen readers; not what is marked as of another language, and not the
// notation of decisions, which is the same in all.
() => {
  const { lang } = document.documentElement;
  const isOurs = (element) => !element.closest(`[lang]:not([lang=${lang}]), code, kbd, script, style, noscript`);
  const names = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const told = [document.title];
  for (const element of document.body.querySelectorAll("*")) {
    if (!isOurs(element)) continue;
    for (const name of names) told.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) told.push(node.data);
  }
  return [...new Set(told)];
}
