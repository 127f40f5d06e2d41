/** Which part of the board is seen: how wide it is drawn, and where its corner lies. Pure: numbers in, numbers out. */
import { HEIGHT, WIDTH } from "./measures";

export interface Size {
  width: number;
  height: number;
}

/** The box in which the board is seen. Something may cover its upper and its lower edge, by this many px. */
export interface Box extends Size {
  above: number;
  below: number;
}

/** How the board lies in its box, in px; `width` is that of the whole board. */
export interface Lie {
  width: number;
  left: number;
  top: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** A part of the board, in its own units. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RATIO = HEIGHT / WIDTH;
/** Drawn this wide, posts are at least 30 px apart: a finger tells them from each other. */
export const CLOSE_UP_WIDTH = 930;
const MIN_WIDTH = 2200;
const MARGIN_PX = 34; // around what is shown

/** The widest that fits whole. */
export const fitting = (box: Size): number => Math.min(box.width, box.height / RATIO);

/** As wide as a finger needs it, and at least as wide as fits. */
export const usual = (box: Size): number => Math.max(CLOSE_UP_WIDTH, fitting(box));

/** No edge of the board comes inside the free part of the box; what is smaller than the box lies in its middle. */
export function clamped(lie: Lie, box: Box): Lie {
  const width = Math.min(Math.max(lie.width, fitting(box)), Math.max(MIN_WIDTH, fitting(box)));
  return { width, left: along(lie.left, width, box.width), top: along(lie.top, width * RATIO, box.height, box.above, box.below) };
}

function along(start: number, length: number, room: number, before = 0, after = 0): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(before, Math.max(start, room - after - length));
}

/** Moved by a finger. */
export const moved = (lie: Lie, by: Spot, box: Box): Lie => clamped({ ...lie, left: lie.left + by.x, top: lie.top + by.y }, box);

/** Another width; what lies under the spot stays there. */
export function zoomed(lie: Lie, width: number, at: Spot, box: Box): Lie {
  const wanted = clamped({ ...lie, width }, box).width;
  const share = wanted / lie.width;
  return clamped({ width: wanted, left: at.x - (at.x - lie.left) * share, top: at.y - (at.y - lie.top) * share }, box);
}

/** A spot of the box in units of the board, and the other way round. */
export const unitsAt = (lie: Lie, { x, y }: Spot): Spot => ({
  x: ((x - lie.left) * WIDTH) / lie.width,
  y: ((y - lie.top) * WIDTH) / lie.width,
});
export const spotAt = (lie: Lie, { x, y }: Spot): Spot => ({ x: lie.left + (x * lie.width) / WIDTH, y: lie.top + (y * lie.width) / WIDTH });

/** The middle of the box shows this. */
export function centred(lie: Lie, at: Spot, box: Box): Lie {
  const now = spotAt(lie, at);
  return moved(lie, { x: box.width / 2 - now.x, y: box.height / 2 - now.y }, box);
}

/** Moves no further than needed to show a part; the middle of one that is too large. A card covers `below` px of the box. */
export function showing(lie: Lie, part: Part, box: Box, below = 0): Lie {
  const from = spotAt(lie, { x: part.left, y: part.top });
  const to = spotAt(lie, { x: part.right, y: part.bottom });
  return moved(lie, { x: shift(from.x, to.x, box.width), y: shift(from.y - box.above, to.y - box.above, freeHeight(box, below)) }, box);
}

/** The height of the box that nothing lies over. */
export const freeHeight = (box: Box, below = 0): number => box.height - box.above - Math.max(below, box.below);

function shift(from: number, to: number, room: number): number {
  if (to - from + 2 * MARGIN_PX > room) return room / 2 - (from + to) / 2;
  return Math.max(0, MARGIN_PX - from) + Math.min(0, room - MARGIN_PX - to);
}

/** The share of the board that is seen. */
export function seen(lie: Lie, box: Size): Part {
  const from = unitsAt(lie, { x: 0, y: 0 });
  const to = unitsAt(lie, { x: box.width, y: box.height });
  return { left: Math.max(0, from.x), top: Math.max(0, from.y), right: Math.min(WIDTH, to.x), bottom: Math.min(HEIGHT, to.y) };
}
