/** What the board draws: a side, a view, and what is to be shown besides. */
import type { BoardPaper, Region, Situation } from "$lib/wire.gen";

export type Point = readonly [x: number, y: number];
/** From the top left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Whose something is: a seat, or the neutral player. */
export type Owner = number | "n";
export type Award = "east-west" | Region;

/** A side as it is printed and drawn. */
export type BoardData = Pick<BoardPaper, "facts" | "geometry" | "numbers">;

/**
 * Something on the board: `post:ROUTE/1` `route:ROUTE` `city:CITY` `office:CITY/1` (printed spaces from the left)
 * `extra:CITY` `ability:CITY/ABILITY` `prestige:8` `marker:ROUTE` (a marker, or the place for one) `permanent:ROUTE`
 * `award:east-west`, and `swap:CITY/2-3` between two offices.
 */
export type Target = string;

/** From one thing to another; to itself it is a ring. */
export interface Arrow {
  from: Target;
  to: Target;
}

/** What the board gets besides the view. */
export interface Look {
  legal: ReadonlyMap<Target, "quiet" | "strong">;
  /** The piece that a click would put there. */
  ghost?: { target: Target; piece: string; seat: Owner } | null;
  /** Lifted pieces, chosen offices. */
  selected?: ReadonlySet<Target>;
  /** Outlined as the last move. */
  last?: ReadonlySet<Target>;
  /** Full routes of the decider that may be established. */
  flagged?: ReadonlySet<string>;
  /** What a line of the score counts. */
  evidence?: { cities?: ReadonlySet<string>; routes?: ReadonlySet<string>; seat?: Owner } | null;
  focus?: Target | null;
  /** A move that is shown, or what somebody drew. */
  arrows?: readonly Arrow[];
  /** Letters on things, for those who type. */
  labels?: ReadonlyMap<Target, string>;
  assist: "off" | "quiet" | "strong";
}

/** What the board reads of a situation; a recorded one has it too. */
export type BoardView = Pick<
  Situation,
  | "posts"
  | "offices"
  | "extra_offices"
  | "controllers"
  | "prestige"
  | "special_prestige"
  | "east_west"
  | "completed_cities"
  | "names"
  | "end_conditions"
> & {
  markers: Pick<Situation["markers"], "board" | "tributes" | "blocks">;
  neutral_prestige?: number;
  regions?: Situation["regions"];
  decision?: Pick<NonNullable<Situation["decision"]>, "decision" | "hand"> | null;
};
