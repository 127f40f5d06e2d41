import { describe, expect, it } from "vitest";
import { CATEGORIES, type Category, type Score, type ScoreLine } from "$lib/wire.gen";
import { scene } from "$lib/game/fixtures/clicking";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import { text } from "$lib/game/text/sentences";
import { evidence, explain } from "./evidence";

const NOTHING = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as unknown as Score;
const score = (parts: Partial<Score>): Score => ({ ...NOTHING, total: 0, rank: 1, ...parts });
const line = (category: Category, points: number, facts: ScoreLine["facts"] = {}): ScoreLine => ({
  category,
  clause: "SCORE-01",
  points,
  facts,
});

/** Seat 0 has a chain of three cities with four offices, and one office apart. */
const LINES = [
  line("abilities", 7, { ability: "actions" }),
  line("markers", 3, { count: 2 }),
  line("special_prestige", 8),
  line("special_prestige", 9),
  ...["hamburg", "luebeck", "lueneburg", "arnheim"].map((city) => line("cities", 2, { city })),
  line("network", 8, { offices: 4, keys: 2, cities: ["hamburg", "luebeck", "lueneburg"] }),
];
const { view, places } = scene([], {
  missions: [["hamburg", "stendal", "dortmund"], null, null] as never,
  scores: {
    hidden: [[], [], []],
    seats: [score({ cities: 8, network: 8, abilities: 7, markers: 3, special_prestige: 17 }), score({}), score({})],
    lines: [LINES, [], []],
  },
});

describe("what a line of the score counts", () => {
  it("draws the network with the routes that hold it together", () => {
    const { cities, routes } = evidence(view, places, 0, "network");
    expect([...cities].sort()).toEqual(["hamburg", "luebeck", "lueneburg"]);
    expect([...routes].sort()).toEqual(["hamburg-luebeck", "hamburg-lueneburg"]);
  });

  it("crowns the controlled cities and those of the mission", () => {
    expect([...evidence(view, places, 0, "cities").cities].sort()).toEqual(["arnheim", "hamburg", "luebeck", "lueneburg"]);
    expect([...evidence(view, places, 0, "missions").cities]).toEqual(["hamburg", "stendal", "dortmund"]);
    expect(evidence(view, places, 1, "cities").cities.size).toBe(0);
  });

  it("shows the controlled cities of the countries that score", () => {
    const abroad = scene([], {
      side: "britannia-3",
      controllers: { cardiff: 0, london: 0, york: 0 },
      scores: { hidden: [[]], seats: [score({ regions: 7 })], lines: [[line("regions", 7, { region: "wales" })]] },
    });
    expect([...evidence(abroad.view, abroad.places, 0, "regions").cities]).toEqual(["cardiff"]);
  });

  it("says how the points come about", () => {
    expect(explain(view, 0, "network").args).toMatchObject({ count: 4, keys: 2, points: 8 });
    expect(explain(view, 0, "abilities").args).toMatchObject({ count: 1, each: 7 });
    expect(explain(view, 0, "cities").args).toMatchObject({ count: 4, each: 2, points: 8 });
    expect(explain(view, 0, "markers").args).toMatchObject({ count: 2, points: 3 });
    expect(explain(view, 1, "abilities").id).toBe("explain-abilities-none");
    expect(explain(view, 0, "special_prestige").args).toMatchObject({ spaces: "8 + 9" });
  });

  it("counts the cities of somebody in all countries", () => {
    const rank = { owner: 0, offices: 3, points: 7 };
    const regions = {
      wales: [{ ...rank, cities: 2 }],
      scotland: [
        { ...rank, owner: 1, cities: 5 },
        { ...rank, cities: 1 },
      ],
    };
    expect(explain({ ...view, regions }, 0, "regions").args).toMatchObject({ count: 3 });
  });

  it.each(LANGUAGES)("has words for every line in %s", (language) => {
    const say = speaker(language);
    for (const category of CATEGORIES) for (const seat of [0, 1]) expect(text(explain(view, seat, category), say)).not.toBe("");
  });
});
