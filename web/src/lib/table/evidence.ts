/** What a line of the score counts, as things on the board. */
import { abilityWord } from "$lib/game/describe";
import type { Places } from "$lib/game/places";
import type { Sentence } from "$lib/game/types";
import { sentence } from "$lib/game/words";
import type { Situation } from "$lib/wire.gen";

export const CATEGORIES = [
  "track",
  "abilities",
  "markers",
  "special_prestige",
  "cities",
  "network",
  "regions",
  "missions",
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
    case "regions":
      return { ...none, cities: abroad(view, places, seat) };
    default:
      return none;
  }
}

const controlled = (view: Situation, seat: number): Set<string> =>
  new Set(Object.entries(view.controllers).flatMap(([city, owner]) => (owner === seat ? [city] : [])));

/** The cities of a seat in Wales and Scotland. */
function abroad(view: Situation, places: Places, seat: number): Set<string> {
  const isAbroad = (city: string) => places.city(city)?.regions.some((region) => region !== "england") ?? false;
  return new Set([...controlled(view, seat)].filter(isAbroad));
}

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

/** How a line of the score comes about, in words. */
export function explain(view: Situation, places: Places, seat: number, category: Category): Sentence {
  const points = view.scores.seats[seat]?.[category] ?? 0;
  const owns = (tile: "city-prestige" | "mastery") => view.favours?.owned[seat]?.includes(tile) ?? false;
  switch (category) {
    case "track":
      return sentence("explain-track", { points });
    case "abilities": {
      const full = places.desk.filter(
        (row) => row.id !== "keys" && (view.abilities[seat]?.[row.id] ?? 0) === row.values.length - 1,
      );
      if (!full.length) return sentence("explain-abilities-none");
      return sentence("explain-abilities", { count: full.length, each: owns("mastery") ? 7 : 4, points });
    }
    case "markers": {
      const { unused, used } = view.markers;
      const count = (unused[seat]?.length ?? 0) + (used[seat]?.length ?? 0);
      return sentence("explain-markers", { count, points });
    }
    case "special_prestige": {
      const spaces = Object.keys(view.special_prestige).filter((value) => view.special_prestige[value] === seat);
      return sentence("explain-special", { spaces: spaces.join(" + ") || "0", points });
    }
    case "cities": {
      const count = controlled(view, seat).size;
      return sentence("explain-cities", { count, each: owns("city-prestige") ? 4 : 2, points });
    }
    case "network": {
      const { cities } = network(view, places, seat);
      const count = [...cities].reduce((sum, city) => sum + offices(view, city, seat), 0);
      const keys = Number(places.value("keys", view.abilities[seat]?.keys ?? 0) ?? 1);
      return sentence("explain-network", { count, keys, ability: abilityWord("keys"), points });
    }
    case "missions":
      return sentence("explain-missions", { points });
    case "regions":
      return sentence("explain-regions", { count: abroad(view, places, seat).size, points });
  }
}
