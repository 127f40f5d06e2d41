/** What a finger means: the thing below it, or the nearest one within its reach that can be done. */
import { centre } from "$lib/board/geometry";
import type { BoardData, Target } from "$lib/board/look";
import type { Spot } from "$lib/board/camera";

const REACH_PX = 28;
const TIE_PX = 12; // two targets whose distances differ by less count as equally near

/** `several`: they are too close to each other, and have to be shown larger first. */
export type Hit = { target: Target } | { several: true } | null;

interface Touch {
  /** What lies below the finger. */
  below: Target | null;
  /** Where, in units of the board, and how many px one of them is. */
  at: Spot;
  scale: number;
  /** What can be done. */
  legal: Iterable<Target>;
  /** The board is drawn so small that a finger covers several things. */
  far: boolean;
}

export function hitTest(data: BoardData, { below, at, scale, legal, far }: Touch): Hit {
  const possible = [...legal];
  const isSure = below !== null && (!below.startsWith("route:") || possible.includes(below));
  if (isSure && !far) return { target: below };
  const near = possible
    .flatMap((target) => {
      const place = centre(data, target);
      const away = place ? Math.hypot(place.x - at.x, place.y - at.y) * scale : Infinity;
      return away <= REACH_PX ? [{ target, away }] : [];
    })
    .sort((one, other) => one.away - other.away);
  const [first, second] = near;
  if (far && near.length > 1) return { several: true };
  if (isSure) return { target: below };
  if (first && second && second.away - first.away < TIE_PX && second.away < REACH_PX / 2) return { several: true };
  if (first) return { target: first.target };
  return below === null ? null : { target: below };
}
