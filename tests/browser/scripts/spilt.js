// What leaves its desk.
() => [...document.querySelectorAll("main article")].flatMap((desk) => {
  const { left, right, top, bottom } = desk.getBoundingClientRect();
  const parts = [...desk.querySelectorAll("*")].filter((part) => getComputedStyle(part).clipPath === "none");
  const outside = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width && (box.left < left || box.right > right || box.top < top || box.bottom > bottom);
  });
  return outside.map((part) => `${desk.ariaLabel}: ${part.textContent} (${part.className}) is outside`);
})
