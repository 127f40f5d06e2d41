/** The table that the panels around the board show. */
import { createContext } from "svelte";
import type { Tint } from "$lib/ui/art/shapes";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import type { Owner } from "../board/look";
import { t } from "$lib/language/i18n.svelte";
import { readAmount } from "../game/moves/notation";
import { amountWords } from "../game/text/describe";
import { sentence, text } from "$lib/game/text/sentences";
import type { Sentence } from "$lib/game/types";

export const [table, setTable] = createContext<TableStore>();

/** The colour of a seat; the neutral player has one of its own. */
export function colourOf(store: TableStore, owner: Owner): Tint {
  return owner === "n" ? "neutral" : ((store.view?.table.seats[owner]?.colour ?? "red") as Tint);
}

export function nameOf(store: TableStore, owner: Owner): string {
  if (owner === "n") return t("term-neutral-player");
  return store.view?.table.seats[owner]?.name ?? "";
}

export const say = (words: Sentence): string => text(words, t);

/** An amount such as `2t+1m` in words. */
export const amountText = (amount: string): string => say(sentence("amount-words", { amount: amountWords(readAmount(amount)) }));

/** The value of an ability as it stands on the desk: a number, a numeral, or a word. */
export function valueText(value: number | string | null): string {
  if (value === null || typeof value === "number") return String(value ?? "");
  return value === "all" ? t("purse-all") : t(`privilege-${value}.numeral`);
}
