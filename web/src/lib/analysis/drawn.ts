/** Decisions as they are drawn on the map: arrows where pieces move, rings where something is put or taken. */
import type { Arrow } from "$lib/board/look";
import { parse, type Benefit, type Move } from "$lib/game/moves/notation";

export function drawn(decisions: readonly string[]): Arrow[] {
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
      return move.source?.includes("/") ? [{ from: `post:${move.source}`, to: `post:${move.post}` }] : [ring(`post:${move.post}`)];
    case "drop":
      return [{ from: `post:${move.from}`, to: `post:${move.to}` }];
    case "route":
      return [ring(`route:${move.route}`), ...taken(move.benefit)];
    case "neutral":
      return [ring(`route:${move.route}`), ...(move.city ? [ring(`city:${move.city}`)] : [])];
    case "use-swap":
    case "found":
      return [ring(`city:${move.city}`)];
    case "use-lay":
    case "marker":
      return [ring(`marker:${move.route}`)];
    default:
      return [];
  }
}

function taken(benefit: Benefit): Arrow[] {
  if (benefit.take === "office" || benefit.take === "extra") return [ring(`city:${benefit.city}`)];
  return benefit.take === "prestige" ? [ring(`prestige:${benefit.value}`)] : [];
}
