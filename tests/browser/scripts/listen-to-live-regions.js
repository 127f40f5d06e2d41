// Keeps what live regions say, in order. A region that says nothing any more is a word too.
() => {
  window.heard = [];
  const live = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
  const hear = (node) => {
    const text = node.textContent.trim();
    if (region(node) && text) heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) type === "childList" ? addedNodes.forEach(hear) : hear(target);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
