() => [...document.querySelectorAll('.hit[data-target^="post:"]')].map((post) => {
  const { x, y, width, height } = post.getBoundingClientRect();
  return [post.dataset.target, x + width / 2, y + height / 2];
})
