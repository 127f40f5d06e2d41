/** Sentences: an id of the Fluent files with its arguments, made into text or into parts that can be pointed at. */
import type { Arg, Sentence, Target } from "$lib/game/types";

export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface Part {
  text: string;
  target: Target | null;
}

export function sentence(id: string, args: Record<string, Arg> = {}, nouns: Record<string, Target> = {}): Sentence {
  return { id, args, nouns };
}

/** The word of another message as an argument. */
export const word = (id: string, args: Record<string, Arg> = {}): Arg => ({ word: id, args });

function value(arg: Arg, say: Say): string | number {
  return typeof arg === "object" ? say(arg.word, values(arg.args ?? {}, say)) : arg;
}

function values(args: Record<string, Arg>, say: Say): Record<string, string | number> {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg, say)]));
}

export function text({ id, args }: Sentence, say: Say): string {
  return say(id, values(args, say));
}

const OPEN = "\uE000";
const SHUT = "\uE001";

/** The text in parts; a part with a target is a noun that lights it up. */
export function parts({ id, args, nouns }: Sentence, say: Say): Part[] {
  const known = values(args, say);
  const marked = { ...known };
  for (const name of Object.keys(nouns)) marked[name] = `${OPEN}${name}${SHUT}`;
  return say(id, marked)
    .split(OPEN)
    .flatMap((piece, place): Part[] => {
      const end = piece.indexOf(SHUT);
      if (place === 0 || end < 0) return [{ text: piece, target: null }];
      const name = piece.slice(0, end);
      return [
        { text: String(known[name] ?? ""), target: nouns[name] ?? null },
        { text: piece.slice(end + 1), target: null },
      ];
    })
    .filter((part) => part.text !== "");
}
