/** The tiles of the Emperor's Favour: what each does, and who has it. */
import { sentence, word } from "$lib/game/text/sentences";
import { type Card, type State, who } from "$lib/table/cards/inspect";
import type { Facts } from "../facts";

function inspect(state: State, kind: string, id: string): Card | null {
  if (kind !== "favour") return null;
  const { view, places } = state;
  const owner = view.favours?.owned.findIndex((tiles) => tiles.some((tile) => tile === id)) ?? -1;
  const fact =
    owner < 0
      ? sentence("inspect-favour-price", { price: places.numbers.favour_price })
      : sentence("inspect-favour-of", { who: who(state, owner), favour: word(`favour-${id}`) });
  return { title: sentence(`favour-${id}`), facts: [sentence(`favour-${id}.about`), fact] };
}

export const facts: Facts = { inspect };
