/** The rooms of the club, as its addresses name them. */

/** Those that its menu leads to. */
export const ROOMS = ["tables", "competitions", "games", "ratings"] as const;
const OPENING = "open"; // a new competition
const ABOUT_ONE = ["competition", "player", "bot"]; // the address goes on with which one

/** Whether there is a page at `club/ROOM/WHO`. */
export function isRoom(room?: string, who?: string): boolean {
  if (room === undefined || room === OPENING || ROOMS.some((id) => id === room)) return true;
  return ABOUT_ONE.includes(room) && who !== undefined;
}
