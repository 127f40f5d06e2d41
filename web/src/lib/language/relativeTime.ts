/** Times and lists in the words of a language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, for a time in seconds: "3 minutes ago". */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "second");
}

export const listed = (words: readonly string[], language: string, type: "conjunction" | "disjunction" = "conjunction") =>
  new Intl.ListFormat(language, { type }).format(words);
