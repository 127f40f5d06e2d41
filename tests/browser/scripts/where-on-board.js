// Where something of the board is, and the box in which the board is seen.
(target) => {
  const { left, top, right, bottom } = document.querySelector(".boardbox").getBoundingClientRect();
  const thing = document.querySelector(`.hit[data-target="${CSS.escape(target)}"]`);
  if (!thing) return null;
  const rect = thing.getBoundingClientRect();
  const middle = thing.tagName === "path"
    ? thing.getPointAtLength(thing.getTotalLength() / 2).matrixTransform(thing.getScreenCTM())
    : { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  return { x: middle.x, y: middle.y, left, top, right, bottom };
}
