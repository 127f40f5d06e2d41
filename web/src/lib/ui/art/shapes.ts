/** Drawings that board, desks, log and chat share. Paths are centred; an emblem fills a square of 15 units. */
import type { Colour, MarkerId, Permanent } from "$lib/wire.gen";

export type Tint = Colour | "neutral";

interface Livery {
  fill: string;
  on: string; // what is drawn upon it
  emblem: string;
}

/** Colour is not the only difference between players: each has an emblem. */
export const LIVERY: Record<Tint, Livery> = {
  red: { fill: "var(--p0)", on: "var(--p0-on)", emblem: "M-2.5 -7.2H2.5V-2.5H7.2V2.5H2.5V7.2H-2.5V2.5H-7.2V-2.5H-2.5Z" },
  blue: { fill: "var(--p1)", on: "var(--p1-on)", emblem: "M-6.8 -6.8H-3.3V6.8H-6.8ZM-1.75 -6.8H1.75V6.8H-1.75ZM3.3 -6.8H6.8V6.8H3.3Z" },
  green: { fill: "var(--p2)", on: "var(--p2-on)", emblem: "M0 -7.4L7.4 5.8H-7.4Z" },
  yellow: {
    fill: "var(--p3)",
    on: "var(--p3-on)",
    emblem: "M0 -8L2.2 -2.8L7.8 -2.3L3.6 1.4L4.9 7L0 4L-4.9 7L-3.6 1.4L-7.8 -2.3L-2.2 -2.8Z",
  },
  purple: { fill: "var(--p4)", on: "var(--p4-on)", emblem: "M0 -7.8L6.2 0L0 7.8L-6.2 0Z" },
  neutral: { fill: "var(--pn)", on: "#fff", emblem: "M-7 -2L-2 -7H1.5L-7 1.5ZM-7 5.2L5.2 -7H7V-5.2L-5.2 7H-7ZM-1.5 7L7 -1.5V2L2 7Z" },
};

export const SHIELD = "M-10 -12.5H10V4.5Q10 10.5 0 14.5Q-10 10.5 -10 4.5Z";

/** Lines of 2.2 units; `solid` parts are filled. */
export interface Sign {
  lines: string;
  solid?: string;
}

/** Markers that are drawn; the others show what they are called. */
export const MARKERS: Partial<Record<MarkerId, Sign>> = {
  swap: { lines: "M-8 -3.2H8L4.4 -6.8M8 3.2H-8L-4.4 6.8" },
  "extra-office": { lines: "M-9.4 8V-1L-4 -6L1.4 -1V8ZM7.2 -8.4V-1.2M3.6 -4.8H10.8" },
  develop: { lines: "M0 8.5V-7.4M-6.2 -1.4L0 -7.6L6.2 -1.4" },
  "move-three": { lines: "M-7 -1.6C-4 -8 4 -8 7 -2.6M7.8 -7.4L7.2 -2.4L2.6 -3.4", solid: dots(-7, 0, 7) },
  "remove-three": { lines: "M0 -9V-1.5M-3.6 -5L0 -1.2L3.6 -5", solid: dots(-7, 0, 7) },
  exchange: {
    lines: "M-8.6 -4.4H1.6M-1.8 -8L1.8 -4.4L-1.8 -0.8M8.6 4.6H-1.6M1.8 1L-1.8 4.6L1.8 8.2",
    solid: "M4.6 -4.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M-9.8 4.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0",
  },
  tribute: { lines: "M-8.4 2.6H-3.6L0 5H6.4M-8.4 7.6H4L9 3.4", solid: "M-4 -4a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0" },
  block: { lines: "M-9 -1.5H9M-9 4.5H9M-6 -5V8.5M6 -5V8.5" },
};

export const PERMANENTS: Record<Permanent, Sign> = {
  "move-two": { lines: "M-7 -1.6C-4 -8.6 4 -8.6 7 -2.6M7.8 -7.6L7.2 -2.4L2.4 -3.4", solid: dots(-4.6, 4.6) },
  "develop-privilege": { lines: "M-8 -8.4H8V1Q8 6.6 0 10Q-8 6.6 -8 1ZM0 5.4V-4M-3.8 -0.8L0 -4.6L3.8 -0.8" },
  "office-in-green-city": { lines: "M-10 8.4V-4H-6V-7.4H-2V-4H2V-7.4H6V-4H10V8.4ZM-3 8.4V4.4A3 3 0 0 1 3 4.4V8.4" },
  "place-two-from-route": { lines: "M-9.4 -1V-6L-5.4 -9.2L-1.4 -6V-1ZM1.4 -1V-6L5.4 -9.2L9.4 -6V-1ZM-6 6H6M3 2.8L6.4 6L3 9.2" },
  "place-two-in-wales-or-scotland": {
    lines: "M-9.4 -1V-6L-5.4 -9.2L-1.4 -6V-1ZM1.4 -1V-6L5.4 -9.2L9.4 -6V-1ZM0 2.6V9M-3.2 6.2L0 9.4L3.2 6.2",
  },
};

function dots(...at: number[]): string {
  return at.map((x) => `M${x - 2.7} 4.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0`).join("");
}
