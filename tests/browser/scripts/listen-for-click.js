// Browsers make a click of a tap some time after the finger went up.
() => {
  window.isClicked = false;
  addEventListener("click", () => setTimeout(() => (window.isClicked = true)), { once: true, capture: true });
}
