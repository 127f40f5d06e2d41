import { describe, expect, it } from "vitest";
import type { ScoreLine } from "$lib/wire.gen";
import { scene } from "$lib/game/fixtures/clicking";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import { scenes } from "$lib/game/fixtures/read";
import { postsOf } from "$lib/game/places";
import { text } from "$lib/game/text/sentences";
import { inspect } from "./inspect";

const english = speaker("en");
const tell = (at: ReturnType<typeof scene>, target: string): string[] => {
  const card = inspect(at.view, at.places, target);
  return card ? [card.title, ...card.facts].map((fact) => text(fact, english)) : [];
};

const forHamburg = (points: number): ScoreLine => ({ category: "cities", clause: "SCORE-09", points, facts: { city: "hamburg" } });

describe("the card about a thing", () => {
  const at = scene(["end"], {
    posts: { "hamburg-luebeck": [null, "1m", null] },
    offices: { hamburg: ["1t"] },
    controllers: { hamburg: 1 },
    scores: { hidden: [], seats: [], lines: [[], [forHamburg(2)], []] },
    markers: { board: { "hamburg-luebeck": "plus-3" }, tributes: [["hamburg-luebeck", 2]] },
  });

  it("says of a post what stands there, and who gains by its route", () => {
    expect(tell(at, "post:hamburg-luebeck/2")).toEqual([
      "Hamburg–Lübeck",
      "Post 2, taken",
      "Merchant (Ben)",
      "When established: +1 for Ben (Hamburg)",
      "Gives the marker +3 actions",
      "Tribute placed here by Clara",
    ]);
  });

  it("says of a city who scores it and what comes next", () => {
    const [name, control, next] = tell(at, "city:hamburg");
    expect(name).toBe("Hamburg");
    expect(control).toBe("Controlled by Ben: 2 points at the end. 1 of 3 offices taken");
    expect(next).toMatch(/^Next office: orange II, for a trader/);
  });

  it("counts what the city is worth to its owner, and addresses the viewer", () => {
    const own = scene(["end"], {
      controllers: { hamburg: 0 },
      offices: { hamburg: ["0t"] },
      scores: { hidden: [], seats: [], lines: [[forHamburg(4)], [], []] },
    });
    expect(tell(own, "city:hamburg")[1]).toContain("by you: 4 points");
  });

  it("tells which office comes first", () => {
    expect(tell(at, "office:hamburg/3")).toContain("Offices are taken from left to right: number 2 is next");
  });

  it.each(LANGUAGES)("has words for everything on every board in %s", (language) => {
    const say = speaker(language);
    const bySide = new Map(scenes().map((one) => [one.view.side, one]));
    for (const one of bySide.values()) {
      const view = { ...one.view, east_west: [0, "n" as const] };
      const { facts } = one.places;
      const targets = [
        ...facts.cities.flatMap(({ id, offices, abilities }) => [
          `city:${id}`,
          ...offices.map((_, i) => `office:${id}/${i + 1}`),
          ...abilities.map((ability) => `ability:${id}/${ability}`),
        ]),
        ...facts.routes.flatMap((route) => [`route:${route.id}`, `marker:${route.id}`, ...postsOf(route).map((post) => `post:${post}`)]),
        ...facts.special_prestige.spaces.map(({ prestige }) => `prestige:${prestige}`),
        ...one.places.desk.map(({ id }) => `desk:${id}`),
        "award:east-west",
        "income",
        "stock",
        "supply",
      ];
      for (const target of targets) {
        const card = inspect(view, one.places, target);
        for (const fact of card ? [card.title, ...card.facts] : []) expect(text(fact, say)).not.toBe("");
      }
    }
  });

  it("says who holds a permit, and how everybody ranks in a country", () => {
    const rank = { owner: 0, cities: 1, offices: 2, points: 7 };
    const abroad = scene(["end"], {
      side: "britannia-45",
      permits: { cardiff: 1 },
      regions: { wales: [{ ...rank, owner: 1 }, rank], scotland: [] },
    });
    const cardiff = tell(abroad, "permit:cardiff");
    expect(cardiff.join()).toContain("Ben");
    expect(tell(abroad, "permit:london").join()).not.toMatch(/Anna|Ben|Clara/);
    expect(
      tell(abroad, "award:wales")
        .slice(-2)
        .map((fact) => /Ben|you/i.exec(fact)?.[0].toLowerCase()),
    ).toEqual(["ben", "you"]);
  });
});
