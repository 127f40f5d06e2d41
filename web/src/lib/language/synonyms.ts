/** Words and names that mean the same. */
import { t, words } from "./i18n.svelte";

/** Groups of words that mean the same, written `a, b, c; d, e`. */
export function synonymGroups(text: string): string[][] {
  return text.split(";").map((group) =>
    group
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  );
}

/** The names of cities, those on the board first, then what people call them today. Needs the part "cities"; none before it is there. */
export const cityNames = (): string[][] => (words.has("city-names") ? synonymGroups(t("city-names")) : []);

/** A city or route as people call it; none if the board says the same. */
export function localName(title: string): string | null {
  const names = new Map(cityNames().map(([printed, usual]) => [printed, usual]));
  const local = title
    .split("–")
    .map((city) => names.get(city) ?? city)
    .join("–");
  return local === title ? null : local;
}
