/** Where things are on a side of the board: names, ends, neighbours. Facts only, as the server tells them. */
import type { Ability, Kind } from "./notation";

export interface OfficeSpace {
  shape: "trader" | "merchant";
  privilege: "white" | "orange" | "pink" | "black";
  prestige: number;
}

export interface CityFacts {
  id: string;
  name: string;
  offices: OfficeSpace[];
  abilities: Ability[];
  regions: string[];
  permits: string[];
}

export interface RouteFacts {
  id: string;
  from: string;
  to: string;
  posts: string[];
  permanent_marker: string | null;
  region: string | null;
}

/** The facts of a side that the rules of clicking need. */
export interface Facts {
  id: string;
  completed_cities_limit: number;
  east_west: string[];
  special_prestige: { city: string; spaces: { privilege: string; prestige: number }[] };
  cities: CityFacts[];
  routes: RouteFacts[];
}

/** A row of the writing desk. */
export interface DeskRow {
  id: Ability;
  values: (number | string)[];
  piece: "trader" | "merchant";
}

export class Places {
  readonly cities: ReadonlyMap<string, CityFacts>;
  readonly routes: ReadonlyMap<string, RouteFacts>;
  private readonly at = new Map<string, RouteFacts[]>();

  constructor(
    readonly facts: Facts,
    readonly desk: readonly DeskRow[] = [],
  ) {
    this.cities = new Map(facts.cities.map((city) => [city.id, city]));
    this.routes = new Map(facts.routes.map((route) => [route.id, route]));
    for (const route of facts.routes)
      for (const city of [route.from, route.to]) this.at.set(city, [...(this.at.get(city) ?? []), route]);
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

  isGreen(city: string): boolean {
    return this.cities.get(city)?.offices.length === 0;
  }

  /** What an ability is worth after so many developments; undefined beyond the last. */
  value(ability: Ability, steps: number): number | string | undefined {
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
export const kindOf = (piece: string): Kind => (piece[1] === "m" ? "m" : "t");
