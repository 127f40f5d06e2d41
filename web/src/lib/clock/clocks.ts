/** The clocks that can be chosen for a new table. */
import type { Clock } from "$lib/wire.gen";
import { DAY_S } from "./timeText";

type Pace = Pick<Clock, "per" | "seconds" | "increment">;

export const CLOCKS: readonly Pace[] = [
  { per: "decision", seconds: 120 },
  { per: "game", seconds: 900, increment: 10 },
  { per: "game", seconds: 2700, increment: 30 },
  { per: "decision", seconds: DAY_S / 2 },
  { per: "decision", seconds: DAY_S },
  { per: "decision", seconds: 3 * DAY_S },
  { per: "decision", seconds: 7 * DAY_S },
];
export const VACATION_DAYS = [0, 3, 7, 14, 30];

/** Which of them a clock is; -1: another one. */
export const placeOf = (clock: Pace): number =>
  CLOCKS.findIndex(
    ({ per, seconds, increment = 0 }) => per === clock.per && seconds === clock.seconds && increment === (clock.increment ?? 0),
  );

/** Whether there is time to go on vacation. */
export const isLong = ({ per, seconds }: Pace): boolean => per === "decision" && seconds >= DAY_S / 2;
