/** What a decision would change for those at the table, counted from its preview. */
import { readAmount, type Shape } from "$lib/game/moves/notation";
import type { Preview } from "$lib/wire.gen";

export interface Effects {
  actions: number; // gained or, below 0, spent
  supply: { kind: Shape; before: number; after: number }[];
  prestige: { seat: number; points: number }[];
  total: number; // of the final score, as far as it is known
  ends: boolean;
  asks: number | null; // somebody else must decide
  reveals: boolean;
}

export function effectsOf(preview: Preview, own: number): Effects {
  const mine = preview.deltas?.find((delta) => delta.seat === own);
  const before = readAmount(mine?.supply.before ?? "0");
  const after = readAmount(mine?.supply.after ?? "0");
  return {
    actions: mine ? mine.actions.after - mine.actions.before : 0,
    supply: (["t", "m"] as const).flatMap((kind) =>
      before[kind] === after[kind] ? [] : [{ kind, before: before[kind], after: after[kind] }],
    ),
    prestige: (preview.deltas ?? []).flatMap(({ seat, prestige }) => {
      const points = prestige.after - prestige.before;
      return points ? [{ seat, points }] : [];
    }),
    total: mine ? mine.total.after - mine.total.before : 0,
    ends: preview.ends_game ?? false,
    asks: preview.barrier === "asked" ? (preview.asks ?? null) : null,
    reveals: preview.barrier === "revealed",
  };
}

/** Whether there is anything to tell. */
export function isPlain({ actions, supply, prestige, total, ends, asks, reveals }: Effects): boolean {
  return !actions && !supply.length && !prestige.length && !total && !ends && asks === null && !reveals;
}
