/** When a clock came from the server: what shows it may be loaded later. */
import type { ClockInfo } from "$lib/wire.gen";

const moments = new WeakMap<ClockInfo, number>();

/** Seconds; setting the clock of the device changes nothing. */
export const now = (): number => performance.now() / 1000;

export function received(clock: ClockInfo): number {
  const at = moments.get(clock) ?? now();
  moments.set(clock, at);
  return at;
}
