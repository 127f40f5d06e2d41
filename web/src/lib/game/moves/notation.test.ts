import { describe, expect, it } from "vitest";
import { FORMS } from "$lib/grammar.gen";
import { scenes } from "../fixtures/read";
import { NotationError, parse, readAmount, showAmount, spell } from "./notation";

const VARIED = [
  "income 2t+1m",
  "place t hamburg-luebeck/1",
  "place m hamburg-luebeck/1 paying 1t",
  "displace t hamburg-luebeck/1 paying 1t+1m",
  "settle t bremen-hamburg/2",
  "settle m bremen-hamburg/3 from stock",
  "settle t bremen-hamburg/3 from emden-stade/1",
  "lift hamburg-luebeck/1",
  "drop hamburg-luebeck/1 emden-stade/2",
  "remove hamburg-luebeck/1",
  "route hamburg-luebeck",
  "route hamburg-luebeck office luebeck",
  "route hamburg-luebeck develop purse",
  "route coellen-warburg prestige 8",
  "route bremen-hannover extra hannover t",
  "use plus-3",
  "use plus-4",
  "use move-three",
  "use remove-three",
  "use develop book",
  "use swap perleberg 2 3",
  "use exchange 2 swap",
  "use tribute hamburg-luebeck",
  "use block hamburg-luebeck",
  "use safe-conduct paying swap",
  "favour mastery paying swap+plus-3",
  "take t",
  "take 1t+1m",
  "develop privilege",
  "found dresden m",
  "neutral hamburg-luebeck",
  "neutral hamburg-luebeck office luebeck",
  "marker swap emden-stade",
];
const isLike = (form: string) => (text: string) => {
  const words = form.split(" ");
  const said = text.split(" ");
  return words.length === said.length && words.every((word, place) => word.startsWith("{") || word === said[place]);
};
/** What a rule adds has no example above: one is made of what its parts can be. */
const PARTS: Record<string, string> = { amount: "1t+1m", city: "emden", marker: "swap", piece: "t", post: "hamburg-luebeck/1" };
const made = FORMS.map(([, form]) => form)
  .filter((form) => !VARIED.some(isLike(form)))
  .map((form) => form.replace(/\{(?:\w+:)?(\w+)\}/g, (_, part: string) => PARTS[part] ?? "?"));
const EXAMPLES = [...VARIED, ...made];

describe("parse", () => {
  it.each(EXAMPLES)("reads and spells %s", (text) => {
    const move = parse(text);
    expect(move.text).toBe(text);
    expect(spell(move)).toBe(text);
  });

  it("is tried with every form of the grammar", () => {
    const missing = FORMS.filter(([, form]) => !EXAMPLES.some(isLike(form)));
    expect(missing).toEqual([]);
  });

  it("names a marker that is used without more by its own kind", () => {
    expect(parse("use plus-3")).toMatchObject({ kind: "use", marker: "plus-3" });
    expect(parse("use move-three")).toMatchObject({ kind: "use-move-three" });
  });

  it("reads every legal move of real games", () => {
    for (const scene of scenes()) expect(scene.moves.map(spell)).toEqual(scene.view.legal);
  });

  it("gives what a decision is made of", () => {
    expect(parse("displace m hamburg-luebeck/1 paying 2t+1m")).toMatchObject({
      kind: "displace",
      piece: "m",
      post: "hamburg-luebeck/1",
      paying: { t: 2, m: 1 },
    });
    expect(parse("route bremen-hannover extra hannover m")).toMatchObject({
      kind: "route",
      route: "bremen-hannover",
      extra: "hannover",
      piece: "m",
    });
  });

  it.each(["", "place", "place x hamburg/1", "develop book", "income 3", "end now", "use swap luebeck", "use barter emden 2", "dance"])(
    "keeps %s as its text: a newer server may offer what this page does not know",
    (text) => {
      expect(parse(text)).toEqual({ kind: "other", text });
      expect(spell(parse(text))).toBe(text);
    },
  );
});

describe("amounts", () => {
  it.each([
    ["0", 0, 0],
    ["3t", 3, 0],
    ["2m", 0, 2],
    ["12t+4m", 12, 4],
  ])("%s", (text, t, m) => {
    expect(readAmount(text)).toEqual({ t, m });
    expect(showAmount({ t, m })).toBe(text);
  });

  it.each(["", "t", "2t1m", "+1m", "3x"])("%s is none", (text) => expect(() => readAmount(text)).toThrow(NotationError));
});
