/** What seats are called at which nobody sits. */
import { t } from "$lib/language/i18n.svelte";

export const numbered = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => t("study-player", { number: seat + 1 }));
