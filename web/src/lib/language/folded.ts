/** Text as it is searched. */

/** Letters that are no letter with an accent. */
const PLAIN_LETTERS: Record<string, string> = { ł: "l", đ: "d", ø: "o" };

/** Without capitals and accents, letter by letter, so that `lubeck` finds Lübeck, and `е` finds ё: places stay the same. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.toLowerCase().normalize("NFD").charAt(0);
    return PLAIN_LETTERS[plain] ?? (plain || letter);
  }).join("");
}
