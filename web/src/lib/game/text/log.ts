/** The past in turn blocks: one line for each thing that happened, with the points it brought. */
import { abilityWord, amountWords, markerWord, partWords, valueWords } from "./describe";
import type { EventName, GameEvent } from "../events";
import { readAmount } from "../moves/notation";
import { ownerOf, type Places, routeOf, shapeOf } from "../places";
import type { Arg, Sentence, Target } from "../types";
import { sentence, word } from "./sentences";
import { MODULE_EVENTS } from "$lib/grammar.gen";

/** How the game itself ends; optional rules bring words of their own. */
const ENDINGS = ["END-01", "END-02", "END-03", "CLASSIC-07"];

type Owner = number | "n";

export interface Line {
  ply: number;
  event: EventName | "seat"; // or somebody left or joined
  actor: Owner | null;
  sentence: Sentence;
  points: { seat: Owner; points: number }[];
}

export interface Block {
  seat: number; // whose turn it was
  turn: number; // counted from 1
  ply: number; // its first decision
  lines: Line[];
  points: { seat: Owner; points: number }[]; // of all lines
}

export function blocks(events: readonly GameEvent[], places: Places, names: readonly string[]): Block[] {
  const out: Block[] = [{ seat: 0, turn: 1, ply: 0, lines: [], points: [] }];
  for (const event of events) {
    if (event.event === "turn") {
      out.push({ seat: event.seat, turn: out.length + 1, ply: event.ply + 1, lines: [], points: [] });
      continue;
    }
    const block = out.at(-1);
    if (!block) break;
    if (event.event === "prestige") add(block, event, places, names);
    else {
      const line = lineOf(event, places, names);
      if (line) block.lines.push(line);
    }
  }
  return out;
}

/** Whether nothing came of a whole turn. The first block of a game that goes on from elsewhere may be nobody's turn. */
export function isIdle(all: readonly Block[], block: Block, players: number): boolean {
  const next = all[block.turn];
  return !block.lines.length && next?.seat === (block.seat + 1) % players;
}

/** Points stand with what brought them. */
function add(block: Block, event: Extract<GameEvent, { event: "prestige" }>, places: Places, names: readonly string[]) {
  const gained = { seat: event.seat, points: event.points };
  const cause = block.lines.findLast((line) => line.ply === event.ply);
  if (cause) cause.points.push(gained);
  else {
    const { id, args, nouns } = sentenceOf(event, places, names) ?? sentence("log-prestige", { points: event.points });
    block.lines.push({ ply: event.ply, event: event.event, actor: event.seat, sentence: { id, args, nouns }, points: [gained] });
  }
  const sum = block.points.find((other) => other.seat === event.seat);
  if (sum) sum.points += event.points;
  else block.points.push({ ...gained });
}

/** The line of an event; null where it needs none. */
function lineOf(event: GameEvent, places: Places, names: readonly string[]): Line | null {
  const words = sentenceOf(event, places, names);
  return words && { ply: event.ply, event: event.event, actor: actorOf(event), sentence: words, points: [] };
}

/** Who did it, as far as the event says. */
function actorOf(event: GameEvent): Owner | null {
  if ("seat" in event) return event.seat;
  if (event.event === "neutral-route") return "n";
  return "piece" in event && event.event !== "removed" && event.event !== "dropped" ? ownerOf(event.piece) : null;
}

/** The seat that decided it, as far as the event says. */
export function decidedBy(event: GameEvent): number | null {
  const others: EventName[] = ["prestige", "connected", "turn"]; // their seat is not who decided
  const actor = others.includes(event.event) ? null : actorOf(event);
  return actor === "n" ? null : actor;
}

/** The last decision of one of these seats, as far as the events show. */
export function lastDecisionOf(events: readonly GameEvent[], seats: readonly number[]): number | null {
  return events.findLast((event) => seats.some((seat) => seat === decidedBy(event)))?.ply ?? null;
}

/** An event in words, without who did it: the block and its shields say that. */
export function sentenceOf(event: GameEvent, places: Places, names: readonly string[]): Sentence | null {
  const who = (owner: Owner): Arg => (owner === "n" ? word("term-neutral-player") : (names[owner] ?? ""));
  switch (event.event) {
    case "income":
    case "took":
    case "paid":
      return sentence(`log-${event.event}`, { amount: amountWords(readAmount(event.amount)) });
    case "placed":
      return onPost("log-placed", event.piece, event.post, places);
    case "displaced":
      return displaced(event, places, who(ownerOf(event.victim)));
    case "settled":
      return settled(event, places);
    case "unsettled":
      return sentence("log-unsettled", { piece: shapeOf(event.piece) });
    case "dropped":
      return event.origin === event.post ? null : dropped(event, places, who(ownerOf(event.piece)));
    case "removed": {
      const { id, args, nouns } = onPost("log-removed", event.piece, event.post, places);
      return sentence(id, { ...args, who: who(ownerOf(event.piece)) }, nouns);
    }
    case "route":
    case "neutral-route":
      return atRoute(`log-${event.event}`, event.route, places);
    case "office":
    case "extra-office":
      return atCity(`log-${event.event}`, event.city, places, { piece: shapeOf(event.piece) });
    case "completed":
      return atCity("log-completed", event.city, places, { count: event.count });
    case "connected":
      return sentence("log-connected", { rank: event.rank }, {});
    case "prestige":
      return event.city
        ? atCity("log-prestige-city", event.city, places, { points: event.points })
        : sentence("log-prestige", { points: event.points });
    case "special-prestige":
      return sentence("log-special-prestige", { value: event.value }, { value: `prestige:${event.value}` });
    case "developed": {
      const value = places.value(event.ability, event.step) ?? event.step;
      return sentence("log-developed", { ability: abilityWord(event.ability), value: valueWords(value) });
    }
    case "actions":
      return sentence("log-actions", { count: event.gained });
    case "marker":
    case "replaced":
    case "discarded":
      return atRoute(`log-${event.event}`, event.route, places, { marker: markerWord(event.marker) });
    case "used":
      return sentence("log-used", { marker: markerWord(event.marker) });
    case "swapped":
      return atCity("log-swapped", event.city, places, { left: event.left, right: event.right });
    case "ending":
      return ENDINGS.includes(event.clause) ? sentence("log-ending", { clause: event.clause }) : sentence(`log-ending-${event.clause}`);
    case "over":
      return sentence("log-over", { clause: event.clause });
    case "declined":
    case "lifted":
    case "drew":
    case "looked":
    case "turn":
      return null;
    default:
      return ofModule(event, places, names) ?? otherEvent(event);
  }
}

/** An event of an optional rule: its message, with its facts. Routes and cities light up. */
function ofModule(event: { event: string }, places: Places, names: readonly string[]): Sentence | null {
  if (!MODULE_EVENTS[event.event]) return null;
  const args: Record<string, Arg> = {};
  const nouns: Record<string, Target> = {};
  for (const { name, part, value } of factsOf(event)) {
    args[name] = partWords(part, value, places, names);
    if (part === "route" || part === "city") nouns[name] = `${part}:${value}`;
  }
  return sentence(`log-${event.event}`, args, nouns);
}

/** The facts of an event of an optional rule, each with what it is. */
function factsOf(event: { event: string }): { name: string; part: string; value: string }[] {
  const facts = MODULE_EVENTS[event.event]?.facts ?? {};
  const values = event as Record<string, unknown>;
  return Object.entries(facts).map(([name, part]) => ({ name, part, value: String(values[name]) }));
}

/** An event of a newer server, for which this page has no words: its name and its facts, as they are. */
function otherEvent({ event, ply: _, seat: __, ...facts }: { event: string; ply?: number; seat?: unknown }): Sentence {
  const values = Object.values(facts).filter((fact) => typeof fact === "string" || typeof fact === "number");
  return sentence("log-other", { text: [event, ...values].join(" ") });
}

/** Posts of a route are alike, so the log names the route; the noun lights up the post. */
function onPost(id: string, piece: string, post: string, places: Places): Sentence {
  return sentence(id, { piece: shapeOf(piece), post: places.routeName(routeOf(post)) }, { post: `post:${post}` });
}

function displaced(event: Extract<GameEvent, { event: "displaced" }>, places: Places, who: Arg): Sentence {
  const { id, args, nouns } = onPost("log-displaced", event.piece, event.post, places);
  const fee = amountWords(readAmount(event.fee));
  return sentence(id, { ...args, victim: shapeOf(event.victim), who, fee }, nouns);
}

function settled(event: Extract<GameEvent, { event: "settled" }>, places: Places): Sentence {
  const { source } = event;
  if (source === undefined) return onPost("log-settled", event.piece, event.post, places);
  const { id, args, nouns } = onPost("log-settled-extra", event.piece, event.post, places);
  if (!source.includes("/")) return sentence(id, { ...args, source }, nouns);
  return sentence("log-settled-from", { ...args, from: places.routeName(routeOf(source)) }, nouns);
}

function dropped(event: Extract<GameEvent, { event: "dropped" }>, places: Places, who: Arg): Sentence {
  const { args, nouns } = onPost("log-dropped", event.piece, event.post, places);
  const from = places.routeName(routeOf(event.origin));
  return sentence("log-dropped", { ...args, who, from }, { ...nouns, from: `post:${event.origin}` });
}

function atRoute(id: string, route: string, places: Places, args: Record<string, Arg> = {}): Sentence {
  return sentence(id, { ...args, route: places.routeName(route) }, { route: `route:${route}` });
}

function atCity(id: string, city: string, places: Places, args: Record<string, Arg> = {}): Sentence {
  return sentence(id, { ...args, city: places.cityName(city) }, { city: `city:${city}` });
}

/** What the last decision touched on the board; with numbers, what those from the one to the other did. */
export function lastTargets(events: readonly GameEvent[], from?: number, to = Infinity): Set<Target> {
  const last = from ?? events.findLast((event) => touched(event).length)?.ply ?? 0;
  const until = from === undefined ? last : to;
  return new Set(events.filter((event) => event.ply >= last && event.ply <= until).flatMap(touched));
}

function touched(event: GameEvent): Target[] {
  switch (event.event) {
    case "placed":
    case "displaced":
    case "settled":
    case "removed":
    case "lifted":
      return [`post:${event.post}`];
    case "dropped":
      return [`post:${event.origin}`, `post:${event.post}`];
    case "route":
    case "neutral-route":
      return [`route:${event.route}`];
    case "office":
    case "extra-office":
      return [`city:${event.city}`];
    case "swapped":
      return [`office:${event.city}/${event.left}`, `office:${event.city}/${event.right}`];
    case "special-prestige":
      return [`prestige:${event.value}`];
    case "replaced":
      return [`marker:${event.route}`];
  }
  return factsOf(event).flatMap(({ part, value }) => (part === "route" ? [`route:${value}`] : []));
}
