import { describe, expect, it } from "vitest";
import type { Decision, Situation } from "$lib/wire.gen";
import { LANGUAGES, speaker } from "../fixtures/language";
import type { GameEvent } from "../events";
import { placesOf, viewOf } from "../fixtures/read";
import { meanings } from "../moves/targets";
import { describeMove } from "./describe";
import { promptOf, strip } from "./prompt";
import { sceneOf } from "../scene";
import { type Armed, NOTHING } from "../types";
import { text } from "./sentences";

const say = speaker("en");

interface Asked {
  decision: Decision;
  legal?: string[];
  view?: Partial<Situation>;
  armed?: Armed;
  events?: GameEvent[];
}

function view({ decision, legal = [], view = {} }: Asked): Situation {
  return viewOf(
    {
      side: "hansa-3",
      edition: "bigbox",
      decider: decision.seat,
      decision,
      turn: 1,
      actions_left: 2,
      abilities: [{ book: 2 }, {}, {}],
      seat: 0,
      supply: ["5t", "5t", "5t"],
      ...view,
      markers: { board: {}, unused: [[], [], []], used: [[], [], []], stack: 5, ...view.markers },
    },
    legal,
  );
}

function prompt(asked: Asked) {
  const scene = sceneOf(view(asked), placesOf("hansa-3"), asked.events);
  return promptOf(scene, asked.armed ?? NOTHING, asked.events ?? []);
}

function said(asked: Asked) {
  const { sentence, detail, buttons } = prompt(asked);
  return [text(sentence, say), detail && text(detail, say), buttons.map((button) => text(button.sentence, say))];
}

describe("who decides", () => {
  it("is led to the list of all moves where this page does not know some of them", () => {
    const turn: Decision = { decision: "turn", seat: 1 };
    const some = prompt({ decision: turn, legal: ["place t hamburg-luebeck/1", "barter swap", "end"] });
    expect([some.sentence.id, some.hasUnknown]).toEqual(["prompt-turn", true]);
    const all = prompt({ decision: turn, legal: ["barter swap", "barter plus-3"] });
    expect([all.sentence.id, all.hasUnknown]).toEqual(["prompt-other", true]);
    expect(prompt({ decision: turn, legal: ["end"] }).hasUnknown).toBe(false);
  });

  it("gets their turn in words", () => {
    const turn: Decision = { decision: "turn", seat: 1 };
    expect(said({ decision: turn, legal: ["place t hamburg-luebeck/1", "end"] })).toEqual([
      "Your turn: 2 actions left",
      "Place: choose a free post. Move or displace: choose a piece. Or take Income.",
      [],
    ]);
    expect(said({ decision: turn, legal: ["route hamburg-luebeck", "end"] })[2]).toEqual(["Establish Hamburg–Lübeck"]);
    expect(said({ decision: turn, legal: ["use plus-3", "end"], view: { actions_left: 0 } })).toEqual([
      "No actions left",
      "Use a marker or end your turn.",
      ["End turn"],
    ]);
  });

  it("can claim a standstill where the server offers it, with actions left or without", () => {
    const decision: Decision = { decision: "turn", seat: 1 };
    const legal = ["income 3t", "end", "claim"];
    const claim = {
      decision: "claim",
      label: "button-claim",
      clause: "HOUSE-01",
      where: "hand",
      at: null,
      confirm: "confirm-claim",
    } as const;
    expect(said({ decision, legal, view: { offers: [claim] } })[2]).toEqual(["Claim a standstill"]);
    expect(said({ decision, legal: ["end", "claim"], view: { actions_left: 0, offers: [claim] } })).toEqual([
      "No actions left",
      "End your turn.",
      ["End turn", "Claim a standstill"],
    ]);
  });

  it("hears who displaced them, where, and what may follow", () => {
    const decision: Decision = { decision: "settling", seat: 0, route: "bremen-hamburg", piece: "0m", extras: 2 };
    const legal = ["settle m hamburg-luebeck/1", "settle t hamburg-luebeck/1 from stock"];
    expect(said({ decision, legal })).toEqual([
      "Ben displaced your merchant on Bremen–Hamburg",
      "Place it and, if you like, up to 2 more.",
      [],
    ]);
    const after: Asked = {
      decision: { ...decision, piece: null, extras: 1 },
      legal: ["settle t hamburg-luebeck/1 from stock", "decline"],
      events: [{ event: "displaced", piece: "1t", post: "bremen-hamburg/1", victim: "0m", fee: "2t", ply: 0 }],
    };
    expect(said(after)).toEqual([
      "Ben displaced your merchant on Bremen–Hamburg",
      "You may place 1 more, or finish.",
      ["Done – can’t be undone"],
    ]);
  });

  it("must pick a piece of the board when nothing else is left", () => {
    const decision: Decision = { decision: "settling", seat: 0, route: "bremen-hamburg", piece: null, extras: 1 };
    const legal = ["a/1", "b/1"].map((post) => `settle t hamburg-luebeck/1 from ${post}`);
    expect(said({ decision, legal: [...legal, "decline"] })[1]).toBe(
      "Your stock and supply are empty: first choose one of your pieces on the board.",
    );
  });

  it("sees how far a Move is", () => {
    const decision: Decision = { decision: "moving", seat: 0, way: "move", limit: 4, lifts: 3, hand: [] };
    expect(said({ decision, legal: ["lift hamburg-luebeck/1", "done"] })).toEqual([
      "Move: 1 of 4 used",
      "Pick up another piece, or finish.",
      ["Finish"],
    ]);
    const lifted: Decision = { ...decision, hand: [["hamburg-luebeck/1", "0m"]] };
    expect(said({ decision: lifted, legal: ["drop hamburg-luebeck/1 hamburg-luebeck/1"] })[1]).toBe("Choose a free post for the merchant.");
  });

  it("has at most four buttons for gains", () => {
    const decision: Decision = { decision: "taking", seat: 0, limit: 2, traders_only: false };
    expect(said({ decision, legal: ["take 2t", "take 1t+1m", "take 2m", "decline"] })).toEqual([
      "Ben built an office next to your Tribute: you may take 2 pieces",
      null,
      ["Take 2 traders", "Take 1 trader and 1 merchant", "Take 2 merchants", "No, thanks"],
    ]);
  });

  it("offers any tradesman for a favour where that was agreed", () => {
    const decision: Decision = { decision: "taking", seat: 0, limit: 1, traders_only: false };
    expect(said({ decision, legal: ["take t", "take m", "decline"] })).toEqual([
      "Ben took Income: you may take a piece (favour)",
      null,
      ["Take 1 trader", "Take 1 merchant", "No, thanks"],
    ]);
  });

  it("counts the new markers", () => {
    const decision: Decision = { decision: "replacing", seat: 0, markers: 1 };
    const events: GameEvent[] = [
      { event: "turn", seat: 0, actions: 2, ply: 4 },
      { event: "replaced", seat: 0, marker: "swap", route: "hamburg-luebeck", ply: 7 },
    ];
    expect(said({ decision, legal: ["marker plus-3 emden-stade"], events })[0]).toBe("Place the new marker +3 actions (2 of 2)");
  });

  it("buys a tile with the markers chosen", () => {
    const armed: Armed = { kind: "tile", tile: "tithe", paying: ["swap", "plus-3"] };
    const legal = ["favour tithe paying swap+plus-3", "end"];
    const { buttons } = prompt({ decision: { decision: "turn", seat: 1 }, legal, armed });
    expect(buttons.map((button) => [button.target, button.primary])).toEqual([
      ["buy", true],
      ["cancel", false],
    ]);
  });
});

describe("who waits", () => {
  it("hears for whom, and why", () => {
    const decision: Decision = { decision: "settling", seat: 2, route: "bremen-hamburg", piece: "2t", extras: 1 };
    const shown = prompt({ decision });
    expect([shown.tone, shown.owner]).toEqual(["wait", 2]);
    expect(said({ decision })).toEqual([
      "Waiting for Clara: displaced on Bremen–Hamburg, placing up to 2 pieces",
      "After that, Ben’s turn continues.",
      [],
    ]);
    expect(said({ decision: { decision: "turn", seat: 1 } })[0]).toBe("Ben’s turn: 2 actions left");
  });

  it.each(LANGUAGES)("has words for every decision (%s)", (language) => {
    const names = [
      "turn",
      "settling",
      "moving",
      "removing",
      "taking",
      "founding",
      "developing",
      "placing-aside",
      "placing-abroad",
      "neutral",
      "replacing",
    ] as const;
    for (const name of names) {
      const shown = prompt({ decision: { decision: name, seat: 2, route: "bremen-hamburg", piece: "nt", extras: 1 } });
      for (const words of [shown.sentence, shown.detail]) if (words) expect(text(words, speaker(language))).not.toMatch(/[{}$]/);
    }
  });

  it("can take the seat back from a bot", () => {
    const asked: Asked = { decision: { decision: "turn", seat: 0 } };
    const scene = sceneOf({ ...view(asked), legal: [] }, placesOf("hansa-3"));
    expect(promptOf(scene, NOTHING, []).buttons.map((button) => button.target)).toEqual(["take-seat"]);
  });

  it("learns who won", () => {
    const over = (ranks: number[]) => {
      const scores = { seats: ranks.map((rank) => ({ rank })), hidden: [] } as unknown as Situation["scores"];
      const asked: Asked = { decision: { decision: "turn", seat: 0 }, view: { is_over: true, scores } };
      return said(asked)[0];
    };
    expect(over([2, 1, 3])).toBe("The game is over: Ben wins");
    expect(over([1, 1, 3])).toBe("The game is over: Anna, Ben share the victory");
  });
});

it("has Income and the end of the turn always at hand", () => {
  const shown = (stock: string, purse: number) => {
    const given = { seat: 1, stock: ["0", stock, "0"], abilities: [{}, { purse }, {}] };
    const { income, end } = strip(sceneOf(view({ decision: { decision: "turn", seat: 1 }, view: given }), placesOf("hansa-3")));
    return [text(income.sentence, say), text(end.sentence, say)];
  };
  expect(shown("8t+2m", 0)).toEqual(["Income +3", "End turn – 2 actions unused"]);
  expect(shown("8t+2m", 3)[0]).toBe("Income +10");
  expect(shown("2t", 1)[0]).toBe("Income +2");
});

describe("a decision that this page does not know", () => {
  const unknown = { decision: "bartering", seat: 1 } as unknown as Decision;
  const other = "barter swap hamburg-luebeck";

  it("is asked for with a way to its answers", () => {
    expect(said({ decision: unknown, legal: [other, "decline"] })).toEqual([
      "A decision that this page doesn’t know yet",
      "Choose it in the list “All moves”, or reload the page for the newest version.",
      ["Skip"],
    ]);
    const moving = { decision: "moving", seat: 1, way: "move-four", lifts: 1, hand: [] } as unknown as Decision;
    expect(said({ decision: moving, legal: ["done"] })[0]).toBe("A decision that this page doesn’t know yet");
  });

  it("is not told as another one to those who wait", () => {
    expect(said({ decision: { ...unknown, seat: 2 }, view: { turn: 2 } })).toEqual(["Clara is deciding", null, []]);
  });

  it("does not change what else can be done in a turn", () => {
    const turn: Decision = { decision: "turn", seat: 1 };
    const asked = { decision: turn, legal: ["place t hamburg-luebeck/1", other, "end"] };
    expect(said(asked)[0]).toBe("Your turn: 2 actions left");
    const scene = sceneOf(view(asked), placesOf("hansa-3"));
    expect(meanings(scene, NOTHING).has("post:hamburg-luebeck/1")).toBe(true);
    expect(scene.moves.map((move) => text(describeMove(move, scene.places), say))).toContain(other);
  });
});
