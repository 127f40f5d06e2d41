/** Several meanings of one click. */
import { describeMove } from "../text/describe";
import type { Move } from "./notation";
import { plays } from "../scene";
import type { Chooser, Click, Scene, Target } from "../types";

/** The only move, or a choice of them. */
export function pick(scene: Scene, target: Target, about: Chooser["about"], moves: readonly Move[], preferred = 0): Click {
  const [only] = moves;
  return only && moves.length === 1 ? plays(only) : choice(scene, target, about, moves, preferred);
}

/** A choice, also where there is only one: the click alone would be too little. */
export function choice(scene: Scene, target: Target, about: Chooser["about"], moves: readonly Move[], preferred = 0): Click {
  const options = moves.map((move) => ({ moves: [move], sentence: describeMove(move, scene.places, scene.view.names) }));
  return { does: "choose", chooser: { target, about, options, preferred } };
}
