/** Notes how much of a table was seen on this device, so that somebody who comes back is told the rest. */
import type { TableStore } from "$lib/game/store/table.svelte";
import { device } from "$lib/storage";

const KEY = "kontor-seen";
const TABLES = 40; // the last ones are kept
const ABSENCE = 60_000; // ms that a hidden page counts as being away

function all(): [string, number][] {
  try {
    const found: unknown = JSON.parse(device.read(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

export const seenAt = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null;

export function noteSeen(table: string, ply: number): void {
  const others = all().filter(([id]) => id !== table);
  device.write(KEY, JSON.stringify([[table, ply], ...others].slice(0, TABLES)));
}

/** Follows whether the page is looked at. To be called where effects may be made. */
export function watchAbsence(store: TableStore): void {
  let known = false; // what was missed before the page opened is settled
  let hidden: { ply: number; time: number } | null = null;
  const ply = $derived(store.situation?.ply ?? null);

  $effect(() => {
    if (ply === null || document.hidden) return;
    const seen = seenAt(store.id);
    if (!known && seen !== null && seen < ply) store.away = seen;
    known = true;
    noteSeen(store.id, ply);
  });
  $effect(() => {
    if (store.sending) store.away = null; // they go on
  });
  $effect(() => {
    const turned = () => {
      const now = store.situation?.ply ?? 0;
      if (document.hidden) {
        hidden = { ply: now, time: Date.now() };
        return;
      }
      if (hidden && hidden.ply < now && Date.now() - hidden.time > ABSENCE) store.away = hidden.ply;
      hidden = null;
      noteSeen(store.id, now);
    };
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  });
}
