import { expect, test } from "vitest";
import { bare, changed, cut, grown, isBare, isTooLarge, lineTo, STUDY_LIMITS, type Path, rows, size, type TreeNode, nodeAt } from "./tree";

/** Two decisions, and another second one. */
function forked() {
  const first = grown(bare(), [], "place t a-b/1");
  const second = grown(first.root, first.path, "end");
  return grown(second.root, first.path, "income 3t");
}

test("a decision grows a branch once, and another one beside it", () => {
  const { root, path } = forked();
  expect(path).toEqual([0, 1]);
  expect(lineTo(root, path)).toEqual(["place t a-b/1", "income 3t"]);
  expect(lineTo(root, [0, 0])).toEqual(["place t a-b/1", "end"]);
  expect(grown(root, [0], "end")).toEqual({ root, path: [0, 0] });
});

test("a path that leads nowhere ends where it still leads", () => {
  const { root } = forked();
  expect(nodeAt(root, [0, 7]).action).toBe("place t a-b/1");
  expect(lineTo(root, [0, 7])).toEqual(["place t a-b/1"]);
});

test("words belong to one moment, and a branch can be cut", () => {
  const { root } = forked();
  const said = changed(root, [0, 1], (node) => ({ ...node, comment: "better" }));
  expect([nodeAt(said, [0, 0]).comment, nodeAt(said, [0, 1]).comment]).toEqual(["", "better"]);
  expect(lineTo(cut(said, [0, 0]), [0, 0])).toEqual(["place t a-b/1", "income 3t"]);
  expect(cut(said, []).then).toEqual([]);
});

test("rows hold what follows without a choice; branches come below", () => {
  const { root, path } = forked();
  const longer = grown(root, path, "end");
  expect(rows(longer.root).map(({ depth, moments }) => [depth, moments.map(({ node }) => node.action)])).toEqual([
    [0, ["place t a-b/1"]],
    [1, ["end"]],
    [1, ["income 3t", "end"]],
  ]);
});

test("a study is bare until something is played, said or drawn", () => {
  expect(isBare(bare())).toBe(true);
  expect(isBare(forked().root)).toBe(false);
  expect(isBare({ ...bare(), comment: "so" })).toBe(false);
  expect(isBare({ ...bare(), drawn: [{ from: "city:a", to: "city:b" }] })).toBe(false);
  expect([size(bare()), size(forked().root)]).toEqual([0, 3]);
});

test("a study holds what its link holds", () => {
  let line: { root: TreeNode; path: Path } = { root: bare(), path: [] };
  for (let number = 0; number < STUDY_LIMITS.line; number++) line = grown(line.root, line.path, "end");
  expect(isTooLarge(line.root, line.path)).toBe(false);
  line = grown(line.root, line.path, "end");
  expect(isTooLarge(line.root, line.path)).toBe(true);
  const wide = { ...bare(), then: Array.from({ length: STUDY_LIMITS.decisions }, (_, number) => bare(`place t a-b/${number}`)) };
  expect(isTooLarge(wide, [0])).toBe(false);
  expect(isTooLarge({ ...wide, then: [...wide.then, bare("end")] }, [0])).toBe(true);
});
