/** What optional rules add to the list of what a desk has, when the desk is enlarged. */
import type { Component } from "svelte";
import type { Situation } from "$lib/wire.gen";

export const OWNED = Object.values(
  import.meta.glob("./*/Owned.svelte", { eager: true, import: "default" }) as Record<string, Component<{ view: Situation; seat: number }>>,
);
