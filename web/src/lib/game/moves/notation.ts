/** Decisions as text and as values, by the generated grammar. The server's list is the only judge of legality. */
import { FORMS } from "$lib/grammar.gen";
import { ABILITY_IDS, type Amount, type KnownMove, MARKER_IDS, type MarkerId } from "$lib/wire.gen";

export type { Amount };
export type Shape = "t" | "m";

/** Where an extra piece comes from: a word, or the post it stands on. */
export type Source = "stock" | "supply" | "route" | (string & {});

type MoveFacts = KnownMove | { kind: "other"; text: string }; // a newer server offers it, and this page has no form for it

/** A decision with its notation. */
export type Move = MoveFacts & { text: string };
export type MoveKind = Move["kind"];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

/** What step 3 of a route takes: one of these, or nothing. */
export type Benefit = Pick<MoveOf<"route">, (typeof BENEFITS)[number] | "piece">;
const BENEFITS = ["office", "develop", "prestige", "extra"] as const;

/** The name of a benefit. */
export const taken = (benefit: Benefit): (typeof BENEFITS)[number] | "nothing" =>
  BENEFITS.find((name) => benefit[name] !== undefined) ?? "nothing";

/** What is taken from the stock: one piece by its shape, or an amount. */
export const amountTaken = ({ piece = "t", amount = one(piece) }: Pick<MoveOf<"take">, "piece" | "amount">): Amount => amount;

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

// The grammar

export type Value = string | number | Amount | MarkerId[];

/** A word of a form: said as it is, or what varies, as which part of the notation. */
type Word = string | { name: string; part: string };

interface Form {
  kind: KnownMove["kind"];
  words: Word[];
  names: string[]; // of what varies
}

function wordOf(word: string): Word {
  const [, name, part = name] = /^\{(\w+)(?::(\w+))?\}$/.exec(word) ?? [];
  return name !== undefined && part !== undefined ? { name, part } : word;
}

const GRAMMAR: readonly Form[] = FORMS.map(([kind, form]) => {
  const words = form.split(" ").map(wordOf);
  return { kind, words, names: words.flatMap((word) => (typeof word === "string" ? [] : [word.name])) };
}).sort((a, b) => a.names.length - b.names.length); // words that are said as they are go first

const idOf = (ids: readonly string[]) => (word: string) => (ids.includes(word) ? word : null);
const number = (word: string) => (/^\d+$/.test(word) ? Number(word) : null);

/** How each part is read, null where it is none; the ids of places and tiles are any word, which the server checks. */
const READ: Record<string, (word: string) => Value | null> = {
  piece: idOf(["t", "m"]),
  amount: readAmount,
  ability: idOf(ABILITY_IDS),
  marker: idOf(MARKER_IDS),
  markers: (word) => word.split("+") as MarkerId[],
  number,
  seat: number,
  space: number,
};

function show(value: Value): string {
  if (Array.isArray(value)) return value.join("+");
  return typeof value === "object" ? showAmount(value) : String(value);
}

/** The decision that a text spells. One that this page does not know is kept as its text: it can still be played. */
export function parse(text: string): Move {
  const said = text.split(" ");
  for (const form of GRAMMAR) {
    if (form.words[0] !== said[0] || form.words.length !== said.length) continue;
    const facts = read(form, said);
    if (facts && spell(facts) === text) return { ...facts, text };
  }
  return { kind: "other", text };
}

function read(form: Form, said: readonly string[]): KnownMove | null {
  const facts: Record<string, Value> = { kind: form.kind };
  for (const [place, word] of form.words.entries()) {
    const value = typeof word === "string" ? word === said[place] : valueOf(word.part, said[place] ?? "");
    if (value === null || value === false) return null;
    if (typeof word !== "string" && value !== true) facts[word.name] = value;
  }
  return facts as unknown as KnownMove; // its type is generated from the same forms
}

function valueOf(part: string, word: string): Value | null {
  try {
    return READ[part] ? READ[part](word) : word;
  } catch (wrong) {
    if (wrong instanceof NotationError) return null;
    throw wrong;
  }
}

/** What varies in a decision, in the order of its form: each by name, with the part of the notation that it is. */
export function varying(move: KnownMove): { name: string; part: string; value: Value }[] {
  const values = valuesOf(move);
  return (formOf(move)?.words ?? []).flatMap((word) => (typeof word === "string" ? [] : [{ ...word, value: values[word.name] ?? "" }]));
}

const valuesOf = (move: KnownMove) => move as unknown as Record<string, Value | undefined>;

/** The form that needs what this decision has. */
function formOf(move: KnownMove): Form | undefined {
  const values = valuesOf(move);
  const forms = GRAMMAR.filter(({ kind, names }) => kind === move.kind && names.every((name) => values[name] !== undefined));
  return forms.at(-1); // the longest
}

/** The text of a decision. */
export function spell(move: MoveFacts): string {
  if (move.kind === "other") return move.text;
  const values = valuesOf(move);
  const words = formOf(move)?.words ?? [];
  return words.map((word) => (typeof word === "string" ? word : show(values[word.name] ?? ""))).join(" ");
}

/** A decision from its facts. */
export const move = (facts: MoveFacts): Move => ({ ...facts, text: spell(facts) });

/** What a decision names, by the part of the notation, as it is written. */
export const named = (move: Move): Record<string, string | undefined> =>
  move.kind === "other" ? {} : Object.fromEntries(varying(move).map(({ part, value }) => [part, show(value)]));

/** The parts of the notation that vary in decisions of a kind. */
export const partsOf = (kind: string): string[] =>
  GRAMMAR.filter((form) => form.kind === kind).flatMap(({ words }) =>
    words.flatMap((word) => (typeof word === "string" ? [] : [word.part])),
  );

/** A kind of decision that uses a marker and names parts like these. */
export const usingKind = (...parts: string[]): string | undefined =>
  GRAMMAR.find(({ kind }) => kind.startsWith("use-") && parts.every((part) => partsOf(kind).includes(part)))?.kind;

/** A decision of a kind with likely values of each part, to ask why it is refused. */
export function example(kind: string, likely: Readonly<Record<string, string>>): string | null {
  const form = GRAMMAR.find((one) => one.kind === kind);
  return form ? form.words.map((word) => (typeof word === "string" ? word : (likely[word.part] ?? ""))).join(" ") : null;
}
