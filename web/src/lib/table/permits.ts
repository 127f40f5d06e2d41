/** Permits on Britannia: who may place in Wales and Scotland (BRIT-23 to BRIT-31). */
import type { Situation } from "$lib/wire.gen";
import { ownerOf, type Places } from "$lib/game/places";

export interface Permit {
  city: string;
  regions: string[];
  used: boolean; // in this turn
}

/** Who has the office of a city that stands furthest right (BRIT-28). */
export function rightmost(view: Situation, city: string): number | "n" | null {
  const piece = view.offices[city]?.at(-1) ?? view.extra_offices[city]?.[0];
  return piece === undefined ? null : ownerOf(piece);
}

export function permitsOf(view: Situation, places: Places, seat: number): Permit[] {
  return [...places.cities.values()]
    .filter((city) => city.permits.length && rightmost(view, city.id) === seat)
    .map((city) => ({
      city: city.id,
      regions: city.permits,
      used: view.turn === seat && (view.permits_used ?? []).includes(city.id),
    }));
}
