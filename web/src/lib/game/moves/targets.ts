/** What a click means now. Legal moves come from the server; here they are only tied to the things on the table. */
import { fallback, hint } from "./fallback";
import { followMeanings } from "./follow";
import type { Shape } from "./notation";
import { ownerOf } from "../places";
import { first, held, nextOffice, pieceAt } from "../scene";
import { turnMeanings } from "./turn";
import { type Armed, type Click, type Meaning, type Meanings, NOTHING, type Scene, type Strength, type Target } from "../types";

/** All targets that mean something, with what is armed. */
export function meanings(scene: Scene, armed: Armed): Meanings {
  if (!scene.moves.length) return new Map();
  return scene.view.decision?.decision === "turn" ? turnMeanings(scene, armed) : followMeanings(scene, armed);
}

/** The click itself; `piece` is for a click that asks for a merchant without arming one. */
export function click(scene: Scene, armed: Armed, target: Target, piece?: Shape): Click {
  const wanted: Armed = piece === undefined ? armed : { kind: "piece", piece };
  return answer(scene, wanted, meanings(scene, wanted), target);
}

/** What a click means where the meanings of all targets are known already. */
export function answer(scene: Scene, armed: Armed, known: Meanings, target: Target): Click {
  const meant = known.get(target) ?? known.get(takenOffice(scene, target) ?? "") ?? wholeCity(known, target);
  if (meant) return meant.click;
  if (!scene.moves.length) return hint(scene, target);
  const asked = fallback(scene, armed, target);
  if (armed.kind !== "none" && asked === null) return click(scene, NOTHING, target);
  const done = first(scene, "done");
  if (done && closesMove(scene, target)) return { does: "then", first: done };
  if (asked === null || scene.moves.some((move) => move.text === asked)) return hint(scene, target);
  return { does: "ask", action: asked };
}

/** An office that stands there already means its city. */
function takenOffice(scene: Scene, target: Target): Target | null {
  const [kind, name = ""] = target.split(":");
  const [city = "", number = ""] = name.split("/");
  return kind === "office" && Number(number) < nextOffice(scene.view, city) ? `city:${city}` : null;
}

/** Where a city as a whole is asked for, each of its offices answers. */
function wholeCity(known: Meanings, target: Target): Meaning | undefined {
  const [kind, name = ""] = target.split(":");
  const city = kind === "office" ? known.get(`city:${name.split("/")[0] ?? name}`) : undefined;
  return city?.strength === "strong" ? city : undefined;
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

/** What the board shows as clickable. */
export function highlights(all: Meanings): Map<Target, Exclude<Strength, "silent">> {
  const out = new Map<Target, Exclude<Strength, "silent">>();
  for (const [target, { strength }] of all) if (strength !== "silent") out.set(target, strength);
  return out;
}
