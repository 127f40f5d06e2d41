import { expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("getComputedStyle", () => ({ fontSize: "16px" }));
vi.stubGlobal("innerWidth", 1280);
vi.stubGlobal("innerHeight", 720);
const { layoutOf } = await import("./layout.svelte");

it.each([
  ["a laptop", 1280, 720, 1, "wide"],
  ["a small window", 1000, 520, 1, "wide"],
  ["a tablet upright", 820, 1180, 1, "tablet"],
  ["a tablet lying", 1180, 820, 1, "wide"],
  ["a phone", 390, 844, 1, "phone"],
  ["a small phone", 360, 640, 1, "phone"],
  ["a phone lying", 844, 390, 1, "aside"],
  ["a large phone lying", 932, 430, 1, "aside"],
  ["a laptop at 400 %", 320, 180, 1, "phone"],
  ["a laptop at 200 %", 640, 360, 1, "aside"],
  ["a laptop with text twice as large", 1280, 720, 2, "aside"],
  ["a phone with text twice as large", 390, 844, 2, "phone"],
])("%s", (_, width, height, scale, layout) => {
  expect(layoutOf(width, height, scale)).toBe(layout);
});
