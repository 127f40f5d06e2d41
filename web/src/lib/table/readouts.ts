/** What is announced at the press of a key: the last move, the options, a player's state, how far the end is. */
import { t } from "$lib/language/i18n.svelte";
import { describeMove } from "$lib/game/text/describe";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { say } from "./context";
import { lineText, playerState } from "./announce";

const MAX_ROUTES_NAMED = 6;

/** Everything that came of the last decision. */
function lastMove(store: TableStore): string {
  const block = store.blocks.findLast(({ lines }) => lines.length);
  const ply = block?.lines.at(-1)?.ply;
  const lines = block?.lines.filter((line) => line.ply === ply) ?? [];
  return block && lines.length ? lines.map((line) => lineText(store, line, block.seat)).join(" ") : t("log-empty");
}

function options(store: TableStore): string {
  const { prompt, scene, places } = store;
  if (!prompt || !scene || !places) return t("moves-none");
  const question = [prompt.sentence, ...(prompt.detail ? [prompt.detail] : [])].map(say);
  if (!scene.moves.length) return question.join(" ");
  const routes = scene.moves.filter(({ kind }) => kind === "route").slice(0, MAX_ROUTES_NAMED);
  const named = routes.map((move) => `${say(describeMove(move, places, scene.view.names))}.`);
  return [...question, `${t("moves-found", { count: scene.moves.length })}.`, ...named].join(" ");
}

function distance(store: TableStore): string {
  const gauges = store.gauges.map(({ of, now, limit, near }) => {
    const gauge = t("tell-gauge", { gauge: t(`gauge-${of}`), now, limit });
    return near ? `${gauge} ${t("gauge-near")}.` : gauge;
  });
  return gauges.join(" ");
}

const spoken = new WeakMap<TableStore, number>(); // the player who was asked about last

export type Question = "last-move" | "options" | "player" | "distance";

/** What is said to a question; of the players one after the other. */
export function answer(store: TableStore, about: Question): string {
  return { "last-move": lastMove, options, distance, player }[about](store);
}

function player(store: TableStore): string {
  const seat = ((spoken.get(store) ?? -1) + 1) % (store.situation?.players ?? 1);
  spoken.set(store, seat);
  return playerState(store, seat);
}
