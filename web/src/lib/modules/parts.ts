/** What optional rules draw at a table. Each shows nothing in a game without its rule, and nothing lists them. */
import type { Component } from "svelte";
import type { Situation } from "$lib/wire.gen";

type Found<Props extends Record<string, unknown>> = Record<string, Component<Props>>;
interface OfSeat extends Record<string, unknown> {
  view: Situation;
  seat: number;
}

/** In the viewer's hand. */
export const HAND = Object.values(
  import.meta.glob("./*/Hand.svelte", { eager: true, import: "default" }) as Found<{ view: Situation; seat: number | null }>,
);
/** On an own desk, and on one that is enlarged. */
export const DESK = Object.values(
  import.meta.glob("./*/Desk.svelte", { eager: true, import: "default" }) as Found<{ seat: number; own: boolean }>,
);
/** In the last line of somebody else's desk. */
export const HELD = Object.values(import.meta.glob("./*/Held.svelte", { eager: true, import: "default" }) as Found<OfSeat>);
