/** Where a thing is on the page. */
import type { Target } from "$lib/game/types";

export function locate(target: Target | null): DOMRect {
  const found = target === null ? null : document.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const board = document.querySelector(".board") ?? document.body;
  return (found ?? board).getBoundingClientRect();
}
