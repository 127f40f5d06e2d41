/** Which target is meant: the nearest one to a point, or the next one in a direction. */
import { centre } from "./geometry";
import type { BoardData, Target } from "./look";

export type Direction = "left" | "right" | "up" | "down";

interface At {
  x: number;
  y: number;
}

type Places = (readonly [Target, At])[];

/** The nearest target to a point, if one is within reach. */
export function nearest(data: BoardData, point: At, targets: Iterable<Target>, within: number): Target | null {
  let best: Target | null = null;
  let least = within;
  for (const [target, at] of places(data, targets)) {
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (away <= least) [best, least] = [target, away];
  }
  return best;
}

/** The next target in a direction from a place: near, and not far to the side. */
export function next(from: Target, start: At, to: Direction, targets: Places): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const [target, at] of targets) {
    const [ahead, aside] = turned(at.x - start.x, at.y - start.y, to);
    if (target === from || ahead < 1 || aside > ahead * 1.8) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

function turned(dx: number, dy: number, to: Direction): [ahead: number, aside: number] {
  switch (to) {
    case "left":
      return [-dx, Math.abs(dy)];
    case "right":
      return [dx, Math.abs(dy)];
    case "up":
      return [-dy, Math.abs(dx)];
    case "down":
      return [dy, Math.abs(dx)];
  }
}

/** Where targets lie, as far as they are on the board. */
export function places(data: BoardData, targets: Iterable<Target>): Places {
  return [...targets].flatMap((target): Places => {
    const at = centre(data, target);
    return at ? [[target, at]] : [];
  });
}
