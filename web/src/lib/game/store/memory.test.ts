import { describe, expect, it } from "vitest";
import type { GameEvent } from "../events";
import { Memory } from "./memory";

function played(...moves: string[]): Memory {
  const memory = new Memory();
  moves.forEach((text, ply) => memory.played(ply, text, text === "done"));
  return memory;
}

describe("undo", () => {
  it("goes one decision back, and over what followed by itself", () => {
    const memory = played("lift a/1", "drop a/1 b/1", "done");
    expect(memory.stepBack(3)).toBe(1);
    expect(memory.stepBack(1)).toBe(0);
    expect(memory.stepBack(0)).toBe(0);
  });

  it("goes back to the start of the turn", () => {
    const turn: GameEvent = { event: "turn", seat: 0, actions: 2, ply: 1 };
    const memory = played("place t a/1", "end", "income 3t", "place t b/1");
    expect(memory.turnBack(4, [turn])).toBe(2);
  });

  it("stops where somebody else decided, and where something was shown", () => {
    const memory = new Memory();
    memory.played(0, "displace t a/1 paying 1t", false);
    memory.played(2, "place t b/1", false);
    expect(memory.turnBack(3, [])).toBe(2);
    const looked: GameEvent = { event: "looked", seat: 0, ply: 1 };
    expect(played("place t a/1", "end", "marker swap a").turnBack(3, [looked])).toBe(2);
  });
});

describe("a reload", () => {
  const kept = played("lift a/1", "drop a/1 b/1");
  kept.tookBack(2, 1, kept.between(1, 2));
  kept.wentBack(1, 40);
  const again = (stamp: number): Memory => {
    const memory = new Memory();
    memory.read(kept.write(40), stamp);
    return memory;
  };

  it("at the same moment keeps what was played and taken back", () => {
    expect([again(40).redo(1), again(40).lastOwn(9), again(40).standsStill(40)]).toEqual(["drop a/1 b/1", 0, true]);
  });

  it("at another moment starts over", () => {
    expect([again(41).redo(1), again(41).lastOwn(9)]).toEqual([null, null]);
  });
});

describe("redo", () => {
  it("plays what was taken back, step by step", () => {
    const memory = played("place t a/1", "place t a/2", "place t a/3");
    memory.tookBack(3, 2, memory.between(2, 3));
    memory.tookBack(2, 1, memory.between(1, 2));
    expect(memory.redo(1)).toBe("place t a/2");
    memory.played(1, "place t a/2", false);
    expect(memory.redo(2)).toBe("place t a/3");
    memory.played(2, "place t a/3", false);
    expect(memory.redo(3)).toBeNull();
  });

  it("is over when something else is played, and elsewhere", () => {
    const memory = played("place t a/1", "place t a/2");
    memory.tookBack(2, 0, memory.between(0, 2));
    expect(memory.redo(1)).toBeNull();
    memory.played(0, "income 3t", false);
    expect(memory.redo(0)).toBeNull();
    expect(memory.redo(1)).toBeNull();
  });

  it("is not there for what this browser did not play", () => {
    const memory = new Memory();
    expect(memory.between(0, 2)).toBeNull();
    memory.tookBack(2, 0, null);
    expect(memory.redo(0)).toBeNull();
  });
});

it("knows the last own decision, until the past is another one", () => {
  const memory = played("place t a/1", "end");
  expect(memory.lastOwn(9)).toBe(1);
  memory.wentBack(1, 7);
  expect(memory.lastOwn(9)).toBe(0);
});
