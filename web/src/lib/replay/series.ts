/** What a graph below the board can show, one value for each moment and player. */
import { wholePercent } from "$lib/analysis/moveText";
import type { GameReview, SeatView } from "$lib/wire.gen";

export interface Series {
  id: string;
  lines: { owner: number | "n"; values: number[] }[];
  /** The graph reaches at least this high. */
  most: number;
  /** A value worth a line of its own: what ends the game, or a fair share. */
  goal?: number;
  /** Values change gradually, not at a step. */
  smooth?: boolean;
  format?: (value: number) => string;
}

/** Points on the prestige track, which can end the game. */
export function prestige(views: readonly SeatView[], goal: number): Series {
  const lines: Series["lines"] = seats(views).map((owner) => ({ owner, values: views.map((view) => view.prestige[owner] ?? 0) }));
  if (views[0]?.neutral_prestige !== undefined) lines.push({ owner: "n", values: views.map((view) => view.neutral_prestige ?? 0) });
  return { id: "prestige", lines, most: goal, goal };
}

/** All points, as if the game had ended at each moment. */
export function totals(views: readonly SeatView[]): Series {
  const lines = seats(views).map((owner) => ({ owner, values: views.map((view) => view.scores.seats[owner]?.total ?? 0) }));
  return { id: "totals", lines, most: 0 };
}

/** How likely each seat was to win, as the bots see it. */
export function chances({ decisions, end }: GameReview): Series {
  const moments = [...decisions.map(({ chances }) => chances), end.chances];
  const lines = end.chances.map((_, owner) => ({ owner, values: moments.map((moment) => moment[owner] ?? 0) }));
  return { id: "chances", lines, most: 1, goal: 1 / lines.length, smooth: true, format: wholePercent };
}

const seats = (views: readonly SeatView[]): number[] => (views[0]?.prestige ?? []).map((_, seat) => seat);
