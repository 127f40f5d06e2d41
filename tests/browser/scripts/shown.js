// Waits until something is on the page. Playwright's own waiting asks for frame after frame; this one asks for none.
({ selector, time }) => new Promise((done) => {
  const found = () => document.querySelector(selector) !== null;
  const end = () => { changes.disconnect(); clearTimeout(timer); done(found()); };
  const changes = new MutationObserver(() => found() && end());
  const timer = setTimeout(end, time);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  if (found()) end();
})
