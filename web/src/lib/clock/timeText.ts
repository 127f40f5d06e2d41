/** Times and clocks in the words of a language. Needs the part "clocks". */
import { t, words } from "$lib/language/i18n.svelte";
import type { Clock } from "$lib/wire.gen";

const HOUR_S = 3_600;
export const DAY_S = 86_400;
const UNITS = [
  ["day", DAY_S],
  ["hour", HOUR_S],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its two largest units: "2 days, 4 hours". */
export function duration(seconds: number, unitDisplay: "long" | "narrow" = "long"): string {
  let rest = Math.max(0, Math.floor(seconds));
  const first = UNITS.findIndex(([, length]) => rest >= length);
  const parts = UNITS.slice(first < 0 ? -1 : first)
    .slice(0, 2)
    .flatMap(([unit, length]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      return count || length === 1 ? [new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay }).format(count)] : [];
    });
  const shown = parts.length > 1 && first === 2 && Math.floor(seconds) % 60 === 0 ? parts.slice(0, 1) : parts;
  return shown.join(unitDisplay === "long" ? ", " : " ");
}

/** What is left of it: to the second in the last hour. */
export function countdown(seconds: number): string {
  if (seconds >= HOUR_S) return duration(seconds, "narrow");
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** How much time there is. */
export function clockText({ per, seconds, increment = 0 }: Clock): string {
  const time = duration(seconds);
  return increment ? t("clock-game-more", { time, more: duration(increment) }) : t(`clock-${per}`, { time });
}

/** The moment that is this many seconds from now. */
export function moment(inSeconds: number): string {
  const format = new Intl.DateTimeFormat(words.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(Date.now() + inSeconds * 1000);
}
