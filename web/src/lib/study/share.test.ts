import { expect, test } from "vitest";
import { pack, read, unpack } from "./share";
import { bare, grown, type Study } from "./tree";

const { root } = grown(bare(), [], "place t hamburg-luebeck/1");
const study: Study = { position: { board: "hansa", players: 3 }, names: ["Änne"], root };

test("a study comes back from its link as it was", async () => {
  const text = await pack(study);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpack(text)).toEqual(study);
});

test("what is no study is none", async () => {
  for (const text of ["", "abc", "!!", await pack({ position: 3 } as unknown as Study)]) expect(await unpack(text)).toBeNull();
});

test("of what comes from elsewhere only what fits is kept", () => {
  const odd = { action: "end", comment: 7, drawn: [{ from: "a", to: 3 }, { from: "a", to: "b" }], then: [{ action: 4 }, "x", { action: "end" }] };
  const found = read({ position: {}, names: ["a", 1], root: odd });
  expect(found).toEqual({
    position: {},
    names: ["a"],
    root: { action: "", comment: "", drawn: [{ from: "a", to: "b" }], then: [{ action: "end", comment: "", drawn: [], then: [] }] },
  });
  let deep: object = { action: "end" };
  for (let depth = 0; depth < 1000; depth++) deep = { action: "end", then: [deep] };
  expect(JSON.stringify(read({ position: {}, root: deep })).match(/end/g)?.length).toBeLessThan(400);
});
