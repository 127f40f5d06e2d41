/** What went wrong, in the chosen language where there are words for it. */
import { Refused } from "./api";
import { type Args, t, words } from "$lib/language/i18n.svelte";

export function problemText(wrong: unknown): string {
  if (!(wrong instanceof Refused)) return t("not-loaded");
  const id = `problem-${wrong.problem.error}`;
  return words.has(id) ? t(id, wrong.problem.facts as Args | undefined) : wrong.problem.message;
}

export const codeOf = (wrong: unknown): string => (wrong instanceof Refused ? wrong.problem.error : "fault");
