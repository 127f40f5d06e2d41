/** A table of a server: news come over a socket, questions go over HTTP. */
import type { Play } from "$lib/wire.gen";
import { Calls } from "./calls";
import { Connection, type Socket } from "./connection";
import type { Listener, Source } from "./source";

export class LiveSource implements Source {
  private readonly calls: Calls;
  private connection: Connection | null = null;

  constructor(
    id: string,
    private readonly socket: new (address: string) => Socket = WebSocket as unknown as new (address: string) => Socket,
  ) {
    this.calls = new Calls(id);
  }

  open(listener: Listener): void {
    const address = () => this.calls.live(listener.view);
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

  undo = (ply: number, stamp: number) => this.calls.undo(ply, stamp);
  news = (ply: number, version: number) => this.calls.news(ply, version);
  why = (action: string, signal: AbortSignal) => this.calls.why(action, signal);
  preview = (action: string, signal: AbortSignal) => this.calls.preview(action, signal);

  private readonly nudge = () => this.connection?.nudge();
  private readonly cut = () => this.connection?.cut();
}
