/** Decisions as they are drawn on the map: arrows where pieces move, rings where something is put or taken. */
import type { Arrow } from "$lib/board/look";
import { type Benefit, type Move, parse } from "$lib/game/moves/notation";

export function arrowsFor(decisions: readonly string[]): Arrow[] {
  return decisions.flatMap((text) => marks(parse(text)));
}

const ring = (to: string): Arrow => ({ from: to, to });

function marks(move: Move): Arrow[] {
  switch (move.kind) {
    case "place":
    case "displace":
    case "remove":
      return [ring(`post:${move.post}`)];
    case "settle":
      return move.from?.includes("/") ? [{ from: `post:${move.from}`, to: `post:${move.post}` }] : [ring(`post:${move.post}`)];
    case "drop":
      return [{ from: `post:${move.post}`, to: `post:${move.post2}` }];
    case "route":
      return [ring(`route:${move.route}`), ...taken(move)];
    case "neutral":
      return [ring(`route:${move.route}`), ...(move.office ? [ring(`city:${move.office}`)] : [])];
    case "use-swap":
    case "found":
      return [ring(`city:${move.city}`)];
    case "use-tribute":
    case "use-block":
    case "marker":
      return [ring(`marker:${move.route}`)];
    default:
      return [];
  }
}

function taken(benefit: Benefit): Arrow[] {
  const city = benefit.office ?? benefit.extra;
  if (city !== undefined) return [ring(`city:${city}`)];
  return benefit.prestige === undefined ? [] : [ring(`prestige:${benefit.prestige}`)];
}
