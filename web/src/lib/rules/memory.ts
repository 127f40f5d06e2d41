// The memory of the rules: nothing is ever given back, since all that is kept has one place for good.

import note from "./kontor.wasm.json";

const ALIGNED = 16;
const PAGE = 65536;
const HIGH_WORD = 2 ** 32;

export const SIZES = note.sizes;

/** The functions of kontor.h, as WebAssembly has them: addresses are numbers, what has 64 bits is a bigint. */
export interface Functions {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<"i32">;
  kontor_size(number: number): bigint;
  kontor_ruleset_name(number: number): number;
  kontor_ruleset(number: number, t: number): void;
  kontor_players(t: number): number;
  kontor_deal(t: number, s: number, seed: bigint): void;
  kontor_asked(s: number): number;
  kontor_list(t: number, s: number, room: number): number;
  kontor_play(t: number, s: number, room: number, code: bigint): number;
  kontor_points(t: number, s: number, seat: number): bigint;
  kontor_utility(t: number, s: number, seat: number): bigint;
  kontor_mask(t: number, s: number, room: number, mask: number): number;
  kontor_choose(t: number, s: number, room: number, slot: number): bigint;
  kontor_enter(t: number, s: number, room: number, mask: number): number;
  kontor_step(t: number, s: number, room: number, mask: number, slot: number, cap: bigint): number;
  kontor_observe(t: number, s: number, seat: number, observation: number): void;
  kontor_hide(t: number, s: number, seat: number): void;
  kontor_fill(t: number, s: number, seat: number, seed: bigint): void;
  kontor_rule_weights(work: number): void;
  kontor_evaluate(t: number, s: number, work: number): void;
  kontor_rate(t: number, s: number, work: number): number;
  kontor_values(t: number, s: number, work: number): number;
  kontor_plan(t: number, s: number, work: number, width: bigint, margin: bigint, turns: bigint): number;
  kontor_play_turns(t: number, s: number, work: number, turns: bigint, noise: bigint): bigint;
  kontor_decide(t: number, s: number, work: number, width: bigint, noise: bigint, seed: bigint): bigint;
  kontor_net_weights(shape: number): bigint;
  kontor_net_room(shape: number): bigint;
  kontor_net_widen(halves: number, count: bigint, floats: number): void;
  kontor_net_answer(
    shape: number,
    weights: number,
    room: number,
    observation: number,
    mask: number,
    logits: number,
    values: number,
    control: number,
  ): number;
  kontor_random_play(
    t: number,
    cells: number,
    mask: number,
    observation: number,
    room: number,
    seed: bigint,
    decisions: bigint,
    cap: bigint,
    way: bigint,
  ): bigint;
}

export class Memory {
  #memory: WebAssembly.Memory;
  #free: number;

  constructor(functions: Functions) {
    this.#memory = functions.memory;
    this.#free = functions.__heap_base.value;
  }

  /** Room for this number of bytes; where it begins. */
  take(bytes: number): number {
    const at = this.beyond(bytes);
    this.#free = at + bytes;
    return at;
  }

  /** The same, but only until something else takes it. */
  beyond(bytes: number): number {
    const at = Math.ceil(this.#free / ALIGNED) * ALIGNED;
    const missing = at + bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** What lies there, until the memory grows. */
  bytes(at: number, count: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer, at, count);
  }

  floats(at: number, count: number): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#memory.buffer as ArrayBuffer, at, count);
  }

  ints(at: number, count: number): Int32Array<ArrayBuffer> {
    return new Int32Array(this.#memory.buffer as ArrayBuffer, at, count);
  }

  write(at: number, bytes: Uint8Array): void {
    this.bytes(at, bytes.length).set(bytes);
  }

  /** Numbers of 64 bits. Those of the rules are small enough to be exact. */
  numbers(at: number, count: number): number[] {
    const words = this.ints(at, 2 * count);
    return Array.from({ length: count }, (_, i) => (words[2 * i]! >>> 0) + words[2 * i + 1]! * HIGH_WORD);
  }

  writeNumbers(at: number, numbers: readonly number[]): void {
    new BigInt64Array(this.#memory.buffer, at, numbers.length).set(numbers.map(BigInt));
  }

  /** A text of ASCII that ends with 0. */
  text(at: number): string {
    const rest = this.bytes(at, this.#memory.buffer.byteLength - at);
    return new TextDecoder().decode(rest.subarray(0, rest.indexOf(0)));
  }
}
