import { expect, it } from "vitest";

const screens = import.meta.glob<string>("../../screens/*.svelte", { query: "?raw", import: "default", eager: true });
/** Small things on a screen, without which the rest of it stands. */
const SMALL = ["HeroBoard.svelte", "LobbyHead.svelte"];

/** Svelte does not tell a boundary around an `{#await}` what breaks when its promise is there. */
it("every screen that waits for something has a boundary in what it shows then", () => {
  const waiting = Object.entries(screens).flatMap(([path, text]) =>
    [...text.matchAll(/\{#await [^\n]*?\}\s*(<\w+)/g)].map(([, next]) => [path.split("/").at(-1), next]),
  );
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.filter(([file, next]) => next !== "<Boundary" && !SMALL.includes(file ?? ""))).toEqual([]);
});
