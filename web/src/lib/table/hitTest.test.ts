import { describe, expect, it } from "vitest";
import { side } from "$lib/game/fixtures/boardSide";
import { centre } from "$lib/board/geometry";
import { hitTest } from "./hitTest";

const data = side("hansa-3");
const free = ["post:hamburg-luebeck/1", "post:hamburg-luebeck/2"];
const at = (target: string) => centre(data, target) as { x: number; y: number };
const touch = (x: number, y: number, more: object = {}) =>
  hitTest(data, { below: null, at: { x, y }, scale: 930 / 1425, legal: free, far: false, ...more });

describe("a finger", () => {
  const { x, y } = at("post:hamburg-luebeck/1");

  it("means what lies below it", () => {
    expect(touch(0, 0, { below: "city:hamburg" })).toEqual({ target: "city:hamburg" });
  });

  it("means the nearest thing that can be done within 28 px, also on the road", () => {
    expect(touch(x - 30, y)).toEqual({ target: "post:hamburg-luebeck/1" });
    expect(touch(x - 30, y, { below: "route:hamburg-luebeck" })).toEqual({ target: "post:hamburg-luebeck/1" });
    expect(touch(x - 300, y - 300)).toBeNull();
  });

  it("means a road that can be established, not the pieces on it", () => {
    const route = "route:hamburg-luebeck";
    expect(touch(x - 30, y, { below: route, legal: [...free, route] })).toEqual({ target: route });
  });

  it("never means a neighbour of what lies below it", () => {
    expect(touch(x, y, { below: "post:hamburg-luebeck/3" })).toEqual({ target: "post:hamburg-luebeck/3" });
  });

  it("asks for a closer look where several things are within reach of it on a small board", () => {
    expect(touch(x, y, { scale: 390 / 1425, far: true })).toEqual({ several: true });
    expect(touch(x, y, { scale: 390 / 1425, far: true, legal: free.slice(0, 1) })).toEqual({ target: "post:hamburg-luebeck/1" });
  });
});
