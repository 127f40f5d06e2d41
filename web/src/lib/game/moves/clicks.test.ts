import { describe, expect, it } from "vitest";
import type { Markers, Offer } from "$lib/wire.gen";
import { routeCard } from "./card";
import { does, scene } from "../fixtures/clicking";
import { click } from "./answer";
import { highlights, meanings } from "./targets";
import { type Armed, NOTHING } from "../types";

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
    expect(card.options.find((option) => option.benefit.develop !== undefined)).toMatchObject({ before: 3, after: 5 });
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
    const pay = (...paying: ("swap" | "plus-3")[]): Armed => ({ kind: "tile", tile: "tithe", paying });
    expect(does(at, "favour:tithe")).toEqual(pay());
    expect(does(at, "hand:swap", pay())).toEqual(pay("swap"));
    expect(does(at, "hand:swap", pay("swap"))).toEqual(pay("swap", "swap"));
    expect(does(at, "hand:swap", pay("swap", "swap"))).toEqual(pay());
    expect(does(at, "buy", pay("plus-3", "swap"))).toBe(legal[1]);
    expect(does(scene([legal[0] ?? ""], { markers }), "favour:tithe")).toEqual(pay("swap", "swap"));
  });
});

describe("without an action left", () => {
  it("every piece says so, as what it would have been", () => {
    const posts = { "hamburg-luebeck": ["0t", "1t", null] };
    const at = scene(["end"], { posts, actions_left: 0 });
    expect(does(at, "post:hamburg-luebeck/1")).toBe("why lift hamburg-luebeck/1");
    expect(does(at, "post:hamburg-luebeck/2")).toBe("why displace t hamburg-luebeck/2 paying 1t");
    expect(does(at, "post:hamburg-luebeck/3")).toBe("why place t hamburg-luebeck/3");
    expect(does(at, "end")).toBe("end");
  });
});

describe("a decision of an optional rule", () => {
  const offer = (decision: string, where: Offer["where"], at: string | null, confirm: string | null = null): Offer => ({
    decision,
    label: "button-x",
    clause: "HOUSE-99",
    where,
    at,
    confirm,
  });
  const legal = ["income 3t", "end", "resign", "barter a-b"];
  const offers = [offer("resign", "hand", null, "confirm-x"), offer("barter a-b", "route", "a-b")];
  const offered = scene(legal, { offers });

  it("is played by its button, by a second press where it cannot be taken back", () => {
    expect(does(offered, "offer:resign")).toBe("resign");
    expect(click(offered, NOTHING, "offer:resign")).toMatchObject({ does: "play", confirm: { id: "confirm-x" } });
  });

  it("is played by a click on the place that it names", () => {
    expect(does(offered, "route:a-b")).toBe("barter a-b");
  });

  it("that is not allowed now is asked about", () => {
    expect(does(scene(["end"]), "offer:resign")).toBe("why resign");
  });
});

describe("what is refused without asking the server", () => {
  const clause = (at: ReturnType<typeof scene>, target: string) => {
    const found = click(at, NOTHING, target);
    return found.does === "say" ? found.clause : found.does;
  };

  it("names its rule", () => {
    const full = scene(["route hamburg-luebeck office hamburg", "end"], {
      posts: { "hamburg-luebeck": ["0t", "0t", "0t"] },
      markers: { unused: [["extra-office"], [], []] },
    });
    expect(clause(full, "office:hamburg/3")).toBe("OFFICE-03");
    expect(clause(scene(["end"], { markers: { unused: [["extra-office"], [], []] } }), "hand:extra-office")).toBe("MARKER-39");
    expect(clause(full, "award:east-west")).toBe("EASTWEST-01");
    expect(clause(full, "seat:1")).toBeNull();
  });
});
