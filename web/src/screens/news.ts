/** What a line of a list says about its table. */
import type { Args } from "$lib/language/i18n.svelte";
import type { Situation, TableCard } from "$lib/wire.gen";

export interface RowNews {
  id: string;
  args: Args;
  /** The reader must decide. */
  yours: boolean;
  done: boolean;
}

export const freeSeats = ({ seats }: TableCard): number => seats.filter(({ kind }) => kind === "open" || kind === "invited").length;

/** What waits for the reader first, what is over last, else as the server has them. */
export function inOrder(cards: readonly TableCard[]): TableCard[] {
  const rank = (card: TableCard) => (newsOf(card).yours ? 0 : newsOf(card).done ? 2 : 1);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

export function newsOf(card: TableCard, view?: Situation): RowNews {
  const said = (id: string, args: Args = {}, yours = false): RowNews => {
    return { id, args, yours, done: card.status === "over" || card.status === "aborted" };
  };
  if (card.status === "lobby") return freeSeats(card) ? said("row-lobby", { count: freeSeats(card) }) : said("row-full");
  if (card.status === "aborted") return said("row-aborted");
  if (card.status === "over") return overNews(card, view, said);
  const awaited = card.decider === null ? undefined : card.seats[card.decider];
  if (!awaited) return said("row-running");
  if (awaited.level) return said("row-bot", { name: awaited.name });
  if (!card.you.includes(awaited.seat)) return said("row-waiting", { name: awaited.name });
  if (card.turn !== awaited.seat) return said("row-answer", { name: card.seats[card.turn ?? 0]?.name ?? "" }, true);
  const actions = view?.decider === awaited.seat ? view.actions_left : null;
  return actions === null ? said("row-turn", {}, true) : said("row-turn-actions", { count: actions }, true);
}

function overNews(card: TableCard, view: Situation | undefined, said: (id: string, args?: Args) => RowNews): RowNews {
  const own = card.you[0];
  const score = own === undefined ? undefined : view?.scores.seats[own];
  if (view && !score) return said("row-over-won", { who: view.names.filter((_, seat) => view.scores.seats[seat]?.rank === 1).join(", ") });
  if (!view || !score) return said("row-over");
  return said("row-over-rank", { rank: score.rank, points: score.total });
}
