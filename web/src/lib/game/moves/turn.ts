/** What clicks mean between actions. */
import { choice, pick } from "./choosers";
import { MARKER_IDS, type MarkerId } from "$lib/wire.gen";
import { type Move, type MoveOf, named, taken } from "./notation";
import { postsOf } from "../places";
import { first, grouped, nextOffice, of, plays, put } from "../scene";
import { type Armed, type Click, type Meanings, NOTHING, type Scene, type Target } from "../types";
import { sentence } from "$lib/game/text/sentences";
import { MODULE_CHIPS } from "$lib/grammar.gen";
import { RULES } from "$lib/modules/rules";

export function turnMeanings(scene: Scene, armed: Armed): Meanings {
  const out: Meanings = new Map();
  hand(out, scene, armed);
  for (const rule of RULES) rule.meanings?.(out, scene, armed);
  if (armed.kind === "marker") markerTargets(out, scene, armed.marker);
  else if (armed.kind !== "tile") {
    places(out, scene, armed);
    benefits(out, scene, armed);
    byObject(out, scene);
    bank(out, scene);
  }
  offers(out, scene);
  ending(out, scene);
  return out;
}

// Pieces

function places(out: Meanings, scene: Scene, armed: Armed): void {
  const seat = String(scene.view.turn);
  for (const [post, moves] of grouped(of(scene, "place"), (move) => move.post)) {
    const wanted = armed.kind === "piece" ? armed.piece : moves.some((move) => move.piece === "t") ? "t" : "m";
    const fitting = moves.filter((move) => move.piece === wanted);
    if (fitting.length) put(out, `post:${post}`, pick(scene, `post:${post}`, "place", fitting), "quiet", seat + wanted);
  }
  for (const [post, moves] of grouped(of(scene, "displace"), (move) => move.post)) {
    const wanted = armed.kind === "piece" ? armed.piece : "t";
    const preferred = Math.max(
      moves.findIndex((move) => move.piece === wanted),
      0,
    );
    const offer = scene.view.table.decides_alone ? pick : choice; // among people it cannot be taken back: one click is too little
    const click = offer(scene, `post:${post}`, "displace", moves, preferred);
    put(out, `post:${post}`, click, "silent", seat + (moves[preferred]?.piece ?? "t"));
  }
  for (const move of of(scene, "lift")) put(out, `post:${move.post}`, plays(move), "silent");
}

// Routes and what they bring

function benefits(out: Meanings, scene: Scene, armed: Armed): void {
  const found = new Map<string, MoveOf<"route">[]>();
  const add = (target: string, move: MoveOf<"route">) => found.set(target, [...(found.get(target) ?? []), move]);
  for (const move of of(scene, "route")) for (const target of benefitTargets(scene, move)) add(target, move);
  for (const [target, moves] of found) {
    const fitting = moves.filter(({ piece }) => piece === undefined || isWanted(armed, piece));
    put(out, target, pick(scene, target, "route", fitting.length ? fitting : moves), "quiet");
  }
  for (const route of fullRoutes(scene)) {
    put(out, `route:${route}`, { does: "card", route, selected: null }, "quiet");
    for (const target of [`marker:${route}`, `permanent:${route}`]) put(out, target, { does: "card", route, selected: null }, "silent");
  }
  for (const city of scene.places.cities.keys()) {
    const [best] = ["office", "extra", "develop", "prestige"].flatMap((benefit) => {
      const moves = of(scene, "route").filter((move) => belongs(scene, move, city) && taken(move) === benefit);
      return moves.length ? [moves] : [];
    });
    if (best) put(out, `city:${city}`, pick(scene, `city:${city}`, "route", best), "silent");
  }
}

const isWanted = (armed: Armed, piece: string): boolean => armed.kind !== "piece" || armed.piece === piece;

/** The routes that the decider may establish. */
export const fullRoutes = (scene: Scene): string[] => [...new Set(of(scene, "route").map((move) => move.route))];

/** The objects that stand for what step 3 takes. */
function benefitTargets(scene: Scene, { route, office, develop, prestige, extra }: MoveOf<"route">): string[] {
  if (office !== undefined) return [`office:${office}/${nextOffice(scene.view, office)}`];
  if (extra !== undefined) return [`extra:${extra}`];
  if (prestige !== undefined) return [`prestige:${prestige}`];
  if (develop === undefined) return [];
  const cities = scene.places.ends(route).filter((city) => scene.places.city(city)?.abilities.includes(develop));
  return cities.map((city) => `ability:${city}/${develop}`);
}

function belongs(scene: Scene, move: MoveOf<"route">, city: string): boolean {
  const named = move.office ?? move.extra;
  if (named !== undefined) return named === city;
  if (move.prestige !== undefined) return scene.places.facts.special_prestige.city === city;
  return benefitTargets(scene, move).some((target) => target.startsWith(`ability:${city}/`));
}

// Income and the end of the turn

function bank(out: Meanings, scene: Scene): void {
  const most = bestIncomes(scene);
  if (!most.length) return;
  for (const target of ["income", "desk:purse"]) put(out, target, pick(scene, target, "income", most, most.length - 1), "silent");
}

/** The incomes that take as much as possible, most merchants last; fewer pieces are in the move list. */
export function bestIncomes(scene: Scene): MoveOf<"income">[] {
  const all = of(scene, "income");
  const most = Math.max(...all.map(({ amount }) => amount.t + amount.m));
  return all.filter(({ amount }) => amount.t + amount.m === most).sort((a, b) => a.amount.m - b.amount.m);
}

function ending(out: Meanings, scene: Scene): void {
  const end = first(scene, "end");
  if (!end) return;
  const left = scene.view.actions_left;
  const click = left ? { ...plays(end), confirm: sentence("confirm-end", { count: left }) } : plays(end);
  put(out, "end", click, left ? "silent" : "strong");
}

// Decisions of optional rules

/** By what is clicked for them: a button, or the place or thing that they name. */
const OFFERED = { hand: "offer", route: "route", city: "city", marker: "hand" } as const;

function offers(out: Meanings, scene: Scene): void {
  for (const { decision, where, at, confirm } of scene.view.offers ?? []) {
    const move = scene.moves.find(({ text }) => text === decision);
    if (!move) continue;
    const click: Click = { ...plays(move), ...(confirm === null ? {} : { confirm: sentence(confirm) }) };
    put(out, `${OFFERED[where]}:${at ?? decision}`, click, "silent");
  }
}

// Markers in the hand

function hand(out: Meanings, scene: Scene, armed: Armed): void {
  const turnOff = armed.kind === "marker" ? armed.marker : null;
  const arm = (marker: MarkerId) =>
    put(out, `hand:${marker}`, { does: "arm", armed: marker === turnOff ? NOTHING : { kind: "marker", marker } }, "silent");
  for (const [marker, moves] of uses(scene))
    if (marker === "swap" || moves.some(aim)) arm(marker);
    else put(out, `hand:${marker}`, pick(scene, `hand:${marker}`, "use", moves), "silent");
  if (of(scene, "route").some((move) => move.extra !== undefined)) arm("extra-office");
  for (const { id, kind } of MODULE_CHIPS) {
    const moves = scene.moves.filter((move) => move.kind === kind);
    if (moves.length) put(out, id, pick(scene, id, "paying", moves), "silent");
  }
  const off = armed.kind === "piece" && armed.piece === "m";
  const merchants = scene.moves.some(
    (move) => "piece" in move && move.piece === "m" && (move.kind === "place" || move.kind === "displace"),
  );
  if (merchants) put(out, "chip:m", { does: "arm", armed: off ? NOTHING : { kind: "piece", piece: "m" } }, "silent");
  if (first(scene, "place") || first(scene, "displace")) put(out, "chip:t", { does: "arm", armed: NOTHING }, "silent");
}

/** What is clicked on the table to use a marker like this; where nothing is, its uses are listed. */
function aim(move: Move): Target | null {
  const { route, seat, marker, ability } = named(move);
  if (route !== undefined) return `route:${route}`;
  if (seat !== undefined && marker !== undefined) return `used:${seat}/${marker}`;
  return ability === undefined ? null : `desk:${ability}`;
}

/** What can be done with each marker of the hand. */
function uses(scene: Scene): Map<MarkerId, Move[]> {
  const of = (move: Move) => (move.kind === "use" ? move.marker : move.kind.startsWith("use-") ? move.kind.slice("use-".length) : "");
  const found = grouped(scene.moves, of);
  return new Map(MARKER_IDS.flatMap((marker) => (found.has(marker) ? [[marker, found.get(marker) ?? []]] : [])));
}

/** What a marker of the hand could do with this thing: offered, never done by one click alone. */
function byObject(out: Meanings, scene: Scene): void {
  for (const [marker, moves] of uses(scene))
    for (const move of moves) {
      const target = aim(move);
      if (target && !target.startsWith("route:")) put(out, target, choice(scene, target, marker, [move]), "silent");
    }
}

function markerTargets(out: Meanings, scene: Scene, marker: MarkerId): void {
  switch (marker) {
    case "swap":
      swaps(out, scene);
      break;
    case "extra-office": {
      const extras = of(scene, "route").filter((move) => move.extra !== undefined);
      for (const [name, moves] of grouped(extras, (move) => move.extra ?? "")) {
        put(out, `extra:${name}`, pick(scene, `extra:${name}`, "route", moves), "strong");
        put(out, `city:${name}`, pick(scene, `city:${name}`, "route", moves), "silent");
      }
      break;
    }
    default:
      aimed(out, scene, marker, uses(scene).get(marker) ?? []);
  }
}

function aimed(out: Meanings, scene: Scene, marker: MarkerId, moves: readonly Move[]): void {
  for (const move of moves) {
    const { route } = named(move);
    const target = aim(move);
    if (route !== undefined) wholeRoute(out, scene, route, plays(move));
    else if (target) put(out, target, plays(move), "strong");
  }
  for (const [seat, those] of grouped(moves, (move) => named(move).seat ?? ""))
    if (seat) put(out, `seat:${seat}`, pick(scene, `seat:${seat}`, marker, those), "silent");
}

function swaps(out: Meanings, scene: Scene): void {
  const all = of(scene, "use-swap");
  for (const move of all) put(out, `swap:${move.city}/${move.number}-${move.number2}`, plays(move), "strong");
  for (const { city, number: left, number2: right } of all)
    for (const number of [left, right]) {
      const target = `office:${city}/${number}`;
      const moves = all.filter((move) => move.city === city && [move.number, move.number2].includes(number));
      put(out, target, pick(scene, target, "swap", moves), "strong");
    }
  for (const [city, moves] of grouped(all, (move) => move.city))
    put(out, `city:${city}`, pick(scene, `city:${city}`, "swap", moves), "silent");
}

/** The route, the place of its marker and all its posts mean the same. */
export function wholeRoute(out: Meanings, scene: Scene, id: string, click: Click): void {
  const route = scene.places.routes.get(id);
  put(out, `route:${id}`, click, "strong");
  put(out, `marker:${id}`, click, "silent");
  for (const post of route ? postsOf(route) : []) put(out, `post:${post}`, click, "silent");
}
