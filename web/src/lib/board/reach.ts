/** Which target is meant: the nearest one to a point, or the next one in a direction. */
import { centre } from "./geometry";
import type { BoardData, Target } from "./look";

export type Direction = "left" | "right" | "up" | "down";

interface At {
  x: number;
  y: number;
}

/** The nearest target to a point, if one is within reach. */
export function nearest(data: BoardData, point: At, targets: Iterable<Target>, within: number): Target | null {
  let best: Target | null = null;
  let least = within;
  for (const [target, at] of placed(data, targets)) {
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (away <= least) [best, least] = [target, away];
  }
  return best;
}

/** The next target in a direction: near, and not far to the side. */
export function next(data: BoardData, from: Target, to: Direction, targets: Iterable<Target>): Target | null {
  const start = centre(data, from);
  if (!start) return null;
  let best: Target | null = null;
  let least = Infinity;
  for (const [target, at] of placed(data, targets)) {
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

function* placed(data: BoardData, targets: Iterable<Target>): Iterable<[Target, At]> {
  for (const target of targets) {
    const at = centre(data, target);
    if (at) yield [target, at];
  }
}
