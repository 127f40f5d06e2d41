// The rule bot: what situations and decisions are worth.

import * as checks from "./checks";
import { type Functions, type Memory, SIZES } from "./memory";
import type { Row } from "./rules";

interface Rated {
  codes: number[];
  ratings: number[];
}

interface Planned {
  codes: number[];
  values: number[];
}

/** Puts what an evaluator needs into memory, and says where it lies. */
interface Handing {
  t(): number;
  s(s: Row): number;
  work(weights: readonly number[]): number;
}

const FIGURES = 8 * SIZES.WEIGHTS; // where the rows of a workspace begin: kontor_workspace of kontor.h
const CODES = FIGURES + 2 * 8 * SIZES.FIGURES;
const LIST = 8 * SIZES.ROOM;
const RATINGS = CODES + LIST;
const FIRST = RATINGS + LIST;
const VALUES = FIRST + LIST;
export const WORKSPACE = VALUES + 2 * LIST + 3 * SIZES.SITUATION;

/** The weights of the bot called "rule". */
export function ruleWeights(functions: Functions, memory: Memory, work: number): number[] {
  functions.kontor_rule_weights(work);
  return memory.numbers(work, SIZES.WEIGHTS);
}

export class Evaluator {
  #c: Functions;
  #memory: Memory;
  #hand: Handing;
  #weights: readonly number[];

  constructor(functions: Functions, memory: Memory, hand: Handing, weights: readonly number[]) {
    if (weights.length !== SIZES.WEIGHTS) throw new RangeError(`weights: expected ${SIZES.WEIGHTS} numbers, found ${weights.length}`);
    weights.forEach((weight) => checks.number("weight", weight));
    this.#c = functions;
    this.#memory = memory;
    this.#hand = hand;
    this.#weights = [...weights];
  }

  /** The figures of a situation; 0 for what does not exist in it. */
  evaluate(s: Row): number[] {
    this.#memory.bytes(this.#work() + FIGURES, 8 * SIZES.FIGURES).fill(0);
    this.#c.kontor_evaluate(this.#hand.t(), this.#hand.s(s), this.#work());
    return this.#memory.numbers(this.#work() + FIGURES, SIZES.FIGURES);
  }

  /** All decisions that differ, for the seat that must decide. */
  rate(s: Row): Rated {
    const count = checks.counted(this.#c.kontor_rate(this.#hand.t(), this.#hand.s(s), this.#work()));
    return { codes: this.#read(CODES, count), ratings: this.#read(RATINGS, count) };
  }

  /** What a situation is worth to each seat, compared with the others. */
  values(s: Row): number[] {
    return this.#read(VALUES, checks.counted(this.#c.kontor_values(this.#hand.t(), this.#hand.s(s), this.#work())));
  }

  /** The decisions rated best, each followed for some turns. */
  plan(s: Row, width: number, margin: number, turns: number): Planned {
    const numbers = [checks.number("width", width), checks.number("margin", margin), checks.turns(turns)] as const;
    const count = checks.counted(this.#c.kontor_plan(this.#hand.t(), this.#hand.s(s), this.#work(), ...numbers));
    return { codes: this.#read(FIRST, count), values: this.#read(VALUES, count) };
  }

  /** Everybody plays what is rated best, until this number of turns have ended; how many decisions that took. */
  playTurns(s: Row, turns: number, noise: number): number {
    const numbers = [checks.turns(turns), checks.number("noise", noise)] as const;
    const at = this.#hand.s(s);
    const played = checks.counted(Number(this.#c.kontor_play_turns(this.#hand.t(), at, this.#work(), ...numbers)));
    s.set(this.#memory.bytes(at, SIZES.SITUATION));
    return played;
  }

  /** The decision of the seat that must decide; 0 where there is nothing to decide. */
  decide(s: Row, width: number, noise: number, seed: number): number {
    const numbers = [checks.number("width", width), checks.number("noise", noise), checks.number("seed", seed)] as const;
    return checks.counted(Number(this.#c.kontor_decide(this.#hand.t(), this.#hand.s(s), this.#work(), ...numbers)));
  }

  #work(): number {
    return this.#hand.work(this.#weights);
  }

  #read(list: number, count: number): number[] {
    return this.#memory.numbers(this.#work() + list, count);
  }
}
