/** Where the plates of Tribute and Block lie when a marker has their place. */
import { HEIGHT, MARKER, POST, RING, WIDTH } from "./measures";
import type { BoardData, Box, Point } from "./look";

const N_DIRECTIONS = 24; // directions that are tried
const MIN_DISTANCE = 2 * MARKER - 2;

/** Where plates lie beside the marker of a route: each in the direction with most room. */
export function platePlaces(data: BoardData, route: string, count: number): Point[] {
  const place = data.geometry.routes[route];
  if (!place) return [];
  const [x, y] = place.marker;
  const { routes, cities } = data.geometry;
  const taken = Object.values(routes).flatMap((one) => [
    ...one.posts.map((at) => ({ at, r: POST })),
    ...[one.marker, one.tavern, one.permanent].flatMap((at) => (at ? [{ at, r: MARKER }] : [])),
  ]);
  const boxes = Object.values(cities).map((one) => one.box);
  const room = (at: Point): number =>
    Math.min(
      ...taken.filter((one) => one.at !== place.marker).map((one) => away(at, one.at) - one.r - MARKER),
      ...boxes.map((box) => Math.hypot(...gap(at, box)) - MARKER),
      Math.min(at[0], at[1], WIDTH - at[0], HEIGHT - at[1]) - RING - MARKER,
    );
  const tried = Array.from({ length: N_DIRECTIONS }, (_, i): Point => {
    const angle = (i / N_DIRECTIONS) * 2 * Math.PI;
    return [x + MIN_DISTANCE * Math.cos(angle), y + MIN_DISTANCE * Math.sin(angle)];
  });
  const out: Point[] = [];
  while (out.length < count) {
    const free = tried.filter((at) => out.every((other) => away(at, other) >= MIN_DISTANCE - 1));
    const best = (free.length ? free : tried).reduce((a, b) => (room(b) > room(a) ? b : a));
    out.push(best);
  }
  return out;
}

const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const gap = ([px, py]: Point, [x, y, width, height]: Box): Point => [
  Math.max(x - px, 0, px - x - width),
  Math.max(y - py, 0, py - y - height),
];
