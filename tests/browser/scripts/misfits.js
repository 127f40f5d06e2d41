// What does not fit: words that leave the window or the box that cuts them off, words that leave their button, words
// over other words, and words under something that was not laid there on purpose. A line that ends in dots has a title
// with all of it; what has a number of lines is also told elsewhere.
() => {
  const SLACK = 1.5;
  const LAYER = "dialog, [popover], [role=dialog]";
  const BOXES = "button, a, label, [role=tab], [role=radio], th, td, dialog, article";
  const style = new CSSStyleSheet();
  style.replaceSync("*, *::before { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(style);
  const found = [];
  const tell = (what, { text, element }) =>
    void found.push(`${what}: ${text} (${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""})`);
  const scrolls = (value) => value === "auto" || value === "scroll";
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!/[\p{L}\d]/u.test(text) || !isShown || element.closest("option, noscript, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom, width, height } of range.getClientRects())
      if (width > 1 && height > 1) texts.push({ text, element, rect: { left, right, top, bottom, width, height } });
  }
  /* Whether it lies where the page puts one thing after the other. */
  const flows = (box, around) => {
    for (; box && box !== around; box = box.parentElement)
      if (!["static", "relative"].includes(getComputedStyle(box).position)) return false;
    return true;
  };
  const holder = (one, other) => (one.contains(other) ? one : holder(one.parentElement, other));
  /* Whether somebody sees it here; what is wrong with it is told. */
  const isSeen = (text) => {
    const { rect, element } = text;
    const edge = rect.height * 0.25; // above and below the letters
    for (let box = element; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      if (clipPath !== "none" || (around.width <= 2 && around.height <= 2)) return false; // for screen readers alone
      if (box instanceof SVGElement || box === document.documentElement) continue;
      const wide = rect.right > around.right + SLACK || rect.left < around.left - SLACK;
      const high = rect.bottom - edge > around.bottom + SLACK || rect.top + edge < around.top - SLACK;
      const drawn = element instanceof SVGElement && overflowX !== "visible"; // a part of the board
      if ((wide && (drawn || scrolls(overflowX))) || (high && (drawn || scrolls(overflowY)))) return false;
      if (scrolls(overflowY)) rect.bottom = Math.min(rect.bottom, around.bottom);
      const dots = textOverflow === "ellipsis" && element.closest("[title], [aria-label]");
      if (wide && overflowX !== "visible") return dots ? false : tell("cut off", text);
      if (high && overflowY !== "visible") return webkitLineClamp === "none" ? tell("cut off below", text) : false;
      if ((wide || high) && box.matches(BOXES)) tell("spills", text);
    }
    if (rect.right > innerWidth + SLACK || rect.left < -SLACK) return tell("outside", text);
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].map((share) => rect.left + rect.width * share);
    const tops = points.map((x) => document.elementFromPoint(x, rect.top + rect.height / 2));
    const isFree = (top) => top === null || top.contains(element) || element.contains(top); // nothing lies above
    if (tops.some(isFree)) return true;
    if (element instanceof SVGElement) return false;
    const both = holder(tops[2], element);
    return flows(tops[2], both) && flows(element, both) ? tell(`under “${tops[2].textContent.trim()}”`, text) : false;
  };
  const seen = texts.filter(isSeen).map(({ text, element, rect: { left, right, top, bottom, height } }) => {
    const edge = height * 0.22;
    return { text, element, left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge };
  });
  seen.forEach((one, place) => {
    for (const other of seen.slice(place + 1)) {
      if (one.element === other.element && one.text === other.text) continue;
      if (one.element.closest(LAYER) !== other.element.closest(LAYER)) continue; // one lies above the other
      if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        tell(`over “${other.text}”`, one);
    }
  });
  document.adoptedStyleSheets.pop();
  const { scrollWidth } = document.documentElement;
  return [...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []), ...new Set(found)];
}
