import { expect, test } from "vitest";
import { withTiles } from "./tiles";

test("a tile that is given to somebody leaves the place where it was", () => {
  const position = { favours: { display: ["tithe", "mastery"], owned: [["extra-action"], []] } };
  expect(withTiles(position, (now) => [...now, "tithe"], 1)).toEqual({
    favours: { display: ["mastery"], owned: [["extra-action"], ["tithe"]] },
  });
  expect(withTiles(position, () => ["tithe", "extra-action"])).toEqual({
    favours: { display: ["tithe", "extra-action"], owned: [[], []] },
  });
});
