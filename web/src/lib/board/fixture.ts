/** For tests: a side as the server tells it, and an empty view of it. */
import { readFileSync } from "node:fs";
import boards from "$lib/game/fixtures/boards.json";
import { NUMBERS } from "$lib/game/fixtures/read";
import type { BoardFacts, CityFacts, Geometry, RouteFacts } from "$lib/wire.gen";
import type { BoardData, BoardView } from "./look";

export const SIDES = Object.keys(boards);

export function side(name: string): BoardData {
  const file = new URL(`../../../../src/kontor/boards/geometry/${name}.json`, import.meta.url);
  const geometry = JSON.parse(readFileSync(file, "utf-8")) as Geometry;
  const facts = (boards as unknown as Record<string, BoardFacts>)[name];
  if (!facts) throw new Error(name);
  // The kept facts leave out what follows from others.
  const cities = facts.cities.map((city): CityFacts => ({ ...city, hanseatic: city.offices.length > 0 }));
  const routes = facts.routes.map((route): RouteFacts => ({ ...route, tavern: Boolean(geometry.routes[route.id]?.tavern) }));
  return { facts: { ...facts, cities, routes }, geometry, numbers: NUMBERS };
}

export function view(changes: Partial<BoardView> = {}): BoardView {
  return {
    posts: {},
    offices: {},
    extra_offices: {},
    controllers: {},
    prestige: [0, 0, 0],
    special_prestige: {},
    east_west: [],
    completed_cities: 0,
    names: ["Clara", "Anna", "Ben"],
    end_conditions: [],
    markers: { board: {} },
    ...changes,
  };
}
