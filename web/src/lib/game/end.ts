/** How close the end is, and which decisions would bring it, as the server says. */
import type { EndCondition, Situation } from "$lib/wire.gen";
import type { Move } from "$lib/game/moves/notation";
import type { Scene } from "./types";

export interface Gauge extends EndCondition {
  by: Move[]; // own legal moves that would end the game
}

export function gauges({ view, moves }: Scene): Gauge[] {
  return view.end_conditions.map((condition) => {
    const by = moves.filter((move) => view.endings?.[move.text] === condition.clause);
    return { ...condition, near: condition.near || by.length > 0, by };
  });
}

/** The prestige that ends the game. */
export const prestigeLimit = ({ end_conditions }: Pick<Situation, "end_conditions">): number =>
  end_conditions.find(({ of }) => of === "prestige")?.limit ?? 0;
