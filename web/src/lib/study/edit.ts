/** Changes of a position by hand: what a click with a brush puts down or takes away. Whether it may be, the server says. */
import type { Target } from "$lib/board/look";
import { kindOf, nameOf, split } from "$lib/board/naming";
import type { Places } from "$lib/game/places";
import type { MarkerId } from "$lib/wire.gen";
import type { Position } from "./tree";

export type Brush =
  | { kind: "piece"; owner: string; shape: "t" | "m" }
  | { kind: "extra"; owner: string; shape: "t" | "m" } // an extra office
  | { kind: "marker"; marker: MarkerId }
  | { kind: "erase" };

type Rows = Record<string, (string | null)[]>;

/** The position after a click; null where the brush does nothing there. */
export function painted(position: Position, places: Places, target: Target, brush: Brush): Position | null {
  const name = nameOf(target);
  switch (kindOf(target)) {
    case "post":
      return brush.kind === "marker" ? laid(position, split(name)[0], brush) : onPost(position, places, name, brush);
    case "route":
    case "marker":
      return brush.kind === "marker" || brush.kind === "erase" ? laid(position, name, brush) : null;
    case "office":
      return inCity(position, split(name)[0], Number(split(name)[1]) - 1, brush);
    case "city":
      return inCity(position, name, null, brush);
    case "prestige":
      return onPrestige(position, name, brush);
    case "award":
      return name === "east-west" ? connected(position, brush) : null;
    default:
      return null;
  }
}

/** One fact of the position replaced; per seat where a seat is named. */
export function withFact(position: Position, key: string, value: unknown, seat?: number): Position {
  if (seat === undefined) return { ...position, [key]: value };
  const list = [...((position[key] as unknown[] | undefined) ?? [])];
  list[seat] = value;
  return { ...position, [key]: list };
}

/** A fact within a fact, such as the pile among the markers. */
export function factOf<T>(position: Position, key: string, inner: string): T | undefined {
  return ((position[key] ?? {}) as Record<string, T>)[inner];
}

/** What one seat has of a fact. */
export function ofSeat<T>(position: Position, key: string, seat: number): T | undefined {
  return (position[key] as T[] | undefined)?.[seat];
}

/** What becomes of a list. */
export type Change<T> = (now: readonly T[]) => T[];

/** One of them taken away: that at a place, or another like it if the list has changed. */
export const without =
  <T>(one: T, place: number): Change<T> =>
  (now) =>
    now.toSpliced(now[place] === one ? place : now.indexOf(one) >= 0 ? now.indexOf(one) : now.length, 1);

export type MarkerPlace = "unused" | "used" | "plates";

/** Markers of the pile, or at one place of a seat. */
export function markersAt(position: Position, place: MarkerPlace | "stack", seat?: number): MarkerId[] {
  const found = factOf<MarkerId[] | MarkerId[][]>(position, "markers", place) ?? [];
  return (seat === undefined ? found : (found[seat] ?? [])) as MarkerId[];
}

/** Other markers there. */
export function withMarkers(position: Position, place: MarkerPlace | "stack", change: Change<MarkerId>, seat?: number): Position {
  const markers = change(markersAt(position, place, seat));
  return { ...position, markers: withFact((position.markers ?? {}) as Position, place, markers, seat) };
}

/** A marker of which there is no other comes out of the pile. What is too much without the pile stays: the server says so. */
export function inBox(position: Position | null, box: Readonly<Record<string, number>>): Position | null {
  const markers = position?.markers as Record<string, unknown> | undefined;
  if (!markers?.stack) return position;
  const pile = [...(markers.stack as MarkerId[])];
  const all = Object.values(markers).flatMap((place) => Object.values(place as object).flat()) as MarkerId[];
  for (const kind of new Set(all)) {
    const over = all.filter((marker) => marker === kind).length - (box[kind] ?? 0);
    for (let left = over; left > 0 && pile.includes(kind); left--) pile.splice(pile.lastIndexOf(kind), 1);
  }
  return { ...position, markers: { ...markers, stack: pile } };
}

function onPost(position: Position, places: Places, post: string, brush: Brush): Position {
  const [route, number] = split(post);
  const posts = (position.posts ?? {}) as Rows;
  const row = [...(posts[route] ?? (places.routes.get(route)?.posts ?? []).map(() => null))];
  row[Number(number) - 1] = pieceOf(brush);
  return { ...position, posts: { ...posts, [route]: row } };
}

/** Offices fill from the left: a new one goes to the next space, whichever was clicked. */
function inCity(position: Position, city: string, place: number | null, brush: Brush): Position | null {
  if (brush.kind === "marker") return null;
  const key = brush.kind === "extra" ? "extra_offices" : "offices";
  const rows = (position[key] ?? {}) as Rows;
  const row = [...(rows[city] ?? [])];
  const piece = pieceOf(brush);
  if (piece === null) {
    const extras = (position.extra_offices ?? {}) as Rows;
    if (place === null && extras[city]?.length) return { ...position, extra_offices: { ...extras, [city]: extras[city].slice(0, -1) } };
    row.splice(place !== null && place < row.length ? place : row.length - 1, 1);
  } else if (key === "offices" && place !== null && place < row.length) row[place] = piece;
  else row.push(piece);
  return { ...position, [key]: { ...rows, [city]: row } };
}

function onPrestige(position: Position, value: string, brush: Brush): Position | null {
  if (brush.kind === "marker" || ("owner" in brush && brush.owner === "n")) return null;
  const { [value]: _, ...others } = (position.special_prestige ?? {}) as Record<string, number>;
  return { ...position, special_prestige: "owner" in brush ? { ...others, [value]: Number(brush.owner) } : others };
}

/** Who connected East and West, in the order of the clicks. */
function connected(position: Position, brush: Brush): Position | null {
  const now = (position.east_west ?? []) as (number | string)[];
  if (brush.kind === "erase") return { ...position, east_west: now.slice(0, -1) };
  if (!("owner" in brush)) return null;
  return { ...position, east_west: [...now, brush.owner === "n" ? "n" : Number(brush.owner)] };
}

function laid(position: Position, route: string, brush: Brush): Position {
  const markers = (position.markers ?? {}) as Record<string, unknown>;
  const { [route]: _, ...others } = (markers.board ?? {}) as Record<string, string>;
  const board = brush.kind === "marker" ? { ...others, [route]: brush.marker } : others;
  return { ...position, markers: { ...markers, board } };
}

const pieceOf = (brush: Brush): string | null => ("owner" in brush ? `${brush.owner}${brush.shape}` : null);
