import { describe, expect, it } from "vitest";
import { game } from "../fixtures/read";
import { placesOf } from "../fixtures/read";
import { blocks } from "./log";
import { recap, steps } from "./past";

const log = blocks(game.events, placesOf(game.side), game.names);

describe("somebody who was away", () => {
  it("hears the turns of the others since then, each in at most three lines", () => {
    const since = log[4]?.ply ?? 0;
    const turns = recap(log, since, [0]);
    expect(turns.length).toBeGreaterThan(2);
    for (const turn of turns) {
      expect(turn.seat).not.toBe(0);
      expect(turn.lines.length).toBeLessThanOrEqual(3);
      expect(turn.lines.every((line) => line.ply >= since)).toBe(true);
    }
  });

  it("hears nothing when nothing happened", () => {
    expect(recap(log, Infinity, [0])).toEqual([]);
  });
});

describe("the steps of a turn", () => {
  it("are those of the own seats; none before a displacement is free", () => {
    const ply = 5;
    const events = [
      { event: "placed", ply: ply, piece: "0t", post: "hamburg-luebeck/1" },
      { event: "displaced", ply: ply + 1, piece: "0t", post: "hamburg-luebeck/2", victim: "1t", fee: "1t", seat: 0 },
      { event: "settled", ply: ply + 2, piece: "1t", post: "emden-stade/1" },
      { event: "placed", ply: ply + 3, piece: "0t", post: "hamburg-luebeck/3" },
    ] as unknown as typeof game.events;
    const made = blocks(events, placesOf("hansa-45"), ["Anna", "Ben"]);
    expect(steps(made, events, [0]).map((step) => [step.ply, step.free])).toEqual([
      [8, true],
      [6, false],
      [5, false],
    ]);
  });
});

describe("the barrier between the steps of a turn", () => {
  const moves = (events: object[]) => events.map((event, ply) => ({ ...event, ply })) as unknown as typeof game.events;
  const free = (events: typeof game.events, seats: number[]) =>
    steps(blocks(events, placesOf("hansa-45"), ["Anna", "Ben"]), events, seats).map((step) => [step.ply, step.free]);

  it("is also the answer of somebody at the same device", () => {
    const events = moves([
      { event: "displaced", piece: "0t", post: "hamburg-luebeck/2", victim: "1t", fee: "1t", seat: 0 },
      { event: "settled", piece: "1t", post: "emden-stade/1" },
    ]);
    expect(free(events, [0, 1])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it("is not a piece of the neutral player that one puts down oneself", () => {
    const events = moves([
      { event: "displaced", piece: "0t", post: "hamburg-luebeck/2", victim: "nt", fee: "1t", seat: 0 },
      { event: "settled", piece: "nt", post: "emden-stade/1" },
    ]);
    expect(free(events, [0])).toEqual([
      [1, true],
      [0, true],
    ]);
  });
});
