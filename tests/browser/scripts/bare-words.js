// Where the words of a line stand that are no nouns: the first row of them.
(line) => {
  const text = [...line.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const range = document.createRange();
  range.selectNodeContents(text);
  const [{ x, y, width, height }] = range.getClientRects();
  return { x, y, width, height };
}
