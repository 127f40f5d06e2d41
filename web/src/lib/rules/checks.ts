// The checks of everything that is handed to the rules, which check little themselves.

import { SIZES } from "./memory";

const CODES = 2 ** 40; // a kind and four numbers, of 8 bits each
const MAX_TURNS = 10_000; // more would take very long

/** A row with exactly this number of cells. */
export function row<Row extends Uint8Array | Int8Array>(name: string, cells: Row, size: number): Row {
  if (cells.length !== size) throw new RangeError(`${name}: expected ${size} cells, found ${cells.length}`);
  return cells;
}

/** A whole number from `first` to `last`. */
export function whole(name: string, value: number, first: number, last: number): number {
  if (!Number.isSafeInteger(value) || value < first || value > last) {
    throw new RangeError(`${name}=${value}: expected ${first} to ${last}`);
  }
  return value;
}

/** Any whole number that is exact. */
export function number(name: string, value: number): bigint {
  return BigInt(whole(name, value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
}

export function code(value: number): bigint {
  return BigInt(whole("code", value, 0, CODES - 1));
}

export function slot(value: number): number {
  return whole("slot", value, 0, SIZES.SLOTS - 1);
}

export function turns(value: number): bigint {
  return BigInt(whole("turns", value, 0, MAX_TURNS));
}

/** What a function of the rules returned, unless it says that decisions found no room. */
export function counted(found: number): number {
  if (found < 0) throw new RangeError(`more than ${SIZES.ROOM} decisions at one moment`);
  return found;
}
