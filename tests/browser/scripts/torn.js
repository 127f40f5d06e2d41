// Lines of which a row begins with a comma or the like.
() => [...document.querySelectorAll("p.picks")].flatMap((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const start = line.getBoundingClientRect().left + parseFloat(getComputedStyle(line).paddingLeft);
  while (walker.nextNode()) {
    const place = walker.currentNode.data.search(/[^\s\u2060]/);
    if (!/[.,:;)]/.test(walker.currentNode.data[place] ?? "")) continue;
    range.setStart(walker.currentNode, place);
    range.setEnd(walker.currentNode, place + 1);
    if (range.getBoundingClientRect().left < start + 1) return [line.textContent];
  }
  return [];
})
