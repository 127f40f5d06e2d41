/** Letters on everything that can be done: typed, they do it. */
import type { Target } from "$lib/game/types";

const LETTERS = "asdfhjklweruionmcvpgtbqzxy"; // those under the fingers first

/** A code for each target: one letter where they are few, else two. None begins another. */
export function codes(targets: readonly Target[]): Map<string, Target> {
  const one = [...LETTERS];
  const all = targets.length <= one.length ? one : one.flatMap((first) => one.map((second) => first + second));
  return new Map(targets.slice(0, all.length).map((target, place) => [all[place] as string, target]));
}
