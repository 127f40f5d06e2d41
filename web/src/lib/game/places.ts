/** Where things are on a side of the board: names, ends, neighbours. Facts only, as the server tells them. */
import type { AbilityId, BoardFacts, BoardPaper, CityFacts, DeskRow, RouteFacts, RuleNumbers } from "$lib/wire.gen";
import type { Shape } from "$lib/game/moves/notation";

export class Places {
  readonly cities: ReadonlyMap<string, CityFacts>;
  readonly routes: ReadonlyMap<string, RouteFacts>;
  private readonly at = new Map<string, RouteFacts[]>();

  readonly facts: BoardFacts;
  readonly desk: readonly DeskRow[];
  readonly numbers: RuleNumbers;

  constructor({ facts, desk, numbers }: Pick<BoardPaper, "facts" | "desk" | "numbers">) {
    this.facts = facts;
    this.desk = desk;
    this.numbers = numbers;
    this.cities = new Map(facts.cities.map((city) => [city.id, city]));
    this.routes = new Map(facts.routes.map((route) => [route.id, route]));
    for (const route of facts.routes) for (const city of [route.from, route.to]) this.at.set(city, [...(this.at.get(city) ?? []), route]);
  }

  city(id: string): CityFacts | undefined {
    return this.cities.get(id);
  }

  /** The name as printed; an id that this side does not know is its own name. */
  cityName(id: string): string {
    return this.cities.get(id)?.name ?? id;
  }

  routeName(id: string): string {
    const route = this.routes.get(id);
    return route ? `${this.cityName(route.from)}–${this.cityName(route.to)}` : id;
  }

  ends(route: string): string[] {
    const found = this.routes.get(route);
    return found ? [found.from, found.to] : [];
  }

  routesAt(city: string): RouteFacts[] {
    return this.at.get(city) ?? [];
  }

  isShip(post: string): boolean {
    return this.routes.get(routeOf(post))?.posts[numberOf(post) - 1] === "ship";
  }

  /** Whether a route or city lies in a country where permits and ranks matter. */
  isAbroad(region: string | null): boolean {
    return region !== null && region !== this.facts.home_region;
  }

  isGreen(city: string): boolean {
    return this.cities.get(city)?.hanseatic === false;
  }

  /** What an ability is worth after this many developments; undefined beyond the last. */
  value(ability: AbilityId, steps: number): number | string | undefined {
    return this.desk.find((row) => row.id === ability)?.values[steps];
  }

  posts(): string[] {
    return this.facts.routes.flatMap((route) => postsOf(route));
  }
}

export const routeOf = (post: string): string => post.split("/")[0] ?? post;
export const numberOf = (post: string): number => Number(post.split("/")[1] ?? 0);
export const postsOf = (route: RouteFacts): string[] => route.posts.map((_, place) => `${route.id}/${place + 1}`);

/** The owner of a piece such as `0t`: a seat, or `n` for the neutral player. */
export const ownerOf = (piece: string): number | "n" => (piece[0] === "n" ? "n" : Number(piece[0]));
export const shapeOf = (piece: string): Shape => (piece[1] === "m" ? "m" : "t");
