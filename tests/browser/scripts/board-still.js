// The board follows what is asked, and runs on after a pull: until it has been in one place for some frames.
() => new Promise((done) => {
  let [last, frames] = ["", 0];
  const look = () => {
    const { left, top, width } = document.querySelector(".boardfit").getBoundingClientRect();
    const now = [left, top, width].join();
    [last, frames] = [now, now === last ? frames + 1 : 0];
    frames < 4 ? requestAnimationFrame(look) : done();
  };
  look();
})
