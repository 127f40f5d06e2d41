/**
 * What optional rules bring to the pages that cannot be said as data: one folder each, found by itself like the folder of
 * the rule. `rule.ts` says what clicks mean and what is said about them; `parts.ts` and `setUp.ts` list where components are drawn.
 */
import type { Card, State } from "$lib/table/cards/inspect";
import type { Said } from "$lib/game/text/prompt";
import type { Armed, Meanings, Scene, Sentence } from "$lib/game/types";
import type { Situation } from "$lib/wire.gen";

export interface Rule {
  /** What clicks mean between actions. */
  meanings?: (out: Meanings, scene: Scene, armed: Armed) => void;
  /** What is asked in a turn while something of its own is chosen. */
  prompt?: (scene: Scene, armed: Armed) => Said | null;
  /** The decision to ask about where a click on something of its own means nothing. */
  fallback?: (scene: Scene, armed: Armed, kind: string, name: string) => string | null;
  /** What a thing of its own is. */
  inspect?: (state: State, kind: string, id: string) => Card | null;
  /** What else there is to say of a city. */
  cityFacts?: (state: State, city: string) => Sentence[];
  /** The cities behind the points of a category. */
  evidence?: (view: Situation, seat: number, category: string) => string[];
}

export const RULES: readonly Rule[] = Object.values(import.meta.glob<Rule>("./*/rule.ts", { eager: true, import: "rule" }));

/** The first answer that a rule has. */
export function answered<T>(ask: (rule: Rule) => T | null | undefined): T | null {
  for (const rule of RULES) {
    const answer = ask(rule);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
