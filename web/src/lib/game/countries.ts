/** Who stands where in a country now (BRIT-56, -57, -60). */
import type { Situation } from "$lib/wire.gen";
import { type CityFacts, ownerOf } from "./places";

export interface Standing {
  owner: number | "n";
  cities: number; // that it controls
  offices: number; // extra ones too
}

/** Most cities first, then most offices; whoever has no office there is not in it (BRIT-62). */
export function standings(
  view: Pick<Situation, "controllers" | "offices" | "extra_offices">,
  cities: readonly Pick<CityFacts, "id" | "regions">[],
  region: string,
): Standing[] {
  const found = new Map<Standing["owner"], Standing>();
  for (const { id, regions } of cities) {
    if (!regions.includes(region)) continue;
    for (const piece of [...(view.offices[id] ?? []), ...(view.extra_offices[id] ?? [])]) {
      const owner = ownerOf(piece);
      const standing = found.get(owner) ?? { owner, cities: 0, offices: 0 };
      standing.offices += 1;
      found.set(owner, standing);
    }
    const controller = found.get(view.controllers[id] ?? -1);
    if (controller) controller.cities += 1;
  }
  return [...found.values()].sort((a, b) => b.cities - a.cities || b.offices - a.offices);
}
