import { describe, expect, it } from "vitest";
import type { Decision, Markers, Situation } from "$lib/wire.gen";
import { routeCard } from "./card";
import { placesOf, viewOf } from "./fixtures/read";
import { chips } from "./follow";
import { sceneOf } from "./scene";
import { click, highlights, meanings } from "./targets";
import { type Armed, NOTHING, type Scene } from "./types";

const TURN: Decision = { decision: "turn", seat: 0 };

interface Given extends Omit<Partial<Situation>, "markers"> {
  markers?: Partial<Markers>;
}

function scene(legal: string[], given: Given = {}): Scene {
  const side = given.side ?? "hansa-3";
  const view = viewOf(
    {
      side,
      edition: "bigbox",
      decider: 0,
      decision: TURN,
      turn: 0,
      actions_left: 2,
      abilities: [{}, {}, {}],
      supply: ["3t+1m", "3t", "3t"],
      stock: ["9t+2m", "9t", "9t"],
      ...given,
      markers: { board: {}, unused: [[], [], []], used: [[], [], []], stack: 5, ...given.markers },
    },
    legal,
  );
  return sceneOf(view, placesOf(side));
}

/** What a click does, in short. */
function does(at: Scene, target: string, armed: Armed = NOTHING, piece?: "t" | "m"): unknown {
  const result = click(at, armed, target, piece);
  switch (result.does) {
    case "play":
      return result.moves.map((move) => move.text).join("; ");
    case "choose": {
      const { options, preferred } = result.chooser;
      return options.map(({ moves }, at) => (at === preferred ? "* " : "") + moves.map((move) => move.text).join("; "));
    }
    case "ask":
      return `why ${result.action}`;
    case "arm":
      return result.armed;
    case "say":
      return result.sentence.id;
    case "card":
      return `card ${result.route}`;
    case "then":
      return `${result.first.text}, then ${target}`;
  }
}

describe("placing", () => {
  const both = scene(["place t a-b/1", "place m a-b/1", "place m c-d/1", "end"]);

  it("takes a trader, unless a merchant is armed or asked for", () => {
    expect(does(both, "post:a-b/1")).toBe("place t a-b/1");
    expect(does(both, "chip:m")).toEqual({ kind: "piece", piece: "m" });
    expect(does(both, "post:a-b/1", { kind: "piece", piece: "m" })).toBe("place m a-b/1");
    expect(does(both, "post:a-b/1", NOTHING, "m")).toBe("place m a-b/1");
    expect(does(both, "chip:m", { kind: "piece", piece: "m" })).toEqual(NOTHING);
  });

  it("takes a merchant at once where only merchants fit", () => {
    expect(does(both, "post:c-d/1")).toBe("place m c-d/1");
    expect(meanings(both, NOTHING).get("post:c-d/1")?.ghost).toBe("0m");
  });

  it("asks for the fee of a blocked route only where there is a choice", () => {
    const blocked = scene(["place t a-b/1 paying 1t", "place t a-b/1 paying 1m", "place t a-b/2 paying 1t"]);
    expect(does(blocked, "post:a-b/1")).toEqual(["* place t a-b/1 paying 1t", "place t a-b/1 paying 1m"]);
    expect(does(blocked, "post:a-b/2")).toBe("place t a-b/2 paying 1t");
  });

  it("shows free posts quietly, and others' pieces not at all", () => {
    const shown = highlights(meanings(scene(["place t a-b/1", "displace t c-d/1 paying 1t", "lift e-f/1"]), NOTHING));
    expect([...shown]).toEqual([["post:a-b/1", "quiet"]]);
  });
});

describe("displacing", () => {
  const legal = ["displace t a-b/1 paying 1t", "displace t a-b/1 paying 1m", "displace m a-b/1 paying 1t"];

  it("is always a choice: a trader, paid with traders, comes first", () => {
    expect(does(scene(legal), "post:a-b/1")).toEqual(["* " + legal[0], legal[1], legal[2]]);
    expect(does(scene(legal), "post:a-b/1", { kind: "piece", piece: "m" })).toEqual([legal[0], legal[1], "* " + legal[2]]);
    expect(does(scene([legal[0] ?? ""]), "post:a-b/1")).toEqual(["* " + legal[0]]);
  });

  it("that is too dear says so", () => {
    const poor = scene(["end"], { supply: ["1t", "3t", "3t"], posts: { "hamburg-luebeck": ["1m", null, null] } });
    expect(does(poor, "post:hamburg-luebeck/1")).toBe("why displace t hamburg-luebeck/1 paying 2t");
  });
});

describe("income", () => {
  it("is taken at once where there is one way to take the most", () => {
    expect(does(scene(["income 3t", "income 2t", "income 1t"]), "income")).toBe("income 3t");
  });

  it("offers the mixes, most merchants preferred", () => {
    const legal = ["income 3t", "income 2t+1m", "income 1t+2m", "income 2t"];
    expect(does(scene(legal), "income")).toEqual(["income 3t", "income 2t+1m", "* income 1t+2m"]);
    expect(does(scene(legal), "desk:purse")).toEqual(["income 3t", "income 2t+1m", "* income 1t+2m"]);
  });
});

describe("a full route", () => {
  const posts = { "hamburg-luebeck": ["0t", "0t", "0m"] };
  const legal = ["route hamburg-luebeck", "route hamburg-luebeck office luebeck", "route hamburg-luebeck develop purse"];
  const markers = { unused: [["extra-office"], [], []] } as Partial<Markers>;

  it("opens its card, and each benefit takes itself", () => {
    const full = scene(legal, { posts });
    expect(does(full, "route:hamburg-luebeck")).toBe("card hamburg-luebeck");
    expect(does(full, "office:luebeck/1")).toBe(legal[1]);
    expect(does(full, "city:luebeck")).toBe(legal[1]);
    expect(does(full, "office:luebeck/2")).toBe("hint-leftmost");
    expect(does(full, "city:hamburg")).toBe("why route hamburg-luebeck office hamburg");
  });

  it("leaves the choice where two routes lead to the same benefit", () => {
    const two = scene([...legal, "route luebeck-lueneburg office luebeck"]);
    expect(does(two, "office:luebeck/1")).toEqual(["* " + legal[1], "route luebeck-lueneburg office luebeck"]);
  });

  it("asks for the shape of an extra office only where there are two", () => {
    const extra = ["route hamburg-luebeck extra luebeck t", "route hamburg-luebeck extra luebeck m"];
    const both = scene([...legal, ...extra], { posts, markers });
    expect(does(both, "extra:luebeck")).toEqual(["* " + extra[0], extra[1]]);
    expect(does(both, "hand:extra-office")).toEqual({ kind: "marker", marker: "extra-office" });
    expect(does(both, "city:luebeck", { kind: "marker", marker: "extra-office" })).toEqual(["* " + extra[0], extra[1]]);
    expect(does(scene(legal, { posts, markers }), "hand:extra-office")).toBe("hint-extra-office");
  });

  it("has a card with everything that it could bring, possible or not", () => {
    const view = { posts, controllers: { hamburg: 1 as const }, markers: { ...markers, board: { "hamburg-luebeck": "swap" as const } } };
    const card = routeCard(scene(legal, view), "hamburg-luebeck");
    expect(card).toMatchObject({
      name: "Hamburg–Lübeck",
      pieces: { t: 2, m: 1 },
      control: [{ city: "hamburg", owner: 1 }],
      marker: "swap",
    });
    expect(card.options.map(({ move, legal }) => (legal ? "" : "not ") + move.text)).toEqual([
      "not route hamburg-luebeck office hamburg",
      "route hamburg-luebeck office luebeck",
      "route hamburg-luebeck develop purse",
      "not route hamburg-luebeck extra hamburg t",
      "not route hamburg-luebeck extra hamburg m",
      "not route hamburg-luebeck extra luebeck t",
      "not route hamburg-luebeck extra luebeck m",
      "route hamburg-luebeck",
    ]);
    expect(card.options.find((option) => option.benefit.take === "develop")).toMatchObject({ before: 3, after: 5 });
  });
});

describe("markers in the hand", () => {
  it("that only add actions are used at once", () => {
    expect(does(scene(["use plus-3", "use move-three"]), "hand:plus-3")).toBe("use plus-3");
    expect(does(scene(["use plus-3", "use move-three"]), "hand:move-three")).toBe("use move-three");
  });

  it("develop a row of the desk, and only then", () => {
    const at = scene(["use develop keys", "income 3t"]);
    expect(does(at, "desk:keys", { kind: "marker", marker: "develop" })).toBe("use develop keys");
    expect(does(at, "desk:book", { kind: "marker", marker: "develop" })).toBe("why use develop book");
    expect(does(at, "desk:keys")).toEqual(["* use develop keys"]);
  });

  it("swap two neighbours", () => {
    const at = scene(["use swap luebeck 1 2", "use swap luebeck 2 3", "place t a-b/1"]);
    const armed: Armed = { kind: "marker", marker: "swap" };
    expect(does(at, "swap:luebeck/1-2", armed)).toBe("use swap luebeck 1 2");
    expect(does(at, "office:luebeck/1", armed)).toBe("use swap luebeck 1 2");
    expect(does(at, "office:luebeck/2", armed)).toEqual(["* use swap luebeck 1 2", "use swap luebeck 2 3"]);
    expect(does(at, "post:a-b/1", armed)).toBe("place t a-b/1");
  });

  it("lie on a route, wherever it is clicked", () => {
    const at = scene(["use tribute hamburg-luebeck"]);
    const armed: Armed = { kind: "marker", marker: "tribute" };
    for (const target of ["route:hamburg-luebeck", "post:hamburg-luebeck/2", "marker:hamburg-luebeck"])
      expect(does(at, target, armed)).toBe("use tribute hamburg-luebeck");
  });

  it("pay for a tile", () => {
    const markers = { unused: [["swap", "swap", "plus-3"], [], []] } as Partial<Markers>;
    const legal = ["favour tithe paying swap+swap", "favour tithe paying swap+plus-3"];
    const at = scene(legal, { markers });
    const pay = (...paying: ("swap" | "plus-3")[]): Armed => ({ kind: "favour", favour: "tithe", paying });
    expect(does(at, "favour:tithe")).toEqual(pay());
    expect(does(at, "hand:swap", pay())).toEqual(pay("swap"));
    expect(does(at, "hand:swap", pay("swap"))).toEqual(pay("swap", "swap"));
    expect(does(at, "hand:swap", pay("swap", "swap"))).toEqual(pay());
    expect(does(at, "buy", pay("plus-3", "swap"))).toBe(legal[1]);
    expect(does(scene([legal[0] ?? ""], { markers }), "favour:tithe")).toEqual(pay("swap", "swap"));
  });
});

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
    const at = scene(legal, { decision, posts });
    const swap = "lift hamburg-luebeck/2; drop hamburg-luebeck/1 hamburg-luebeck/2; drop hamburg-luebeck/2 hamburg-luebeck/1";
    expect(does(at, "post:hamburg-luebeck/2")).toEqual(["* " + swap, "lift hamburg-luebeck/2"]);
    expect(does(at, "post:hamburg-luebeck/3")).toBe("lift hamburg-luebeck/3");
    const classic = scene(legal, { decision, posts, edition: "classic" });
    expect(does(classic, "post:hamburg-luebeck/2")).toBe("lift hamburg-luebeck/2");
  });

  it("chooses among several lifted pieces", () => {
    const hand: [string, string][] = [["hamburg-luebeck/1", "0t"], ["hamburg-luebeck/2", "0m"]];
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
