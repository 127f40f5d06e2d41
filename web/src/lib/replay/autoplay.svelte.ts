/** Plays a replay by itself. */
import type { ReplaySource } from "./replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const DECISION_MS = 900; // for a decision at the usual speed

export class Autoplay {
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: ReplaySource) {}

  /** Plays on, or stops; after the end from the beginning. */
  toggle(): void {
    if (this.running) return this.stop();
    if (this.source.ply === this.source.length) this.source.goTo(0);
    this.running = true;
    this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.source.step("decision", 1);
      if (this.source.ply === this.source.length) this.stop();
      else this.wait();
    }, DECISION_MS / this.speed);
  }
}
