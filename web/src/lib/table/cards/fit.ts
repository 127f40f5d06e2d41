/** Makes a row use fewer words until it fits: `data-tight` lists the steps that are taken, such as `1 2`. */
import type { Attachment } from "svelte/attachments";

const MAX_ROUNDS = 4;

export const fit: Attachment<HTMLElement> = (row) => {
  const isOver = (): boolean =>
    [row, ...row.querySelectorAll<HTMLElement>("[data-fits]")].some(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > row.clientHeight + 1,
    );
  const settle = () => {
    if (row.querySelector("[role=dialog]")) return; // what is open sticks out
    row.dataset.tight = "";
    for (let step = 1; step <= MAX_ROUNDS && isOver(); step++) row.dataset.tight += ` ${step}`;
  };
  const size = new ResizeObserver(settle);
  const words = new MutationObserver(settle);
  size.observe(row);
  words.observe(row, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(settle);
  return () => {
    size.disconnect();
    words.disconnect();
  };
};
