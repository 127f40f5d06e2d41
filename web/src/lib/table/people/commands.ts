/** What is done at a table from its menu and dialogs, and loaded with them. Each says whether it was done. */
import type { People } from "$lib/game/store/people";
import type { Opened } from "$lib/wire.gen";

type Done = Promise<boolean>;

/** Answers the question that is shown; the one who asked withdraws it. */
export const reply = (people: People, version: number, agree: boolean): Done => people.send("POST", "reply", { agree, version });

/** Asks the others to end the game without a result. */
export const abort = (people: People): Done => people.send("POST", "abort");

export const setPace = (people: People, pace: number): Done => people.send("PUT", "pace", { pace });

/** A bot decides for a seat of ours. */
export const handToBot = (people: People, level: string): Done => people.send("PUT", `seats/${people.ownSeat}/bot`, { level });

/** A bot decides for somebody who is away. */
export const replace = (people: People, seat: number, level: string): Done => people.send("POST", `seats/${seat}/replace`, { level });

export const leave = (people: People): Done => people.send("POST", "leave", { seat: people.ownSeat });

/** Days of vacation, in which our clock stands still; 0: we are back. */
export const rest = (people: People, days: number): Done =>
  people.send(days ? "PUT" : "DELETE", `seats/${people.ownSeat}/vacation`, days ? { days } : undefined);

/** Asks the others to let all clocks stand still for some days; 0: to let them run again. */
export const pause = (people: People, days: number): Done => people.send("POST", "pause", { days });

/** The table of the next game; everybody who asks gets the same one. */
export async function rematch(people: People): Promise<string | null> {
  let next: string | null = null;
  await people.send<Opened>("POST", "rematch", undefined, ({ id }) => (next = id));
  return next;
}
