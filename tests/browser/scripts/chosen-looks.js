// Boxes and chips that can be chosen, as the system's colours show them: whether they are, and how they look.
() => [...document.querySelectorAll("label i, .tick, .segments label, .chip")].map((one) => {
  const { backgroundColor, opacity } = getComputedStyle(one);
  return [one.tagName, one.matches(".on, .on > .tick, .armed, .active"), `${backgroundColor} ${opacity}`];
})
