import { expect, test } from "vitest";
import { placesOf } from "../game/fixtures/read";
import { factOf, inBox, painted, withFact, without, withMarkers, type Brush } from "./edit";

const places = placesOf("hansa-45");
const red: Brush = { kind: "piece", owner: "0", shape: "t" };
const wipe: Brush = { kind: "erase" };

test("a piece goes to the post that was clicked, and away again", () => {
  const one = painted({}, places, "post:hamburg-luebeck/2", red);
  expect(one).toEqual({ posts: { "hamburg-luebeck": [null, "0t", null] } });
  expect(painted(one!, places, "post:hamburg-luebeck/2", wipe)).toEqual({ posts: { "hamburg-luebeck": [null, null, null] } });
});

test("offices fill from the left, whichever space was clicked", () => {
  const one = painted({}, places, "office:hamburg/3", red);
  expect(one).toEqual({ offices: { hamburg: ["0t"] } });
  const two = painted(one!, places, "city:hamburg", { kind: "piece", owner: "1", shape: "m" });
  expect(two).toEqual({ offices: { hamburg: ["0t", "1m"] } });
  expect(painted(two!, places, "office:hamburg/1", wipe)).toEqual({ offices: { hamburg: ["1m"] } });
  const extra = painted(two!, places, "city:hamburg", { kind: "extra", owner: "2", shape: "t" });
  expect(extra?.extra_offices).toEqual({ hamburg: ["2t"] });
  expect(painted(extra!, places, "city:hamburg", wipe)?.extra_offices).toEqual({ hamburg: [] });
});

test("markers, prestige spaces and the connection have their own facts", () => {
  const marker = painted({}, places, "route:hamburg-luebeck", { kind: "marker", marker: "swap" });
  expect(marker).toEqual({ markers: { board: { "hamburg-luebeck": "swap" } } });
  expect(painted(marker!, places, "marker:hamburg-luebeck", wipe)).toEqual({ markers: { board: {} } });
  expect(painted({}, places, "prestige:8", red)).toEqual({ special_prestige: { 8: 0 } });
  expect(painted({ east_west: [1] }, places, "award:east-west", red)).toEqual({ east_west: [1, 0] });
  expect(painted({}, places, "route:hamburg-luebeck", red)).toBeNull();
});

test("a fact of one seat leaves the others", () => {
  expect(withFact({ prestige: [1, 2] }, "prestige", 9, 1)).toEqual({ prestige: [1, 9] });
  expect(withFact({ turn: 0 }, "turn", 2)).toEqual({ turn: 2 });
});

test("markers lie in the pile or at a place of a seat", () => {
  const pile = withMarkers({ markers: { board: {} } }, "stack", (now) => [...now, "swap", "develop"]);
  expect(pile).toEqual({ markers: { board: {}, stack: ["swap", "develop"] } });
  expect(factOf(pile, "markers", "stack")).toEqual(["swap", "develop"]);
  const used = { markers: { used: [[], ["swap"]] } };
  expect(withMarkers(used, "used", (now) => [...now, "plus-3"], 0)).toEqual({ markers: { used: [["plus-3"], ["swap"]] } });
  expect(withMarkers(used, "used", (now) => ["plus-3", ...now], 1)).toEqual({ markers: { used: [[], ["plus-3", "swap"]] } });
});

test("of a list that has changed another one like it is taken away, or none", () => {
  expect(without("a", 1)(["b", "a", "a"])).toEqual(["b", "a"]);
  expect(without("a", 1)(["a", "b"])).toEqual(["b"]);
  expect(without("a", 1)(["b", "c"])).toEqual(["b", "c"]);
});

test("a marker of which there is no other comes out of the pile", () => {
  const box = { swap: 3, develop: 2 };
  const position = { markers: { board: { a: "swap" }, stack: ["swap", "develop", "swap"], unused: [["swap"], []], blocks: [["x-y", 1]] } };
  expect(inBox(position, box)?.markers).toEqual({ ...position.markers, stack: ["swap", "develop"] });
  const more = { markers: { stack: ["develop"], used: [["swap", "swap", "swap", "swap"], []] } };
  expect(inBox(more, box)).toEqual(more);
  expect(inBox({ posts: {} }, box)).toEqual({ posts: {} });
  expect(inBox(null, box)).toBeNull();
});
