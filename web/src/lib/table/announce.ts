/** What is read aloud of a table: a line of its log, how a player stands, and the result. */
import { OFFLINE } from "$lib/api";
import { t } from "$lib/i18n.svelte";
import type { Line } from "$lib/game/text/log";
import type { TableStore } from "$lib/game/store/table.svelte";
import { amountText, nameOf, say, valueText } from "./context";

/** A line of the log as a whole sentence: who, what, and the points it brought. */
export function lineText(store: TableStore, line: Line, turn: number): string {
  const own = store.view?.table.you ?? [];
  const called = (owner: number | "n") => (owner !== "n" && own.length === 1 && own[0] === owner ? t("you-turn") : nameOf(store, owner));
  const what = t("announce", { who: called(line.actor ?? turn), what: say(line.sentence) });
  const points = line.points.map(({ seat, points }) => t("announce-points", { who: called(seat), points }));
  return `${[what, ...points].join(", ")}.`;
}

export function playerState(store: TableStore, seat: number): string {
  const view = store.situation;
  if (!view) return "";
  const abilities = (store.places?.desk ?? []).map(({ id, values }) =>
    t("tell-ability", { ability: t(`ability-${id}`), value: valueText(values[view.abilities[seat]?.[id] ?? 0] ?? null) }),
  );
  const markers = (view.markers.unused[seat] ?? []).map((marker) => t(`marker-${marker}`));
  return t("tell-player", {
    who: nameOf(store, seat),
    points: view.prestige[seat] ?? 0,
    supply: amountText(view.supply[seat] ?? "0"),
    stock: amountText(view.stock[seat] ?? "0"),
    abilities: abilities.join(", "),
    markers: markers.join(", ") || t("desk-none"),
  });
}

/** Who won, and what everybody has. */
export function result(store: TableStore): string {
  const view = store.situation;
  if (!view?.is_over) return "";
  const scores = view.scores.seats.map((score, seat) => ({ ...score, who: nameOf(store, seat) })).sort((a, b) => a.rank - b.rank);
  const winners = scores.filter(({ rank }) => rank === 1);
  const won = t("end-won", { who: winners.map(({ who }) => who).join(", "), count: winners.length });
  return `${won} ${scores.map(({ who, total }) => t("tell-score", { who, points: total })).join(", ")}.`;
}

/** Says what is asked for by a key: of one player after another, or of the game. */
export function teller(store: TableStore): (about: "last-move" | "options" | "player" | "distance") => Promise<void> {
  let asked = -1; // the player who was asked about last
  return async (about) => {
    if (about === "player") asked = (asked + 1) % (store.situation?.players ?? 1);
    try {
      const { lastMove, options, distance } = await import("./asked");
      store.announcement = { "last-move": lastMove, options, distance, player: () => playerState(store, asked) }[about](store);
    } catch {
      store.notice = OFFLINE;
    }
  };
}
