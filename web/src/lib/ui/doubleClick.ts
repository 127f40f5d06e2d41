/** How long after a click, in ms, another one may be the second half of a double click: a slow one is as long as this. */
export const DOUBLE_CLICK_MS = 700;
