// The rules of the game in the browser: kontor.wasm, with the names of kontor.h, which describes each function.
//
// Two rows of bytes are a game. `t` is what is looked up in games of a kind, and never changes; `s` is the situation.
// Both belong to the caller: they can be kept, copied and sent to a worker as they are.

import * as checks from "./checks";
import { crc32 } from "./crc32";
import { Evaluator, ruleWeights, WORKSPACE } from "./evaluator";
import note from "./kontor.wasm.json";
import { type Functions, Memory, SIZES } from "./memory";
import { Net } from "./net";

export type Row = Uint8Array<ArrayBuffer>;
export { SIZES };
export const RUNNING = SIZES.RUNNING;
export const OVER = SIZES.OVER;
export const REFUSED = SIZES.REFUSED;
const NO_ROOM = -2n;

/** The rules from the bytes of kontor.wasm; an error where they are not those that this client was made with. */
export async function load(file: Uint8Array<ArrayBuffer>): Promise<Rules> {
  if (crc32(file) !== note.crc32) throw new Error("kontor.wasm is damaged, or not of this version");
  const { instance } = await WebAssembly.instantiate(file);
  return new Rules(instance.exports as unknown as Functions);
}

/** Where what is handed over lies. */
export interface Places {
  t: number;
  s: number;
  room: number;
  mask: number;
  observation: number;
}

export class Rules {
  readonly sizes = SIZES;
  /** The names of all kinds of games: board, players, edition, variant for two, modules. */
  readonly rulesets: readonly string[];
  #c: Functions;
  #memory: Memory;
  #at: Places;
  #work: number;
  #t: Row | null = null; // the lookup that lies in the memory
  #weights: readonly number[] | null = null; // those that lie there

  constructor(functions: Functions) {
    this.#c = functions;
    this.#memory = new Memory(functions);
    Object.values(SIZES).forEach((size, number) => {
      if (BigInt.asUintN(32, functions.kontor_size(number)) !== BigInt(size)) throw new Error("kontor.wasm has other sizes than its note");
    });
    this.#at = {
      t: this.#memory.take(SIZES.LOOKUP),
      s: this.#memory.take(SIZES.SITUATION),
      room: this.#memory.take(8 * SIZES.ROOM),
      mask: this.#memory.take(SIZES.SLOTS),
      observation: this.#memory.take(SIZES.OBSERVATION),
    };
    this.#work = this.#memory.take(WORKSPACE);
    this.rulesets = Array.from({ length: SIZES.RULESETS }, (_, i) => this.#memory.text(functions.kontor_ruleset_name(i)));
  }

  /** What is looked up in games of this kind. */
  ruleset(name: string): Row {
    const number = this.rulesets.indexOf(name);
    if (number < 0) throw new RangeError(`no ruleset is called ${name}`);
    this.#t = null;
    this.#c.kontor_ruleset(number, this.#at.t);
    return this.#memory.bytes(this.#at.t, SIZES.LOOKUP).slice();
  }

  players(t: Row): number {
    return this.#c.kontor_players(this.#lookup(t));
  }

  /** A fresh game: the same seed deals the same. */
  deal(t: Row, seed: number): Row {
    this.#c.kontor_deal(this.#lookup(t), this.#at.s, checks.number("seed", seed));
    return this.#memory.bytes(this.#at.s, SIZES.SITUATION).slice();
  }

  /** The seat that must decide; -1 when the game is over. */
  asked(s: Row): number {
    return this.#c.kontor_asked(this.#situation(s));
  }

  /** All legal decisions, in a fixed order. */
  list(t: Row, s: Row): number[] {
    const count = checks.counted(this.#c.kontor_list(this.#lookup(t), this.#situation(s), this.#at.room));
    return this.#memory.numbers(this.#at.room, count);
  }

  /** Carries out a decision; an error where it is not legal. */
  apply(t: Row, s: Row, code: number): void {
    if (!this.play(t, s, code)) throw new RangeError(`${code} is not a legal decision`);
  }

  /** Carries out a decision if it is legal, and says whether it was. */
  play(t: Row, s: Row, code: number): boolean {
    const given = checks.code(code);
    const played = checks.counted(this.#c.kontor_play(this.#lookup(t), this.#situation(s), this.#at.room, given));
    this.#readBack(s);
    return played === 1;
  }

  points(t: Row, s: Row, seat: number): number {
    return Number(this.#c.kontor_points(this.#lookup(t), this.#situation(s), this.#seat(t, seat)));
  }

  /** What the end is worth to a seat, in units of 1 / SIZES.UNITS. */
  utility(t: Row, s: Row, seat: number): number {
    return Number(this.#c.kontor_utility(this.#lookup(t), this.#situation(s), this.#seat(t, seat)));
  }

  /** 1 for each open slot. */
  mask(t: Row, s: Row): Row {
    checks.counted(this.#c.kontor_mask(this.#lookup(t), this.#situation(s), this.#at.room, this.#at.mask));
    return this.#memory.bytes(this.#at.mask, SIZES.SLOTS).slice();
  }

  /** Takes an open slot: the decision it completes, which is not carried out; 0 where more is asked, -1 where it is not open. */
  choose(t: Row, s: Row, slot: number): number {
    const code = this.#c.kontor_choose(this.#lookup(t), this.#situation(s), this.#at.room, checks.slot(slot));
    this.#readBack(s);
    return code === NO_ROOM ? checks.counted(-1) : Number(code);
  }

  /** Writes the mask, after what happens by itself; returns a status. */
  enter(t: Row, s: Row, mask: Row): number {
    checks.row("mask", mask, SIZES.SLOTS);
    const status = checks.counted(this.#c.kontor_enter(this.#lookup(t), this.#situation(s), this.#at.room, this.#at.mask));
    this.#readBack(s);
    mask.set(this.#memory.bytes(this.#at.mask, SIZES.SLOTS));
    return status;
  }

  /** Takes an open slot and whatever follows by itself; the mask becomes that of the next choice. Returns a status. */
  step(t: Row, s: Row, mask: Row, slot: number, cap = 0): number {
    this.#memory.write(this.#at.mask, checks.row("mask", mask, SIZES.SLOTS));
    const { room, mask: at } = this.#at;
    const limit = BigInt(checks.whole("cap", cap, 0, 2 ** 31));
    const status = checks.counted(this.#c.kontor_step(this.#lookup(t), this.#situation(s), room, at, checks.slot(slot), limit));
    this.#readBack(s);
    mask.set(this.#memory.bytes(at, SIZES.SLOTS));
    return status;
  }

  /** What a seat may know. */
  observe(t: Row, s: Row, seat: number): Int8Array<ArrayBuffer> {
    this.#c.kontor_observe(this.#lookup(t), this.#situation(s), this.#seat(t, seat), this.#at.observation);
    return new Int8Array(this.#memory.bytes(this.#at.observation, SIZES.OBSERVATION).slice().buffer);
  }

  /** Blanks what a seat may not know. */
  hide(t: Row, s: Row, seat: number): void {
    this.#c.kontor_hide(this.#lookup(t), this.#situation(s), this.#seat(t, seat));
    this.#readBack(s);
  }

  /** Puts something possible where it was blanked. */
  fill(t: Row, s: Row, seat: number, seed: number): void {
    this.#c.kontor_fill(this.#lookup(t), this.#situation(s), this.#seat(t, seat), checks.number("seed", seed));
    this.#readBack(s);
  }

  /** Random decisions, game after game, and the trace they leave; `way`: 0 by lists, 1 by masks, 2 with observations. */
  randomPlay(t: Row, seed: number, decisions: number, cap: number, way: number): number {
    const { s, mask, observation, room } = this.#at;
    const numbers = [
      checks.number("seed", seed),
      BigInt(checks.whole("decisions", decisions, 0, 2 ** 31)),
      BigInt(checks.whole("cap", cap, 1, 2 ** 31)),
      BigInt(checks.whole("way", way, 0, 2)),
    ] as const;
    return checks.counted(Number(this.#c.kontor_random_play(this.#lookup(t), s, mask, observation, room, ...numbers)));
  }

  /** Evaluates games of this kind; without weights, by those of the bot called "rule". */
  evaluator(t: Row, weights?: readonly number[]): Evaluator {
    if (!weights) this.#weights = null;
    const used = weights ?? ruleWeights(this.#c, this.#memory, this.#work);
    const hand = { t: () => this.#lookup(t), s: (s: Row) => this.#situation(s), work: this.#workspace };
    return new Evaluator(this.#c, this.#memory, hand, used);
  }

  /** A net from its file. */
  net(file: Row): Net {
    return new Net(this.#c, this.#memory, this.#at, file);
  }

  #lookup(t: Row): number {
    if (t !== this.#t) {
      this.#memory.write(this.#at.t, checks.row("lookup", t, SIZES.LOOKUP));
      this.#t = t;
    }
    return this.#at.t;
  }

  #situation(s: Row): number {
    this.#memory.write(this.#at.s, checks.row("situation", s, SIZES.SITUATION));
    return this.#at.s;
  }

  /** The one workspace, with these weights. */
  #workspace = (weights: readonly number[]): number => {
    if (weights !== this.#weights) {
      this.#memory.writeNumbers(this.#work, weights);
      this.#weights = weights;
    }
    return this.#work;
  };

  #seat(t: Row, seat: number): number {
    return checks.whole("seat", seat, 0, this.players(t) - 1);
  }

  #readBack(s: Row): void {
    s.set(this.#memory.bytes(this.#at.s, SIZES.SITUATION));
  }
}
