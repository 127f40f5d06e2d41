/**
 * The live socket of a table. It comes back by itself, tells what it has heard so that nothing is missed, and keeps the
 * one decision that is not answered yet: it is sent once on each new line, with its key, so that it counts once.
 */
import type { LiveMessage, Play } from "$lib/wire.gen";
import type { Link, Listener } from "./source";

/** What we need of a WebSocket. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Means {
  /** The address, with the ply and version that are known now. */
  address: () => string;
  Socket: new (address: string) => Socket;
  random?: () => number;
}

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 1800; // play goes on within two seconds after the network is back
const SLOW_RETRY_AFTER_TRIES = 60;
const SLOW_RETRY_MS = 10_000;
const PING_AFTER_MS = 20_000; // silence before a ping
const PONG_TIMEOUT_MS = 8_000; // time for its answer
const MAX_REFUSALS = 3;
const SEAT_LOST_CLOSE_CODE = 1008; // the close code for a seat that is not ours any more

export class Connection {
  link: Link = "closed";
  private socket: Socket | null = null;
  private attempts = 0;
  private heard = false; // anything on this socket
  private pending: Play | null = null;
  private isSent = false; // the pending decision, on this socket
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly means: Means,
    private readonly listener: Pick<Listener, "hear" | "linked" | "doubt">,
  ) {}

  open(): void {
    if (this.link === "closed") this.connect();
  }

  close(): void {
    this.drop();
    clearTimeout(this.retry);
    this.become("closed");
  }

  /** The network or the tab came back: no waiting, or a look whether the line is alive. */
  nudge(): void {
    if (this.link === "lost" || this.link === "restarting") {
      clearTimeout(this.retry);
      this.connect();
    } else if (this.link === "open") this.ping();
  }

  /** The browser says that there is no network: nobody has to wait until the line is found dead. */
  cut(): void {
    if (this.link === "open" || this.link === "connecting") this.lose(0);
  }

  get isWaiting(): boolean {
    return this.pending !== null;
  }

  /** Sends a decision, or keeps it until the line is back. False while another one waits for its answer. */
  play(play: Play): boolean {
    if (this.pending || this.link === "closed") return false;
    this.pending = play;
    this.isSent = false;
    this.deliver();
    return true;
  }

  private connect(): void {
    this.drop();
    this.heard = false;
    if (this.link !== "restarting") this.become("connecting");
    const socket = new this.means.Socket(this.means.address());
    this.socket = socket;
    socket.onopen = () => this.expect(PONG_TIMEOUT_MS);
    socket.onmessage = ({ data }) => this.hear(data);
    socket.onclose = ({ code }) => this.lose(code);
    this.expect(PONG_TIMEOUT_MS);
  }

  private hear(data: unknown): void {
    const message = JSON.parse(String(data)) as LiveMessage;
    this.expect(PING_AFTER_MS);
    this.attempts = 0;
    if (message.type === "restarting") {
      this.become("restarting");
      return;
    }
    if (!this.heard) {
      this.heard = true;
      this.become("open");
    }
    if ((message.type === "played" || message.type === "refused") && message.key === this.pending?.key) this.pending = null;
    this.listener.hear(message);
    this.deliver();
  }

  /** The first word of the server is the newest view; only then a kept decision goes out again. */
  private deliver(): void {
    if (!this.pending || this.link !== "open" || this.isSent) return;
    this.isSent = true;
    this.send({ type: "play", ...this.pending });
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
    this.expect(PONG_TIMEOUT_MS);
  }

  private ping(): void {
    this.send({ type: "ping" });
  }

  /** Within this time a word must come; after a quiet while we ask, after an unanswered question the line is dead. */
  private expect(time: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => (time === PING_AFTER_MS ? this.ping() : this.lose(0)), time);
  }

  private lose(code: number): void {
    const restarting = this.link === "restarting" && this.attempts < SLOW_RETRY_AFTER_TRIES;
    const unheard = !this.heard;
    this.drop();
    if (code === SEAT_LOST_CLOSE_CODE) {
      this.become("closed");
      this.listener.doubt();
      return;
    }
    this.become(restarting ? "restarting" : "lost");
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), this.pause());
    if (unheard && this.attempts % MAX_REFUSALS === 0) this.listener.doubt();
  }

  /** Longer each time, and never the same for two tabs. */
  private pause(): number {
    const most = this.attempts > SLOW_RETRY_AFTER_TRIES ? SLOW_RETRY_MS : MAX_RETRY_MS;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(this.attempts - 1, 10), most);
    return pause * (0.5 + (this.means.random ?? Math.random)() / 2);
  }

  private drop(): void {
    clearTimeout(this.watch);
    const { socket } = this;
    this.socket = null;
    this.isSent = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private become(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.listener.linked(link);
  }
}
