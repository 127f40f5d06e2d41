import { describe, expect, it } from "vitest";
import { SIDES, side } from "$lib/game/fixtures/boardSide";
import { centre, fixedTargets } from "./geometry";
import { nearest, next, places, type Direction } from "./nearest";

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
    expect(next("city:hamburg", centre(data, "city:hamburg")!, direction, places(data, cities))).toBe(found);
  });

  it("is none at the edge", () => {
    expect(next("city:luebeck", centre(data, "city:luebeck")!, "right", places(data, ["city:hamburg", "city:luebeck"]))).toBeNull();
  });

  it.each(SIDES)("arrows reach everything on %s, markers too", (name) => {
    const board = side(name);
    const all = places(board, [...fixedTargets(board), ...board.facts.routes.map(({ id }) => `marker:${id}`)]);
    const missed = new Map(all);
    const open = all.slice(0, 1);
    for (let from = open.pop(); from; from = open.pop()) {
      missed.delete(from[0]);
      for (const direction of ["left", "right", "up", "down"] as const) {
        const to = next(...from, direction, all);
        const at = to && missed.get(to);
        if (at) open.push([to, at]);
      }
    }
    expect([...missed.keys()]).toEqual([]);
  });
});
