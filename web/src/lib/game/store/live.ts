/** A table of a server: news come over a socket, questions go over HTTP. */
import { get, post, socketAt } from "$lib/server/api";
import type { News, Play, Preview, TableView, WhyNot } from "$lib/wire.gen";
import { Connection, type Socket } from "./connection";
import type { Listener, Source } from "./source";

export class LiveSource implements Source {
  private readonly path: string;
  private connection: Connection | null = null;

  constructor(
    id: string,
    private readonly socket: new (address: string) => Socket = WebSocket as unknown as new (address: string) => Socket,
  ) {
    this.path = `api/games/${encodeURIComponent(id)}`;
  }

  open(listener: Listener): void {
    const address = () => this.address(listener.view);
    this.connection ??= new Connection({ address, Socket: this.socket }, listener);
    addEventListener("online", this.nudge);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.nudge);
    this.connection.open();
  }

  close(): void {
    removeEventListener("online", this.nudge);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.nudge);
    this.connection?.close();
  }

  /** The socket was made with the cookie of then. */
  reconnect(): void {
    this.cut();
  }

  play(play: Play): boolean {
    return this.connection?.play(play) ?? false;
  }

  undo = (ply: number, stamp: number): Promise<unknown> => post(`${this.path}/undo`, { ply, stamp });
  news = (ply: number, version: number): Promise<News> => get(`${this.path}/events?ply=${ply}&version=${version}`);
  why = (action: string, signal: AbortSignal): Promise<WhyNot> => post(`${this.path}/why`, { action }, signal);
  preview = (action: string, signal: AbortSignal): Promise<Preview> => post(`${this.path}/preview`, { action }, signal);

  /** The address of the socket, for a client that knows this much. */
  private address(known: TableView | null): string {
    const { updated, you, lost, host } = known?.table ?? {};
    const view = known ? `${known.ply}&version=${known.version}&updated=${updated}&you=${you}&lost=${lost}&host=${host}` : 0;
    return socketAt(`${this.path}/live?ply=${view}`);
  }

  private readonly nudge = () => this.connection?.nudge();
  private readonly cut = () => this.connection?.cut();
}
