/** Tables that this browser makes, joins and comes back to. */
import { get, newKey, post, Refused } from "$lib/server/api";
import { words } from "$lib/language/i18n.svelte";
import { callAsMe } from "$lib/people/proof";
import { device } from "$lib/device/storage";
import { newGame, readSetup, type Setup, startsAtOnce } from "./setup";
import type { Catalogue, Continue, Imported, Invitation, Join, NewTable, Opened, Seated } from "$lib/wire.gen";

/** A link that makes another browser hold a seat. */
interface SeatLink {
  seat: number;
  link: string;
}

/** Links as the server gave them. They prove a seat, so they are kept no longer than this page lives. */
const given = new Map<string, SeatLink[]>();
export const seatLinks = (table: string): readonly SeatLink[] => given.get(table) ?? [];

function keepLink(table: string, seat: number, link: string) {
  const others = seatLinks(table).filter((known) => known.seat !== seat);
  given.set(table, [...others, { seat, link }]);
}

let catalogue: Promise<Catalogue> | undefined;

/** Everything that can be chosen; asked for once. */
export function options(): Promise<Catalogue> {
  catalogue ??= get<Catalogue>("api/options").catch((wrong: unknown) => {
    catalogue = undefined;
    throw wrong;
  });
  return catalogue;
}

/** Makes a table; this browser then holds the seats of the people who are here. */
export async function create(setup: Setup): Promise<NewTable> {
  const made = await taken(await post<NewTable>("api/games", newGame(setup)));
  keep(setup);
  return made;
}

/** A new table that goes on from a moment of another one. */
export const goOn = async (table: string, wanted: Continue): Promise<NewTable> =>
  taken(await post<NewTable>(`api/games/${encodeURIComponent(table)}/continue`, wanted));

/** As the server has them. It does not read longer texts at all, so it could not say why. */
const RECORD_MAX_CHARACTERS = 60_000;
const IMPORT_MAX_DECISIONS = 1500;

/** A record becomes a table, which this browser then has in its list. Gives its id. */
export async function importRecord(record: string): Promise<string> {
  if (record.length > RECORD_MAX_CHARACTERS) {
    await words.need("problems").catch(() => undefined);
    const message = `A record may have at most ${RECORD_MAX_CHARACTERS} characters.`;
    throw new Refused(0, { error: "long-record", message, facts: { most: IMPORT_MAX_DECISIONS } });
  }
  const { id, host } = await post<Imported>("api/records", { record });
  await open(id, host);
  return id;
}

/** The browser holds the seats of a new table. */
async function taken(made: NewTable): Promise<NewTable> {
  const tokens = made.seats.flatMap(({ token }) => token ?? []);
  for (const token of tokens.length > 0 ? tokens : [made.host]) await open(made.id, token); // one cookie holds them all
  for (const { seat, link } of made.seats) if (link) keepLink(made.id, seat, link);
  if (made.invite) keepInvitation(made.id, codeIn(made.invite));
  return made;
}

/** The browser gets a seat, on all devices of its person if it has one. */
export const open = (table: string, token: string): Promise<Opened> =>
  callAsMe<Opened>("POST", `api/games/${encodeURIComponent(table)}/open`, { token });

/** The key of each joining that is not done: sent again with it, it takes no second seat. */
const joining = new Map<string, string>();

/** Sits down at a table. */
export async function join(table: string, wish: Join): Promise<Seated> {
  const key = joining.get(table) ?? newKey();
  joining.set(table, key);
  const seated = await post<Seated>(`api/games/${encodeURIComponent(table)}/join`, { ...wish, key });
  await open(table, seated.token);
  joining.delete(table);
  keepLink(table, seated.seat, seated.link);
  return seated;
}

/** A new link for a seat of this browser; the one before is no longer valid. */
export async function newLink(table: string, seat: number): Promise<string> {
  const seated = await post<Seated>(`api/games/${encodeURIComponent(table)}/seats/${seat}/link`);
  keepLink(table, seat, seated.link);
  return seated.link;
}

/** The link for one person to the seat that somebody left in the game; only the host can ask for it. */
export async function askTakeOver(table: string, seat: number): Promise<string> {
  const path = `api/games/${encodeURIComponent(table)}/seats/${seat}/invite`;
  return (await post<Invitation>(path)).link;
}

// Invitations

const INVITATIONS_KEY = "kontor-invitations";
const MAX_INVITATIONS_KEPT = 20; // tables
const codeIn = (link: string): string => link.slice(link.lastIndexOf("/") + 1);
const invitations = (): [string, string][] => JSON.parse(device.read(INVITATIONS_KEY) ?? "[]") as [string, string][];

/** The server keeps only a hash of the code, so the host's browser remembers it. */
function keepInvitation(table: string, code: string) {
  const others = invitations().filter(([id]) => id !== table);
  device.write(INVITATIONS_KEY, JSON.stringify([[table, code], ...others].slice(0, MAX_INVITATIONS_KEPT)));
}

/** The code of a table's invitation, if this browser made it. */
export const invitationOf = (table: string): string | undefined => invitations().find(([id]) => id === table)?.[1];

/** A new invitation to a lobby, for its host; the one before is no longer valid. */
export async function newInvitation(table: string): Promise<string> {
  const { invite } = await post<Invitation>(`api/games/${encodeURIComponent(table)}/invite`);
  keepInvitation(table, invite);
  return invite;
}

// The last set-ups

const SETUP_KEY = "kontor-setup";
const PLAY_KEY = "kontor-play";

function keep(setup: Setup) {
  if (setup.seats.every(({ kind }) => kind === "bot")) return; // what somebody watched is not what they play next
  const text = JSON.stringify({ ...setup, seed: null }); // another game, not the same one again
  device.write(SETUP_KEY, text);
  if (startsAtOnce(setup)) device.write(PLAY_KEY, text);
}

/** The set-up of the last table. */
export const lastSetup = (): Setup | null => readSetup(device.read(SETUP_KEY));

/** The last set-up that needed nobody else. */
export const lastPlay = (): Setup | null => readSetup(device.read(PLAY_KEY));
