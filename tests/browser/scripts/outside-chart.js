// What of the chart leaves its card, or the window when it is looked at.
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const card = document.querySelector(".chart");
  card.scrollIntoView({ block: "end" });
  await frame();
  await frame(); // the shields have moved to their places by then
  const around = card.getBoundingClientRect();
  const [left, top] = [Math.max(around.left, 0), Math.max(around.top, 0)];
  const [right, bottom] = [Math.min(around.right, innerWidth), Math.min(around.bottom, innerHeight)];
  const parts = [...card.querySelectorAll("figcaption, svg, path, span")];
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const isInside = box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
    return isInside ? [] : [`${part.tagName} ${part.getAttribute("class") ?? ""} ${box.top} to ${box.bottom}`];
  });
}
