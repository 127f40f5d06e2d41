/** Parts of the page that are fetched, with their words, when they are needed; `Loaded.svelte` shows them. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { words } from "$lib/language/i18n.svelte";

export type Part<P extends Record<string, any>> = () => Promise<Component<P>>;

/**
 * Where a part stands: in its place, over the page, or as the page itself, which a newer version may have replaced. An
 * extra is not missed where it does not come.
 */
export type Place = "inside" | "dialog" | "page" | "extra";

/** A component, and the parts of the words that it speaks with. */
export const part =
  <P extends Record<string, any>>(load: () => Promise<{ default: Component<P> }>, ...speech: string[]): Part<P> =>
  async () => {
    const [{ default: component }] = await Promise.all([load(), words.need(...speech)]);
    return component;
  };

const SIGNS = ["pointerenter", "pointerdown", "focusin"];

/** For what opens a part: somebody who comes near it will want it, so it is fetched before the click. */
export const soon =
  (wanted: () => Promise<unknown>): Attachment<HTMLElement> =>
  (opener) => {
    const fetch = () => void wanted().catch(() => undefined); // opening it reports the problem
    for (const sign of SIGNS) opener.addEventListener(sign, fetch, { once: true, passive: true });
  };
