/** What a clock shows some seconds after it was received. */
import type { ClockInfo } from "$lib/wire.gen";

export interface Times {
  left: number; // seconds
  /** Seconds until the clocks run again, of all or of this seat; 0: they do. */
  paused: number;
  away: number;
  runs: boolean;
  /** Little is left, and what was agreed happens soon. */
  warns: boolean;
  /** There is something to show: the time for a decision counts only for the decider. */
  shows: boolean;
}

export function timesOf(clock: ClockInfo, seat: number, passed: number): Times {
  const now = clock.now + Math.max(0, passed);
  const own = clock.seats?.[seat];
  const isAsked = clock.seat === seat;
  const paused = Math.max(0, (clock.paused ?? 0) - now);
  const away = Math.max(0, (own?.away ?? 0) - now);
  const still = Math.max(paused, away);
  const left = isAsked ? Math.max(0, (clock.due ?? 0) - now - still) : (own?.left ?? 0);
  const runs = isAsked && still === 0;
  return {
    left,
    paused,
    away,
    runs,
    warns: runs && left <= (clock.warning ?? 0),
    shows: isAsked || away > 0 || clock.agreed.per === "game",
  };
}
