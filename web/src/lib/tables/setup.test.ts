import { describe, expect, it } from "vitest";
import {
  atLevel,
  combination,
  firstSetup,
  fitted,
  mixedPile,
  newGame,
  parted,
  pileSize,
  playerCounts,
  readSetup,
  type Setup,
  sides,
  startsAtOnce,
  usualLevel,
  whyNoBoard,
  whyNoDuo,
  whyNoEdition,
  whyNoModule,
  withSeats,
} from "./setup";
import type { Catalogue, Combination } from "$lib/wire.gen";

const PILE = { "extra-office": 3, swap: 2, develop: 2, "plus-3": 2, "plus-4": 2, exchange: 2, tribute: 2 };

function combinationOf(board: string, edition: string, players: number): Combination {
  const missing = board === "east" && edition === "classic" ? "not there" : null;
  const only = (fits: boolean) => missing ?? (fits ? null : "does not fit");
  return {
    board,
    edition,
    players,
    side: missing ? null : board === "east" ? "east" : `${board}-${players < 4 ? "3" : "45"}`,
    name: missing ? null : board,
    drawn: missing === null,
    refusal: missing,
    modules: [
      { name: "missions", refusal: only(board === "hansa" && edition === "bigbox") },
      { name: "promos", refusal: only(true) },
      { name: "safe-conduct", refusal: only(board === "britannia" && edition === "classic") },
      { name: "standstill", refusal: only(players === 2) },
    ],
    duo: [
      { name: "classic", refusal: only(players === 2 && board === "hansa") },
      { name: "britannia", refusal: only(players === 2) },
    ],
    pile: missing ? {} : PILE,
  };
}

const catalogue: Catalogue = {
  combinations: ["hansa", "britannia", "east"].flatMap((board) =>
    ["bigbox", "classic"].flatMap((edition) => [2, 3, 4, 5].map((players) => combinationOf(board, edition, players))),
  ),
  levels: ["random", "claim"],
  styles: {},
  colours: ["red", "blue", "green", "yellow", "purple"],
  phrases: [],
  pile_size: 12,
  version: "1",
};
const first = firstSetup(catalogue, 600);
const having = (change: Partial<Setup>): Setup => ({ ...first, ...change });
const names = ["Wulf", "Tilda", "Gerwin", "Aleke"];

describe("the first set-up", () => {
  it("is the base board with one person and two bots, and starts at once", () => {
    expect(first.board).toBe("hansa");
    expect(first.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(startsAtOnce(first)).toBe(true);
    expect(fitted(catalogue, first)).toEqual(first);
  });

  it("takes the strongest level below medium, or the strongest of all", () => {
    expect(usualLevel(["random", "claim"])).toBe("claim");
    expect(usualLevel(["random", "easy", "medium", "hard"])).toBe("easy");
    expect(usualLevel(["medium", "hard"])).toBe("hard");
  });
});

describe("what goes together", () => {
  it("lists each side once with its numbers of players", () => {
    expect(sides(catalogue).map(({ side, players }) => [side, ...players])).toEqual([
      ["hansa-3", 2, 3],
      ["hansa-45", 4, 5],
      ["britannia-3", 2, 3],
      ["britannia-45", 4, 5],
      ["east", 2, 3, 4, 5],
    ]);
  });

  it("leaves out what has no drawing", () => {
    const undrawn = catalogue.combinations.map((found) => (found.board === "east" ? { ...found, drawn: false } : found));
    const other = { ...catalogue, combinations: undrawn };
    expect(sides(other).map(({ side }) => side)).toEqual(["hansa-3", "hansa-45", "britannia-3", "britannia-45"]);
    expect(fitted(other, having({ board: "east" })).board).toBe("hansa");
    expect(whyNoModule(other, having({ edition: "classic" }), "promos")).toBeNull();
  });

  it("offers a board with one drawn side only for the players of that side", () => {
    const undrawn = (found: Combination) => found.side === "britannia-45" || found.board === "hansa";
    const combinations = catalogue.combinations.map((found) => (undrawn(found) ? { ...found, drawn: false } : found));
    const half = { ...catalogue, combinations };
    expect(playerCounts(catalogue, "britannia")).toEqual([2, 3, 4, 5]);
    expect(playerCounts(half, "britannia")).toEqual([2, 3]);
    const five = withSeats(having({ board: "britannia" }), 5, names);
    expect(combination(half, five)).toBeUndefined();
    expect(fitted(half, five)).toMatchObject({ board: "east", edition: "bigbox" });
    expect(fitted(half, having({ board: "hansa" })).board).toBe("britannia");
    expect(firstSetup(half, 600).board).toBe("britannia");
    const few = { ...half, combinations: combinations.filter((found) => found.board !== "east") };
    expect(fitted(few, five)).toMatchObject({ board: "britannia", seats: { length: 2 } });
  });

  it("names only what would have to change", () => {
    expect(whyNoModule(catalogue, first, "missions")).toBeNull();
    expect(whyNoModule(catalogue, having({ board: "britannia" }), "missions")).toEqual({ boards: ["hansa"], editions: [], players: [] });
    expect(whyNoModule(catalogue, having({ edition: "classic" }), "missions")).toEqual({ boards: [], editions: ["bigbox"], players: [] });
    expect(whyNoModule(catalogue, first, "safe-conduct")).toEqual({ boards: ["britannia"], editions: ["classic"], players: [] });
    expect(whyNoModule(catalogue, first, "standstill")).toEqual({ boards: [], editions: [], players: [2] });
    expect(whyNoEdition(catalogue, having({ board: "east" }), "classic")).toEqual({
      boards: ["hansa", "britannia"],
      editions: [],
      players: [],
    });
    expect(whyNoBoard(catalogue, having({ edition: "classic" }), "east")).toEqual({ boards: [], editions: ["bigbox"], players: [] });
    const two = withSeats(having({ board: "east" }), 2, names);
    expect(whyNoDuo(catalogue, two, "classic")).toEqual({ boards: ["hansa"], editions: [], players: [] });
    expect(whyNoModule(catalogue, two, "standstill")).toBeNull();
  });

  it("mends what does not fit", () => {
    const wrong = having({ board: "east", edition: "classic", modules: ["missions", "promos"], pile: { swap: 9 } });
    const mended = fitted(catalogue, wrong);
    expect(mended.edition).toBe("bigbox");
    expect(mended.modules).toEqual(["promos"]);
    expect(mended.pile?.swap).toBe(2);
    expect(fitted(catalogue, withSeats(first, 2, names)).duo).toBe("classic");
    expect(fitted(catalogue, having({ duo: "classic" })).duo).toBeNull();
    expect(fitted(catalogue, having({ board: "nowhere" })).board).toBe("hansa");
  });
});

describe("seats", () => {
  it("keeps my seat when seats go, and gives new ones free colours and names", () => {
    const last = having({ seats: [...first.seats.slice(1), ...first.seats.slice(0, 1)] });
    expect(withSeats(last, 2, names).seats.map((seat) => seat.kind)).toEqual(["bot", "me"]);
    const five = withSeats(first, 5, names).seats;
    expect(new Set(five.map((seat) => seat.colour)).size).toBe(5);
    expect(five.slice(3).map((seat) => seat.name)).toEqual(["Wulf", "Tilda"]);
  });
});

describe("what is sent", () => {
  it("tells people here from invited ones and leaves empty names to the server", () => {
    const seats: Setup["seats"] = [
      { kind: "me", name: " Clara ", colour: "blue", level: "claim" },
      { kind: "invite", name: "", colour: "red", level: "claim" },
      { kind: "open", name: "nobody", colour: "green", level: "claim" },
      { kind: "bot", name: "Wulf", colour: "purple", level: "random" },
    ];
    const sent = newGame(having({ seats }));
    expect(sent.seats).toEqual([
      { kind: "human", name: "Clara", colour: "blue" },
      { kind: "invited", colour: "red" },
      { kind: "open", colour: "green" },
      { kind: "bot", name: "Wulf", colour: "purple", level: "random" },
    ]);
    expect(startsAtOnce(having({ seats }))).toBe(false);
  });

  it("knows the style of a bot and keeps it on another level that has it", () => {
    const styles = { expert: ["builder", "racer"], master: ["builder"] };
    expect(parted({ styles }, "expert:racer")).toEqual(["expert", "racer"]);
    expect(parted({ styles }, "expert")).toEqual(["expert", ""]);
    expect(parted({ styles }, "mybots:Builder")).toEqual(["mybots:Builder", ""]);
    expect(atLevel({ styles }, "master", "expert:builder")).toBe("master:builder");
    expect(atLevel({ styles }, "master", "expert:racer")).toBe("master");
    expect(atLevel({ styles }, "claim", "expert:builder")).toBe("claim");
    const seats = first.seats.map((seat) => ({ ...seat, level: "expert:racer" }));
    const kept = (levels: string[]) => fitted({ ...catalogue, levels, styles }, having({ seats })).seats[0]?.level;
    expect(kept(["random", "expert"])).toBe("expert:racer");
    expect(kept(["random"])).toBe("random");
  });

  it("writes a chosen pile as a list of twelve", () => {
    const pile = mixedPile(PILE, 12);
    expect(pileSize(pile)).toBe(12);
    expect(newGame(having({ modules: ["promos"], pile })).pile).toHaveLength(12);
  });

  it("sends what Tithe brings only with favours", () => {
    expect(newGame(having({ modules: ["favours"], take: "tradesman" })).take).toBe("tradesman");
    expect(newGame(having({}))).not.toHaveProperty("take");
    expect(fitted(catalogue, having({ modules: [], take: "tradesman" })).take).toBeUndefined();
  });

  it("reads back what it stored and nothing else", () => {
    expect(readSetup(JSON.stringify(first))).toEqual(first);
    expect(readSetup(null)).toBeNull();
    expect(readSetup("{")).toBeNull();
    expect(readSetup(JSON.stringify({ ...first, seats: [first.seats[0]] }))).toBeNull();
    const twice = first.seats.map((seat) => ({ ...seat, colour: "red" }));
    expect(readSetup(JSON.stringify({ ...first, seats: twice }))).toBeNull();
  });
});
