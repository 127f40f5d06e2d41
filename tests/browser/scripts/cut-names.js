// The names on desks of which less is seen than there should be.
(shortest) => [...document.querySelectorAll("main article .nm")].flatMap((desk) => {
  const name = desk.querySelector("b") ?? desk;
  const [{ width }, whole] = [name.getBoundingClientRect(), name.scrollWidth];
  return width + 1 >= Math.min(whole, shortest) ? [] : [`${name.textContent}: ${width} of ${whole}`];
})
