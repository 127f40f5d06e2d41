import { expect, test } from "vitest";
import { pack, read, unpack } from "./share";
import { bare, grown, STUDY_LIMITS, size, type Study, type TreeNode } from "./tree";

const { root } = grown(bare(), [], "place t hamburg-luebeck/1");
const study: Study = { position: { board: "hansa", players: 3 }, names: ["Änne"], colours: ["green", "red"], root };

test("a study comes back from its link as it was", async () => {
  const text = await pack(study);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpack(text)).toEqual(study);
});

test("what is no study is none", async () => {
  for (const text of ["", "abc", "!!", await pack({ position: 3 } as unknown as Study)]) expect(await unpack(text)).toBeNull();
});

test("of what comes from elsewhere only what fits is kept", () => {
  const odd = {
    action: "end",
    comment: 7,
    drawn: [
      { from: "a", to: 3 },
      { from: "a", to: "b" },
    ],
    then: [{ action: 4 }, "x", { action: "end" }],
  };
  const found = read({ position: {}, names: ["a", 1], root: odd });
  expect(found).toEqual({
    position: {},
    names: ["a"],
    colours: [],
    root: { action: "", comment: "", drawn: [{ from: "a", to: "b" }], then: [{ action: "end", comment: "", drawn: [], then: [] }] },
  });
  let deep: object = { action: "end" };
  for (let depth = 0; depth < 1000; depth++) deep = { action: "end", then: [deep] };
  expect(JSON.stringify(read({ position: {}, root: deep })).match(/end/g)?.length).toBe(STUDY_LIMITS.line);
});

test("colours of a link are taken if there is no doubt about them; older links have none", () => {
  expect(read({ position: {}, names: [], colours: ["yellow", "red", "blue"] })?.colours).toEqual(["yellow", "red", "blue"]);
  for (const odd of [undefined, "red", ["red", "red"], ["red", "pink"], [["red"]], {}])
    expect(read({ position: {}, colours: odd })?.colours).toEqual([]);
});

test("a study that is full comes back whole, however long its words are", async () => {
  const said = (place: number) =>
    Array.from({ length: 1500 }, (_, at) => String.fromCharCode(0x430 + ((place * 7919 + at * at * 31) % 700))).join("");
  const then = Array.from({ length: 5 }, (_, branch) =>
    Array.from({ length: STUDY_LIMITS.line }).reduceRight<TreeNode[]>(
      (after, _, place) => [{ ...bare(`place t a-b/${branch}${place}`), comment: said(branch * 200 + place), then: after }],
      [],
    ),
  ).flat();
  const full = { ...study, root: { ...bare(), then } };
  expect(size(full.root)).toBe(STUDY_LIMITS.decisions);
  const text = await pack(full);
  expect(text.length).toBeGreaterThan(200_000); // more bytes than a function takes arguments
  expect(await unpack(text)).toEqual(full);
});
