/** SHA-256 of short texts. The browser has its own for encrypted pages alone, and it is much slower. */

const MAX_BYTES = 55; // that fit into one block

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};
/** The first 32 bits after the point. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;
const ROUND = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const words = new Int32Array(64);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the digest of an ASCII text that fits into one block. */
export function firstWord(text: string): number {
  if (text.length > MAX_BYTES) throw new RangeError(`more than ${MAX_BYTES} bytes`);
  words.fill(0, 0, 16);
  for (let place = 0; place <= text.length; place += 1) {
    const byte = place < text.length ? text.charCodeAt(place) : 0x80;
    words[place >> 2] = words[place >> 2]! | (byte << (24 - 8 * (place & 3)));
  }
  words[15] = text.length * 8;
  for (let place = 16; place < 64; place += 1) {
    const near = words[place - 2]!;
    const far = words[place - 15]!;
    const mixedNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const mixedFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[place] = words[place - 16]! + mixedFar + words[place - 7]! + mixedNear;
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place += 1) {
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sumE + ((e & f) ^ (~e & g)) + ROUND[place]! + words[place]!) | 0;
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return (START[0]! + a) >>> 0;
}
