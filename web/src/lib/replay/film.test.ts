import { describe, expect, it } from "vitest";
import type { Moment, SeatView } from "$lib/wire.gen";
import { after, stepFrom, ticks, turnStarts, views } from "./film";

const first = { ply: 0, posts: {}, supply: ["5t", "6t"], markers: { board: { a: "swap", b: "plus-3" } } } as unknown as SeatView;
const moment = (seat: number, events: unknown[], changes: Moment["changes"] = []) =>
  ({ seat, action: "end", events, changes }) as unknown as Moment;

describe("a view and its changes", () => {
  it("sets, adds and removes facts, and shares what stays", () => {
    const next = after(first, [
      { at: ["ply"], to: 1 },
      { at: ["posts", "a"], to: ["0t", null] },
      { at: ["supply", 0], to: "4t" },
      { at: ["markers", "board", "b"] },
    ]);
    expect(next).toEqual({ ply: 1, posts: { a: ["0t", null] }, supply: ["4t", "6t"], markers: { board: { a: "swap" } } });
    expect(first.supply).toEqual(["5t", "6t"]);
    expect(first.markers.board).toEqual({ a: "swap", b: "plus-3" });
    expect(after(first, [{ at: ["ply"], to: 1 }]).markers).toBe(first.markers);
  });

  it("gives a view for every moment", () => {
    const all = views(first, [moment(0, [], [{ at: ["ply"], to: 1 }]), moment(0, [], [{ at: ["ply"], to: 2 }])]);
    expect(all.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  });
});

describe("steps", () => {
  const turn = (seat: number) => ({ event: "turn", seat });
  const game = [moment(0, []), moment(0, [turn(1)]), moment(1, []), moment(1, [turn(0)]), moment(0, []), moment(0, [turn(1)])];

  it("knows where turns and rounds begin", () => {
    expect(turnStarts(game)).toEqual([0, 2, 4, 6]);
    expect(turnStarts(game, 0)).toEqual([0, 4]);
  });

  it("goes by decisions, turns and rounds, and no further than the ends", () => {
    expect(stepFrom(game, 2, "decision", 1)).toBe(3);
    expect(stepFrom(game, 0, "decision", -1)).toBe(0);
    expect(stepFrom(game, 3, "turn", 1)).toBe(4);
    expect(stepFrom(game, 3, "turn", -1)).toBe(2);
    expect(stepFrom(game, 1, "round", 1)).toBe(4);
    expect(stepFrom(game, 5, "round", 1)).toBe(6);
    expect(stepFrom(game, 1, "round", -1)).toBe(0);
  });
});

it("marks what happened, with who did it or got the points", () => {
  const events = [
    { event: "route", seat: 1 },
    { event: "prestige", seat: 0, points: 2 },
    { event: "office", piece: "1t" },
    { event: "placed" },
  ];
  expect(ticks([moment(1, []), moment(1, events)])).toEqual([
    { kind: "route", ply: 2, owner: 1 },
    { kind: "points", ply: 2, owner: 0 },
    { kind: "office", ply: 2, owner: 1 },
  ]);
});
