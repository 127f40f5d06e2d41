import { beforeEach, expect, test } from "vitest";
import { device } from "$lib/device/storage";
import type { PuzzleCard } from "$lib/wire.gen";
import { nextOpen, tried, tries } from "./solved";

const cards = ["a", "b", "c"].map((id): PuzzleCard => ({ id, side: "hansa-3", players: 3, theme: "end", grade: 1, turn: false }));

beforeEach(() => device.write("kontor-puzzles", "{}"));

test("the first try counts, and what was solved stays solved", () => {
  tried("a", true);
  tried("a", false);
  tried("b", false);
  tried("b", true);
  tried("c", false);
  expect(tries()).toEqual({ a: "first", b: "later", c: "failed" });
});

test("what the browser kept may be anything", () => {
  device.write("kontor-puzzles", '{"a": "first", "b": 7}');
  expect(tries()).toEqual({ a: "first" });
  device.write("kontor-puzzles", "[");
  expect(tries()).toEqual({});
});

test("the next one is not solved yet, and comes round again", () => {
  expect(nextOpen(cards, "c", { a: "first", b: "failed" })).toBe("b");
  expect(nextOpen(cards, "a", {})).toBe("b");
  expect(nextOpen(cards, "a", { b: "first", c: "later" })).toBeNull();
});
