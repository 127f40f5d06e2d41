({ x, y }) => Array.from({ length: 16 }, (_, step) => step * Math.PI / 8)
  .map((angle) => [x + 20 * Math.cos(angle), y + 20 * Math.sin(angle)])
  .find(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there?.closest(".boardfit") && !there.closest("[data-target]");
  }) ?? null
