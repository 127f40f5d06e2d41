/** What is said when somebody asks for it by a key: the last move, their options, how far the end is. */
import { t } from "$lib/i18n.svelte";
import { describeMove } from "$lib/game/text/describe";
import type { TableStore } from "$lib/game/store/table.svelte";
import { say } from "./context";
import { lineText } from "./announce";

const MOST = 6; // routes that are named

/** Everything that came of the last decision. */
export function lastMove(store: TableStore): string {
  const block = store.blocks.findLast(({ lines }) => lines.length);
  const ply = block?.lines.at(-1)?.ply;
  const lines = block?.lines.filter((line) => line.ply === ply) ?? [];
  return block && lines.length ? lines.map((line) => lineText(store, line, block.seat)).join(" ") : t("log-empty");
}

export function options(store: TableStore): string {
  const { prompt, scene, places } = store;
  if (!prompt || !scene || !places) return t("moves-none");
  const asked = [prompt.sentence, ...(prompt.detail ? [prompt.detail] : [])].map(say);
  if (!scene.moves.length) return asked.join(" ");
  const routes = scene.moves.filter(({ kind }) => kind === "route").slice(0, MOST);
  const named = routes.map((move) => `${say(describeMove(move, places, scene.view.names))}.`);
  return [...asked, `${t("moves-found", { count: scene.moves.length })}.`, ...named].join(" ");
}

export function distance(store: TableStore): string {
  const told = store.gauges.map(({ of, now, limit, near }) => {
    const gauge = t("tell-gauge", { gauge: t(`gauge-${of}`), now, limit });
    return near ? `${gauge} ${t("gauge-near")}.` : gauge;
  });
  return told.join(" ");
}
