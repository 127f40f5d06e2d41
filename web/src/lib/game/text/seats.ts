/** Who left the game, came back or joined, among what happened in it. */
import type { SeatChange } from "$lib/wire.gen";
import type { Sentence } from "../types";
import type { Block, Line } from "./log";
import { sentence } from "./sentences";

export const changeWords = ({ change, name }: SeatChange): Sentence => sentence(`log-seat-${change}`, { who: name });

/** The past in turn blocks, with a line for each change of who plays. */
export function withChanges(blocks: readonly Block[], changes: readonly SeatChange[]): Block[] {
  return blocks.map((block, place) => {
    const end = blocks[place + 1]?.ply ?? Infinity;
    const here = changes.filter(({ ply }) => ply >= block.ply && ply < end);
    return here.length ? { ...block, lines: here.reduce(inserted, block.lines) } : block;
  });
}

/** The line stands before those of the decision that came next. */
function inserted(lines: Line[], change: SeatChange): Line[] {
  const after = lines.findIndex(({ ply, event }) => ply >= change.ply && event !== "seat");
  const place = after < 0 ? lines.length : after;
  return lines.toSpliced(place, 0, { ply: change.ply, event: "seat", actor: null, sentence: changeWords(change), points: [] });
}
