import { describe, expect, it } from "vitest";
import type { Score, Situation } from "$lib/wire.gen";
import { scene } from "$lib/game/fixtures/clicking";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import { text } from "$lib/game/words";
import { CATEGORIES, evidence, explain, network } from "./evidence";

const score = (parts: Partial<Score>): Score => ({
  abilities: 0,
  cities: 0,
  markers: 0,
  missions: 0,
  network: 0,
  rank: 1,
  regions: 0,
  special_prestige: 0,
  total: 0,
  track: 0,
  ...parts,
});

/** Seat 0 has a chain of three cities with four offices, and one office apart. */
const { view, places } = scene([], {
  offices: {
    hamburg: ["0t", "1t"],
    luebeck: ["0t"],
    lueneburg: ["0m"],
    arnheim: ["0t"],
  },
  extra_offices: { luebeck: ["0t"] },
  controllers: { hamburg: 0, luebeck: 0, lueneburg: 0, arnheim: 0 },
  abilities: [{ keys: 1, actions: 5 }, {}, {}],
  special_prestige: { "8": 0 },
  missions: [["hamburg", "stendal", "dortmund"], null, null] as never,
  scores: { hidden: [[], [], []], seats: [score({ cities: 8, network: 8, abilities: 4, special_prestige: 8 }), score({}), score({})] },
});

describe("what a line of the score counts", () => {
  it("draws the network with most offices, and leaves out what is not joined to it", () => {
    const { cities, routes } = network(view, places, 0);
    expect([...cities].sort()).toEqual(["hamburg", "luebeck", "lueneburg"]);
    expect([...routes].sort()).toEqual(["hamburg-luebeck", "hamburg-lueneburg"]);
  });

  it("prefers offices to cities (SCORE-15)", () => {
    const apart = { ...view, offices: { ...view.offices, arnheim: ["0t", "0t", "0t", "0t"], duisburg: ["0t"] } } as Situation;
    expect([...network(apart, places, 0).cities].sort()).toEqual(["arnheim", "duisburg"]);
  });

  it("crowns the controlled cities and those of the mission", () => {
    expect([...evidence(view, places, 0, "cities").cities].sort()).toEqual(["arnheim", "hamburg", "luebeck", "lueneburg"]);
    expect([...evidence(view, places, 0, "missions").cities]).toEqual(["hamburg", "stendal", "dortmund"]);
    expect(evidence(view, places, 1, "cities").cities.size).toBe(0);
  });

  it("shows only Wales and Scotland for the countries", () => {
    const abroad = scene([], { side: "britannia-3", controllers: { cardiff: 0, london: 0, york: 0 } });
    expect([...evidence(abroad.view, abroad.places, 0, "regions").cities]).toEqual(["cardiff"]);
  });

  it("says how the points come about", () => {
    expect(explain(view, places, 0, "network").args).toMatchObject({ count: 4, keys: 2, points: 8 });
    expect(explain(view, places, 0, "abilities").args).toMatchObject({ count: 1, each: 4 });
    expect(explain(view, places, 1, "abilities").id).toBe("explain-abilities-none");
    expect(explain(view, places, 0, "special_prestige").args).toMatchObject({ spaces: "8" });
  });

  it.each(LANGUAGES)("has words for every line in %s", (language) => {
    const say = speaker(language);
    for (const category of CATEGORIES)
      for (const seat of [0, 1]) expect(text(explain(view, places, seat, category), say)).not.toBe("");
  });
});
