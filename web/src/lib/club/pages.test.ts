import { expect, test } from "vitest";
import { addressOf } from "./pages.svelte";

test("an address has what is wished for, and nothing that is empty", () => {
  expect(addressOf("games", {})).toBe("api/club/games");
  expect(addressOf("games", { name: "", board: undefined, players: 3 }, null)).toBe("api/club/games?players=3");
  expect(addressOf("games", { name: "Änne & Co" }, "1.5_abc")).toBe("api/club/games?name=%C3%84nne+%26+Co&after=1.5_abc");
});
