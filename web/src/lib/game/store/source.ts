/** Where a table's news and answers come from: a server over a socket, a study, a game of the past. */
import type { BoardPaper, LiveMessage, News, Play, Preview, TableView, WhyNot } from "$lib/wire.gen";
import type { Target } from "../types";

/** What a game at a table begins with. */
export interface Opening {
  news: News;
  paper: BoardPaper;
}

export type Link =
  | "connecting"
  | "open"
  | "lost" // it will be tried again
  | "restarting" // the server said that it will be back
  | "closed"; // by us, or because the seat was given up

/** The table, as its source sees it. */
export interface Listener {
  /** What it shows now: news are about what came since. */
  readonly view: TableView | null;
  hear(message: LiveMessage): void;
  linked(link: Link): void;
  /** The source cannot be reached: perhaps the table is not there for us any more. */
  doubt(): void;
}

export interface Source {
  /** Sends news from now on; a second call changes nothing. */
  open(listener: Listener): void;
  close(): void;
  /** This browser holds other seats now: connects again as who it is now. */
  reconnect?(): void;
  /** Sends a decision; "played" or "refused" answers it. False while another one waits, or without a connection. */
  play(play: Play): boolean;
  undo(ply: number, stamp: number): Promise<unknown>;
  /** What came after this moment. */
  news(ply: number, version: number): Promise<News>;
  why(action: string, signal: AbortSignal): Promise<WhyNot>;
  preview(action: string, signal: AbortSignal): Promise<Preview>;
  /** Takes a click that means something else here than a decision. */
  takesClick?(target: Target): boolean;
}
