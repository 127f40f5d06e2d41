/** The prompt bar: who decides what and why, and the few buttons that belong to it. */
import { amountWords, describeMove, markerWord } from "./describe";
import { type GameEvent, lastVictim } from "../events";
import { activeLifted, activePlate, activeSource } from "../moves/follow";
import { amountTaken, type Move, readAmount, showAmount, total } from "../moves/notation";
import { ownerOf, shapeOf } from "../places";
import { first, of, stockOf, supplyOf } from "../scene";
import { fullRoutes } from "../moves/turn";
import type { Arg, Armed, Scene, Sentence, Target } from "../types";
import { waiting } from "./waiting";
import { sentence } from "./sentences";
import { firstAnswer, RULES } from "$lib/modules/rules";

export interface Button {
  target: Target; // what a click on it clicks
  sentence: Sentence;
  primary: boolean;
  barrier: boolean; // it cannot be undone
}

export interface Prompt {
  tone: "you" | "wait" | "watch" | "over";
  owner: number | null; // whose decision it is
  sentence: Sentence;
  detail: Sentence | null;
  buttons: Button[]; // four at most
  hasUnknown?: boolean; // a newer server offers moves that only the list of all moves shows
}

const MAX_ROUTES_NAMED = 3;
const MOVE_KINDS = ["move", "move-three", "move-two"]; // in which pieces move

export function promptOf(scene: Scene, armed: Armed, events: readonly GameEvent[]): Prompt {
  const { view, moves } = scene;
  if (!moves.length) return waiting(scene, events);
  const unknown = moves.filter((move) => move.kind === "other").length;
  const [head, detail, buttons] = unknown === moves.length ? other(scene) : say(scene, armed, events);
  return { tone: "you", owner: view.decider, sentence: head, detail, buttons, hasUnknown: unknown > 0 };
}

export type Said = [head: Sentence, detail: Sentence | null, buttons: Button[]];

function say(scene: Scene, armed: Armed, events: readonly GameEvent[]): Said {
  switch (scene.view.decision?.decision) {
    case "turn":
    case undefined:
      return turn(scene, armed);
    case "settling":
      return settling(scene, armed, events);
    case "moving":
      return MOVE_KINDS.includes(scene.view.decision.way ?? "move") ? moving(scene, armed) : other(scene);
    case "removing":
      return removing(scene);
    case "taking":
      return taking(scene);
    case "founding":
      return [sentence("prompt-founding"), sentence("prompt-founding-how"), answers(scene)];
    case "developing":
      return [sentence("prompt-developing"), sentence("prompt-now-or-never"), answers(scene)];
    case "placing-aside":
    case "placing-abroad":
      return placing(scene, armed);
    case "neutral":
      return [sentence("prompt-neutral"), sentence("prompt-neutral-how"), []];
    case "replacing":
      return replacing(scene, armed, events);
    default:
      return other(scene);
  }
}

/** A newer server asks something that this page has no words for: the list of all moves has the answers. */
const other = (scene: Scene): Said => [sentence("prompt-other"), sentence("prompt-other-how"), answers(scene)];

// The turn

function turn(scene: Scene, armed: Armed): Said {
  const { view } = scene;
  if (armed.kind === "marker") return [markerHead(armed.marker), sentence(`prompt-use-${armed.marker}`), [cancel()]];
  const own = firstAnswer(RULES, (rule) => rule.prompt?.(scene, armed));
  if (own) return own;
  if (armed.kind === "piece" && armed.piece === "m") return [sentence("prompt-merchant"), sentence("prompt-merchant-how"), [cancel()]];
  const routes = fullRoutes(scene);
  const establish = routes.slice(0, MAX_ROUTES_NAMED).map((route) => {
    const args = { route: scene.places.routeName(route) };
    return button(`route:${route}`, sentence("button-establish", args, { route: `route:${route}` }));
  });
  if (view.actions_left)
    return [
      sentence("prompt-turn", { count: view.actions_left }),
      sentence(`prompt-turn-how${routes.length ? "-route" : isEmpty(scene) ? "-empty" : ""}`),
      [...establish, ...offers(scene)],
    ];
  const offered = offers(scene);
  const markers = scene.moves.length > 1 + offered.length; // besides the end of the turn
  const end = { ...button("end", sentence("button-end", { count: 0 })), primary: true, barrier: true };
  return [sentence("prompt-turn-empty"), sentence(markers ? "prompt-turn-empty-markers" : "prompt-turn-empty-end"), [end, ...offered]];
}

/** Decisions of optional rules that have no place on the board. */
const offers = (scene: Scene): Button[] =>
  (scene.view.offers ?? [])
    .filter(({ where }) => where === "hand")
    .map(({ decision, label, confirm }) => ({ ...button(`offer:${decision}`, sentence(label)), barrier: confirm !== null }));

/** Nothing can be placed: the supply is empty. */
const isEmpty = (scene: Scene): boolean => total(supplyOf(scene.view, scene.view.turn)) === 0;

const markerHead = (marker: string): Sentence => sentence("prompt-use", { marker: markerWord(marker) });

// Pieces to put down

function settling(scene: Scene, armed: Armed, events: readonly GameEvent[]): Said {
  const { view, places } = scene;
  const { route = "", piece, extras = 0 } = view.decision ?? {};
  const who = view.names[view.turn] ?? "";
  const victim = piece ?? lastVictim(events) ?? "0t";
  const args = { who, piece: shapeOf(victim), route: places.routeName(route), count: extras };
  const head = sentence(ownerOf(victim) === "n" ? "prompt-settling-neutral" : "prompt-settling", args, { route: `route:${route}` });
  const id = !activeSource(scene, armed) ? "pick" : !piece ? "more" : extras ? "both" : "one";
  return [head, sentence(`prompt-settle-${id}`, args), answers(scene)];
}

function placing(scene: Scene, armed: Armed): Said {
  const { decision, left = 0, aside = "0" } = scene.view.decision ?? {};
  const pick = !activeSource(scene, armed);
  const args: Record<string, Arg> = { count: left, amount: amountWords(readAmount(aside)) };
  return [
    sentence(`prompt-${decision}`, args),
    sentence(pick ? "prompt-settle-pick" : first(scene, "decline") ? "prompt-placing-how" : "prompt-placing-must"),
    answers(scene),
  ];
}

function moving(scene: Scene, armed: Armed): Said {
  const { way = "move", lifts = 0, limit = lifts } = scene.view.decision ?? {};
  const args = { used: limit - lifts, limit };
  const active = activeLifted(scene, armed);
  if (active) {
    const detail = sentence("prompt-moving-drop", { piece: shapeOf(active[1]) });
    return [sentence(`prompt-${way}`, args), detail, answers(scene)];
  }
  const id = !lifts ? "done" : limit === lifts ? "first" : "more";
  return [sentence(`prompt-${way}`, args), sentence(`prompt-moving-${id}`), answers(scene)];
}

function removing(scene: Scene): Said {
  const { left = 0, limit = left } = scene.view.decision ?? {};
  return [
    sentence("prompt-removing", { used: limit - left, limit }),
    sentence(left ? "prompt-removing-how" : "prompt-moving-done"),
    answers(scene),
  ];
}

// Answers

function taking(scene: Scene): Said {
  const { traders_only, limit = 1 } = scene.view.decision ?? {};
  const args = { who: scene.view.names[scene.view.turn] ?? "", count: limit };
  const own = scene.view.turn === scene.view.decider;
  const tile = traders_only ? "prompt-tithe" : limit === 1 ? "prompt-tithe-any" : null;
  const id = tile ?? (own ? "prompt-tribute-own" : "prompt-tribute");
  return [sentence(id, args), null, answers(scene)];
}

function replacing(scene: Scene, armed: Armed, events: readonly GameEvent[]): Said {
  const marker = activePlate(scene, armed) ?? "swap";
  const left = scene.view.decision?.markers ?? 1;
  const start = events.findLast((event) => event.event === "turn")?.ply ?? -1;
  const placed = events.filter((event) => event.event === "replaced" && event.ply > start).length;
  const args = { marker: markerWord(marker), number: placed + 1, count: placed + left };
  return [sentence("prompt-replacing", args), sentence("prompt-replacing-how"), []];
}

/** The answers that are not places on the board. */
function answers(scene: Scene): Button[] {
  const { view } = scene;
  const own = of(scene, "take").map((take) => ({
    ...button(`take:${showAmount(amountTaken(take))}`, describeMove(take, scene.places)),
    barrier: true,
  }));
  const develop = first(scene, "develop-privilege");
  if (develop) own.push({ ...button("develop", describeMove(develop, scene.places)), primary: true, barrier: false });
  const done = first(scene, "done");
  const decline = first(scene, "decline");
  if (done) own.push({ ...button("done", sentence(doneWord(scene))), primary: isOnly(scene, done), barrier: false });
  if (decline) {
    const settles = view.decision?.decision === "settling";
    const isFree = view.table.decides_alone;
    const id = settles ? (isFree ? "button-done-free" : "button-done") : view.decision?.decision === "taking" ? "button-no" : "button-skip";
    own.push({ ...button("decline", sentence(id)), primary: isOnly(scene, decline), barrier: settles && !isFree });
  }
  return own;
}

const isOnly = (scene: Scene, move: Move): boolean => scene.moves.length === 1 && scene.moves[0] === move;

function doneWord(scene: Scene): string {
  const { way, lifts, limit } = scene.view.decision ?? {};
  return way === "move-two" && lifts === limit ? "button-skip" : "button-finish";
}

export const button = (target: Target, words: Sentence): Button => ({ target, sentence: words, primary: false, barrier: false });
export const cancel = (): Button => button("cancel", sentence("button-cancel"));

/** The two buttons of the hand strip: they are always there, legal or not. */
export function strip(scene: Scene): { income: Button; end: Button } {
  const { view, places } = scene;
  const seat = view.seat ?? view.turn;
  const purse = Number(places.value("purse", view.abilities[seat]?.purse ?? 0)); // NaN: all
  const stock = total(stockOf(view, seat));
  const left = view.turn === seat ? view.actions_left : 0;
  const primary = first(scene, "end") !== undefined && left === 0;
  return {
    income: button("income", sentence("button-income", { count: purse < stock ? purse : stock })),
    end: { ...button("end", sentence("button-end", { count: left })), primary, barrier: true },
  };
}
