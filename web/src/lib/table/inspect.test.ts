import { describe, expect, it } from "vitest";
import { scene } from "$lib/game/fixtures/clicking";
import { LANGUAGES, speaker } from "$lib/game/fixtures/language";
import { placesOf, scenes } from "$lib/game/fixtures/read";
import { postsOf } from "$lib/game/places";
import { text } from "$lib/game/words";
import { inspect } from "./inspect";
import { permitsOf } from "./permits";

const english = speaker("en");
const tell = (at: ReturnType<typeof scene>, target: string): string[] => {
  const card = inspect(at.view, at.places, target);
  return card ? [card.title, ...card.facts].map((fact) => text(fact, english)) : [];
};

describe("the card about a thing", () => {
  const at = scene(["end"], {
    posts: { "hamburg-luebeck": [null, "1m", null] },
    offices: { hamburg: ["1t"] },
    controllers: { hamburg: 1 },
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

  it("counts the favour of its owner, and addresses the viewer", () => {
    const own = scene(["end"], {
      controllers: { hamburg: 0 },
      offices: { hamburg: ["0t"] },
      favours: { display: [], owned: [["city-prestige"], [], []] },
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
});

describe("permits", () => {
  const places = placesOf("britannia-45");
  const permits = (given: object) => permitsOf(scene([], { side: "britannia-45", ...given }).view, places, 0);

  it("belong to the office furthest right, not to control (BRIT-28)", () => {
    expect(permits({ offices: { cardiff: ["1t", "1t", "0t"] }, controllers: { cardiff: 1 } })).toEqual([
      { city: "cardiff", regions: ["wales"], used: false },
    ]);
    expect(permits({ offices: { cardiff: ["0t", "0t", "1t"] } })).toEqual([]);
  });

  it("are used once a turn, and are fresh in the next one", () => {
    const offices = { london: ["0t"] };
    expect(permits({ offices, permits_used: ["london"] })[0]?.used).toBe(true);
    expect(permits({ offices, permits_used: ["london"], turn: 1 })[0]?.used).toBe(false);
  });

  it("come from an extra office where no other stands", () => {
    expect(permits({ extra_offices: { carlisle: ["0t"] } })).toHaveLength(1);
  });
});
