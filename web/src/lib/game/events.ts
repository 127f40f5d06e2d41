/** What happened, as the server tells it. */
import type { GameEvent } from "$lib/wire.gen";

export type { GameEvent };
export type EventName = GameEvent["event"];

/** What is known after news: from decision `since` on the past may be another one. */
export function merge(known: readonly GameEvent[], since: number, news: readonly GameEvent[]): GameEvent[] {
  return [...known.filter((event) => event.ply < since), ...news];
}

/** The piece that was displaced last. */
export const lastVictim = (events: readonly GameEvent[]): string | undefined =>
  events.findLast((event) => event.event === "displaced")?.victim;

/** The events of one decision. */
export const at = (events: readonly GameEvent[], ply: number): GameEvent[] => events.filter((event) => event.ply === ply);

/** The number of the first decision of the turn that is played now. */
export function turnStart(events: readonly GameEvent[]): number {
  const last = events.findLast((event) => event.event === "turn");
  return last ? last.ply + 1 : 0;
}
