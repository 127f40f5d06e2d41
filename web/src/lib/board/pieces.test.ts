import { describe, expect, it } from "vitest";
import { SIDES, side, view } from "$lib/game/fixtures/boardSide";
import { arrange, fan, follow, type Token, queue } from "./pieces";
import type { BoardView } from "./look";

const data = side("hansa-3");
let last = 0;
const fresh = () => ++last;
const tokens = (now: BoardView, before: Token[] = []) => follow(before, arrange(data, now), fresh);
const keys = (all: Token[], where: string) => all.find((token) => token.where === where)?.key;

describe("arranging", () => {
  it("finds every piece of a view", () => {
    const now = view({
      posts: { "hamburg-luebeck": ["0t", null, "1m"] },
      offices: { hamburg: ["0t"] },
      extra_offices: { hamburg: ["2m", "1t", "0t"] },
      special_prestige: { 8: 1 },
      neutral_prestige: 4,
    });
    expect(arrange(data, now).map(({ where }) => where)).toEqual([
      "post:hamburg-luebeck/1",
      "post:hamburg-luebeck/3",
      "office:hamburg/1",
      "extra:hamburg/1",
      "extra:hamburg/2",
      "extra:hamburg/3",
      "prestige:8",
      "track:0",
      "track:1",
      "track:2",
      "track:n",
    ]);
  });

  it("pieces in offices are small enough to show the colour of the office", () => {
    const [piece] = arrange(data, view({ offices: { hamburg: ["0t"] } }));
    expect(30 - piece!.size).toBeGreaterThan((2 * 3) / 0.576); // 3 px on each side at the smallest size
  });

  it("knows no place for a route of another board", () => {
    expect(arrange(data, view({ posts: { "calais-canterbury": ["0t"] }, prestige: [] }))).toEqual([]);
  });
});

describe.each(SIDES)("on the track of %s", (name) => {
  const { ring } = side(name).geometry.tracks;

  it.each([1, 2, 3, 4, 5, 6])("%i discs share a space without leaving it", (count) => {
    for (const [, , width, height] of [ring[0]!, ring[1]!, ring[31]!]) {
      const { size, at } = fan(count, width, height);
      expect(at).toHaveLength(count);
      for (const [x, y] of at) {
        const halo = width === height ? 1 : -1; // in a corner it may not reach the edge of the board
        expect(Math.abs(x) + size / 2 + halo).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y) + size / 2 + halo).toBeLessThanOrEqual(height / 2);
      }
    }
  });
});

it("many discs on space 0 wait beside it, apart from each other and from the first number of the edge", () => {
  for (const count of [3, 4, 5, 6]) {
    const { size, at } = queue(count);
    expect(at).toHaveLength(count);
    expect(at.every(([, y], i) => y - (at[i - 1]?.[1] ?? 0) > size)).toBe(true);
    expect(at.at(-1)![1]).toBeLessThan(200);
  }
});

describe("following", () => {
  it("a piece that stays keeps its key", () => {
    const before = tokens(view({ posts: { "hamburg-luebeck": ["0t", null, null] } }));
    const after = tokens(view({ posts: { "hamburg-luebeck": ["0t", "0t", null] } }), before);
    expect(keys(after, "post:hamburg-luebeck/1")).toBe(keys(before, "post:hamburg-luebeck/1"));
    expect(keys(after, "post:hamburg-luebeck/2")).not.toBe(keys(before, "post:hamburg-luebeck/1"));
  });

  it("a piece that moves keeps its key", () => {
    const before = tokens(view({ posts: { "hamburg-luebeck": ["0t", null, null] } }));
    const after = tokens(view({ posts: { "bremen-hamburg": [null, "0t"] } }), before);
    expect(keys(after, "post:bremen-hamburg/2")).toBe(keys(before, "post:hamburg-luebeck/1"));
  });

  it("a piece that becomes an office glides from its post", () => {
    const before = tokens(view({ posts: { "hamburg-luebeck": ["1t", "1t", "1t"] } }));
    const after = tokens(view({ offices: { luebeck: ["1t"] } }), before);
    expect(before.map(({ key }) => key)).toContain(keys(after, "office:luebeck/1"));
  });

  it("a piece never turns into one of another owner or shape", () => {
    const before = tokens(view({ posts: { "hamburg-luebeck": ["0t", null, null] } }));
    const after = tokens(view({ posts: { "hamburg-luebeck": ["1t", null, null] } }), before);
    const merchant = tokens(view({ posts: { "hamburg-luebeck": ["0m", null, null] } }), before);
    expect(keys(after, "post:hamburg-luebeck/1")).not.toBe(keys(before, "post:hamburg-luebeck/1"));
    expect(keys(merchant, "post:hamburg-luebeck/1")).not.toBe(keys(before, "post:hamburg-luebeck/1"));
  });

  it("two offices that change places pass each other", () => {
    const before = tokens(view({ offices: { hamburg: ["0t", "1t"] } }));
    const after = tokens(view({ offices: { hamburg: ["1t", "0t"] } }), before);
    expect(keys(after, "office:hamburg/2")).toBe(keys(before, "office:hamburg/1"));
    expect(keys(after, "office:hamburg/1")).toBe(keys(before, "office:hamburg/2"));
  });

  it("no two pieces share a key", () => {
    const before = tokens(view({ posts: { "hamburg-luebeck": ["0t", "0t", "0t"] } }));
    const after = tokens(view({ posts: { "hamburg-luebeck": [null, "0t", "0t"], "bremen-hamburg": ["0t", "0t"] } }), before);
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });
});
