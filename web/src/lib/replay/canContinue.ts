/** Whether a game can go on from a moment at a table of its own; the server says the same. */
import type { SeatView, TableInfo } from "$lib/wire.gen";

/** Not from the end, and while it runs only for one person against bots, outside of competitions. */
export function canContinue(
  { is_over }: Pick<SeatView, "is_over">,
  { status, seats, competition }: Pick<TableInfo, "status" | "seats" | "competition">,
): boolean {
  if (is_over) return false;
  const people = seats.filter(({ kind }) => kind === "human").length;
  return status !== "running" || (people < 2 && !competition);
}
