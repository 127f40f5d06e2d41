/** The prompt of somebody who does not decide now. */
import { type GameEvent, lastVictim } from "../events";
import { ownerOf } from "../places";
import type { Prompt } from "./prompt";
import type { Scene, Sentence } from "../types";
import { sentence } from "./sentences";

export function waiting(scene: Scene, events: readonly GameEvent[]): Prompt {
  const { view } = scene;
  const owner = view.decider;
  const plain = { owner, detail: null, buttons: [] };
  if (view.table.status === "aborted") return { ...plain, tone: "over", sentence: sentence("prompt-aborted") };
  if (owner === null || view.is_over) return { ...plain, owner: null, tone: "over", sentence: result(scene) };
  if (view.table.you.includes(owner))
    return {
      ...plain,
      tone: "wait",
      sentence: sentence("prompt-bot-plays"),
      buttons: [{ target: "take-seat", sentence: sentence("button-take-seat"), primary: true, barrier: false }],
    };
  const tone = view.seat === null ? "watch" : "wait";
  return { ...plain, tone, sentence: whatFor(scene, owner, events), detail: whoseTurn(scene, owner) };
}

function result({ view }: Scene): Sentence {
  const best = view.names.filter((_, seat) => view.scores.seats[seat]?.rank === 1);
  return sentence(best.length > 1 ? "prompt-over-shared" : "prompt-over", { who: best.join(", ") });
}

function whoseTurn({ view }: Scene, owner: number): Sentence | null {
  return owner === view.turn ? null : sentence("prompt-wait-turn-of", { who: view.names[view.turn] ?? "" });
}

/** Whom everybody waits for, and why. */
function whatFor({ view, places }: Scene, owner: number, events: readonly GameEvent[]): Sentence {
  const { decision } = view;
  const who = view.names[owner] ?? "";
  switch (decision?.decision) {
    case "turn":
      return sentence("prompt-wait-turn", { who, count: view.actions_left });
    case "settling": {
      const { route = "", piece, extras = 0 } = decision;
      const displaced = piece ?? lastVictim(events) ?? "0t";
      const id = ownerOf(displaced) === "n" ? "prompt-wait-settling-neutral" : "prompt-wait-settling";
      const args = { who, count: extras + (piece ? 1 : 0), route: places.routeName(route) };
      return sentence(id, args, { route: `route:${route}` });
    }
    case "taking":
      return sentence("prompt-wait-taking", { who, count: decision.limit ?? 1 });
    case "moving":
    case "removing":
    case "replacing":
    case "neutral":
      return sentence(`prompt-wait-${decision.decision}`, { who });
    case "founding":
    case "developing":
    case "placing-aside":
    case "placing-abroad":
      return sentence("prompt-wait-permanent", { who });
  }
  return sentence("prompt-wait-other", { who });
}
