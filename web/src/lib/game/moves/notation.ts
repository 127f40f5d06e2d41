/** Decisions as text and as values. One spelling per decision; the server's list is the only judge of legality. */
import { type AbilityId, type FavourId, MARKER_IDS, type MarkerId } from "$lib/wire.gen";

export type Shape = "t" | "m";

/** An amount of traders and merchants. */
export interface Amount {
  t: number;
  m: number;
}

/** Where an extra piece comes from: a word, or the post it stands on. */
export type Source = "stock" | "supply" | "route" | (string & {});

/** What step 3 of a route takes. */
export type Benefit =
  | { take: "nothing" }
  | { take: "office"; city: string }
  | { take: "develop"; ability: AbilityId }
  | { take: "prestige"; value: number }
  | { take: "extra"; city: string; piece: Shape };

export type MoveFacts =
  | { kind: "income"; amount: Amount }
  | { kind: "place"; piece: Shape; post: string; paying: Amount | null }
  | { kind: "displace"; piece: Shape; post: string; paying: Amount }
  | { kind: "settle"; piece: Shape; post: string; source: Source | null }
  | { kind: "decline" }
  | { kind: "lift"; post: string }
  | { kind: "drop"; from: string; to: string }
  | { kind: "remove"; post: string }
  | { kind: "done" }
  | { kind: "route"; route: string; benefit: Benefit }
  | { kind: "use"; marker: MarkerId } // it needs nothing more
  | { kind: "use-develop"; ability: AbilityId }
  | { kind: "use-swap"; city: string; left: number; right: number }
  | { kind: "use-exchange"; seat: number; marker: MarkerId }
  | { kind: "use-lay"; marker: "tribute" | "block"; route: string }
  | { kind: "safe-conduct"; paying: MarkerId }
  | { kind: "favour"; favour: FavourId; paying: MarkerId[] }
  | { kind: "take"; amount: Amount; single: boolean }
  | { kind: "develop" }
  | { kind: "found"; city: string; piece: Shape }
  | { kind: "neutral"; route: string; city: string | null }
  | { kind: "marker"; marker: MarkerId; route: string }
  | { kind: "end" }
  | { kind: "claim" }
  | { kind: "other"; text: string }; // a newer server offers it, and this page has no form for it

/** A decision with its notation. */
export type Move = MoveFacts & { text: string };
export type MoveKind = Move["kind"];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

/** The text has no form that this page knows. */
export class NotationError extends Error {}

export function readAmount(text: string): Amount {
  const found = /^(?:(\d+)t)?(?:(\+)?(\d+)m)?$/.exec(text);
  if (text === "0") return { t: 0, m: 0 };
  if (!found || !text || Boolean(found[2]) !== (found[1] !== undefined && found[3] !== undefined))
    throw new NotationError(`no amount: ${text}`);
  return { t: Number(found[1] ?? 0), m: Number(found[3] ?? 0) };
}

/** `2t+1m`; nothing is `0`. */
export function showAmount({ t, m }: Amount): string {
  return [t ? `${t}t` : "", m ? `${m}m` : ""].filter(Boolean).join("+") || "0";
}

export const total = ({ t, m }: Amount): number => t + m;
export const one = (piece: Shape): Amount => (piece === "t" ? { t: 1, m: 0 } : { t: 0, m: 1 });

/** Markers in the order in which a payment names them. */
export function inOrder(markers: readonly MarkerId[]): MarkerId[] {
  return [...markers].sort((a, b) => MARKER_IDS.indexOf(a) - MARKER_IDS.indexOf(b));
}

/** The decision that a text spells. One that this page does not know is kept as its text: it can still be played. */
export function parse(text: string): Move {
  const facts = known(text);
  return facts && spell(facts) === text ? { ...facts, text } : { kind: "other", text };
}

function known(text: string): MoveFacts | null {
  try {
    return read(text.split(" "));
  } catch (wrong) {
    if (wrong instanceof NotationError) return null;
    throw wrong;
  }
}

function read(words: string[]): MoveFacts | null {
  const [verb, a = "", b = "", c = "", d = ""] = words;
  switch (verb) {
    case "income":
      return { kind: "income", amount: readAmount(a) };
    case "place":
      return { kind: "place", piece: piece(a), post: b, paying: c === "paying" ? readAmount(d) : null };
    case "displace":
      return { kind: "displace", piece: piece(a), post: b, paying: readAmount(d) };
    case "settle":
      return { kind: "settle", piece: piece(a), post: b, source: c === "from" ? d : null };
    case "lift":
    case "remove":
      return { kind: verb, post: a };
    case "drop":
      return { kind: "drop", from: a, to: b };
    case "decline":
    case "done":
    case "end":
    case "claim":
    case "develop":
      return { kind: verb };
    case "route":
      return { kind: "route", route: a, benefit: benefit(b, c, d) };
    case "use":
      return use(a, words.slice(2));
    case "favour":
      return { kind: "favour", favour: a as FavourId, paying: c.split("+") as MarkerId[] };
    case "take":
      return a === "t" || a === "m"
        ? { kind: "take", amount: one(a), single: true }
        : { kind: "take", amount: readAmount(a), single: false };
    case "found":
      return { kind: "found", city: a, piece: piece(b) };
    case "neutral":
      return { kind: "neutral", route: a, city: b === "office" ? c : null };
    case "marker":
      return { kind: "marker", marker: a as MarkerId, route: b };
  }
  return null;
}

function use(marker: string, [a = "", b = "", c = ""]: string[]): MoveFacts {
  switch (marker) {
    case "develop":
      return { kind: "use-develop", ability: a as AbilityId };
    case "swap":
      return { kind: "use-swap", city: a, left: Number(b), right: Number(c) };
    case "exchange":
      return { kind: "use-exchange", seat: Number(a), marker: b as MarkerId };
    case "tribute":
    case "block":
      return { kind: "use-lay", marker, route: a };
    case "safe-conduct":
      return { kind: "safe-conduct", paying: b as MarkerId };
  }
  return { kind: "use", marker: marker as MarkerId };
}

function benefit(word: string, what: string, kind: string): Benefit {
  switch (word) {
    case "office":
      return { take: "office", city: what };
    case "develop":
      return { take: "develop", ability: what as AbilityId };
    case "prestige":
      return { take: "prestige", value: Number(what) };
    case "extra":
      return { take: "extra", city: what, piece: piece(kind) };
  }
  return { take: "nothing" };
}

function piece(word: string): Shape {
  if (word === "t" || word === "m") return word;
  throw new NotationError(`no piece: ${word}`);
}

/** The text of a decision. */
export function spell(move: MoveFacts): string {
  switch (move.kind) {
    case "income":
      return `income ${showAmount(move.amount)}`;
    case "place":
      return `place ${move.piece} ${move.post}${move.paying ? ` paying ${showAmount(move.paying)}` : ""}`;
    case "displace":
      return `displace ${move.piece} ${move.post} paying ${showAmount(move.paying)}`;
    case "settle":
      return `settle ${move.piece} ${move.post}${move.source === null ? "" : ` from ${move.source}`}`;
    case "lift":
    case "remove":
      return `${move.kind} ${move.post}`;
    case "drop":
      return `drop ${move.from} ${move.to}`;
    case "decline":
    case "done":
    case "end":
    case "claim":
      return move.kind;
    case "develop":
      return "develop privilege";
    case "route":
      return `route ${move.route}${spellBenefit(move.benefit)}`;
    case "use":
      return `use ${move.marker}`;
    case "use-develop":
      return `use develop ${move.ability}`;
    case "use-swap":
      return `use swap ${move.city} ${move.left} ${move.right}`;
    case "use-exchange":
      return `use exchange ${move.seat} ${move.marker}`;
    case "use-lay":
      return `use ${move.marker} ${move.route}`;
    case "safe-conduct":
      return `use safe-conduct paying ${move.paying}`;
    case "favour":
      return `favour ${move.favour} paying ${move.paying.join("+")}`;
    case "take":
      return `take ${move.single ? (move.amount.t ? "t" : "m") : showAmount(move.amount)}`;
    case "found":
      return `found ${move.city} ${move.piece}`;
    case "neutral":
      return `neutral ${move.route}${move.city === null ? "" : ` office ${move.city}`}`;
    case "marker":
      return `marker ${move.marker} ${move.route}`;
    case "other":
      return move.text;
  }
}

function spellBenefit(benefit: Benefit): string {
  switch (benefit.take) {
    case "nothing":
      return "";
    case "office":
      return ` office ${benefit.city}`;
    case "develop":
      return ` develop ${benefit.ability}`;
    case "prestige":
      return ` prestige ${benefit.value}`;
    case "extra":
      return ` extra ${benefit.city} ${benefit.piece}`;
  }
}

/** A decision from its facts. */
export const move = (facts: MoveFacts): Move => ({ ...facts, text: spell(facts) });
