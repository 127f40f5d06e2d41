import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstWord } from "./sha256";

const digest = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

test("the digest of every text that fits into a block is that of SHA-256", () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = Array.from({ length }, (_, place) => String.fromCharCode(32 + ((place * 7 + length) % 95))).join("");
    expect(firstWord(text), text).toBe(digest(text));
  }
});

test("a longer text is refused", () => {
  expect(() => firstWord("x".repeat(56))).toThrow(RangeError);
});
