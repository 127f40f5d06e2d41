import { describe, expect, it } from "vitest";
import type { ClockInfo } from "$lib/wire.gen";
import { timesOf } from "./times";

const clock: ClockInfo = {
  agreed: { per: "decision", seconds: 100 },
  now: 1000,
  seat: 0,
  due: 1060,
  warning: 20,
  seats: [
    { left: 100, vacation: 0, away: null },
    { left: 70, vacation: 0, away: 1500 },
  ],
};

describe("the clock of a seat", () => {
  it("runs for whoever decides, and warns before time is up", () => {
    expect(timesOf(clock, 0, 0)).toMatchObject({ left: 60, runs: true, warns: false, shows: true });
    expect(timesOf(clock, 0, 40)).toMatchObject({ left: 20, warns: true });
    expect(timesOf(clock, 0, 70)).toMatchObject({ left: 0, warns: true });
  });
  it("stands still during a pause and a vacation, and runs again by itself", () => {
    const paused = { ...clock, paused: 1030, due: 1130 };
    expect(timesOf(paused, 0, 10)).toMatchObject({ left: 100, paused: 20, runs: false, warns: false });
    expect(timesOf(paused, 0, 50)).toMatchObject({ left: 80, paused: 0, runs: true });
    expect(timesOf({ ...clock, seat: 1, due: 1570 }, 1, 100)).toMatchObject({ left: 70, away: 400, runs: false });
  });
  it("shows the others' time for the game, but not for a decision that is not theirs", () => {
    expect(timesOf({ ...clock, seat: 1 }, 0, 0)).toMatchObject({ left: 100, shows: false });
    expect(timesOf({ ...clock, seat: 1, agreed: { per: "game", seconds: 100 } }, 0, 0)).toMatchObject({ left: 100, shows: true });
  });
});
