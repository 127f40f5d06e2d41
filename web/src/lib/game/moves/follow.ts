/** What clicks mean in the middle of an action, and in somebody else's turn. */
import { pick } from "./choosers";
import { describeMove } from "../text/describe";
import { amountTaken, move, type MoveOf, type Shape, showAmount, type Source } from "./notation";
import { shapeOf } from "../places";
import { first, grouped, nextOffice, of, pieceAt, plays, put } from "../scene";
import { wholeRoute } from "./turn";
import { type Armed, type Click, type Meanings, NOTHING, type Option, type Scene } from "../types";
import { sentence } from "$lib/game/text/sentences";

export function followMeanings(scene: Scene, armed: Armed): Meanings {
  const out: Meanings = new Map();
  settling(out, scene, armed);
  moving(out, scene, armed);
  for (const step of of(scene, "remove")) put(out, `post:${step.post}`, plays(step), "strong");
  founding(out, scene, armed);
  neutral(out, scene);
  replacing(out, scene, armed);
  answers(out, scene);
  return out;
}

function answers(out: Meanings, scene: Scene): void {
  for (const kind of ["done", "decline"] as const) {
    const answer = first(scene, kind);
    if (answer) put(out, kind, plays(answer), scene.moves.length === 1 ? "strong" : "silent");
  }
  for (const take of of(scene, "take")) put(out, `take:${showAmount(amountTaken(take))}`, plays(take), "strong");
  const develop = first(scene, "develop-privilege");
  for (const target of develop ? ["develop", "desk:privilege"] : []) if (develop) put(out, target, plays(develop), "strong");
}

// Pieces that are put back or come from somewhere

/** A piece that could be put down next. */
interface Chip {
  target: string; // what to click
  source: Source | null;
  piece: Shape;
  active: boolean;
}

/** The pieces that wait: the displaced one, then extras; those on posts are picked on the board. */
export function chips(scene: Scene, armed: Armed): Chip[] {
  const active = activeSource(scene, armed);
  const seen = new Map<string, Chip>();
  for (const { from: source = null, piece } of of(scene, "settle")) {
    const target = source === null ? "source:displaced" : source.includes("/") ? `post:${source}` : `source:${piece}`;
    if (!seen.has(target)) seen.set(target, { target, source, piece, active: source === active?.source && piece === active.piece });
  }
  return [...seen.values()];
}

/** What the next click on a post puts there; null where a piece must be picked from the board first. */
export function activeSource(scene: Scene, armed: Armed): { source: Source | null; piece: Shape } | null {
  const moves = of(scene, "settle").map(({ piece, from: source = null }) => ({ piece, source }));
  const has = (source: Source | null, piece: Shape) => moves.some((step) => step.source === source && step.piece === piece);
  if (armed.kind === "source" && has(armed.source, armed.piece)) return armed;
  if (armed.kind === "piece") {
    const wanted = moves.find((step) => step.piece === armed.piece && !step.source?.includes("/"));
    if (wanted) return wanted;
  }
  const usual = moves.find((step) => step.source === null) ?? moves.find((step) => !step.source?.includes("/"));
  if (usual) return usual;
  const sources = new Set(moves.map((step) => step.source));
  return sources.size === 1 ? (moves[0] ?? null) : null;
}

function settling(out: Meanings, scene: Scene, armed: Armed): void {
  const moves = of(scene, "settle");
  if (!moves.length) return;
  const active = activeSource(scene, armed);
  for (const chip of chips(scene, armed)) {
    const onBoard = chip.target.startsWith("post:");
    const next: Armed = chip.active && onBoard ? NOTHING : { kind: "source", source: chip.source, piece: chip.piece };
    put(out, chip.target, { does: "arm", armed: next }, onBoard ? (active ? "quiet" : "strong") : "silent");
  }
  for (const step of moves)
    if (active && (step.from ?? null) === active.source && step.piece === active.piece)
      put(out, `post:${step.post}`, plays(step), "strong", scene.owner + step.piece);
}

// Pieces that are lifted and put down

/** The lifted piece that the next click on a post puts down. */
export function activeLifted(scene: Scene, armed: Armed): [post: string, piece: string] | null {
  const hand = scene.view.decision?.hand ?? [];
  const chosen = armed.kind === "lifted" ? hand.find(([post]) => post === armed.post) : undefined;
  return chosen ?? hand.at(-1) ?? null;
}

function moving(out: Meanings, scene: Scene, armed: Armed): void {
  if (scene.view.decision?.decision !== "moving") return;
  const active = activeLifted(scene, armed);
  const must = scene.view.decision.way !== "move";
  for (const step of of(scene, "lift"))
    put(out, `post:${step.post}`, active ? liftOrSwap(scene, active, step) : plays(step), must ? "strong" : "quiet");
  for (const step of of(scene, "drop")) {
    if (step.post === active?.[0]) put(out, `post:${step.post2}`, plays(step), "strong", active[1]);
    put(out, `lifted:${step.post}`, { does: "arm", armed: { kind: "lifted", post: step.post } }, "silent");
  }
}

/** With a piece in the hand, a click on another kind can mean: these two change places. */
function liftOrSwap(scene: Scene, [from, piece]: [string, string], lift: MoveOf<"lift">): Click {
  const other = pieceAt(scene.view, lift.post);
  if (!other || shapeOf(other) === shapeOf(piece) || !canSwap(scene, from, lift.post)) return plays(lift);
  const swap: Option = {
    moves: [lift, move({ kind: "drop", post: from, post2: lift.post }), move({ kind: "drop", post: lift.post, post2: from })],
    sentence: sentence("move-swap-pieces", { count: 2 }),
  };
  const only: Option = { moves: [lift], sentence: describeMove(lift, scene.places) };
  return { does: "choose", chooser: { target: `post:${lift.post}`, about: "move", options: [swap, only], preferred: 0 } };
}

/** Whether the server says that the piece lifted from one post can change places with the one on another. */
const canSwap = ({ view }: Scene, from: string, to: string): boolean =>
  view.swaps?.some(([here, there]) => here === from && there === to) ?? false;

// Cities, routes, markers

function founding(out: Meanings, scene: Scene, armed: Armed): void {
  for (const [city, moves] of grouped(of(scene, "found"), (step) => step.city)) {
    const wanted = armed.kind === "piece" ? moves.filter((step) => step.piece === armed.piece) : moves;
    const fitting = wanted.length ? wanted : moves;
    for (const target of [`city:${city}`, `office:${city}/${nextOffice(scene.view, city)}`])
      put(out, target, pick(scene, target, "found", fitting), "strong");
  }
}

function neutral(out: Meanings, scene: Scene): void {
  const all = of(scene, "neutral");
  for (const [route, moves] of grouped(all, (step) => step.route))
    wholeRoute(out, scene, route, pick(scene, `route:${route}`, "neutral", moves));
  const built = all.filter((step) => step.office !== undefined);
  for (const [city, moves] of grouped(built, (step) => step.office ?? ""))
    for (const target of [`city:${city}`, `office:${city}/${nextOffice(scene.view, city)}`])
      put(out, target, pick(scene, target, "neutral", moves), "strong");
}

/** The replacement that the next click on a route puts there. */
export function activePlate(scene: Scene, armed: Armed): MoveOf<"marker">["marker"] | null {
  const moves = of(scene, "marker");
  const chosen = armed.kind === "plate" ? moves.find((step) => step.marker === armed.marker) : undefined;
  return (chosen ?? moves[0])?.marker ?? null;
}

function replacing(out: Meanings, scene: Scene, armed: Armed): void {
  const active = activePlate(scene, armed);
  for (const step of of(scene, "marker")) {
    if (step.marker === active) wholeRoute(out, scene, step.route, plays(step));
    put(out, `plate:${step.marker}`, { does: "arm", armed: { kind: "plate", marker: step.marker } }, "silent");
  }
}
