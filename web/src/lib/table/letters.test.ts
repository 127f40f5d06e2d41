import { expect, it } from "vitest";
import { codes } from "./letters.svelte";

it("gives every target a code of its own, and none begins another", () => {
  for (const count of [0, 3, 26, 27, 230]) {
    const targets = Array.from({ length: count }, (_, place) => `post:a/${place}`);
    const found = codes(targets);
    expect([...found.values()]).toEqual(targets);
    const all = [...found.keys()];
    expect(all.filter((code) => all.some((other) => other !== code && other.startsWith(code)))).toEqual([]);
  }
});
