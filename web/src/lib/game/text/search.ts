/** The move list: legal moves found by words, or by notation with every word shortened. */
import { folded } from "$lib/language/folded";
import type { Move } from "../moves/notation";

export interface Entry {
  move: Move;
  words: string; // the move in the viewer's language
}

/** The moves that fit, those spelled in notation first; an empty question fits all. Cities have `names`, the one on the board first. */
export function search(query: string, entries: readonly Entry[], names: readonly string[][] = []): Entry[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  if (!asked.length) return [...entries];
  const spelled = entries
    .filter(({ move }) => isShort(asked, move.text.split(" ")))
    .sort((one, other) => exact(asked, other) - exact(asked, one));
  const described = entries.filter(({ move, words }) => {
    const others = names.filter(([printed = ""]) => words.includes(printed)).flat();
    const whole = plain([words, move.text, ...others].join(" "));
    return asked.every((part) => whole.includes(part));
  });
  return [...new Set([...spelled, ...described])];
}

/** How many words are spelled out: `income 1t` comes before `income 1t+1m`. */
const exact = (asked: readonly string[], { move }: Entry): number =>
  move.text.split(" ").filter((word, place) => word === asked[place]).length;

/** Without capitals and accents, so that `lubeck` finds Lübeck. */
const plain = (text: string): string => folded(text.replaceAll("ß", "ss")).replaceAll("–", "-").trim();

/** `place t bre-ham` is short for `place t bremen-hamburg/1`: each part begins a part, in order. */
function isShort(asked: readonly string[], spelled: readonly string[]): boolean {
  return asked.length <= spelled.length && asked.every((part, place) => begins(part, spelled[place] ?? ""));
}

function begins(part: string, word: string): boolean {
  const wanted = part.split(/[-/+]/);
  const there = word.split(/[-/+]/);
  let place = 0;
  return wanted.every((piece) => {
    while (place < there.length && !there[place]?.startsWith(piece)) place += 1;
    place += 1;
    return place <= there.length;
  });
}
