/** Instead of a page that cannot be shown: fetched, with its words, when it is needed. */
import { part } from "$lib/ui/lazyPart";

export const notice = part(() => import("./Notice.svelte"), "screens", "unavailable");
