// The letters that lie on a thing of the board, once they are shown.
(target) => {
  const hit = document.querySelector(`.hit[data-target="${CSS.escape(target)}"]`)?.getBoundingClientRect();
  const away = (label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    return Math.hypot(x + width / 2 - hit.x - hit.width / 2, y + height / 2 - hit.y - hit.height / 2);
  };
  const all = hit ? [...document.querySelectorAll("g[data-letters]")] : [];
  all.sort((one, other) => away(one) - away(other));
  return all.length && away(all[0]) < 12 ? all[0].dataset.letters : null;
}
