import { describe, expect, it } from "vitest";
import type { Decision } from "$lib/wire.gen";
import { does, scene } from "../fixtures/clicking";
import { chips } from "./follow";
import { highlights, meanings } from "./targets";
import { type Armed, NOTHING } from "../types";

describe("settling", () => {
  const decision: Decision = { decision: "settling", seat: 0, route: "a-b", piece: "0m", extras: 2 };
  const legal = ["settle m c-d/1", "settle t c-d/1 from stock", "settle m c-d/1 from stock", "settle t e-f/1 from stock"];

  it("puts the displaced piece down first, or what is armed", () => {
    const at = scene(legal, { decision });
    expect(does(at, "post:c-d/1")).toBe("settle m c-d/1");
    const extra = does(at, "source:t") as Armed;
    expect(does(at, "post:e-f/1", extra)).toBe("settle t e-f/1 from stock");
    expect(chips(at, NOTHING).map((chip) => [chip.target, chip.active])).toEqual([
      ["source:displaced", true],
      ["source:t", false],
      ["source:m", false],
    ]);
    expect(highlights(meanings(at, NOTHING)).get("post:c-d/1")).toBe("strong");
  });

  it("from the board begins with an own piece", () => {
    const from = ["settle t c-d/1 from g-h/1", "settle m c-d/1 from g-h/2", "decline"];
    const at = scene(from, { decision: { ...decision, piece: null, extras: 1 } });
    expect(highlights(meanings(at, NOTHING)).has("post:c-d/1")).toBe(false);
    const picked = does(at, "post:g-h/2") as Armed;
    expect(picked).toEqual({ kind: "source", source: "g-h/2", piece: "m" });
    expect(does(at, "post:c-d/1", picked)).toBe("settle m c-d/1 from g-h/2");
    expect(does(at, "decline")).toBe("decline");
  });

  it("for the neutral player shows neutral pieces", () => {
    const at = scene(["settle t c-d/1"], { decision: { ...decision, piece: "nt" } });
    expect(meanings(at, NOTHING).get("post:c-d/1")?.ghost).toBe("nt");
  });
});

describe("moving", () => {
  const decision: Decision = { decision: "moving", seat: 0, way: "move", lifts: 1, hand: [["hamburg-luebeck/1", "0t"]] };
  const posts = { "hamburg-luebeck": [null, "0m", "0t"] };
  const drops = ["drop hamburg-luebeck/1 hamburg-luebeck/1", "drop hamburg-luebeck/1 emden-stade/1"];

  it("puts the lifted piece down, or back", () => {
    const at = scene(drops, { decision, posts });
    expect(does(at, "post:emden-stade/1")).toBe(drops[1]);
    expect(does(at, "post:hamburg-luebeck/1")).toBe(drops[0]);
    expect(does(at, "post:hamburg-luebeck/2")).toBe("why drop hamburg-luebeck/1 hamburg-luebeck/2");
  });

  it("swaps a trader with a merchant by one more click", () => {
    const legal = [...drops, "lift hamburg-luebeck/2", "lift hamburg-luebeck/3"];
    const at = scene(legal, { decision, posts, swaps: [["hamburg-luebeck/1", "hamburg-luebeck/2"]] });
    const swap = "lift hamburg-luebeck/2; drop hamburg-luebeck/1 hamburg-luebeck/2; drop hamburg-luebeck/2 hamburg-luebeck/1";
    expect(does(at, "post:hamburg-luebeck/2")).toEqual(["* " + swap, "lift hamburg-luebeck/2"]);
    expect(does(at, "post:hamburg-luebeck/3")).toBe("lift hamburg-luebeck/3");
    const refused = scene(legal, { decision, posts, swaps: [] });
    expect(does(refused, "post:hamburg-luebeck/2")).toBe("lift hamburg-luebeck/2");
  });

  it("chooses among several lifted pieces", () => {
    const hand: [string, string][] = [
      ["hamburg-luebeck/1", "0t"],
      ["hamburg-luebeck/2", "0m"],
    ];
    const legal = ["hamburg-luebeck/1", "hamburg-luebeck/2"].map((from) => `drop ${from} emden-stade/1`);
    const at = scene(legal, { decision: { ...decision, hand } });
    expect(does(at, "post:emden-stade/1")).toBe(legal[1]);
    const first = does(at, "lifted:hamburg-luebeck/1") as Armed;
    expect(does(at, "post:emden-stade/1", first)).toBe(legal[0]);
  });

  it("ends with another action, but not with a look at something else", () => {
    const open = scene(["lift hamburg-luebeck/2", "done"], { decision: { ...decision, hand: [] }, posts });
    expect(does(open, "post:emden-stade/1")).toBe("done, then post:emden-stade/1");
    expect(does(open, "income")).toBe("done, then income");
    expect(does(open, "route:emden-stade")).toBe("why route emden-stade");
    const last = scene(["done"], { decision: { ...decision, hand: [] }, posts, actions_left: 0 });
    expect(does(last, "post:emden-stade/1")).toBe("why place t emden-stade/1");
    expect(does(last, "end")).toBe("done, then end");
  });
});

describe("somebody who does not decide", () => {
  it("learns who does", () => {
    const at = scene([], { decider: 1, decision: { decision: "turn", seat: 1 }, seat: 0 });
    expect(does(at, "post:hamburg-luebeck/1")).toBe("hint-not-yours");
    expect(does(at, "income")).toBe("hint-not-yours");
  });
});
