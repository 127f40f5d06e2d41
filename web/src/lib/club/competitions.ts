/** Leagues and tournaments: what somebody can do with them. */
import { known, meet, rename } from "../people/me";
import { callAsMe } from "../people/proof";
import type { CompetitionPlayer, CompetitionView, NewCompetition } from "../wire.gen";

const path = (id: string, what = ""): string => `api/club/competitions/${id}${what}`;

export const see = (id: string): Promise<CompetitionView> => callAsMe("GET", path(id));
export const open = (wanted: NewCompetition): Promise<CompetitionView> => callAsMe("POST", "api/club/competitions", wanted);
export const tell = (id: string, what: "join" | "leave" | "start" | `next?round=${number}`): Promise<CompetitionView> =>
  callAsMe("POST", path(id, `/${what}`));
export const withdraw = (id: string, player: number): Promise<CompetitionView> => callAsMe("DELETE", path(id, `/players/${player}`));
export const end = (id: string): Promise<unknown> => callAsMe("POST", path(id, "/end"));

/** The personal name of the viewer; empty if there is none. */
export const ownName = async (): Promise<string> => (await known())?.name ?? "";

/** Makes somebody known under a name of their own. */
export async function introduce(name: string, language: string): Promise<string> {
  const me = await meet(language);
  return me.name || (await rename(name)).name;
}

/** Half points as people write them. */
export const pointsText = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);

export const playersByNumber = ({ players }: CompetitionView): Map<number, CompetitionPlayer> =>
  new Map(players.map((player) => [player.number, player]));
