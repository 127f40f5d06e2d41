/** The settings and their words, fetched when somebody opens them. */
import { words } from "$lib/i18n.svelte";

export async function loadSettings() {
  const [part] = await Promise.all([import("./Settings.svelte"), words.need("settings")]);
  return part;
}
