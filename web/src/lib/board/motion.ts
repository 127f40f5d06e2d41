/** Times of the tokens, which know what the person prefers. */
export function milliseconds(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return 0;
  return text.endsWith("ms") ? number : number * 1000;
}
