/** What clicks mean between actions. */
import { choice, pick } from "./choosers";
import { MARKER_IDS, type MarkerId } from "$lib/wire.gen";
import { type Move, type MoveOf, taken } from "./notation";
import { postsOf } from "../places";
import { first, grouped, nextOffice, of, plays, put } from "../scene";
import { type Armed, type Click, type Meanings, NOTHING, type Scene } from "../types";
import { sentence } from "$lib/game/text/sentences";

export function turnMeanings(scene: Scene, armed: Armed): Meanings {
  const out: Meanings = new Map();
  hand(out, scene, armed);
  tiles(out, scene, armed);
  if (armed.kind === "marker") markerTargets(out, scene, armed.marker);
  else if (armed.kind === "favour") payment(out, scene, armed);
  else {
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
export function benefitTargets(scene: Scene, { route, office, develop, prestige, extra }: MoveOf<"route">): string[] {
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
    if (AIMED.has(marker)) arm(marker);
    else put(out, `hand:${marker}`, pick(scene, `hand:${marker}`, "use", moves), "silent");
  if (of(scene, "route").some((move) => move.extra !== undefined)) arm("extra-office");
  const conducts = of(scene, "use-safe-conduct-paying");
  if (conducts.length) put(out, "safe-conduct", pick(scene, "safe-conduct", "paying", conducts), "silent");
  const off = armed.kind === "piece" && armed.piece === "m";
  const merchants = scene.moves.some(
    (move) => "piece" in move && move.piece === "m" && (move.kind === "place" || move.kind === "displace"),
  );
  if (merchants) put(out, "chip:m", { does: "arm", armed: off ? NOTHING : { kind: "piece", piece: "m" } }, "silent");
  if (first(scene, "place") || first(scene, "displace")) put(out, "chip:t", { does: "arm", armed: NOTHING }, "silent");
}

/** Markers with which something on the table is clicked; for any other its uses are listed. */
const AIMED: ReadonlySet<MarkerId> = new Set(["develop", "swap", "exchange", "tribute", "block"]);

/** What can be done with each marker of the hand. */
function uses(scene: Scene): Map<MarkerId, Move[]> {
  const of = (move: Move) => (move.kind === "use" ? move.marker : move.kind.startsWith("use-") ? move.kind.slice("use-".length) : "");
  const found = grouped(scene.moves, of);
  return new Map(MARKER_IDS.flatMap((marker) => (found.has(marker) ? [[marker, found.get(marker) ?? []]] : [])));
}

/** What a marker of the hand could do with this thing: offered, never done by one click alone. */
function byObject(out: Meanings, scene: Scene): void {
  for (const move of of(scene, "use-develop")) {
    const target = `desk:${move.ability}`;
    put(out, target, choice(scene, target, "develop", [move]), "silent");
  }
  for (const move of of(scene, "use-exchange")) {
    const target = `used:${move.seat}/${move.marker}`;
    put(out, target, choice(scene, target, "exchange", [move]), "silent");
  }
}

function markerTargets(out: Meanings, scene: Scene, marker: MarkerId): void {
  switch (marker) {
    case "develop":
      for (const move of of(scene, "use-develop")) put(out, `desk:${move.ability}`, plays(move), "strong");
      break;
    case "swap":
      swaps(out, scene);
      break;
    case "exchange":
      for (const move of of(scene, "use-exchange")) put(out, `used:${move.seat}/${move.marker}`, plays(move), "strong");
      for (const [seat, moves] of grouped(of(scene, "use-exchange"), (move) => String(move.seat)))
        put(out, `seat:${seat}`, pick(scene, `seat:${seat}`, "exchange", moves), "silent");
      break;
    case "tribute":
    case "block":
      for (const move of of(scene, `use-${marker}`)) wholeRoute(out, scene, move.route, plays(move));
      break;
    case "extra-office": {
      const extras = of(scene, "route").filter((move) => move.extra !== undefined);
      for (const [name, moves] of grouped(extras, (move) => move.extra ?? "")) {
        put(out, `extra:${name}`, pick(scene, `extra:${name}`, "route", moves), "strong");
        put(out, `city:${name}`, pick(scene, `city:${name}`, "route", moves), "silent");
      }
    }
  }
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

// Tiles of the Emperor's Favour

function tiles(out: Meanings, scene: Scene, armed: Armed): void {
  for (const [name, moves] of grouped(of(scene, "favour"), (move) => move.favour)) {
    const [only] = moves;
    if (!only) continue;
    const isArmed = armed.kind === "favour" && armed.favour === only.favour;
    const paying = moves.length === 1 ? only.paying : [];
    const next: Armed = isArmed ? NOTHING : { kind: "favour", favour: only.favour, paying };
    put(out, `favour:${name}`, { does: "arm", armed: next }, "quiet");
  }
}

function payment(out: Meanings, scene: Scene, armed: Extract<Armed, { kind: "favour" }>): void {
  const unused = scene.view.markers.unused[scene.view.turn] ?? [];
  const price = scene.places.numbers.favour_price;
  for (const marker of new Set(unused)) {
    const paid = armed.paying.filter((other) => other === marker).length;
    const there = unused.filter((other) => other === marker).length;
    const without = armed.paying.filter((other) => other !== marker);
    const paying = paid < Math.min(there, price) ? [...armed.paying, marker].slice(-price) : without;
    put(out, `hand:${marker}`, { does: "arm", armed: { ...armed, paying } }, "strong");
  }
  const wanted = armed.paying.toSorted().join();
  const buy = of(scene, "favour").find((move) => move.favour === armed.favour && move.paying.toSorted().join() === wanted);
  if (buy) put(out, "buy", plays(buy), "strong");
}
