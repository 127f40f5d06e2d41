import { describe, expect, it } from "vitest";
import { scene } from "$lib/game/fixtures/clicking";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import { nextStep } from "./guideSteps";
import { text } from "./sentences";

const turn = ["place t hamburg-luebeck/1", "income 3t", "end"];
const step = (legal: string[], view: object = {}) => nextStep(scene(legal, view))?.id;

describe("the next step of somebody new", () => {
  it("is a route to begin with, then what is missing there", () => {
    expect(step(turn)).toBe("guide-begin");
    const begun = nextStep(scene(turn, { posts: { "hamburg-luebeck": ["0t", null, null] } }));
    expect(begun).toMatchObject({ id: "guide-fill", args: { route: "Hamburg–Lübeck", count: 2 } });
  });

  it("names somebody who stands in the way", () => {
    expect(step(turn, { posts: { "hamburg-luebeck": ["0t", "1t", null] } })).toBe("guide-displace");
  });

  it("is the route that is full, before anything else", () => {
    const posts = { "hamburg-luebeck": ["0t", "0t", "0t"] };
    expect(step(["route hamburg-luebeck", "end"], { posts })).toBe("guide-establish");
  });

  it("is Income when nothing is ready, and the end when no action is left", () => {
    expect(step(["income 3t", "end"], { supply: ["0", "5t", "5t"], stock: ["5t", "0", "0"] })).toBe("guide-income");
    expect(step(["end"], { actions_left: 0 })).toBe("guide-end");
  });

  it("tells whose pieces are moved, and how many", () => {
    const moving = (way: string) => step(["done"], { decision: { decision: "moving", seat: 0, way, lifts: 1, hand: [] } });
    expect(moving("move")).toBe("guide-moving");
    expect(moving("move-three")).toBe("guide-moving-three");
    expect(moving("move-two")).toBe("guide-moving-two");
    expect(moving("a newer way")).toBe("guide-answer");
  });

  it("has words in every language", () => {
    for (const language of LANGUAGES) {
      const begin = nextStep(scene(turn));
      expect(begin && text(begin, speaker(language))).toContain("–");
    }
  });
});
