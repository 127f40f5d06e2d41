// A net (kontor.nets) from its file: a line that says what it is, a line of facts as JSON, the weights.

import * as checks from "./checks";
import { crc32 } from "./crc32";
import { type Functions, type Memory, SIZES } from "./memory";
import type { Places, Row } from "./rules";

const MAGIC = "kontor net 2\n";
const SHAPE = ["width", "hidden", "wide", "middle", "blocks", "grounds"] as const; // in the order of kontor_shape
const INTERFACE = ["routes", "cities", "players", "game", "route_slots", "city_slots", "game_slots", "causes"] as const;
const MAX_SIZE = 4096;
const NOT_FINITE = 0x7c; // the exponent of half-precision numbers that are none

/** What a net says of a situation. */
export interface Answer {
  /** For each slot; the net would take the one with the greatest. */
  logits: Float32Array<ArrayBuffer>;
  /** What it expects: ten numbers for each seat from the one that looks, the first its utility; then how the game ends, and when. */
  values: Float32Array<ArrayBuffer>;
  /** For each city, who may control it at the end: SIZES.NET_OWNERS logits. */
  control: Float32Array<ArrayBuffer>;
}

interface Facts {
  shape: number[];
  checksum: number;
  interface: string;
}

export class Net {
  #c: Functions;
  #memory: Memory;
  #places: Places;
  #at: { shape: number; weights: number; room: number; logits: number; values: number; control: number };

  constructor(functions: Functions, memory: Memory, places: Places, file: Row) {
    this.#c = functions;
    this.#memory = memory;
    this.#places = places;
    const [facts, body] = parted(file);
    if (crc32(new TextEncoder().encode(facts.interface)) !== SIZES.NET_INTERFACE) throw new Error("a net of another version");
    const shape = memory.take(4 * SHAPE.length);
    memory.ints(shape, SHAPE.length).set(facts.shape);
    const count = Number(functions.kontor_net_weights(shape));
    if (body.length !== 2 * count || crc32(body) !== facts.checksum) throw new Error("the weights of a net are damaged");
    for (let i = 1; i < body.length; i += 2) {
      if ((body[i]! & NOT_FINITE) === NOT_FINITE) throw new Error("not all weights of a net are numbers");
    }
    this.#at = {
      shape,
      weights: memory.take(4 * count),
      room: memory.take(4 * Number(functions.kontor_net_room(shape))),
      logits: memory.take(4 * SIZES.SLOTS),
      values: memory.take(4 * SIZES.NET_VALUES),
      control: memory.take(4 * SIZES.NET_CITIES * SIZES.NET_OWNERS),
    };
    const halves = memory.beyond(body.length);
    memory.write(halves, body);
    functions.kontor_net_widen(halves, BigInt(count), this.#at.weights);
  }

  /** What the net says of an observation, and of the slots that are open. */
  answer(observation: Int8Array, mask: Row): Answer {
    checks.row("observation", observation, SIZES.OBSERVATION);
    this.#memory.write(this.#places.mask, checks.row("mask", mask, SIZES.SLOTS));
    this.#memory.write(this.#places.observation, new Uint8Array(observation.buffer, observation.byteOffset, observation.length));
    const { shape, weights, room, logits, values, control } = this.#at;
    const { observation: seen, mask: open } = this.#places;
    const done = this.#c.kontor_net_answer(shape, weights, room, seen, open, logits, values, control);
    if (done < 0) throw new RangeError("observation: of no board");
    return {
      logits: this.#memory.floats(logits, SIZES.SLOTS).slice(),
      values: this.#memory.floats(values, SIZES.NET_VALUES).slice(),
      control: this.#memory.floats(control, SIZES.NET_CITIES * SIZES.NET_OWNERS).slice(),
    };
  }
}

/** The facts of a net, and its weights; an error where they cannot be read. */
function parted(file: Row): [Facts, Row] {
  if (new TextDecoder().decode(file.subarray(0, MAGIC.length)) !== MAGIC) throw new Error("not a net");
  const end = file.indexOf(10, MAGIC.length);
  try {
    const head = JSON.parse(new TextDecoder().decode(file.subarray(MAGIC.length, end < 0 ? MAGIC.length : end)));
    const shape = SHAPE.map((name) => checks.whole(name, head.shape[name], 1, MAX_SIZE));
    const ids = INTERFACE.map((name) => head.interface[name].join("\n")).join("\n\n");
    return [{ shape, checksum: head.check, interface: ids }, file.subarray(end + 1)];
  } catch {
    throw new Error("the facts at the beginning of a net are damaged");
  }
}
