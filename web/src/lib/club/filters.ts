/** What tables and games can be filtered by, in words. */
import { boardName, t } from "$lib/language/i18n.svelte";
import type { Catalogue } from "../wire.gen";

interface Choice {
  value: string;
  label: string;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const withAny = (any: string, choices: Choice[]): Choice[] => [{ value: "", label: t(any) }, ...choices];

export const boards = ({ combinations }: Catalogue): Choice[] =>
  withAny(
    "club-any-board",
    unique(combinations.map(({ board }) => board)).map((board) => ({ value: board, label: boardName(board) })),
  );
export const numbers = ({ combinations }: Catalogue): Choice[] =>
  withAny(
    "club-any-players",
    unique(combinations.map(({ players }) => players))
      .toSorted()
      .map((count) => ({ value: String(count), label: t("club-players", { count }) })),
  );
export const editions = ({ combinations }: Catalogue): Choice[] =>
  withAny(
    "club-any-edition",
    unique(combinations.map(({ edition }) => edition)).map((name) => ({ value: name, label: t(`edition-${name}`) })),
  );
export const modules = ({ combinations }: Catalogue): Choice[] =>
  withAny(
    "club-any-module",
    unique(combinations.flatMap((each) => each.modules.map(({ name }) => name))).map((name) => ({
      value: name,
      label: t(`module-${name}`),
    })),
  );
/** Of something that is there or not. */
export const whether = (what: "free" | "clock" | "bots"): Choice[] =>
  withAny(
    `club-any-${what}`,
    ["true", "false"].map((value) => ({ value, label: t(`club-${what}-${value}`) })),
  );

/** The part of the games that a rating list is about. */
export function scopeName(scope: string): string {
  const [kind, of = ""] = scope.split(":");
  return kind === "board" ? boardName(of) : kind === "players" ? t("club-players", { count: Number(of) }) : t("club-all-games");
}

/** The address of somebody's profile. */
export const profileOf = ({ name, level }: { name: string; level: string | null }): string =>
  level === null ? `club/player/${encodeURIComponent(name)}` : `club/bot/${encodeURIComponent(level)}`;
