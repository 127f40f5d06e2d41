/** What a line of the score counts, in words and as things on the board: the lines that the server sends, shown. */
import type { Category, ScoreLine, Situation } from "$lib/wire.gen";
import { abilityWord } from "$lib/game/text/describe";
import type { Places } from "$lib/game/places";
import type { Sentence } from "$lib/game/types";
import { sentence } from "$lib/game/text/sentences";
import { FACTS } from "$lib/modules/facts";

interface Evidence {
  cities: ReadonlySet<string>;
  routes: ReadonlySet<string>;
  seat: number;
}

const linesOf = (view: Situation, seat: number, category: Category): ScoreLine[] =>
  (view.scores.lines[seat] ?? []).filter((line) => line.category === category);

/** The cities that a line is for. */
function citiesOf(view: Situation, places: Places, seat: number, { facts }: ScoreLine): string[] {
  const { city, cities, region } = facts;
  if (Array.isArray(cities)) return cities;
  if (region === undefined) return city === undefined ? [] : [String(city)];
  const there = places.facts.cities.filter(({ regions }) => regions.some((one) => one === region));
  return there.map(({ id }) => id).filter((id) => view.controllers[id] === seat);
}

export function evidence(view: Situation, places: Places, seat: number, category: Category): Evidence {
  const counted = linesOf(view, seat, category).flatMap((line) => citiesOf(view, places, seat, line));
  const shown = FACTS.flatMap((facts) => facts.evidence?.(view, seat, category) ?? []);
  const special = category === "special_prestige" ? [places.facts.special_prestige.city] : [];
  const cities = new Set([...counted, ...shown, ...special]);
  const joined = places.facts.routes.filter((route) => cities.has(route.from) && cities.has(route.to));
  return { cities, routes: new Set(category === "network" ? joined.map((route) => route.id) : []), seat };
}

/** How the points of a category come about, in words. */
export function explain(view: Situation, seat: number, category: Category): Sentence {
  const points = view.scores.seats[seat]?.[category] ?? 0;
  const lines = linesOf(view, seat, category);
  const { points: each = 0, facts = {} } = lines[0] ?? {};
  const fact = (name: string) => Number(facts[name] ?? 0);
  switch (category) {
    case "abilities":
      if (!lines.length) return sentence("explain-abilities-none");
      return sentence("explain-abilities", { count: lines.length, each, points });
    case "markers":
      return sentence("explain-markers", { count: fact("count"), points });
    case "special_prestige":
      return sentence("explain-special", { spaces: lines.map((line) => line.points).join(" + ") || "0", points });
    case "cities":
      if (!lines.length) return sentence("explain-cities-none");
      return sentence("explain-cities", { count: lines.length, each, points });
    case "network":
      if (!lines.length) return sentence("explain-network-none");
      return sentence("explain-network", { count: fact("offices"), keys: fact("keys"), ability: abilityWord("keys"), points });
    case "regions": {
      const ranks = Object.values(view.regions ?? {}).flat();
      const count = ranks.reduce((sum, { owner, cities }) => (owner === seat ? sum + cities : sum), 0);
      return sentence("explain-regions", { count, points });
    }
    default:
      return sentence(`explain-${category}`, { points });
  }
}
