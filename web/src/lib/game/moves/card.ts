/** The route card: the three steps of establishing a route, with all that step 3 could take. */
import { describeBenefit } from "../text/describe";
import { type Amount, type Benefit, move, type Move, type MoveOf, type Shape } from "./notation";
import { shapeOf } from "../places";
import { nextOffice, of } from "../scene";
import type { Scene, Sentence } from "../types";

export interface CardOption {
  benefit: Benefit;
  sentence: Sentence;
  move: Move; // also where it is not legal: the server says why
  legal: boolean;
  privilege: string | null; // the colour of the office space or prestige space
  shape: Shape | null; // the piece of the route that it takes
  before: number | string | null; // of an ability
  after: number | string | null;
}

/** ROUTE-10: what an end city brings the player who controls it. */
export const CONTROL_POINTS = 1;

export interface RouteCard {
  route: string;
  name: string;
  pieces: Amount;
  control: { city: string; owner: number | "n" }[]; // who get CONTROL_POINTS
  marker: string | null;
  permanent: string | null;
  options: CardOption[];
}

export function routeCard(scene: Scene, route: string): RouteCard {
  const { view, places } = scene;
  const ends = places.ends(route);
  const kinds = (view.posts[route] ?? []).flatMap((piece) => (piece ? [shapeOf(piece)] : []));
  const pieces = { t: kinds.filter((kind) => kind === "t").length, m: kinds.filter((kind) => kind === "m").length };
  return {
    route,
    name: places.routeName(route),
    pieces,
    control: ends.flatMap((city) => {
      const owner = view.controllers[city];
      return owner === undefined ? [] : [{ city, owner }];
    }),
    marker: view.markers.board[route] ?? null,
    permanent: places.routes.get(route)?.permanent_marker ?? null,
    options: benefits(scene, route, pieces).map((benefit) => option(scene, route, benefit)),
  };
}

/** All that a route like this could bring, in the order of the rules; some of it is not possible now. */
function benefits({ view, places }: Scene, route: string, pieces: Amount): Benefit[] {
  const ends = places.ends(route);
  const seat = view.decider ?? view.turn;
  const offices = ends.filter((city) => !places.isGreen(city)).map((office): Benefit => ({ office }));
  const abilities = new Set(ends.flatMap((city) => places.city(city)?.abilities ?? []));
  const { city: prestigeCity, spaces } = places.facts.special_prestige;
  const prestige = ends.includes(prestigeCity) ? spaces.map(({ prestige }): Benefit => ({ prestige })) : [];
  const kinds: Shape[] = pieces.t && pieces.m ? ["t", "m"] : pieces.m ? ["m"] : ["t"];
  const extras = view.markers.unused[seat]?.includes("extra-office")
    ? ends.flatMap((city) => kinds.map((piece): Benefit => ({ extra: city, piece })))
    : [];
  return [...offices, ...[...abilities].map((develop): Benefit => ({ develop })), ...prestige, ...extras, {}];
}

function option(scene: Scene, route: string, benefit: Benefit): CardOption {
  const { view, places } = scene;
  const wanted = move({ kind: "route", route, ...benefit }) as MoveOf<"route">;
  const plain = {
    benefit,
    sentence: describeBenefit(benefit, places),
    move: wanted,
    legal: of(scene, "route").some((legal) => legal.text === wanted.text),
    privilege: null,
    shape: null,
    before: null,
    after: null,
  };
  const { office, prestige, develop, extra, piece = null } = benefit;
  if (office !== undefined) {
    const space = places.city(office)?.offices[nextOffice(view, office) - 1];
    return space ? { ...plain, privilege: space.privilege, shape: space.shape === "merchant" ? "m" : "t" } : plain;
  }
  if (prestige !== undefined) {
    const { shape, spaces } = places.facts.special_prestige;
    const space = spaces.find((other) => other.prestige === prestige);
    return { ...plain, privilege: space?.privilege ?? null, shape: shape === "merchant" ? "m" : "t" };
  }
  if (develop !== undefined) {
    const steps = view.abilities[view.decider ?? view.turn]?.[develop] ?? 0;
    const value = (step: number) => places.value(develop, step) ?? null;
    return { ...plain, before: value(steps), after: value(steps + 1) };
  }
  return extra === undefined ? plain : { ...plain, shape: piece };
}
