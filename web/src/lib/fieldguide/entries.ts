/** What the field guide has a page for. */
import type { GuideFigures } from "$lib/wire.gen";

export type Group = "abilities" | "markers" | "cities";

export interface Entry {
  group: Group;
  id: string;
}

const ABILITIES = ["keys", "actions", "privilege", "book", "purse"];
const MARKERS = ["extra-office", "swap", "move-three", "develop", "plus-3", "plus-4"];
const CITIES = ["ability", "east-west", "prestige", "green", "permit", "plain"];

const of = (group: Group, ids: readonly string[]): Entry[] => ids.map((id) => ({ group, id }));

export const GROUPS: readonly { group: Group; entries: readonly Entry[] }[] = [
  { group: "abilities", entries: of("abilities", ABILITIES) },
  { group: "markers", entries: of("markers", MARKERS) },
  { group: "cities", entries: of("cities", CITIES) },
];

export const ENTRIES: readonly Entry[] = GROUPS.flatMap(({ entries }) => entries);

/** The message that names an entry. */
export const nameOf = ({ group, id }: Entry): string =>
  ({ abilities: `ability-${id}`, markers: `marker-${id}`, cities: `field-city-${id}` })[group];

export const addressOf = ({ group, id }: Entry): string => `guide/${group}/${id}`;

/** The kinds of game in which there are figures for an entry. */
export const kindsWith = (kinds: Readonly<Record<string, GuideFigures>>, { group, id }: Entry): string[] =>
  Object.keys(kinds).filter((kind) => kinds[kind]?.[group][id] !== undefined);
