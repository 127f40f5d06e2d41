import { expect, test } from "vitest";
import { verdictOn } from "./verdict";

const worth = (decision: string, chance: number) => ({ decisions: [decision], chance });
const best = worth("income 3t", 0.5);
const game = worth("end", 0.3);

test("what the bots would play is the best there is", () => {
  expect(verdictOn(worth("income 3t", 0.5), best, game)).toBe("best");
});

test("what leaves as much chance is as good, also where the bots prefer something else", () => {
  expect(verdictOn(worth("place t a-b/1", 0.48), best, game)).toBe("good");
  expect(verdictOn(worth("place t a-b/1", 0.6), best, game)).toBe("good");
  expect(verdictOn(worth("end", 0.49), best, worth("end", 0.49))).toBe("good");
});

test("what is worse is compared with the game", () => {
  expect(verdictOn(worth("place t a-b/1", 0.4), best, game)).toBe("better");
  expect(verdictOn(worth("place t a-b/1", 0.2), best, game)).toBe("other");
  expect(verdictOn(game, best, game)).toBe("same");
  expect(verdictOn(worth("place t a-b/1", 0.4), best)).toBe("other");
});
