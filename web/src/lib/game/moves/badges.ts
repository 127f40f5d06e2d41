/** What makes an option of the route card special: a full city, the connection, the end. */
import type { Preview } from "$lib/wire.gen";
import type { Places } from "../places";
import type { Sentence } from "../types";
import { sentence } from "$lib/game/text/sentences";

export function badges(preview: Preview, seat: number, places: Places): Sentence[] {
  const out: Sentence[] = [];
  for (const event of preview.events ?? []) {
    if (event.event === "completed") out.push(sentence("badge-completes", { city: places.cityName(event.city), count: event.count }));
    if (event.event === "prestige" && event.clause.startsWith("EASTWEST")) out.push(sentence("badge-east-west", { points: event.points }));
  }
  const rank = preview.deltas?.find((delta) => delta.seat === seat)?.rank.after;
  if (preview.ends_game) out.push(rank ? sentence("badge-ends", { rank }) : sentence("effect-ends"));
  return out;
}
