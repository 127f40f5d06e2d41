import { expect, it } from "vitest";
import { parse } from "../moves/notation";
import { search } from "./search";

const entries = [
  ["place t bremen-hamburg/1", "Place a trader on Bremen–Hamburg (1)"],
  ["place m bremen-hamburg/1", "Place a merchant on Bremen–Hamburg (1)"],
  ["place t hamburg-luebeck/2", "Place a trader on Hamburg–Lübeck (2)"],
  ["route hamburg-luebeck office luebeck", "Establish Hamburg–Lübeck: office in Lübeck"],
  ["end", "End the turn"],
].map(([text = "", words = ""]) => ({ move: parse(text), words }));
const found = (query: string) => search(query, entries).map(({ move }) => move.text);

it("finds everything when nothing is asked", () => expect(found("  ")).toHaveLength(5));

it("finds shortened notation", () => {
  expect(found("place t bre-ham")).toEqual(["place t bremen-hamburg/1"]);
  expect(found("pl m b-h/1")).toEqual(["place m bremen-hamburg/1"]);
  expect(found("route ham off")).toEqual(["route hamburg-luebeck office luebeck"]);
});

it("finds words in any order, without accents", () => {
  expect(found("lubeck office")).toEqual(["route hamburg-luebeck office luebeck"]);
  expect(found("trader ham")).toEqual(["place t bremen-hamburg/1", "place t hamburg-luebeck/2"]);
});

it("finds the exact move first", () => {
  expect(found("end")[0]).toBe("end");
  expect(found("place t hamburg-luebeck/2")[0]).toBe("place t hamburg-luebeck/2");
  expect(found("castle")).toEqual([]);
});

it("finds a city by what people call it", () => {
  const named = (query: string) =>
    search(query, entries, [
      ["Lübeck", "Lubeka", "Lubece"],
      ["Bremen", "Бремён"],
    ]).map(({ move }) => move.text);
  expect(named("lubece")).toEqual(["place t hamburg-luebeck/2", "route hamburg-luebeck office luebeck"]);
  expect(named("бремен merchant")).toEqual(["place m bremen-hamburg/1"]);
  expect(found("lubece")).toEqual([]);
});
