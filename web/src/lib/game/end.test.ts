import { describe, expect, it } from "vitest";
import type { EndCondition, Situation } from "$lib/wire.gen";
import { gauges } from "./end";
import { scene } from "./fixtures/clicking";

const CONDITIONS: EndCondition[] = [
  { of: "prestige", clause: "END-01", now: 5, start: 0, limit: 20, near: false },
  { of: "cities", clause: "END-03", now: 9, start: 0, limit: 10, near: true },
  { of: "markers", clause: "END-02", now: 4, start: 12, limit: 0, near: false },
];
const ROUTE = ["route hamburg-luebeck", "route hamburg-luebeck office luebeck", "end"];

function meter(parts: Partial<Situation> = {}) {
  return gauges(scene(ROUTE, { end_conditions: CONDITIONS, ...parts } as never)).map(({ of, near, by }) => [
    of,
    near,
    by.map((move) => move.text),
  ]);
}

describe("the end meter", () => {
  it("shows what the server says", () => {
    expect(meter()).toEqual([
      ["prestige", false, []],
      ["cities", true, []],
      ["markers", false, []],
    ]);
  });

  it("is close where an own move would end the game, and names it", () => {
    const endings = { "route hamburg-luebeck": "END-01", "route hamburg-luebeck office luebeck": "END-03" } as const;
    expect(meter({ endings })).toEqual([
      ["prestige", true, ["route hamburg-luebeck"]],
      ["cities", true, ["route hamburg-luebeck office luebeck"]],
      ["markers", false, []],
    ]);
  });
});
