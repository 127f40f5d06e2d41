/** Notes how much of a table was seen on this device, so that somebody who comes back hears of the rest. */
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { ByTable } from "$lib/device/byTable";

const seen = new ByTable("kontor-seen"); // decisions
const AWAY_AFTER_MS = 60_000; // that a hidden page counts as being away

/** Follows whether the page is looked at. To be called where effects may be made. */
export function watchAbsence(store: TableStore): void {
  let known = false; // what was missed before the page opened is settled
  let hidden: { ply: number; time: number } | null = null;
  const ply = $derived(store.situation?.ply ?? null);

  $effect(() => {
    if (ply === null || document.hidden) return;
    const last = seen.read(store.id);
    if (!known && last !== null && last < ply) store.away = last;
    known = true;
    seen.write(store.id, ply);
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
      if (hidden && hidden.ply < now && Date.now() - hidden.time > AWAY_AFTER_MS) store.away = hidden.ply;
      hidden = null;
      seen.write(store.id, now);
    };
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  });
}
