/** What the operator asks of the server. The secret lives in this page alone: a reload asks for it again. */
import { keepFile } from "$lib/device/keepFile";
import { at, call, Refused } from "$lib/server/api";
import { words } from "$lib/language/i18n.svelte";
import type { Acts, Bans, Copied, Load, NewBan, OpenTables, Problem, Reports } from "../wire.gen";

let secret = "";

export const use = (given: string) => (secret = given.trim());
export const hasSecret = () => secret !== "";
/** Takes the secret that a link of `kontor operator link` brings behind the #, out of sight and out of the history.
    Gives whether there was one. */
export function useLink(): boolean {
  const brought = location.hash.slice(1);
  if (!brought) return false;
  history.replaceState(null, "", location.pathname);
  try {
    use(decodeURIComponent(brought));
  } catch {
    use(brought); // a % that stands for nothing
  }
  return true;
}
const headers = (): Record<string, string> => (secret ? { Authorization: `Bearer ${secret}` } : {});
const ask = <T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> =>
  call<T>(method, `api/operator/${path}`, body, undefined, headers());

export const load = (): Promise<Load> => ask("GET", "load");
export const tables = async (over: boolean): Promise<OpenTables["tables"]> => (await ask<OpenTables>("GET", `tables?over=${over}`)).tables;
const pathOf = (table: string): string => `tables/${encodeURIComponent(table)}`;
export const end = (table: string): Promise<unknown> => ask("POST", `${pathOf(table)}/end`);
export const remove = (table: string): Promise<unknown> => ask("DELETE", pathOf(table));
export const rename = (table: string, seat: number, name: string): Promise<unknown> =>
  ask("PUT", `${pathOf(table)}/seats/${seat}/name`, { name: name.trim() });
export const removeLine = (table: string, line: number): Promise<unknown> => ask("DELETE", `${pathOf(table)}/chat/${line}`);
export const reports = async (): Promise<Reports["reports"]> => (await ask<Reports>("GET", "reports")).reports;
export const dropReport = (id: string): Promise<Reports> => ask("DELETE", `reports/${encodeURIComponent(id)}`);
export const acts = async (): Promise<Acts["acts"]> => (await ask<Acts>("GET", "acts")).acts;
export const backUp = (): Promise<Copied> => ask("POST", "backup");
export const bans = async (): Promise<Bans["bans"]> => (await ask<Bans>("GET", "bans")).bans;
export const ban = async (whom: NewBan["ban"]): Promise<Bans["bans"]> => (await ask<Bans>("POST", "bans", { ban: whom })).bans;
export const unban = async (id: string): Promise<Bans["bans"]> => (await ask<Bans>("DELETE", `bans/${encodeURIComponent(id)}`)).bans;

/** The record of a game as a file: a plain link could not show the secret. */
export async function saveRecord(table: string) {
  const answer = await fetch(at(`api/operator/${pathOf(table)}/record`), { headers: headers() });
  if (!answer.ok) {
    await words.need("problems").catch(() => undefined);
    throw new Refused(answer.status, (await answer.json()) as Problem);
  }
  keepFile(`${table}.kontor`, await answer.blob());
}
