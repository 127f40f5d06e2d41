/** Where a card goes: beside what it is about, and over as little as possible of what must stay in sight. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

interface Wish {
  about: Rect;
  /** Must stay in sight too, if there is any way. */
  clear?: readonly Rect[];
  /** The card stays inside. */
  room: Rect;
  /** It had better stay in here. */
  home?: Rect;
  gap?: number;
}

const N_PLACES = 12; // places tried across and down the room
const COVERED_COST = 100; // what a covered pixel costs against one of way
const OUTSIDE_COST = 0.4; // what a pixel outside of home costs

export function place(size: Size, { about, clear = [], room, home = room, gap = 12 }: Wish): Spot {
  const kept = [grown(about, gap), ...clear];
  const cost = (spot: Spot): number => {
    const card = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const covered = kept.reduce((sum, rect) => sum + shared(card, rect), 0);
    const outside = size.width * size.height - shared(card, home);
    return covered * COVERED_COST + outside * OUTSIDE_COST + way(card, about);
  };
  const tried = candidates(size, about, room, gap).map((spot) => ({ spot, cost: cost(spot) }));
  return tried.reduce((best, next) => (next.cost < best.cost ? next : best)).spot;
}

/** Beside it on all four sides, then a grid over the room. */
function candidates({ width, height }: Size, about: Rect, room: Rect, gap: number): Spot[] {
  const most = { left: Math.max(room.left, room.right - width), top: Math.max(room.top, room.bottom - height) };
  const inside = ({ left, top }: Spot): Spot => ({
    left: Math.min(Math.max(left, room.left), most.left),
    top: Math.min(Math.max(top, room.top), most.top),
  });
  const middle = { left: (about.left + about.right - width) / 2, top: (about.top + about.bottom - height) / 2 };
  const sides = [
    { left: middle.left, top: about.bottom + gap },
    { left: middle.left, top: about.top - gap - height },
    { left: about.right + gap, top: middle.top },
    { left: about.left - gap - width, top: middle.top },
  ];
  const steps = Array.from({ length: N_PLACES + 1 }, (_, step) => step / N_PLACES);
  const grid = steps.flatMap((x) =>
    steps.map((y) => ({ left: room.left + (most.left - room.left) * x, top: room.top + (most.top - room.top) * y })),
  );
  return [...sides.map(inside), ...grid];
}

const grown = (rect: Rect, by: number): Rect => ({
  left: rect.left - by,
  top: rect.top - by,
  right: rect.right + by,
  bottom: rect.bottom + by,
});

/** The area that two rectangles share. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far two rectangles are apart, from middle to middle. */
function way(a: Rect, b: Rect): number {
  return Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);
}
