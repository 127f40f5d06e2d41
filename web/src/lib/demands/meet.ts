/** What the server wants done before it answers: a warning to be read, or a riddle of a stranger's browser. */
import { mount, unmount } from "svelte";
import { words } from "$lib/language/i18n.svelte";
import type { Problem } from "$lib/wire.gen";
import Riddle from "./Riddle.svelte";
import Warning from "./Warning.svelte";

/** The headers that prove it; null: somebody closed the dialog. */
export type Met = Record<string, string> | null;

let met: Promise<Met> | null = null; // of all calls that wait for the same, one shows it

export const meet = (problem: Problem): Promise<Met> => (met ??= ask(problem).finally(() => (met = null)));

async function ask({ error, facts }: Problem): Promise<Met> {
  await words.need("public");
  const target = document.body;
  let shown: Record<string, unknown> = {};
  const done = await new Promise<Met>((onclose) => {
    shown =
      error === "work"
        ? mount(Riddle, { target, props: { riddle: String(facts?.riddle), bits: Number(facts?.bits), onclose } })
        : mount(Warning, { target, props: { text: String(facts?.text), onclose } });
  });
  await unmount(shown);
  return done;
}
