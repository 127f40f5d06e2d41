/** The settings and their words, fetched when somebody opens them. */
import { part } from "./lazyPart";

export const settings = part(() => import("./Settings.svelte"), "settings");
