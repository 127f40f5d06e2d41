/** A set-up in words, and made ready to be sent. */
import { boardName, levelName, optionalRules, t, words } from "$lib/language/i18n.svelte";
import { preferences } from "$lib/device/preferences.svelte";
import { firstSetup, fitted, freshName, type Alternatives, type Seat, type Setup } from "$lib/tables/setup";
import { lastPlay, lastSetup } from "$lib/tables/tables";
import { listed } from "$lib/language/relativeTime";
import type { Catalogue, SeatInfo } from "$lib/wire.gen";

/** Names for bots that fill the free seats; nobody else at the table has them. */
export function botsFor(seats: readonly SeatInfo[]): string[] {
  const taken = new Set(seats.map(({ name }) => name));
  return botNames()
    .filter((name) => !taken.has(name))
    .slice(0, seats.length);
}

export const botNames = (): string[] =>
  t("bot-names")
    .split(",")
    .map((name) => name.trim());

/** The set-up of `Play now`: the last one that needed nobody else, or the first of all. */
export const playSetup = (catalogue: Catalogue): Setup => fresh(catalogue, lastPlay());

/** The set-up that the page for a new table begins with. */
export const nextSetup = (catalogue: Catalogue): Setup => fresh(catalogue, lastSetup());

function fresh(catalogue: Catalogue, last: Setup | null): Setup {
  return named(fitted(catalogue, last ?? firstSetup(catalogue, preferences.pace)));
}

/** For friends elsewhere, around one device, or for anybody. */
export type Preset = "invite" | "here" | "open";
export const isPreset = (word: string | undefined): word is Preset => /^(invite|here|open)$/.test(word ?? "");

export function preset(setup: Setup, kind: Preset): Setup {
  const mine = setup.seats.findIndex((seat) => seat.kind === "me");
  const seats = setup.seats.map((seat, place): Seat => {
    if (place === Math.max(0, mine)) return { ...seat, kind: "me" };
    return { ...seat, kind, name: seat.kind === kind ? seat.name : "" };
  });
  return { ...setup, seats, public: setup.public || kind === "open" };
}

/** With names for all bots, and mine as it is known by now. */
export function named(setup: Setup): Setup {
  const seats: Seat[] = setup.seats.map((seat) => (seat.kind === "me" ? { ...seat, name: preferences.name } : seat));
  const pool = botNames();
  for (const [place, seat] of seats.entries())
    if (seat.kind === "bot" && !seat.name) seats[place] = { ...seat, name: freshName(seats, pool) };
  return { ...setup, seats, pace: preferences.pace };
}

/** With a name for everybody who is here. */
export function ready(setup: Setup): Setup {
  const whole = named(setup);
  const seats = whole.seats.map((seat, place): Seat => {
    if (seat.name.trim() || seat.kind === "invite" || seat.kind === "open") return seat;
    return { ...seat, name: seat.kind === "me" ? t("name-guest") : t("name-player", { number: place + 1 }) };
  });
  return { ...whole, seats };
}

// Words

const list = (all: string[]) => listed(all, words.language);

/** "Hansa for 3: you and 2 × Easy." and what is special about it. */
export function summary(setup: Setup): { main: string; more: string } {
  const more = [
    ...optionalRules(setup),
    ...(setup.duo ? [t(`duo-${setup.duo}`)] : []),
    ...(setup.edition === "bigbox" ? [] : [t("summary-edition", { edition: t(`edition-${setup.edition}`) })]),
    ...(setup.public ? [t("summary-public")] : []),
    ...(setup.seats.some(({ kind }) => kind === "me" || kind === "here") ? [] : [t("summary-watch")]),
    ...(setup.seed === null ? [] : [t("summary-seed", { seed: String(setup.seed) })]),
  ];
  const board = boardName(setup.board);
  const main = t("summary", { board, players: setup.seats.length, people: list(people(setup)) });
  return { main, more: more.length ? t("summary-with", { things: list(more) }) : "" };
}

function people({ seats }: Setup): string[] {
  const of = (kind: Seat["kind"]) => seats.filter((seat) => seat.kind === kind);
  const levels = [...new Set(of("bot").map((seat) => seat.level))];
  const counted = (id: string, count: number) => (count ? [t(id, { count })] : []);
  return [
    ...(of("me").length ? [t("summary-you")] : []),
    ...of("here")
      .filter((seat) => seat.name)
      .map((seat) => seat.name),
    ...counted("summary-here", of("here").filter((seat) => !seat.name).length),
    ...of("invite")
      .filter((seat) => seat.name)
      .map((seat) => t("summary-invited", { name: seat.name })),
    ...counted("summary-invite", of("invite").filter((seat) => !seat.name).length),
    ...counted("summary-open", of("open").length),
    ...levels.map((level) => {
      return t("summary-bots", { count: of("bot").filter((seat) => seat.level === level).length, level: levelName(level) });
    }),
  ];
}

/** Why something cannot be chosen, as a sentence; null where it can. */
export function reasonText(reason: Alternatives | null): string | null {
  if (reason === null) return null;
  const either = (kind: string, ids: string[]) =>
    listed(
      ids.map((id) => t(`${kind}-${id}`)),
      words.language,
      "disjunction",
    );
  if (reason.players.length) return t("why-players", { players: listed(reason.players.map(String), words.language, "disjunction") });
  const boards = either("board", reason.boards);
  const editions = either("edition", reason.editions);
  if (boards && editions) return t("why-board-edition", { boards, editions });
  return boards ? t("why-board", { boards }) : t("why-edition", { editions });
}
