/** What an analysis found, in words. */
import { type Args, t } from "$lib/language/i18n.svelte";
import { describeMove, THINGS } from "$lib/game/text/describe";
import { text } from "$lib/game/text/sentences";
import { parse } from "$lib/game/moves/notation";
import type { Places } from "$lib/game/places";
import { valueText } from "$lib/table/context";
import type { PlayerSummary, Reason } from "$lib/wire.gen";

/** A number with one digit after the point, as the language writes it. */
export const tenths = (value: number): string => value.toFixed(1).replace(".", t("analysis-point"));

export const percent = (share: number): string => t("analysis-percent", { number: tenths(100 * share) });

export const wholePercent = (share: number): string => t("analysis-percent", { number: Math.round(100 * share) });

/** An action in words: its decisions one after the other, without those that only frame a move. */
export function movesText(decisions: readonly string[], places: Places, names: readonly string[]): string {
  const moves = decisions.map(parse);
  const telling = moves.filter(({ kind }) => kind !== "lift" && kind !== "done");
  return (telling.length ? telling : moves).map((move) => text(describeMove(move, places, names), t)).join("; ");
}

/** Why an action is good. */
export function whyText({ category, points, facts }: Reason, places: Places, names: readonly string[]): string {
  const who = typeof facts.seat === "number" ? (names[facts.seat] ?? "") : "";
  const why = t(`analysis-why-${category}`, named(facts, places));
  const signed = `${points < 0 ? "−" : "+"}${tenths(Math.abs(points))}`;
  return t("analysis-reason", { points: signed, category: t(`analysis-part-${category}`, { who }), why });
}

/** Facts with the names of what they are about. */
export function named(facts: Reason["facts"], places: Places): Args {
  const words: Record<string, (id: string) => string> = {
    city: (id) => places.cityName(id),
    route: (id) => (id === "none" ? id : places.routeName(id)),
    value: valueText,
    ...Object.fromEntries(THINGS.map((thing) => [thing, (id: string) => t(`${thing}-${id}`)])),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? (words[name]?.(fact) ?? fact) : fact]),
  );
}

/** How the game went for somebody, in one line. */
export function summaryText({ course, since, chance, worst, loss }: PlayerSummary): string {
  const first = t("analysis-course", { course, since, chance: percent(chance) });
  return `${first} ${worst === null ? t("analysis-no-worst") : t("analysis-worst", { worst, loss: percent(loss) })}`;
}
