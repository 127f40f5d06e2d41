/** How close the end is, and which decisions would bring it. Counted from what lies on the table. */
import type { Preview, Situation } from "$lib/wire.gen";
import type { Move, MoveOf } from "./notation";
import { ownerOf, type Places } from "./places";
import { nextOffice } from "./scene";
import type { Scene } from "./types";

export const LAST_PRESTIGE = 20; // END-01
const POINTS_FOR_CONTROL = 2; // the most that a route gives to one player in step 1

export interface Gauge {
  id: "prestige" | "cities" | "markers";
  now: number;
  limit: number;
  near: boolean; // one move away
  by: Move[]; // own legal moves that would end the game
}

/** The three end conditions. Previews know what is not counted here, such as East–West points. */
export function gauges(scene: Scene, previews: readonly Preview[] = []): Gauge[] {
  const { view } = scene;
  const ending = scene.moves.flatMap((move) => {
    const known = previews.find((preview) => preview.action === move.text);
    const clause = known ? (known.ends_game ? known.clause : null) : clauseOf(scene, move);
    return clause ? [{ move, clause }] : [];
  });
  const by = (...clauses: string[]) => ending.filter(({ clause }) => clauses.includes(clause)).map(({ move }) => move);
  const [prestige, cities, markers] = [by("END-01"), by("END-03"), by("END-02", "CLASSIC-07")];
  const highest = Math.max(...view.prestige, view.neutral_prestige ?? 0);
  const limit = view.completed_cities_limit;
  const over = view.is_over;
  return [
    {
      id: "prestige",
      now: highest,
      limit: LAST_PRESTIGE,
      near: !over && (highest >= LAST_PRESTIGE - POINTS_FOR_CONTROL || prestige.length > 0 || otherReaches(scene)),
      by: prestige,
    },
    {
      id: "cities",
      now: view.completed_cities,
      limit,
      near: !over && (view.completed_cities >= limit - 1 || cities.length > 0),
      by: cities,
    },
    { id: "markers", now: view.markers.stack, limit: 0, near: !over && view.markers.stack === 0, by: markers },
  ];
}

/** The end condition that a move meets, as far as it can be counted. */
export function clauseOf(scene: Scene, move: Move): string | null {
  const { view, places } = scene;
  if (view.ending !== null) return null;
  if (move.kind === "found") return completes(view, places, move.city) ? "END-03" : null;
  if (move.kind !== "route") return null;
  const points = pointsOf(scene, move);
  if (view.prestige.some((now, seat) => now + (points.get(seat) ?? 0) >= LAST_PRESTIGE)) return "END-01";
  if ((view.neutral_prestige ?? 0) + (points.get("n") ?? 0) >= LAST_PRESTIGE) return "END-01";
  if (view.edition === "bigbox" && view.markers.board[move.route] && view.markers.stack === 0) return "END-02";
  const { benefit } = move;
  return benefit.take === "office" && completes(view, places, benefit.city) ? "END-03" : null;
}

/** Whether the next office of a city completes the last one that is needed. */
function completes(view: Situation, places: Places, city: string): boolean {
  const printed = places.city(city)?.offices.length ?? 0;
  const standing = view.offices[city]?.length ?? 0;
  const extra = view.extra_offices[city]?.length ?? 0;
  const full = printed ? standing + 1 === printed : standing + extra === 0;
  return full && view.completed_cities + 1 >= view.completed_cities_limit;
}

/** The points of a route for control and coins, by owner. */
function pointsOf({ view, places }: Scene, move: MoveOf<"route">): Map<number | "n", number> {
  const points = control(view, places, move.route);
  if (move.benefit.take === "office") {
    const coin = places.city(move.benefit.city)?.offices[nextOffice(view, move.benefit.city) - 1]?.prestige ?? 0;
    const seat = view.decider ?? view.turn;
    points.set(seat, (points.get(seat) ?? 0) + coin);
  }
  return points;
}

function control(view: Situation, places: Places, route: string): Map<number | "n", number> {
  const points = new Map<number | "n", number>();
  for (const city of places.ends(route)) {
    const owner = view.controllers[city];
    if (owner !== undefined && (owner !== "n" || view.neutral_prestige !== undefined))
      points.set(owner, (points.get(owner) ?? 0) + 1);
  }
  return points;
}

/** Whether a route that somebody else has filled would bring anybody to the last space. */
function otherReaches({ view, places }: Scene): boolean {
  return Object.entries(view.posts).some(([route, row]) => {
    const owners = new Set(row.map((piece) => (piece === null ? null : ownerOf(piece))));
    const length = places.routes.get(route)?.posts.length;
    if (owners.size !== 1 || owners.has(null) || row.length !== length) return false;
    return [...control(view, places, route)].some(
      ([owner, points]) =>
        (owner === "n" ? (view.neutral_prestige ?? 0) : (view.prestige[owner] ?? 0)) + points >= LAST_PRESTIGE,
    );
  });
}
