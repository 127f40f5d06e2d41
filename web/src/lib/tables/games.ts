/** The games of this browser: which of them somebody looks for. */
import { folded } from "$lib/language/folded";
import type { TableCard } from "$lib/wire.gen";

export const STATES = ["all", "running", "won", "lost", "over", "imported"] as const;
export type State = (typeof STATES)[number];

/** Whether the reader won, as far as the list knows; null where they did not play or it is not over. */
export function won(card: TableCard): boolean | null {
  const [own] = card.you;
  const rank = own === undefined ? undefined : card.ranks?.[own];
  return rank === undefined ? null : rank === 1;
}

function isIn(card: TableCard, state: State): boolean {
  switch (state) {
    case "all":
      return true;
    case "running":
      return card.status === "lobby" || card.status === "running";
    case "over":
      return card.status === "over" || card.status === "aborted";
    case "imported":
      return card.imported ?? false;
    case "won":
      return won(card) === true;
    case "lost":
      return won(card) === false;
  }
}

/** The games in a state in which every word that was typed is found: in the board, or in the name of somebody. */
export function search(cards: readonly TableCard[], typed: string, state: State, boardOf: (card: TableCard) => string): TableCard[] {
  const wanted = folded(typed).split(/\s+/u).filter(Boolean);
  return cards.filter((card) => {
    const words = folded([boardOf(card), card.id, ...card.seats.map(({ name }) => name)].join(" "));
    return isIn(card, state) && wanted.every((word) => words.includes(word));
  });
}
