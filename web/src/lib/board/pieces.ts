/** Which pieces stand where, and which piece of a later view is which of an earlier one. */
import { extraPlaces, officePlaces } from "./geometry";
import { ownerOf, shapeOf } from "./naming";
import type { BoardData, BoardView, Owner, Point } from "./look";

/** A disc is the marker of a player on the prestige track. */
export type Form = "t" | "m" | "disc";

interface Placed {
  where: string; // a target, or `track:SEAT`
  owner: Owner;
  form: Form;
  x: number;
  y: number;
  size: number;
  halo: boolean;
}

export interface Token extends Placed {
  key: number; // the same piece keeps it from view to view
}

const ON_POST = { t: 25, m: 30 };
const IN_OFFICE = { t: 19.5, m: 22.5 }; // the colour of the office stays as a rim
const IN_EXTRA = { t: 22, m: 25 };
const ON_PRESTIGE = 25;

/** All pieces of a view. */
export function arrange(data: BoardData, view: BoardView): Placed[] {
  return [...onPosts(data, view), ...inCities(data, view), ...onPrestige(data, view), ...onTrack(data, view)];
}

function piece(where: string, text: string, [x, y]: Point, sizes: { t: number; m: number }, scale: number, halo: boolean): Placed {
  const form = shapeOf(text);
  return { where, owner: ownerOf(text), form, x, y, size: sizes[form] * scale, halo };
}

function* onPosts(data: BoardData, view: BoardView): Iterable<Placed> {
  for (const [route, posts] of Object.entries(view.posts)) {
    const place = data.geometry.routes[route];
    for (const [i, text] of posts.entries()) {
      const at = place?.posts[i];
      if (text && at) yield piece(`post:${route}/${i + 1}`, text, onPlate(data, route, i, at), ON_POST, 1, true);
    }
  }
}

/** Pieces stand a little lower on a house, below its roof. */
export function onPlate(data: BoardData, route: string, index: number, at: Point): Point {
  const facts = data.facts.routes.find((one) => one.id === route);
  return facts?.posts[index] === "ship" ? at : [at[0], at[1] + 2];
}

function* inCities(data: BoardData, view: BoardView): Iterable<Placed> {
  for (const city of data.facts.cities) {
    const place = data.geometry.cities[city.id];
    if (!place) continue;
    const offices = view.offices[city.id] ?? [];
    const places = officePlaces(city, place, offices.length);
    for (const [i, text] of offices.entries()) {
      const spot = places[i];
      const sizes = city.hanseatic ? IN_OFFICE : IN_EXTRA;
      if (spot) yield piece(`office:${city.id}/${i + 1}`, text, spot.at, sizes, spot.scale, !city.hanseatic);
    }
    const extras = view.extra_offices[city.id] ?? [];
    const beside = extraPlaces(place, extras.length);
    for (const [i, text] of extras.entries()) {
      const spot = beside[i];
      if (spot) yield piece(`extra:${city.id}/${i + 1}`, text, spot.at, IN_EXTRA, spot.scale, false);
    }
  }
}

function* onPrestige(data: BoardData, view: BoardView): Iterable<Placed> {
  for (const [i, space] of data.facts.special_prestige.spaces.entries()) {
    const owner = view.special_prestige[space.prestige];
    const at = data.geometry.special_prestige[i];
    if (owner === undefined || !at) continue;
    yield { where: `prestige:${space.prestige}`, owner, form: "m", x: at[0], y: at[1], size: ON_PRESTIGE, halo: false };
  }
}

/** The track: several players may stand on one space. */
function* onTrack(data: BoardData, view: BoardView): Iterable<Placed> {
  const { ring } = data.geometry.tracks;
  const points: [Owner, number][] = view.prestige.map((value, seat) => [seat, value]);
  if (view.neutral_prestige !== undefined) points.push(["n", view.neutral_prestige]);
  const spaces = new Map<number, Owner[]>();
  for (const [owner, value] of points) {
    const space = value % ring.length;
    spaces.set(space, [...(spaces.get(space) ?? []), owner]);
  }
  for (const [space, owners] of spaces) {
    const [x, y, width, height] = ring[space]!;
    const { size, at } = space === 0 && owners.length >= MAX_SINGLE_PIECES ? queue(owners.length) : fan(owners.length, width, height);
    for (const [i, owner] of owners.entries()) {
      const [dx, dy] = at[i]!;
      yield { where: `track:${owner}`, owner, form: "disc", x: x + dx, y: y + dy, size, halo: true };
    }
  }
}

/** So many on space 0 need more room than its corner has: at the start everybody is there. */
export const MAX_SINGLE_PIECES = 2;
const PIECE_STEP = 22;

/** They wait in a row along the edge, below the corner. */
export function queue(count: number): { size: number; at: Point[] } {
  return { size: 20, at: Array.from({ length: count }, (_, i): Point => [0, PIECE_STEP * (i + 1) + 2]) };
}

/** How several discs share a space of the track: in a row, then in two; in a corner around its middle. */
export function fan(count: number, width: number, height: number): { size: number; at: Point[] } {
  if (count === 1) return { size: 22, at: [[0, 0]] };
  if (Math.abs(width - height) < 1) {
    const [size, out] = count === 2 ? [17, 7] : count > 4 ? [13, 9.3] : [15, 7.7]; // with its halo each stays on the board
    const corners: Point[] = [
      [-out, -out],
      [out, out],
      [out, -out],
      [-out, out],
      [0, 0],
      [0, 0],
    ];
    return { size, at: corners.slice(0, count) };
  }
  const turn = (a: number, b: number): Point => (width > height ? [a, b] : [b, a]);
  const line = (n: number, step: number, b: number) => Array.from({ length: n }, (_, i) => turn((i - (n - 1) / 2) * step, b));
  if (count <= 3) return { size: count === 2 ? 20 : 15.5, at: line(count, count === 2 ? 22.5 : 15.6, 0) };
  const half = Math.ceil(count / 2);
  return { size: 14, at: [...line(half, 15.4, -7.8), ...line(count - half, 15.4, 7.8)] };
}

/**
 * Gives the pieces of a new view the keys of the old ones: first those that stayed, then for each new one the nearest
 * of its kind that left.
 */
export function follow(before: readonly Token[], after: Placed[], fresh: () => number): Token[] {
  const old = new Map(before.map((token) => [token.where, token]));
  const tokens = after.map((placed) => {
    const token = old.get(placed.where);
    if (!token || !same(token, placed)) return null;
    old.delete(placed.where);
    return { ...placed, key: token.key };
  });
  const gone = new Set(old.values());
  return tokens.map((token, i) => {
    if (token) return token;
    const placed = after[i]!;
    const source = closest(placed, gone);
    if (source) gone.delete(source);
    return { ...placed, key: source?.key ?? fresh() };
  });
}

const same = (a: Placed, b: Placed) => a.owner === b.owner && a.form === b.form;

function closest(placed: Placed, gone: ReadonlySet<Token>): Token | null {
  let best: Token | null = null;
  let least = Infinity;
  for (const token of gone) {
    if (!same(token, placed)) continue;
    const away = Math.hypot(token.x - placed.x, token.y - placed.y);
    if (away < least) [best, least] = [token, away];
  }
  return best;
}
