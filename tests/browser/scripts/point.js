// A point of a thing where a click really meets it, not something that lies above; well inside, where there is such a
// point, for browsers round.
(target) => {
  const meets = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-target]")?.dataset.target === target;
  const around = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];
  const meetsWell = ([x, y]) => around.every(([right, down]) => meets([x + right, y + down]));
  const shares = [0.5, 0.85, 0.15, 0.7, 0.3];
  const pointsOf = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const along = (share) => {
      const point = thing.getPointAtLength(thing.getTotalLength() * share).matrixTransform(thing.getScreenCTM());
      return [point.x, point.y];
    };
    return thing.tagName === "path"
      ? Array.from({ length: 39 }, (_, step) => along(0.5 + (step % 2 ? 1 : -1) * step / 80))
      : shares.flatMap((y) => shares.map((x) => [left + width * x, top + height * y]));
  };
  const points = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].flatMap(pointsOf);
  return points.find(meetsWell) ?? points.find(meets) ?? null;
}
