import { afterEach, describe, expect, it, vi } from "vitest";
import { scene } from "$lib/game/fixtures/clicking";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { meanings } from "../game/moves/targets";
import { NOTHING, type Scene } from "$lib/game/types";
import { action, type TableActions, CitySearch, LabelInput } from "./keyboard";
import { bind, commandOf, keyOf } from "$lib/page/shortcuts";
import { preferences } from "$lib/device/preferences.svelte";

vi.hoisted(() => vi.stubGlobal("document", { documentElement: { dataset: {} } }));

function table(at: Scene, more: object = {}) {
  const store = {
    situation: at.view,
    scene: at,
    mine: at.moves.length > 0,
    meanings: meanings(at, NOTHING),
    click: vi.fn(),
    undo: { step: vi.fn(), redo: vi.fn() },
    people: { skip: vi.fn() },
    input: { routeCard: null, escape: vi.fn() },
    ...more,
  };
  const actions = { rules: vi.fn(), moves: vi.fn(), tab: vi.fn(), inspect: vi.fn(), closeCard: vi.fn(), moveFocus: vi.fn() };
  const press = (key: string, shiftKey = false) =>
    action(store as unknown as TableStore, actions as unknown as TableActions, { key, shiftKey, code: "" })?.();
  return { store, actions, press };
}

const posts = { "hamburg-luebeck": ["0t", "0t", "0t"], "emden-stade": ["0t", "0t", "0t"] };
const turn = scene(["route hamburg-luebeck", "route emden-stade", "income 3t", "end"], {
  posts,
  markers: { unused: [["swap", "swap", "plus-3"], [], []] },
});

describe("a key", () => {
  it("clicks what it stands for", () => {
    const { store, press } = table(turn);
    press("n");
    press(" ");
    expect(store.click.mock.calls).toEqual([["income"], ["end"]]);
  });

  it("skips ahead while others decide", () => {
    const { store, press } = table(scene([]));
    press(" ");
    expect(store.people.skip).toHaveBeenCalled();
    expect(store.click).not.toHaveBeenCalled();
  });

  it("numbers the kinds of markers, not each of them", () => {
    const { store, press } = table(turn);
    press("2");
    press("9");
    expect(store.click.mock.calls).toEqual([["hand:plus-3"]]);
  });

  it("goes through the full routes", () => {
    const first = table(turn);
    first.press("t");
    expect(first.store.click).toHaveBeenCalledWith("route:hamburg-luebeck");
    const second = table(turn, { input: { routeCard: { route: "hamburg-luebeck", selected: null } } });
    second.press("t");
    expect(second.store.click).toHaveBeenCalledWith("route:emden-stade");
    const none = table(scene(["end"]));
    none.press("t");
    expect(none.store.click).not.toHaveBeenCalled();
  });

  it("finishes what is open: a move is done, more pieces are declined", () => {
    const moving = table(scene(["done"], { decision: { decision: "moving", seat: 0, way: "move", lifts: 1, hand: [] } }));
    moving.press("f");
    expect(moving.store.click).toHaveBeenCalledWith("done");
    const settling = table(
      scene(["decline"], { decision: { decision: "settling", seat: 0, route: "emden-stade", piece: null, extras: 1 } }),
    );
    settling.press("f");
    expect(settling.store.click).toHaveBeenCalledWith("decline");
  });

  it("tells undo from redo by the shift key, and the way round the page", () => {
    const { store, actions, press } = table(turn);
    press("u");
    press("U", true);
    press("F6");
    press("F6", true);
    expect([store.undo.step.mock.calls.length, store.undo.redo.mock.calls.length]).toEqual([1, 1]);
    expect(actions.moveFocus.mock.calls).toEqual([[1], [-1]]);
  });

  it("does nothing where it has no meaning", () => {
    const { press, store } = table(turn);
    press("x");
    press("Enter");
    expect(store.click).not.toHaveBeenCalled();
  });
});

describe("another keyboard", () => {
  it.each([
    ["т", "KeyN", false, "n"],
    ["Г", "KeyU", true, "U"],
    ["х", "BracketLeft", false, "["],
    ["ü", "BracketLeft", false, "["],
    ["z", "KeyY", false, "z"], // German letters lie elsewhere, and mean what they say
    ["/", "Digit7", true, "/"],
    ["U", "KeyU", false, "u"], // Caps Lock
    ["Escape", "Escape", false, "Escape"],
  ])("%s of %s is %s", (key, code, shiftKey, meant) => {
    expect(keyOf({ key, code, shiftKey })).toBe(meant);
  });
});

describe("keys of the player's choice", () => {
  afterEach(() => {
    preferences.keys = {};
    preferences.set("shortcuts", true);
  });

  it("change places with those that were there", () => {
    bind("income", "u");
    expect([commandOf("u"), commandOf("n")]).toEqual(["income", "undo"]);
    bind("income", "n");
    expect(preferences.keys).toEqual({});
  });

  it("can be switched off, all but those that no letter stands for", () => {
    const { store, actions, press } = table(turn);
    preferences.set("shortcuts", false);
    press("n");
    press("1");
    press("F6");
    expect(store.click).not.toHaveBeenCalled();
    expect(actions.moveFocus).toHaveBeenCalled();
  });
});

describe("letters on what can be done", () => {
  it("take keys until one of them is typed out, or none fits", () => {
    const label = vi.fn((letters: string | null) => letters === "" || letters === "a");
    const labels = new LabelInput(label);
    expect(labels.take("a")).toBe(false);
    expect(["j", "a", "S"].map((key) => labels.take(key))).toEqual([true, true, true]);
    expect(label.mock.calls).toEqual([
      ["", false],
      ["a", false],
      ["as", true],
      [null, false],
    ]);
    expect(labels.take("a")).toBe(false);
  });
});

describe("G and letters", () => {
  it("name a city until something else is pressed or time passes", () => {
    const go = vi.fn();
    const search = new CitySearch(go);
    expect(search.take("h", 0)).toBe(false);
    expect(["g", "l", "ü"].map((key, time) => search.take(key, time))).toEqual([true, true, true]);
    expect(go.mock.calls).toEqual([["l"], ["lü"]]);
    expect(search.take("Escape", 10)).toBe(true);
    expect(search.take("u", 20)).toBe(false);
    search.take("g", 30);
    expect(search.take("u", 9000)).toBe(false);
  });
});
