import { describe, expect, it } from "vitest";
import { SIDES, side } from "./fixture";
import { centre, fixedTargets } from "./geometry";
import { nearest, next, type Direction } from "./reach";

const data = side("hansa-45");
const cities = data.facts.cities.map((city) => `city:${city.id}`);

describe("the nearest target", () => {
  it("is found within reach only", () => {
    const at = centre(data, "city:hamburg")!;
    expect(nearest(data, { x: at.x + 10, y: at.y }, cities, 28)).toBe("city:hamburg");
    expect(nearest(data, { x: at.x + 100, y: at.y + 100 }, cities, 28)).toBeNull();
  });

  it("ignores what is not on the board", () => {
    expect(nearest(data, { x: 0, y: 0 }, ["city:bay"], 9999)).toBeNull();
  });
});

describe("the next target", () => {
  it.each<[Direction, string]>([
    ["right", "city:luebeck"],
    ["left", "city:stade"],
    ["down", "city:lueneburg"],
  ])("%s of Hamburg is %s", (direction, found) => {
    expect(next(data, "city:hamburg", direction, cities)).toBe(found);
  });

  it("is none at the edge", () => {
    expect(next(data, "city:luebeck", "right", ["city:hamburg", "city:luebeck"])).toBeNull();
  });

  it.each(SIDES)("arrows reach every city of %s", (name) => {
    const board = side(name);
    const all = fixedTargets(board);
    const seen = new Set([all[0]!]);
    const open = [...seen];
    for (let from = open.pop(); from; from = open.pop())
      for (const direction of ["left", "right", "up", "down"] as const) {
        const to = next(board, from, direction, all);
        if (to && !seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
      }
    const missed = board.facts.cities.map((city) => `city:${city.id}`).filter((target) => !seen.has(target));
    expect(missed).toEqual([]);
  });
});
