import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { words } from "$lib/language/i18n.svelte";
import { placesOf } from "$lib/game/fixtures/read";
import { effectsText } from "$lib/coach/advice";
import { whyText } from "./moveText";

const places = placesOf("hansa-3");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await words.need("analysis", "coach");
});
afterAll(() => vi.unstubAllGlobals());

const why = (ability: string, value: number | string) =>
  whyText({ category: "tempo", points: 1.25, facts: { how: "develops", ability, value } }, places, ["Anna"]);

it.each([
  ["en", "develops Privilege to II", "develops Purse to all", "develops Actions to 3"],
  ["de", "entwickelt Privilegium auf II", "entwickelt Geldbeutel auf alle", "entwickelt Actiones auf 3"],
  ["pl", "Przywileje: II", "Bank: wszyscy", "Akcje: 3"],
  ["ru", "«Привилегии»: II", "«Банк»: все", "«Действия»: 3"],
  ["hu", "Privilegium növelése: II", "Bursa növelése: mind", "Actiones növelése: 3"],
])("what an ability is worth is said as the desk shows it (%s)", async (language, privilege, purse, actions) => {
  await words.choose(language);
  expect(why("privilege", "orange")).toContain(privilege);
  expect(why("purse", "all")).toContain(purse);
  expect(why("actions", 3)).toContain(actions);
});

it("the coach says it in the same way", async () => {
  await words.choose("en");
  const told = effectsText([{ what: "developed", facts: { ability: "privilege", value: "pink" } }], places, ["Anna"]);
  expect(told).toBe("Privilege III for the rest of the game.");
});
