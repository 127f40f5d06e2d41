/** A game of the past on a table: any of its moments, to be looked at. Nothing can be decided here. */
import { OFFLINE, Refused } from "$lib/server/api";
import type { Source } from "$lib/game/store/source";
import { BEGINNING, TableStore } from "$lib/game/store/tableStore.svelte";
import type { BoardPaper, Replay, SeatView } from "$lib/wire.gen";
import { stepFrom, type Stride, views } from "./film";

/** The address of the study board with the moment that a replay shows; only games that are over have one. */
export const studyOf = ({ id, ply }: ReplaySource): string => `study/${encodeURIComponent(id)}/${ply}`;

const refuse = (): Promise<never> => Promise.reject(new Refused(0, OFFLINE));

export class ReplaySource implements Source {
  readonly table: TableStore;
  /** How many decisions were played at the moment that is shown. */
  ply = $state(0);
  readonly views: readonly SeatView[];

  constructor(
    readonly replay: Replay,
    paper: BoardPaper,
    ply: number,
  ) {
    this.table = new TableStore(replay.id, this);
    this.table.paper = paper;
    this.table.events = replay.moments.flatMap(({ events }) => events); // of the whole game: the log shows what comes, too
    this.views = views(replay.first, replay.moments);
    this.goTo(ply);
  }

  get id(): string {
    return this.replay.id;
  }

  get length(): number {
    return this.replay.moments.length;
  }

  /** Shows the moment after this many decisions, or the nearest one that exists. */
  goTo(ply: number): void {
    const now = Math.min(Math.max(Math.trunc(ply) || 0, 0), this.length);
    const { id, version, table, scope } = this.replay;
    this.ply = now;
    this.table.view = { ...this.views[now]!, id, version, stamp: now, table, scope };
    this.table.viewedPly = now > 0 ? now - 1 : BEGINNING;
  }

  step(stride: Stride, way: 1 | -1): void {
    this.goTo(stepFrom(this.replay.moments, this.ply, stride, way));
  }

  // What the table asks: the past cannot be changed.

  open(): void {}
  close(): void {}
  takesClick = () => true;
  play = () => false;
  undo = refuse;
  news = refuse;
  why = refuse;
  preview = refuse;
}
