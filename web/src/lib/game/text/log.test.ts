import { describe, expect, it } from "vitest";
import { type GameEvent, merge, turnStart } from "../events";
import { LANGUAGES, speaker } from "../fixtures/language";
import { game, others, placesOf } from "../fixtures/read";
import { blocks, isIdle, lastDecisionOf, lastTargets, sentenceOf } from "./log";
import { parts, text } from "./sentences";

const places = placesOf("hansa-3");
const names = ["Anna", "Ben", "Clara"];
const say = speaker("en");
const RARE: GameEvent[] = [
  { event: "connected", seat: 1, rank: 1, ply: 3 },
  { event: "unsettled", piece: "0m", ply: 3 },
  { event: "settled", piece: "0t", post: "hamburg-luebeck/1", source: "emden-stade/1", ply: 3 },
  { event: "prestige", seat: "n", points: 1, clause: "ROUTE-10", city: "hamburg", ply: 3 },
];

describe.each(LANGUAGES)("in %s", (language) => {
  it("every event has words, or needs none", () => {
    const say = speaker(language);
    const all = [...others, ...RARE.map((event) => ({ side: "hansa-3", event }))];
    for (const { side, event } of all) {
      const words = sentenceOf(event, placesOf(side), ["Anna", "Ben", "Clara", "Dora", "Emil"]);
      if (words) expect(text(words, say)).not.toMatch(/[{}$]|undefined|NaN/);
    }
  });
});

describe("turn blocks", () => {
  const all = blocks(game.events, placesOf(game.side), game.names);

  it("begin with each turn, and hold the points of it", () => {
    expect(all[0]).toMatchObject({ seat: 0, turn: 1, ply: 0 });
    expect(all.slice(0, 4).map((block) => block.seat)).toEqual([0, 1, 2, 0]);
    const points = game.events.reduce((sum, event) => sum + (event.event === "prestige" ? event.points : 0), 0);
    const inBlocks = all.flatMap((block) => block.points).reduce((sum, { points }) => sum + points, 0);
    const inLines = all.flatMap((block) => block.lines.flatMap((line) => line.points));
    expect(inBlocks).toBe(points);
    expect(inLines.reduce((sum, { points }) => sum + points, 0)).toBe(points);
  });

  it("know a turn of which nothing came", () => {
    const turn = (seat: number, ply: number): GameEvent => ({ event: "turn", seat, actions: 2, ply });
    const idle = (...events: GameEvent[]) => {
      const found = blocks(events, places, names);
      return found.map((block) => isIdle(found, block, names.length));
    };
    const placed: GameEvent = { event: "placed", piece: "1t", post: "hamburg-luebeck/1", ply: 1 };
    expect(idle(turn(1, 0), placed, turn(2, 2), turn(0, 3))).toEqual([true, false, true, false]);
    expect(idle(turn(0, 0))).toEqual([false, false]);
  });

  it("put points with what brought them", () => {
    const [block] = blocks(
      [
        { event: "route", seat: 0, route: "hamburg-luebeck", ply: 0 },
        { event: "prestige", seat: 1, points: 1, clause: "ROUTE-10", city: "hamburg", ply: 0 },
        { event: "office", piece: "0t", city: "luebeck", ply: 0 },
      ],
      places,
      names,
    );
    expect(block?.lines.map((line) => [line.event, line.points])).toEqual([
      ["route", [{ seat: 1, points: 1 }]],
      ["office", []],
    ]);
  });

  it("have nouns that light up the board", () => {
    const event: GameEvent = { event: "displaced", piece: "0t", post: "hamburg-luebeck/2", victim: "1m", fee: "2t", ply: 4 };
    const words = sentenceOf(event, places, names);
    expect(words && parts(words, say)).toEqual([
      { text: "Trader displaces Ben’s merchant on ", target: null },
      { text: "Hamburg–Lübeck", target: "post:hamburg-luebeck/2" },
      { text: ", fee 2 traders", target: null },
    ]);
  });

  it("tell an event that this page does not know by its name and facts", () => {
    const unknown = { event: "juggled", seat: 1, route: "hamburg-luebeck", paid: 2, hidden: null, all: ["swap"], ply: 4 };
    const events = [{ event: "route", seat: 1, route: "hamburg-luebeck", ply: 4 }, unknown] as GameEvent[];
    const [block] = blocks(events, places, names);
    expect(block?.lines.map(({ sentence }) => text(sentence, say))).toEqual(["Hamburg–Lübeck established", "juggled hamburg-luebeck 2"]);
    expect(block?.lines.map(({ actor }) => actor)).toEqual([1, 1]);
  });

  it("leave out pieces that were put back", () => {
    const back: GameEvent = { event: "dropped", piece: "0t", post: "emden-stade/1", origin: "emden-stade/1", ply: 0 };
    expect(sentenceOf(back, places, names)).toBeNull();
  });
});

describe("the past", () => {
  const placed = (ply: number, post: string): GameEvent => ({ event: "placed", piece: "0t", post, ply });

  it("is replaced from the decision on that was taken back", () => {
    const known = [placed(0, "a-b/1"), placed(1, "a-b/2"), placed(2, "a-b/3")];
    expect(merge(known, 1, [placed(1, "c-d/1")])).toEqual([placed(0, "a-b/1"), placed(1, "c-d/1")]);
  });

  it("knows where the turn began", () => {
    expect(turnStart([placed(0, "a-b/1")])).toBe(0);
    expect(turnStart([placed(0, "a-b/1"), { event: "turn", seat: 1, actions: 2, ply: 1 }])).toBe(2);
  });

  it("knows the last decision of a seat, which points do not show", () => {
    const events: GameEvent[] = [
      placed(0, "a-b/1"),
      { event: "route", seat: 1, route: "c-d", ply: 1 },
      { event: "prestige", seat: 0, points: 1, clause: "ROUTE-10", ply: 1 },
    ];
    expect(lastDecisionOf(events, [0])).toBe(0);
    expect(lastDecisionOf(events, [1, 2])).toBe(1);
    expect(lastDecisionOf(events, [3])).toBeNull();
  });

  it("outlines the last decision that touched the board", () => {
    const events: GameEvent[] = [
      { event: "dropped", piece: "0t", post: "a-b/1", origin: "c-d/2", ply: 4 },
      { event: "income", seat: 1, amount: "3t", ply: 5 },
    ];
    expect([...lastTargets(events)]).toEqual(["post:c-d/2", "post:a-b/1"]);
  });
});
