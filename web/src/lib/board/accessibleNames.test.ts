import { describe, expect, it } from "vitest";
import { speaker } from "../game/fixtures/language";
import { SIDES, side, view } from "$lib/game/fixtures/boardSide";
import { fixedTargets } from "./geometry";
import { label, stateOf, trackWords } from "./accessibleNames";

const en = speaker("en");
const de = speaker("de");
const data = side("hansa-45");
const now = view({
  posts: { "hamburg-luebeck": ["1m", null, null] },
  offices: { hamburg: ["1t"], luebeck: [] },
  extra_offices: { hamburg: ["0t"] },
  controllers: { hamburg: 1 },
  special_prestige: { 8: 2 },
  east_west: [0, 2],
  markers: { board: { "emden-stade": "plus-3" }, tributes: [["hamburg-luebeck", 2]] },
});

describe("in words", () => {
  it.each([
    ["post:hamburg-luebeck/2", "Hamburg–Lübeck, post 2, free"],
    ["post:hamburg-luebeck/1", "Hamburg–Lübeck, post 1, Anna’s merchant"],
    ["route:hamburg-luebeck", "Route Hamburg–Lübeck, 2 of 3 posts free, Ben’s Tribute"],
    ["city:hamburg", "Hamburg, 1 of 3 offices taken, 1 extra office, controlled by Anna"],
    ["office:luebeck/1", "Lübeck, office 1, white I, for a trader, 1 point, free"],
    ["office:hamburg/1", "Hamburg, office 1, white I, for a trader, Anna’s trader"],
    ["extra:hamburg", "Hamburg, space for an extra office"],
    ["ability:stade/privilege", "Stade: develop Privilege"],
    ["prestige:8", "Special prestige, 8 points, orange, Ben"],
    ["prestige:11", "Special prestige, 11 points, black, free"],
    ["marker:emden-stade", "Marker +3 actions at Emden–Stade"],
    ["marker:hamburg-luebeck", "Space for a marker at Hamburg–Lübeck"],
    ["award:east-west", "East–West connection: 7, 4 and 2 points, connected by Clara, Ben"],
    ["swap:hamburg/1-2", "Hamburg: swap offices 1 and 2"],
  ])("%s is “%s”", (target, words) => {
    expect(label({ data, view: now, say: en }, target)).toBe(words);
  });

  it.each([
    ["post:hamburg-luebeck/1", /^Hamburg–Lübeck, Häuschen 1, Großhändler.*Anna/],
    ["city:hamburg", /^Hamburg, 1 von 3 Niederlassungen besetzt, 1 zusätzliche Niederlassung.*Anna/],
  ])("%s has a German name", (target, words) => {
    expect(label({ data, view: now, say: de }, target)).toMatch(words);
  });

  it("ships, green cities and the neutral player have their words", () => {
    const east = { data: side("east"), view: view({ posts: { "danzig-malmoe": ["nt"] } }), say: en };
    expect(label(east, "post:danzig-malmoe/1")).toBe("Danzig–Malmö, post 1, the neutral player’s trader");
    expect(label(east, "post:danzig-malmoe/4")).toBe("Danzig–Malmö, ship post 4, free");
    expect(label(east, "city:dresden")).toBe("Dresden, green city, no office yet");
    expect(label(east, "permanent:danzig-malmoe")).toBe("Permanent marker Place 2 at Danzig–Malmö");
  });

  it("the track tells all points", () => {
    const context = { data, view: view({ prestige: [3, 0, 12], neutral_prestige: 5 }), say: en };
    expect(trackWords(context)).toBe("Prestige track: Clara 3, Anna 0, Ben 12, the neutral player 5");
  });

  it.each(SIDES)(
    "everything on %s has words in both languages",
    (name) => {
      for (const say of [en, de])
        for (const target of fixedTargets(side(name)))
          expect(label({ data: side(name), view: view(), say }, target)).not.toMatch(/undefined|\{|:$/);
    },
    30_000,
  );
});

describe("the state of a target", () => {
  it("changes with what its words tell", () => {
    const later = { ...now, posts: { "hamburg-luebeck": ["1m", "0t", null] } };
    expect(stateOf(later, "post:hamburg-luebeck/2")).not.toBe(stateOf(now, "post:hamburg-luebeck/2"));
    expect(stateOf(later, "route:hamburg-luebeck")).not.toBe(stateOf(now, "route:hamburg-luebeck"));
    expect(stateOf(later, "post:hamburg-luebeck/1")).toBe(stateOf(now, "post:hamburg-luebeck/1"));
  });

  it("is never the same where the words differ", () => {
    const other = view();
    for (const target of fixedTargets(data))
      if (stateOf(now, target) === stateOf(other, target))
        expect(label({ data, view: now, say: en }, target)).toBe(label({ data, view: other, say: en }, target));
  });
});
