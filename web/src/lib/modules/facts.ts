/** What optional rules have to say about things. The cards that show it are fetched when somebody looks at one. */
import type { Sentence } from "$lib/game/types";
import type { Card, State } from "$lib/table/cards/inspect";
import type { Situation } from "$lib/wire.gen";

export interface Facts {
  /** What a thing of its own is. */
  inspect?: (state: State, kind: string, id: string) => Card | null;
  /** What else there is to say of a city. */
  cityFacts?: (state: State, city: string) => Sentence[];
  /** The cities behind the points of a category. */
  evidence?: (view: Situation, seat: number, category: string) => string[];
}

export const FACTS: readonly Facts[] = Object.values(import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "facts" }));
