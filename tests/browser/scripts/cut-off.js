// Panels and buttons that leave the window, and panels whose content does not fit into them.
() => {
  const name = (thing) => thing.dataset.target ?? thing.getAttribute("aria-label") ?? thing.className;
  const [width, height] = [innerWidth, innerHeight];
  const outside = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
  const parts = [...document.querySelectorAll("main > *, main article, main [data-target], main button")];
  const shown = parts.filter((part) => part.getClientRects().length > 0 && !part.closest("[role=tabpanel]"));
  const spilt = [...document.querySelectorAll("main article, main > section, main > header")].filter(
    (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
  );
  return [
    ...shown.filter((part) => outside(part.getBoundingClientRect())).map((part) => `outside: ${name(part)}`),
    ...spilt.map((part) => `too full: ${name(part)}`),
  ];
}
