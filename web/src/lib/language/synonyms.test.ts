import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { words } from "./i18n.svelte";
import { cityNames, localName } from "./synonyms";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
});
afterAll(() => vi.unstubAllGlobals());

it("says what people call cities and routes, where the board says something else", async () => {
  expect(cityNames()).toEqual([]);
  await words.need("cities");
  await words.choose("pl");
  expect(localName("Lübeck")).toBe("Lubeka");
  expect(localName("Hamburg–Lübeck")).toBe("Hamburg–Lubeka");
  expect(localName("Hamburg")).toBeNull();
  await words.choose("de");
  expect(localName("Berlin-Cölln")).toBe("Berlin");
});
