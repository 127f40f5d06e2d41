import { expect, it } from "vitest";
import type { Preview } from "$lib/wire.gen";
import { badges } from "./badges";
import { LANGUAGES, speaker } from "../fixtures/language";
import { placesOf } from "../fixtures/read";
import { text } from "../text/words";

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
const WORDS = {
  en: ["completes Lübeck: city number 10", "East–West +7", "ends the game – you would be 2nd"],
  de: ["Lübeck voll besetzt: Stadt Nummer 10", "Ost-West +7", "beendet die Partie – du wärst auf Platz 2"],
};

it.each(LANGUAGES)("tells what makes an option special (%s)", (language) => {
  const said = badges(preview, 0, placesOf("hansa-3")).map((words) => text(words, speaker(language)));
  expect(said).toEqual(WORDS[language]);
});

it("says nothing of plain options", () => {
  expect(badges({ action: "end", barrier: null }, 0, placesOf("hansa-3"))).toEqual([]);
});
