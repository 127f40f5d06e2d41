/** What a line of the score counts, as things on the board. */
import type { Situation } from "$lib/wire.gen";
import type { Places } from "$lib/game/places";

export const CATEGORIES = [
  "track",
  "abilities",
  "markers",
  "special_prestige",
  "cities",
  "network",
  "missions",
  "regions",
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Evidence {
  cities: ReadonlySet<string>;
  routes: ReadonlySet<string>;
  seat: number;
}

export function evidence(view: Situation, places: Places, seat: number, category: Category): Evidence {
  const none: Evidence = { cities: new Set(), routes: new Set(), seat };
  switch (category) {
    case "cities":
      return { ...none, cities: controlled(view, seat) };
    case "network":
      return { ...none, ...network(view, places, seat) };
    case "missions":
      return { ...none, cities: new Set(view.missions?.[seat] ?? []) };
    case "special_prestige":
      return { ...none, cities: new Set([places.facts.special_prestige.city]) };
    case "regions": {
      const regions = [...places.cities.values()].filter((city) => city.regions.some((region) => region !== "england"));
      const own = controlled(view, seat);
      return { ...none, cities: new Set(regions.map((city) => city.id).filter((city) => own.has(city))) };
    }
    default:
      return none;
  }
}

const controlled = (view: Situation, seat: number): Set<string> =>
  new Set(Object.entries(view.controllers).flatMap(([city, owner]) => (owner === seat ? [city] : [])));

/** Offices of a seat in a city (SCORE-14). */
function offices(view: Situation, city: string, seat: number): number {
  const all = [...(view.offices[city] ?? []), ...(view.extra_offices[city] ?? [])];
  return all.filter((piece) => piece.startsWith(String(seat))).length;
}

/** The network with most offices (SCORE-13, SCORE-15) and the routes that hold it together. */
export function network(view: Situation, places: Places, seat: number): Pick<Evidence, "cities" | "routes"> {
  const own = new Set([...places.cities.keys()].filter((city) => offices(view, city, seat) > 0));
  let best: Set<string> = new Set();
  let most = 0;
  const seen = new Set<string>();
  for (const start of own) {
    if (seen.has(start)) continue;
    const group = reach(places, own, start);
    for (const city of group) seen.add(city);
    const count = [...group].reduce((sum, city) => sum + offices(view, city, seat), 0);
    if (count > most) [best, most] = [group, count];
  }
  const routes = [...places.routes.values()].filter((route) => best.has(route.from) && best.has(route.to));
  return { cities: best, routes: new Set(routes.map((route) => route.id)) };
}

function reach(places: Places, own: ReadonlySet<string>, start: string): Set<string> {
  const group = new Set([start]);
  for (const city of group)
    for (const route of places.routesAt(city))
      for (const next of [route.from, route.to]) if (own.has(next)) group.add(next);
  return group;
}
