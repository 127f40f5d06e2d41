/**
 * What everybody sees of the operator, fetched when there is something: texts, a warning to be read, or the proof
 * of work of a stranger's browser.
 */
import { mount, type Component } from "svelte";
import { words } from "$lib/language/i18n.svelte";
import type { Problem } from "$lib/wire.gen";
import PublicTexts from "./PublicTexts.svelte";
import ProofOfWork from "./ProofOfWork.svelte";
import OperatorWarning from "./OperatorWarning.svelte";

/** The headers that prove that what the server wants was done; null: somebody closed the dialog. */
export type Met = Record<string, string> | null;

let met: Promise<Met> | null = null; // of all calls that wait for the same, one shows it

/** Does what the server wants before it answers. */
export const meet = (problem: Problem): Promise<Met> => (met ??= ask(problem).finally(() => (met = null)));

/** Shows the announcement, and links to the pages of the server. */
export async function showTexts(): Promise<void> {
  await words.need("server");
  const texts = document.querySelector<HTMLMetaElement>("meta[name=texts]")?.content ?? "{}";
  mount(PublicTexts, { target: document.body, props: { texts } });
}

async function ask({ error, facts }: Problem): Promise<Met> {
  await words.need("server");
  const Demand = (error === "work" ? ProofOfWork : OperatorWarning) as Component<Record<string, unknown>>;
  return new Promise((onclose) => void mount(Demand, { target: document.body, props: { ...facts, onclose } }));
}
