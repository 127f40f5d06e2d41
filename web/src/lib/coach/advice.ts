/** What the coach says, in words. */
import { named } from "$lib/analysis/moveText";
import { t, words } from "$lib/language/i18n.svelte";
import type { Places } from "$lib/game/places";
import { TILES } from "$lib/grammar.gen";
import type { AdvicePlace, Effect, Threat } from "$lib/wire.gen";

/** What an action does; nothing that is said twice. */
export function effectsText(effects: readonly Effect[], places: Places, names: readonly string[]): string {
  const said = effects.map(({ what, facts }) => {
    const who = names[Number(facts.seat)] ?? t("term-neutral-player");
    return t(`coach-effect-${what}`, { ...named(facts, places), who });
  });
  return [...new Set(said)].join(" ");
}

export const threatText = ({ seat, route, missing }: Threat, places: Places, names: readonly string[]): string =>
  t("coach-threat", { who: names[seat] ?? "", route: places.routeName(route), missing });

/** Where a hint leads. */
export function placeText({ kind, id }: AdvicePlace, places: Places): string {
  const name: Record<string, () => string> = {
    route: () => places.routeName(id),
    city: () => places.cityName(id),
    hand: () => t(`marker-${id}`),
  };
  return t(`hint-place-${kind}`, { place: kind in TILES ? t(`${TILES[kind]}-${id}`) : (name[kind]?.() ?? "") });
}

/** What kind of decision to look for. */
export const kindText = (kind: string): string => (words.has(`hint-kind-${kind}`) ? t(`hint-kind-${kind}`) : t("hint-kind", { kind }));

/** The same as something on the board, if it is there. */
export const targetOf = ({ kind, id }: AdvicePlace): string | null => (kind === "route" || kind === "city" ? `${kind}:${id}` : null);
