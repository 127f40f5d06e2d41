/** Facts of a refusal as words: ids become the names that people read. */
import { t, words } from "$lib/language/i18n.svelte";
import { postName, THINGS } from "$lib/game/text/describe";
import { ownerOf, routeOf, shapeOf } from "$lib/game/places";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { amountText, nameOf } from "../context";

type Fact = number | string | string[];
const OWNED = /^[0-9n][tm]$/;
const AMOUNT = /^\d+[tm](\+\d+m)?$/;
const KINDS = [...THINGS, "privilege", "piece", "source"];

export interface Why {
  reason?: string | null;
  message?: string | null;
  facts?: Record<string, Fact> | null;
}

/** Why something is not possible, in the viewer's language where there are words for it. */
export function refusalText(why: Why, store: TableStore): string {
  const id = `refusal-${(why.reason ?? "").replaceAll(".", "-").replaceAll("_", "-")}`;
  if (words.has(id)) return t(id, factWords(why.facts ?? {}, store));
  return why.message || t("refusal-unknown");
}

/** What would make it possible, where that can be said in a sentence. */
export function remedyText(why: Why, store: TableStore): string | null {
  const id = `remedy-${(why.reason ?? "").replaceAll(".", "-").replaceAll("_", "-")}`;
  return words.has(id) ? t(id, factWords(why.facts ?? {}, store)) : null;
}

export function factWords(facts: Record<string, Fact>, store: TableStore): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factWord(name, fact, store)]));
}

function factWord(name: string, fact: Fact, store: TableStore): string | number {
  if (Array.isArray(fact)) return fact.map((one) => factWord(name, one, store)).join(", ");
  if (name === "seat") return nameOf(store, Number(fact));
  if (typeof fact === "number") return fact;
  const { places } = store;
  if (places?.cities.has(fact)) return places.cityName(fact);
  if (places?.routes.has(fact)) return places.routeName(fact);
  if (places?.routes.has(routeOf(fact))) return postName(fact, places);
  // `1t` is a piece of seat 1 or an amount: the name of the fact tells.
  if (name.startsWith("piece") && OWNED.test(fact)) return t("piece-of", { who: nameOf(store, ownerOf(fact)), piece: shapeOf(fact) });
  if (AMOUNT.test(fact)) return amountText(fact);
  const id = KINDS.map((kind) => `${kind}-${fact}`).find((known) => words.has(known));
  return id ? t(id) : fact;
}
