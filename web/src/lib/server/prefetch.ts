/** Coming to a table: what happened there and its board are asked for at once, before its page is loaded. */
import { get } from "./api";
import type { Opening } from "$lib/game/store/source";
import { board } from "./boards";
import { codeOf } from "./problem";
import { server } from "./connectivity.svelte";
import type { News } from "$lib/wire.gen";

export interface Arrival {
  news: News;
  /** What the game begins with; null where there is none yet, or the board did not come. Fails where it has no drawing. */
  opening: Promise<Opening | null>;
}

let early: { id: string; arrival: Promise<Arrival> } | null = null;

/** Somebody comes to this table. */
export function expectArrival(id: string): void {
  const arrival = ask(id);
  early = { id, arrival };
  arrival.catch(() => {
    if (server.locked || server.offline) early = null; // after the password, or once there is a way, it is asked for again
  });
}

/** Everything about a table so far, as of now or of the moment that somebody was expected. */
export function arrive(id: string): Promise<Arrival> {
  const known = early?.id === id ? early.arrival : null;
  early = null;
  return known ?? ask(id);
}

async function ask(id: string): Promise<Arrival> {
  // The server names this very address in the page of a table, so that browsers ask before they have read a script.
  const news = await get<News>(`api/games/${encodeURIComponent(id)}/events?ply=0&version=0`);
  const paper = "posts" in news.view ? board(news.view.side) : null;
  const opening = paper?.then((paper) => ({ news, paper })).catch(unlessNotDrawn) ?? Promise.resolve(null);
  opening.catch(() => undefined); // the page that opens the game shows the problem
  return { news, opening };
}

/** The game asks again for a board that did not come, but one without a drawing cannot be shown at all. */
function unlessNotDrawn(wrong: unknown): null {
  if (codeOf(wrong) === "not-drawn") throw wrong;
  return null;
}
