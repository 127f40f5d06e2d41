/** What is said about a decision that was tried at a moment of a game. */
import type { SuggestedMove } from "$lib/wire.gen";

export type Verdict = "best" | "good" | "better" | "same" | "other";
type Worth = Pick<SuggestedMove, "decisions" | "chance">;

const GOOD_MAX_LOSS = 0.03; // of a chance: a decision this close to the bots' best one is good, too

/** All of them are evaluated in the same way, so that no number contradicts the words. */
export function verdictOn(own: Worth, best: Worth, game?: Worth): Verdict {
  if (own.decisions[0] === best.decisions[0]) return "best";
  if (best.chance - own.chance <= GOOD_MAX_LOSS) return "good";
  if (own.decisions[0] === game?.decisions[0]) return "same";
  return game && own.chance > game.chance ? "better" : "other";
}
