/** What is noticed from another tab: the title of the page, and a sound when somebody has to decide. */
import { untrack } from "svelte";
import type { TableStore } from "$lib/game/store/table.svelte";
import { sideName, t } from "$lib/i18n.svelte";
import { preferences } from "$lib/preferences.svelte";

/** To be called where effects may be made. */
export function signal(store: TableStore): void {
  $effect(() => {
    const view = store.situation;
    document.title = `${store.mine ? "● " : ""}${view ? sideName(view.side, store.paper?.facts.name) : t("app-name")} · ${t("app-name")}`;
    return () => (document.title = t("app-name"));
  });
  $effect(() => {
    if (!store.mine || !navigator.userActivation.hasBeenActive) return; // browsers let nobody sound before a first click
    if (untrack(() => preferences.sound)) void sound();
  });
}

async function sound(): Promise<void> {
  const found = await import("$lib/chime").catch(() => null);
  found?.chime(preferences.volume);
}
