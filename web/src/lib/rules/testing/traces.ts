// Plays games by kontor.wasm and notes what it says: tests/wasm/traces.py does the same by the rules in Python, and compares.

import { crc32 } from "../crc32";
import { load, type Row, RUNNING, type Rules } from "../rules";

/** What is played of one kind of games. */
export interface Order {
  ruleset: string;
  seed: number;
  decisions: number;
  evaluated: number; // once in this number of decisions
  bot: number; // how long a game of the rule bot may be, in decisions
}

const BY_LUCK = 8; // one of these decisions: else two bots may wait for each other

/** Checksums by what they are of, so that a difference says where it is. */
export type Trace = Record<string, number>;

/** What a net says of a situation, without the slots that are not open. */
export interface Said {
  logits: number[];
  values: number[];
  control: number[];
}

class Notes {
  found: Trace = {};

  bytes(of: string, bytes: Uint8Array): void {
    this.found[of] = crc32(bytes, this.found[of]);
  }

  numbers(of: string, numbers: readonly number[]): void {
    this.bytes(of, new TextEncoder().encode(`${numbers.join(",")};`));
  }
}

/** Luck that Python can have too. */
class Luck {
  #word: number;

  constructor(seed: number) {
    this.#word = seed;
  }

  of<Thing>(things: readonly Thing[]): Thing {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0;
    return things[(this.#word >>> 8) % things.length]!;
  }
}

/** What the rules from these bytes say. */
export async function traces(wasm: Row, orders: Order[]): Promise<Trace[]> {
  const rules = await load(wasm);
  return orders.map((order) => trace(rules, order));
}

function trace(rules: Rules, order: Order): Trace {
  const notes = new Notes();
  const t = rules.ruleset(order.ruleset);
  notes.bytes("lookup", t);
  const random = [0, 1, 2].map((way) => rules.randomPlay(t, order.seed, 3 * order.decisions, 60, way));
  notes.numbers("random play", random);
  byList(rules, t, order, notes);
  bySlots(rules, t, order, notes);
  byBot(rules, t, order, notes);
  return notes.found;
}

function byList(rules: Rules, t: Row, { seed, decisions, evaluated }: Order, notes: Notes): void {
  const luck = new Luck(seed);
  const evaluator = rules.evaluator(t);
  const s = rules.deal(t, seed);
  for (let ply = 0; ply < decisions && rules.asked(s) >= 0; ply++) {
    const seat = rules.asked(s);
    const codes = rules.list(t, s);
    notes.bytes("cells", s);
    notes.numbers("list", codes);
    notes.bytes("mask", rules.mask(t, s));
    notes.bytes("observation", new Uint8Array(rules.observe(t, s, seat).buffer));
    notes.numbers(
      "utilities",
      ofSeats(rules, t, (each) => rules.utility(t, s, each)),
    );
    if (ply % evaluated === 0) {
      const rated = evaluator.rate(s);
      notes.numbers("figures", evaluator.evaluate(s));
      notes.numbers("ratings", [...rated.codes, ...rated.ratings]);
      notes.numbers("values", evaluator.values(s));
      const possible = s.slice();
      rules.hide(t, possible, seat);
      notes.bytes("hidden", possible);
      rules.fill(t, possible, seat, seed + ply);
      notes.bytes("filled", possible);
    }
    rules.apply(t, s, luck.of(codes));
  }
  if (rules.asked(s) < 0) return;
  const planned = evaluator.plan(s, 2, 1000, 1);
  notes.numbers("plan", [...planned.codes, ...planned.values]);
  notes.numbers("turns", [evaluator.playTurns(s, 2, 0)]);
  notes.bytes("turns", s);
}

function bySlots(rules: Rules, t: Row, { seed, decisions }: Order, notes: Notes): void {
  const luck = new Luck(seed);
  const s = rules.deal(t, seed);
  const mask: Row = new Uint8Array(rules.sizes.SLOTS);
  let status = rules.enter(t, s, mask);
  for (let ply = 0; ply < decisions && status === RUNNING; ply++) {
    const slot = luck.of([...mask.keys()].filter((each) => mask[each]));
    notes.numbers("choose", [slot, rules.choose(t, s.slice(), slot)]);
    status = rules.step(t, s, mask, slot);
    notes.bytes("step", s);
    notes.bytes("step", mask);
  }
}

function byBot(rules: Rules, t: Row, { seed, bot }: Order, notes: Notes): void {
  const luck = new Luck(seed);
  const evaluator = rules.evaluator(t);
  const s = rules.deal(t, seed);
  for (let ply = 0; ply < bot && rules.asked(s) >= 0; ply++) {
    const known = s.slice();
    rules.hide(t, known, rules.asked(s));
    const code = evaluator.decide(known, 2, 1000, seed + ply);
    notes.numbers("rule bot", [code]);
    rules.apply(t, s, ply % BY_LUCK ? code : luck.of(rules.list(t, s)));
  }
  notes.bytes("rule bot", s);
  notes.found["over"] = Number(rules.asked(s) < 0);
  notes.numbers(
    "points",
    ofSeats(rules, t, (seat) => rules.points(t, s, seat)),
  );
  notes.numbers(
    "rewards",
    ofSeats(rules, t, (seat) => rules.utility(t, s, seat)),
  );
}

function ofSeats(rules: Rules, t: Row, figure: (seat: number) => number): number[] {
  return Array.from({ length: rules.players(t) }, (_, seat) => figure(seat));
}

/** What a net says in the random games that begin as those above. */
export async function answers(wasm: Row, net: Row, orders: Order[]): Promise<Said[][]> {
  const rules = await load(wasm);
  const player = rules.net(net);
  return orders.map(({ ruleset, seed, decisions }) => {
    const luck = new Luck(seed);
    const t = rules.ruleset(ruleset);
    const s = rules.deal(t, seed);
    const said: Said[] = [];
    while (said.length < decisions && rules.asked(s) >= 0) {
      const mask = rules.mask(t, s);
      const { logits, values, control } = player.answer(rules.observe(t, s, rules.asked(s)), mask);
      said.push({ logits: [...logits.filter((_, slot) => mask[slot])], values: [...values], control: [...control] });
      rules.apply(t, s, luck.of(rules.list(t, s)));
    }
    return said;
  });
}
