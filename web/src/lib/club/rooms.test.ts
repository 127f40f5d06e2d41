import { expect, it } from "vitest";
import { isRoom } from "./rooms";

it("knows the rooms of the club", () => {
  for (const room of [
    [],
    ["tables"],
    ["competitions"],
    ["games"],
    ["ratings"],
    ["open"],
    ["competition", "x"],
    ["player", "Anna"],
    ["bot", "easy"],
  ])
    expect(isRoom(...room), room.join("/")).toBe(true);
});

it("knows what is none", () => {
  for (const room of [["archive"], ["competition"], ["player"], ["toString"], ["archive", "x"]])
    expect(isRoom(...room), room.join("/")).toBe(false);
});
