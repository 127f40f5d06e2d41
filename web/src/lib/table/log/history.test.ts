import { describe, expect, it } from "vitest";
import { game, placesOf } from "$lib/game/fixtures/read";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import type { GameEvent } from "$lib/game/events";
import { blocks } from "$lib/game/text/log";
import { text } from "$lib/game/text/sentences";
import { prestigeByTurn, remarks, spread } from "./history";

const events = [
  { event: "prestige", seat: 0, points: 1, clause: "ROUTE-05", ply: 0 },
  { event: "turn", seat: 1, ply: 1 },
  { event: "prestige", seat: 1, points: 2, clause: "ROUTE-05", ply: 2 },
  { event: "prestige", seat: 0, points: 1, clause: "ROUTE-05", ply: 2 },
  { event: "turn", seat: 0, ply: 3 },
] as GameEvent[];

describe("prestige by turn", () => {
  it("adds up from the start to what stands on the track", () => {
    const lines = prestigeByTurn(
      events,
      new Map([
        [0, 2],
        [1, 2],
      ]),
    );
    expect(lines.get(0)).toEqual([0, 1, 2]);
    expect(lines.get(1)).toEqual([0, 0, 2]);
  });

  it("knows what was there before the first event", () => {
    expect(prestigeByTurn(events, new Map([[0, 7]])).get(0)).toEqual([5, 6, 7]);
  });
});

describe("remarks", () => {
  const all = blocks(game.events, placesOf(game.side), game.names);

  it("finds the best turn of a game", () => {
    const best = Math.max(...all.flatMap((block) => block.points.map(({ points }) => points)));
    const words = remarks(game.events, all, game.names).find(({ id }) => id === "remark-turn");
    expect(words?.args.points).toBe(best);
  });

  it("has nothing to say of a game in which nothing happened", () => {
    expect(remarks([], [], [])).toEqual([]);
  });

  it.each(LANGUAGES)("has words in %s", (language) => {
    const say = speaker(language);
    for (const words of remarks(game.events, all, game.names)) expect(text(words, say)).not.toBe("");
  });
});

describe("places of labels", () => {
  it("are moved apart as little as needed", () => {
    expect(spread([10, 50], 20, 100)).toEqual([10, 50]);
    expect(spread([10, 12], 20, 100)).toEqual([10, 30]);
  });

  it("stay above the end", () => {
    expect(spread([90, 95, 100], 20, 100)).toEqual([60, 80, 100]);
  });
});
