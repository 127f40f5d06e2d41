/** Something that may go wrong: whether it is under way, and what went wrong, in words. */
import { problemText } from "./problem";

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** The same as it was thrown. */
  wrong: unknown;

  /** Does it, and gives whether it went well. */
  async run(doing: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await doing();
      return true;
    } catch (wrong) {
      this.problem = problemText((this.wrong = wrong));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
