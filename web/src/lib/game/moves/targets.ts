/** What a click means now. Legal moves come from the server; here they are only tied to the things on the table. */
import { followMeanings } from "./follow";
import { nextOffice } from "../scene";
import { turnMeanings } from "./turn";
import type { Armed, Click, Meaning, Meanings, Scene, Strength, Target } from "../types";

/** All targets that mean something, with what is armed. */
export function meanings(scene: Scene, armed: Armed): Meanings {
  if (!scene.moves.length) return new Map();
  return scene.view.decision?.decision === "turn" ? turnMeanings(scene, armed) : followMeanings(scene, armed);
}

/** What a click on a target is known to mean; for any other, `answer.ts` finds out what was meant. */
export function meant(scene: Scene, known: Meanings, target: Target): Click | undefined {
  return (known.get(target) ?? known.get(takenOffice(scene, target) ?? "") ?? wholeCity(known, target))?.click;
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

/** What the board shows as clickable. */
export function highlights(all: Meanings): Map<Target, Exclude<Strength, "silent">> {
  const out = new Map<Target, Exclude<Strength, "silent">>();
  for (const [target, { strength }] of all) if (strength !== "silent") out.set(target, strength);
  return out;
}
