/**
 * What optional rules bring to the pages that cannot be said as data: one folder each, found by itself like the folder of
 * the rule. `rule.ts` says what clicks mean and what is asked meanwhile, `facts.ts` what there is to know about a thing;
 * `parts.ts`, `owned.ts` and `setUp.ts` list where components are drawn.
 */
import type { Said } from "$lib/game/text/prompt";
import type { Armed, Meanings, Scene } from "$lib/game/types";

export interface Rule {
  /** What clicks mean between actions. */
  meanings?: (out: Meanings, scene: Scene, armed: Armed) => void;
  /** What is asked in a turn while something of its own is chosen. */
  prompt?: (scene: Scene, armed: Armed) => Said | null;
  /** The decision to ask about where a click on something of its own means nothing. */
  fallback?: (scene: Scene, armed: Armed, kind: string, name: string) => string | null;
}

export const RULES: readonly Rule[] = Object.values(import.meta.glob<Rule>("./*/rule.ts", { eager: true, import: "rule" }));

/** The first answer that one of them has. */
export function firstAnswer<Asked, T>(asked: readonly Asked[], ask: (one: Asked) => T | null | undefined): T | null {
  for (const one of asked) {
    const answer = ask(one);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}
