() => {
  const list = document.querySelector("ol.turns").getBoundingClientRect();
  const first = [...document.querySelectorAll("ol.turns > li")].at(-1).getBoundingClientRect();
  return first.top < list.bottom && first.bottom <= list.bottom + 1;
}
