/** What any click means, also where nothing can be done: fetched with the first such click. */
import { fallback, hint } from "./fallback";
import type { Shape } from "./notation";
import { ownerOf } from "../places";
import { first, held, pieceAt } from "../scene";
import { meanings, meant } from "./targets";
import { type Armed, type Click, type Meanings, NOTHING, type Scene, type Target } from "../types";

/** The click itself; `piece` is for a click that asks for a merchant without arming one. */
export function click(scene: Scene, armed: Armed, target: Target, piece?: Shape): Click {
  const wanted: Armed = piece === undefined ? armed : { kind: "piece", piece };
  return answer(scene, wanted, meanings(scene, wanted), target);
}

/** What a click means where the meanings of all targets are known already. */
export function answer(scene: Scene, armed: Armed, known: Meanings, target: Target): Click {
  const found = meant(scene, known, target);
  if (found) return found;
  if (!scene.moves.length) return hint(scene, target);
  const asked = fallback(scene, armed, target);
  if (armed.kind !== "none" && asked === null) return click(scene, NOTHING, target);
  const done = first(scene, "done");
  if (done && closesMove(scene, target)) return { does: "then", first: done };
  if (asked === null || scene.moves.some((move) => move.text === asked)) return hint(scene, target);
  return { does: "ask", action: asked };
}

/** Starting another action ends an open Move; clicks that could not start one do not. */
function closesMove(scene: Scene, target: Target): boolean {
  const { view, places } = scene;
  const { decision } = view;
  if (decision?.decision !== "moving" || decision.way !== "move" || decision.hand?.length) return false;
  const seat = decision.seat;
  const [kind, name = ""] = target.split(":");
  if (kind === "end" || kind === "hand") return true;
  if (!view.actions_left) return false;
  const isFull = (route: string) => held(view, route, seat) === places.routes.get(route)?.posts.length;
  switch (kind) {
    case "post": {
      const piece = pieceAt(view, name);
      return piece === null || ownerOf(piece) !== seat;
    }
    case "route":
      return isFull(name);
    case "income":
      return true;
    case "office":
    case "extra":
    case "ability":
    case "city":
      return places.routesAt(name.split("/")[0] ?? name).some((route) => isFull(route.id));
    case "prestige":
      return places.routesAt(places.facts.special_prestige.city).some((route) => isFull(route.id));
  }
  return false;
}
