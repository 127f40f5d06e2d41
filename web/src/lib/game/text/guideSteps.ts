/** First steps: what somebody who does not know the game does next, and why. */
import { held, pieceAt, stockOf, supplyOf } from "$lib/game/scene";
import type { RouteFacts } from "$lib/wire.gen";
import { ownerOf, postsOf } from "$lib/game/places";
import { fullRoutes } from "$lib/game/moves/turn";
import type { Scene, Sentence } from "$lib/game/types";
import { sentence } from "./sentences";

/** Abilities that help most at the start, best first. */
const USEFUL = ["actions", "privilege", "keys", "purse", "book"];
const LONE_ROUTE_WORTH = 100; // more than any route without others is worth
const ANSWERS = ["settling", "moving", "replacing"];
const MARKED = { move: "", "move-three": "-three", "move-two": "-two" }; // markers move other pieces than the action

/** The next step of the viewer; null for somebody who only watches. */
export function nextStep(scene: Scene): Sentence | null {
  const { view } = scene;
  if (view.is_over || !view.table.you.length) return null;
  if (!scene.moves.length) return sentence("guide-wait", { who: view.names[view.decider ?? view.turn] ?? "" });
  const asked = view.decision?.decision ?? "turn";
  const marked = MARKED[view.decision?.way ?? "move"] as string | undefined; // a newer server may know another way
  if (ANSWERS.includes(asked) && marked !== undefined) return sentence(`guide-${asked}${marked}`);
  return asked === "turn" ? turn(scene) : sentence("guide-answer");
}

function turn(scene: Scene): Sentence {
  const { view, places } = scene;
  const about = (id: string, route: string, count = 0) =>
    sentence(id, { route: places.routeName(route), count }, { route: `route:${route}` });
  const [full] = fullRoutes(scene);
  if (full !== undefined) return about("guide-establish", full);
  if (!view.actions_left) return sentence("guide-end");
  const supply = supplyOf(view, view.turn);
  const stock = stockOf(view, view.turn);
  if (supply.t + supply.m === 0) return sentence(stock.t + stock.m ? "guide-income" : "guide-move");
  const begun = begunRoute(scene);
  if (!begun) return about(isNew(scene) ? "guide-begin" : "guide-next", shortRoute(scene));
  const missing = begun.posts.length - held(view, begun.id, view.turn);
  return about(strangers(scene, begun) ? "guide-displace" : "guide-fill", begun.id, missing);
}

/** The route that the fewest pieces are missing from; one that others stand on comes later. */
function begunRoute(scene: Scene): RouteFacts | undefined {
  const { view, places } = scene;
  const missing = (route: RouteFacts) => route.posts.length - held(view, route.id, view.turn) + 2 * strangers(scene, route);
  return [...places.routes.values()].filter((route) => held(view, route.id, view.turn) > 0).toSorted((a, b) => missing(a) - missing(b))[0];
}

const strangers = ({ view }: Scene, route: RouteFacts): number =>
  postsOf(route).filter((post) => {
    const piece = pieceAt(view, post);
    return piece !== null && ownerOf(piece) !== view.turn;
  }).length;

/** Nothing was established yet. */
function isNew({ view }: Scene): boolean {
  const own = String(view.turn);
  const built = Object.values(view.offices).some((row) => row.some((piece) => piece.startsWith(own)));
  return !built && Object.values(view.abilities[view.turn] ?? {}).every((step) => !step);
}

/** A free route to begin with: to a city of a useful ability that is not developed yet, and short. */
function shortRoute(scene: Scene): string {
  const { view, places } = scene;
  const known: Record<string, number> = { ...view.abilities[view.turn] };
  const rank = (route: RouteFacts) => {
    const abilities = [route.from, route.to].flatMap((city) => places.city(city)?.abilities ?? []);
    const best = Math.min(USEFUL.length, ...abilities.map((ability) => USEFUL.indexOf(ability) + 3 * (known[ability] ?? 0)));
    return strangers(scene, route) * LONE_ROUTE_WORTH + route.posts.length * 2 + best;
  };
  const open = (route: RouteFacts) => !route.posts.includes("ship") && !places.isAbroad(route.region);
  return [...places.routes.values()].filter(open).toSorted((a, b) => rank(a) - rank(b))[0]?.id ?? "";
}
