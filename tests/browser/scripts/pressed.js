// The part of a thing in the page that can be pressed, and whether all of it is in the window and nothing lies above.
(selector) => {
  const thing = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  if (!thing) return null;
  thing.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
  return { x, y, width, height, free: inside && thing.contains(document.elementFromPoint(x, y)) };
}
