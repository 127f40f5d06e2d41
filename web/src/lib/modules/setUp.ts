/** What optional rules let people set up in a position by hand: for a seat, or without one for the whole table. */
import type { Component } from "svelte";
import type { StudySource } from "$lib/study/study.svelte";

export const SET_UP = Object.values(
  import.meta.glob("./*/SetUp.svelte", { eager: true, import: "default" }) as Record<
    string,
    Component<{ source: StudySource; seat?: number }>
  >,
);
