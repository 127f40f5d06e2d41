import { expect, it } from "vitest";
import type { Preview } from "$lib/wire.gen";
import { badges } from "./badges";
import { LANGUAGES, speaker } from "../fixtures/language";
import { placesOf } from "../fixtures/read";
import { text } from "$lib/game/text/sentences";

const preview = {
  action: "route hamburg-luebeck office luebeck",
  barrier: "over",
  ends_game: true,
  deltas: [{ seat: 0, rank: { before: 3, after: 2 } }],
  events: [
    { event: "completed", city: "luebeck", count: 10, ply: 4 },
    { event: "prestige", seat: 0, points: 7, clause: "EASTWEST-04", ply: 4 },
    { event: "prestige", seat: 0, points: 1, clause: "ROUTE-10", city: "luebeck", ply: 4 },
  ],
} as unknown as Preview;

it("tells what makes an option special", () => {
  const said = badges(preview, 0, placesOf("hansa-3")).map((words) => text(words, speaker("en")));
  expect(said).toEqual(["completes Lübeck: city number 10", "East–West +7", "ends the game – you would be 2nd"]);
});

it.each(LANGUAGES)("has words for that in %s", (language) => {
  const said = badges(preview, 0, placesOf("hansa-3")).map((words) => text(words, speaker(language)));
  expect(said).toEqual([expect.stringMatching(/Lübeck.*10/), expect.stringContaining("+7"), expect.stringContaining("2")]);
});

it("says nothing of plain options", () => {
  expect(badges({ action: "end", barrier: null }, 0, placesOf("hansa-3"))).toEqual([]);
});
