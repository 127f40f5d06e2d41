/** Plays a replay by itself. */
import type { ReplayStore } from "./store.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const EACH = 900; // ms for a decision at the usual speed

export class Autoplay {
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: ReplayStore) {}

  /** Plays on, or stops; after the end from the beginning. */
  toggle(): void {
    if (this.running) return this.stop();
    if (this.store.ply === this.store.length) this.store.goTo(0);
    this.running = true;
    this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.store.step("decision", 1);
      if (this.store.ply === this.store.length) this.stop();
      else this.wait();
    }, EACH / this.speed);
  }
}
