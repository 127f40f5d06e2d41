/** Where the things of a board are. Pure: data in, numbers out. */
import { AWARD, HIT, MARKER, PERMANENT, PRESTIGE_STEP, SCROLL, SCROLL_STEP, SLOT } from "./measures";
import { kindOf, nameOf, split } from "./naming";
import type { CityFacts, CityPlace } from "$lib/wire.gen";
import type { Award, BoardData, BoardView, Box, Point, Target } from "./look";

/** The form of a thing: what a ring is drawn around, and what answers a click. */
export type Outline =
  | { form: "circle"; x: number; y: number; r: number }
  | { form: "box"; x: number; y: number; width: number; height: number; round: number }
  | { form: "path"; d: string; x: number; y: number };

export interface Place {
  at: Point;
  scale: number; // below 1 where many pieces share the room
}

type Crowd = Pick<BoardView, "offices" | "extra_offices">;
const EMPTY: Crowd = { offices: {}, extra_offices: {} };

const GATES = 4;
const EXTRAS = 2;
const SWAP_RISE = 20; // a swap lies on the roofs between its offices, where it hides no piece
const SHIELD_OVERHANG = 17; // what the controller's shield sticks out left of the plaque

/** The places of the offices of a city; a green city has as many as it needs, with one to spare. */
export function officePlaces(city: CityFacts, place: CityPlace, founded = 0): Place[] {
  if (city.hanseatic) return place.slots.map((at) => ({ at, scale: 1 }));
  const count = Math.max(GATES, founded + 1);
  return row(place.x - (GATES * SLOT) / 2, place.y, GATES * SLOT, count);
}

/** The places of extra offices, from the one beside the row outwards. */
export function extraPlaces(place: CityPlace, count: number): Place[] {
  const [[right, y]] = place.extra;
  return row(right + SLOT / 2 - EXTRAS * SLOT, y, EXTRAS * SLOT, Math.max(EXTRAS, count)).reverse();
}

function row(left: number, y: number, width: number, count: number): Place[] {
  const step = width / count;
  return Array.from({ length: count }, (_, i) => ({ at: [left + step * (i + 0.5), y] as Point, scale: step / SLOT }));
}

/** The middle of the controller's shield: beside the name, where nothing else lies. */
export const shieldPlace = ([x, y, , height]: Box): Point => [x - 8, y + height / 2 - 0.5];

/** The curve of a route without the straight ends that lie under its cities. */
export function curve(path: string): string {
  const at = numbers(path);
  return `M${at.slice(2, 4).join(" ")}C${at.slice(4, 10).join(" ")}`;
}

/** The point of a route's curve at a fraction of its parameter. */
export function along(path: string, t: number): Point {
  const at = numbers(path).slice(2, 10);
  const s = 1 - t;
  const part = (i: number) => s ** 3 * at[i]! + 3 * s * s * t * at[i + 2]! + 3 * s * t * t * at[i + 4]! + t ** 3 * at[i + 6]!;
  return [part(0), part(1)];
}

const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** London's eight offices stand in two rows. */
export const rowsOf = (place: CityPlace): number => new Set(place.slots.map(([, y]) => y)).size;

/** Row and plaque of a city, without the room for extra offices. */
export function core(place: CityPlace): Box {
  const [x, y, width, height] = place.plaque;
  const per = place.slots.length / rowsOf(place);
  const left = Math.min(x, place.x - (per * SLOT) / 2);
  const right = Math.max(x + width, place.x + (per * SLOT) / 2);
  return [left, place.box[1], right - left, y + height - place.box[1]];
}

/** The form of a target; null for something that is not on this board. */
export function outline(data: BoardData, target: Target, crowd: Crowd = EMPTY): Outline | null {
  const name = nameOf(target);
  const [id, rest] = split(name);
  const { geometry } = data;
  const route = geometry.routes[id];
  switch (kindOf(target)) {
    case "post":
      return circle(route?.posts[Number(rest) - 1], HIT);
    case "route":
      return route ? pathOutline(route.path) : null;
    case "marker":
      return circle(route?.marker, MARKER + 4);
    case "permanent":
      return circle(route?.permanent, PERMANENT + 2);
    case "prestige":
      return circle(geometry.special_prestige[prestigeIndex(data, id)], PRESTIGE_STEP / 2);
    case "award":
      return box(geometry.tracks[id.replace("-", "_") as "east_west"], AWARD, 6);
    default:
      return cityOutline(data, kindOf(target), id, rest, crowd);
  }
}

function cityOutline(data: BoardData, kind: string, id: string, rest: string, crowd: Crowd): Outline | null {
  const place = data.geometry.cities[id];
  const city = cityFacts(data, id);
  if (!place || !city) return null;
  const offices = officePlaces(city, place, crowd.offices[id]?.length);
  const extras = crowd.extra_offices[id]?.length ?? 0;
  switch (kind) {
    case "city": {
      const [x, y, width, height] = core(place);
      const outermost = extraPlaces(place, extras)[extras - 1];
      const left = Math.min(x, place.plaque[0] - SHIELD_OVERHANG, outermost ? outermost.at[0] - (SLOT / 2) * outermost.scale : x);
      return { form: "box", x: left - 4, y: y - 4, width: x + width - left + 8, height: height + 8, round: 8 };
    }
    case "office":
      return officeOutline(offices[Number(rest) - 1], city.offices[Number(rest) - 1]?.shape === "merchant");
    case "extra":
      return officeOutline(extraPlaces(place, extras + 1)[extras], false);
    case "ability":
      return box(scrollOf(city, place, rest), SCROLL, 6);
    case "swap": {
      const [left, right] = rest.split("-").map((number) => offices[Number(number) - 1]?.at);
      return left && right ? circle([(left[0] + right[0]) / 2, left[1] - SWAP_RISE], SLOT / 2) : null;
    }
  }
  return null;
}

const circle = (at: Point | undefined, r: number): Outline | null => (at ? { form: "circle", x: at[0], y: at[1], r } : null);

const box = (at: Point | undefined, [width, height]: readonly [number, number], round: number): Outline | null =>
  at ? { form: "box", x: at[0] - width / 2, y: at[1] - height / 2, width, height, round } : null;

function pathOutline(path: string): Outline {
  const [x, y] = along(path, 0.5);
  return { form: "path", d: curve(path), x, y };
}

function officeOutline(place: Place | undefined, round: boolean): Outline | null {
  if (!place) return null;
  const size = SLOT * place.scale;
  return box(place.at, [size, size], round ? size / 2 : 5);
}

/** The middle of a target, for popovers and arrow keys; of a city that of its name, below its offices. */
export function centre(data: BoardData, target: Target, crowd: Crowd = EMPTY): { x: number; y: number } | null {
  const form = outline(data, target, crowd);
  if (!form) return null;
  const plaque = kindOf(target) === "city" ? data.geometry.cities[nameOf(target)]?.plaque : undefined;
  if (plaque) return { x: plaque[0] + plaque[2] / 2, y: plaque[1] + plaque[3] / 2 };
  return form.form === "box" ? { x: form.x + form.width / 2, y: form.y + form.height / 2 } : { x: form.x, y: form.y };
}

/** Where the scroll of an ability hangs. */
export function scrollOf(city: CityFacts, place: CityPlace, ability: string): Point | undefined {
  const index = city.abilities.findIndex((one) => one === ability);
  if (index < 0 || !place.scroll) return undefined;
  return [place.scroll[0] + (index - (city.abilities.length - 1) / 2) * SCROLL_STEP, place.scroll[1]];
}

export const cityFacts = (data: BoardData, id: string): CityFacts | undefined => data.facts.cities.find((city) => city.id === id);

const prestigeIndex = (data: BoardData, value: string): number =>
  data.facts.special_prestige.spaces.findIndex((space) => String(space.prestige) === value);

/** The awards that this side has. */
export function awards(data: BoardData): { award: Award; at: Point }[] {
  const { completed: _, ring: __, east_west, ...countries } = data.geometry.tracks;
  const all = Object.entries({ "east-west": east_west, ...countries });
  return all.map(([award, at]) => ({ award: award as Award, at }));
}

/** Everything that is always there, what lies below first. */
export function fixedTargets(data: BoardData): Target[] {
  const { cities, routes, special_prestige } = data.facts;
  return [
    ...routes.map((route) => `route:${route.id}`),
    ...cities.map((city) => `city:${city.id}`),
    ...cities.flatMap((city) => city.offices.map((_, i) => `office:${city.id}/${i + 1}`)),
    ...cities.flatMap((city) => city.abilities.map((ability) => `ability:${city.id}/${ability}`)),
    ...awards(data).map(({ award }) => `award:${award}`),
    ...special_prestige.spaces.map((space) => `prestige:${space.prestige}`),
    ...routes.flatMap((route) => (route.permanent_marker ? [`permanent:${route.id}`] : [])),
    ...routes.flatMap((route) => route.posts.map((_, i) => `post:${route.id}/${i + 1}`)),
  ];
}
