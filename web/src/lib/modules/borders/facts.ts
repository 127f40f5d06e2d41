/** Permits: who holds that of a city. */
import { sentence, word } from "$lib/game/text/sentences";
import type { Sentence } from "$lib/game/types";
import { type Card, type State, who } from "$lib/table/cards/inspect";
import type { Facts } from "../facts";

function cityFacts(state: State, id: string): Sentence[] {
  const { view, places } = state;
  const regions = places.city(id)?.permits ?? [];
  if (!regions.length) return [];
  const owner = view.permits?.[id];
  const args = { city: places.cityName(id), count: regions.length, region: word(`region-${regions[0] ?? ""}`) };
  if (owner === undefined) return [sentence("inspect-permit-nobody", args)];
  return [sentence("inspect-permit", { ...args, who: who(state, owner) })];
}

const inspect = (state: State, kind: string, id: string): Card | null =>
  kind === "permit" ? { title: sentence("term-permit"), facts: cityFacts(state, id) } : null;

export const facts: Facts = { cityFacts, inspect };
