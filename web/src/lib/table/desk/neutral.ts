/** What the neutral player has on the board. */
import type { Situation } from "$lib/wire.gen";

interface NeutralFacts {
  posts: number; // traders on posts
  offices: number;
  cities: string[]; // under its control
}

export function neutralFacts(view: Situation): NeutralFacts {
  const count = (rows: Record<string, (string | null)[]>) =>
    Object.values(rows)
      .flat()
      .filter((piece) => piece?.startsWith("n")).length;
  return {
    posts: count(view.posts),
    offices: count(view.offices) + count(view.extra_offices),
    cities: Object.entries(view.controllers).flatMap(([city, owner]) => (owner === "n" ? [city] : [])),
  };
}
