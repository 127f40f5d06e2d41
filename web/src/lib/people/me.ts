/** The person that this device is known as to the server, by a secret that it keeps. */
import { codeOf } from "$lib/server/problem";
import { device } from "$lib/device/storage";
import { callAsMe, type Method, SECRET } from "./proof";
import type { RestrictionsAtTable, Introduced, Me, NewPass, PassInfo, SeatRestriction, SignIn, SignInBegun } from "../wire.gen";

const STATE = "kontor-sign-in";
/** What nobody else may have. */
export const SECRETS = [SECRET, STATE];

/** Where the person lives, as clocks know it. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const ask = <T>(method: Method, path = "", body?: unknown): Promise<T> => callAsMe(method, `api/me${path}`, body);

/** The person of this device; undefined where it has none. A browser that lost its cookie gets its seats again. */
export async function known(): Promise<Me | undefined> {
  if (!device.read(SECRET)) return undefined;
  try {
    const me = await ask<Me>("GET");
    return me.here ? me : await ask<Me>("POST", "/browser");
  } catch (wrong) {
    if (codeOf(wrong) !== "device") throw wrong; // the server knows this device no longer: it begins again
    return undefined;
  }
}

/** The person, who is made where this device is not known yet. */
export const meet = async (language: string): Promise<Me> =>
  (await known()) ?? keep(await ask<Introduced>("POST", "", { language, zone: zone() }));

/** Shows a pass of another device: this one is the same person's from then on, and brings what it has if that is meant. */
export const show = async (secret: string, bring: boolean): Promise<Me> =>
  keep(await ask<Introduced>("POST", "/devices", { secret, bring }));

function keep({ secret, me }: Introduced): Me {
  device.write(SECRET, secret);
  return me;
}

export const rename = (name: string): Promise<Me> => ask("PUT", "/name", { name: name.trim() || null });
export const newPass = (kind: PassInfo["kind"]): Promise<NewPass> => ask("POST", "/passes", { kind });
export const endPass = (kind: PassInfo["kind"]): Promise<Me> => ask("DELETE", `/passes/${kind}`);
export const dropDevice = (id: string): Promise<Me> => ask("DELETE", `/devices/${id}`);
export const lift = (id: string): Promise<Me> => ask("DELETE", `/restrictions/${id}`);

/** What people call the provider with which they may sign in; null where there is none. */
export const provider = async (): Promise<string | null> => (await ask<SignIn>("GET", "/sign-in")).label;

/** Leaves for the provider, which sends this browser back to the page it is on. */
export async function beginSignIn(): Promise<void> {
  const { url, state } = await ask<SignInBegun>("POST", "/sign-in");
  device.write(STATE, state);
  location.assign(url);
}

/** Finishes what was begun here, and nothing else: a link with the state of somebody else could make this device theirs. */
export async function finishSignIn(back: URLSearchParams, bring: boolean, language: string): Promise<Me> {
  const own = device.read(STATE) === back.get("state");
  const brought = { state: own ? back.get("state") : "", code: back.get("code"), bring, language, zone: zone() };
  const me = keep(await ask<Introduced>("POST", "/sign-in/finish", brought));
  device.write(STATE, "");
  return me;
}

export const endSignIn = (): Promise<Me> => ask("DELETE", "/sign-in");

/** Whom this person mutes or blocks at a table; nobody, where there is no such person. */
export async function restrictionsAt(table: string): Promise<SeatRestriction[]> {
  if (!device.read(SECRET)) return [];
  try {
    return (await ask<RestrictionsAtTable>("GET", `/restrictions?table=${table}`)).restrictions;
  } catch {
    return []; // without a network everybody is read
  }
}

/** Mutes or blocks the player at a seat. */
export async function restrict(table: string, seat: number, kind: SeatRestriction["kind"], language: string): Promise<void> {
  await meet(language);
  await ask("POST", "/restrictions", { table, seat, kind });
}
