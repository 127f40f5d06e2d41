/** A table followed from outside the game: its newest view, as long as somebody looks. */
import { socketAt } from "$lib/server/api";
import { arrive } from "$lib/server/prefetch";
import type { Opening } from "../lib/game/store/source";
import type { LiveMessage, TableView } from "$lib/wire.gen";

const MAX_RETRY_MS = 15_000;

export class Follower {
  view = $state.raw<TableView | null>(null);
  problem = $state.raw<unknown>(null);
  connected = $state(false);
  /** What the game can begin with, as soon as it is known. */
  opening: Promise<Opening | null> = Promise.resolve(null);
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = 500;
  private over = false;
  private starts = 0;

  constructor(readonly id: string) {}

  /** Begins to follow, or tries again. */
  async start() {
    this.stop();
    this.over = false;
    const start = ++this.starts;
    await this.look();
    if (this.view && !this.over && start === this.starts) this.listen();
  }

  stop() {
    this.over = true;
    clearTimeout(this.timer);
    this.hangUp();
  }

  /** Closes the connection, one that is only being made as soon as it is there: browsers warn otherwise. */
  private hangUp() {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** Asks for the view now, for example after the viewer's own change. */
  async look() {
    try {
      const { news, opening } = await arrive(this.id);
      if (this.take(news.view)) this.opening = opening;
      this.problem = null;
    } catch (wrong) {
      this.problem = wrong;
    }
  }

  /** Who looks may have changed since, so that an equal version counts as newer. */
  private take(view: TableView): boolean {
    const newer = !this.view || view.version >= this.view.version;
    if (newer) this.view = view;
    return newer;
  }

  private listen() {
    const socket = new WebSocket(socketAt(`api/games/${encodeURIComponent(this.id)}/live`));
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.wait = 500;
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as LiveMessage;
      if (message.type === "view") this.take(message.view);
    };
    socket.onclose = () => {
      if (this.over || socket !== this.socket) return;
      this.connected = false;
      this.timer = setTimeout(
        () => {
          void this.look();
          this.listen();
        },
        this.wait * (0.5 + Math.random() / 2),
      ); // not all at once after a restart
      this.wait = Math.min(MAX_RETRY_MS, this.wait * 2);
    };
  }

  /** Connects again: after this browser was given a seat, the connection has to see it through that seat. */
  renew() {
    this.wait = 50;
    this.hangUp();
    void this.look();
  }
}
