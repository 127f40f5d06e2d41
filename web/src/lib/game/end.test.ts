import { describe, expect, it } from "vitest";
import type { Preview, Situation } from "$lib/wire.gen";
import { gauges } from "./end";
import { placesOf, viewOf } from "./fixtures/read";
import { sceneOf } from "./scene";

const ROUTE = ["route hamburg-luebeck", "route hamburg-luebeck office luebeck"];

function meter(parts: Partial<Situation>, legal = ROUTE, previews: Preview[] = []) {
  const view = viewOf(
    {
      side: "hansa-3",
      edition: "bigbox",
      decider: 0,
      turn: 0,
      prestige: [3, 5, 1],
      completed_cities: 2,
      ...parts,
      markers: { board: {}, unused: [[], [], []], used: [[], [], []], stack: 5, ...parts.markers },
    },
    legal,
  );
  const [prestige, cities, markers] = gauges(sceneOf(view, placesOf("hansa-3")), previews);
  if (!prestige || !cities || !markers) throw new Error("three gauges");
  return { prestige, cities, markers };
}

const texts = (moves: { text: string }[]) => moves.map((move) => move.text);

describe("the end meter", () => {
  it("counts and is calm far from the end", () => {
    const { prestige, cities, markers } = meter({});
    expect([prestige.now, prestige.limit, prestige.near]).toEqual([5, 20, false]);
    expect([cities.now, cities.limit, cities.near]).toEqual([2, 10, false]);
    expect([markers.now, markers.near]).toEqual([5, false]);
  });

  it("knows the points for control that bring somebody to 20", () => {
    const { prestige } = meter({ prestige: [3, 18, 1], controllers: { hamburg: 1, luebeck: 1 } });
    expect([prestige.near, texts(prestige.by)]).toEqual([true, ROUTE]);
    const far = meter({ prestige: [3, 17, 1], controllers: { hamburg: 1, luebeck: 1 } });
    expect([far.prestige.near, far.prestige.by]).toEqual([false, []]);
  });

  it("knows the office that completes the last city", () => {
    const offices = {
      luebeck: Array.from({ length: (placesOf("hansa-3").city("luebeck")?.offices.length ?? 1) - 1 }, () => "1t"),
    };
    const { cities } = meter({ completed_cities: 9, offices });
    expect([cities.near, texts(cities.by)]).toEqual([true, ["route hamburg-luebeck office luebeck"]]);
    expect(texts(meter({ completed_cities: 8, offices }).cities.by)).toEqual([]);
  });

  it("knows that a marker cannot be replaced any more", () => {
    const markers = { board: { "hamburg-luebeck": "swap" }, stack: 0 } as unknown as Situation["markers"];
    const bigbox = meter({ markers });
    expect([bigbox.markers.near, texts(bigbox.markers.by)]).toEqual([true, ROUTE]);
    expect(texts(meter({ markers, edition: "classic" }).markers.by)).toEqual([]);
  });

  it("sees the full route of somebody else", () => {
    const posts = { "hamburg-luebeck": ["2t", "2t", "2m"] };
    const { prestige } = meter({ prestige: [3, 17, 19], controllers: { hamburg: 2 }, posts }, ["end"]);
    expect([prestige.near, prestige.by]).toEqual([true, []]);
  });

  it("believes a preview more than its own counting", () => {
    const preview = { action: ROUTE[0] ?? "", barrier: null, ends_game: true, clause: "END-01" } as Preview;
    expect(texts(meter({}, ROUTE, [preview]).prestige.by)).toEqual([ROUTE[0]]);
  });

  it("is calm when the game is over", () => {
    const { prestige } = meter({ prestige: [20, 3, 3], is_over: true, ending: "END-01" }, []);
    expect(prestige.near).toBe(false);
  });
});
