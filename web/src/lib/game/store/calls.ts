/** The calls of one table. */
import { call, get, post, put, socketAt } from "$lib/api";
import type { Line, News, Opened, Preview, TableInfo, WhyNot } from "$lib/wire.gen";

/** What somebody has seen last, and as whom. */
interface Known {
  ply: number;
  version: number;
  table: Pick<TableInfo, "updated" | "you" | "lost" | "host">;
}

export class Calls {
  private readonly path: string;

  constructor(id: string) {
    this.path = `api/games/${encodeURIComponent(id)}`;
  }

  /** Where the live socket is, for somebody who knows so much. */
  live(known: Known | null): string {
    const { updated, you, lost, host } = known?.table ?? {};
    const view = known ? `${known.ply}&version=${known.version}&updated=${updated}&you=${you}&lost=${lost}&host=${host}` : 0;
    return socketAt(`${this.path}/live?ply=${view}`);
  }

  news = (ply: number, version: number): Promise<News> => get(`${this.path}/events?ply=${ply}&version=${version}`);
  why = (action: string, signal: AbortSignal): Promise<WhyNot> => post(`${this.path}/why`, { action }, signal);
  preview = (action: string, signal: AbortSignal): Promise<Preview> => post(`${this.path}/preview`, { action }, signal);
  undo = (ply: number, stamp: number): Promise<unknown> => post(`${this.path}/undo`, { ply, stamp });
  takeBack = (ply: number): Promise<unknown> => post(`${this.path}/takeback`, { ply });
  reply = (agree: boolean, version: number): Promise<unknown> => post(`${this.path}/reply`, { agree, version });
  abort = (): Promise<unknown> => post(`${this.path}/abort`);
  say = (words: Words): Promise<unknown> => post(`${this.path}/chat`, words);
  pace = (pace: number): Promise<unknown> => put(`${this.path}/pace`, { pace });
  instant = (): Promise<unknown> => post(`${this.path}/instant`);
  handToBot = (seat: number, level: string): Promise<unknown> => put(`${this.path}/seats/${seat}/bot`, { level });
  replace = (seat: number, level: string): Promise<unknown> => post(`${this.path}/seats/${seat}/replace`, { level });
  takeSeat = (seat: number): Promise<unknown> => call("DELETE", `${this.path}/seats/${seat}/bot`);
  rest = (seat: number, days: number): Promise<unknown> =>
    days ? put(`${this.path}/seats/${seat}/vacation`, { days }) : call("DELETE", `${this.path}/seats/${seat}/vacation`);
  pause = (days: number): Promise<unknown> => post(`${this.path}/pause`, { days });
  leave = (seat: number): Promise<unknown> => post(`${this.path}/leave`, { seat });
  rematch = (): Promise<Opened> => post(`${this.path}/rematch`);
}

/** A line of chat: own words, or a phrase that everybody reads in their language. */
export type Words = { text: string } | { phrase: NonNullable<Line["phrase"]> };
