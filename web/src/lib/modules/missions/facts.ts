/** Missions: the cities of a card, where the viewer may see it. */
import { sentence } from "$lib/game/text/sentences";
import type { State } from "$lib/table/cards/inspect";
import type { Situation } from "$lib/wire.gen";
import type { Facts } from "../facts";

const cityFacts = ({ view }: State, city: string) =>
  view.missions?.[view.seat ?? -1]?.includes(city) ? [sentence("inspect-mission")] : [];
const evidence = (view: Situation, seat: number, category: string) => (category === "missions" ? (view.missions?.[seat] ?? []) : []);

export const facts: Facts = { cityFacts, evidence };
