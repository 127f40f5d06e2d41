/** A side of a board as the server tells it, and what the board is told besides the view. */
import type { Situation } from "$lib/wire.gen";

export type Point = readonly [x: number, y: number];
/** From the top left corner. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export type Colour = "red" | "blue" | "green" | "yellow" | "purple";
/** Whose something is: a seat, or the neutral player. */
export type Owner = number | "n";
export type Shape = "trader" | "merchant";
export type Privilege = "white" | "orange" | "pink" | "black";
export type Ability = "keys" | "actions" | "privilege" | "book" | "purse";
export type MarkerKind = Situation["markers"]["board"][string];
export type Permanent =
  | "move-two"
  | "develop-privilege"
  | "office-in-green-city"
  | "place-two-from-route"
  | "place-two-in-wales-or-scotland";
export type Award = "east-west" | "wales" | "scotland";

export interface OfficeSpace {
  shape: Shape;
  privilege: Privilege;
  prestige: number;
}

export interface CityFacts {
  id: string;
  name: string;
  offices: OfficeSpace[];
  abilities: Ability[];
  hanseatic: boolean;
  regions: string[];
  permits: string[];
}

export interface RouteFacts {
  id: string;
  from: string;
  to: string;
  posts: ("land" | "ship")[];
  tavern: boolean;
  permanent_marker: Permanent | null;
  region: string | null;
}

export interface BoardFacts {
  id: string;
  name: string;
  completed_cities_limit: number;
  east_west: [string, string];
  special_prestige: { city: string; spaces: { privilege: Privilege; prestige: number }[] };
  cities: CityFacts[];
  routes: RouteFacts[];
}

export interface CityPlace {
  x: number;
  y: number;
  slots: Point[]; // one per office; four gate places in a green city
  plaque: Box;
  box: Box; // all that belongs to the city, two extra offices included
  extra: [Point, Point]; // beside the row, then further left
  scroll?: Point;
}

export interface RoutePlace {
  path: string; // M city L edge C curve L city
  posts: Point[];
  marker: Point;
  tavern?: Point;
  permanent?: Point;
  tie: Partial<Record<"marker" | "tavern" | "permanent", Point>>; // where their strings meet the route
}

export interface DecorPlaces {
  coast: string[];
  rivers?: string[];
  lakes?: string[];
  regions?: Record<string, string>;
  hills?: [x: number, y: number, size: number][];
  woods?: [x: number, y: number, size: number][];
  labels?: [text: string, x: number, y: number, angle: number, size: number][];
  compass?: [x: number, y: number, radius: number];
  ships?: [x: number, y: number, size: number, heading: 1 | -1][];
}

export interface Geometry {
  canvas: [width: number, height: number];
  cities: Record<string, CityPlace>;
  routes: Record<string, RoutePlace>;
  special_prestige: Point[];
  tracks: {
    completed: Point[];
    ring: [cx: number, cy: number, width: number, height: number][];
    east_west: Point;
    wales?: Point;
    scotland?: Point;
  };
  decor: DecorPlaces;
}

export interface BoardData {
  facts: BoardFacts;
  geometry: Geometry;
}

/**
 * Something on the board: `post:ROUTE/1` `route:ROUTE` `city:CITY` `office:CITY/1` (printed spaces from the left)
 * `extra:CITY` `ability:CITY/ABILITY` `prestige:8` `marker:ROUTE` (a marker, or the place for one) `permanent:ROUTE`
 * `award:east-west`, and `swap:CITY/2-3` between two offices.
 */
export type Target = string;

/** What the board is told besides the view. */
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
> & {
  markers: Pick<Situation["markers"], "board" | "tributes" | "blocks">;
  neutral_prestige?: number;
  decision?: Pick<NonNullable<Situation["decision"]>, "decision" | "hand"> | null;
};
