/** The clock of a seat, from second to second. */
import type { ClockInfo } from "$lib/wire.gen";
import { now, received } from "./received";
import { type Times, timesOf } from "./times";

const EVERY_SECOND_BELOW_S = 3_660; // from then on every second is shown

export class Ticking {
  private beat = $state(now());

  /** To be made where effects may be made. */
  constructor(
    private readonly clock: () => ClockInfo,
    private readonly seat: () => number,
  ) {
    const often = $derived(this.times.runs && this.times.left < EVERY_SECOND_BELOW_S);
    $effect(() => {
      const timer = setInterval(() => (this.beat = now()), often ? 1_000 : 20_000);
      return () => clearInterval(timer);
    });
  }

  get times(): Times {
    return timesOf(this.clock(), this.seat(), this.beat - received(this.clock()));
  }
}
