/** A game of the past on the table: any of its moments, to be looked at. Nothing can be decided here. */
import { BEGINNING } from "$lib/game/store/state.svelte";
import { TableStore } from "$lib/game/store/table.svelte";
import type { BoardPaper, Replay, SeatView } from "$lib/wire.gen";
import { stepFrom, type Stride, views } from "./film";

/** The address of the study board with the moment that a replay shows; only games that are over have one. */
export const studyOf = ({ id, ply }: ReplayStore): string => `study/${encodeURIComponent(id)}/${ply}`;

export class ReplayStore extends TableStore {
  /** How many decisions were played at the moment that is shown. */
  ply = $state(0);
  readonly views: readonly SeatView[];

  constructor(
    readonly replay: Replay,
    paper: BoardPaper,
    ply: number,
  ) {
    super(replay.id);
    this.views = views(replay.first, replay.moments);
    this.paper = paper;
    this.events = replay.moments.flatMap(({ events }) => events); // of the whole game: the log shows what comes, too
    this.goTo(ply);
  }

  get length(): number {
    return this.replay.moments.length;
  }

  /** Shows the moment after so many decisions; before the first or after the last it is that one. */
  goTo(ply: number): void {
    const now = Math.min(Math.max(Math.trunc(ply) || 0, 0), this.length);
    const { id, version, table, scope } = this.replay;
    this.ply = now;
    this.view = { ...this.views[now]!, id, version, stamp: now, table, scope };
    this.looked = now > 0 ? now - 1 : BEGINNING;
  }

  step(stride: Stride, way: 1 | -1): void {
    this.goTo(stepFrom(this.replay.moments, this.ply, stride, way));
  }

  /** The past cannot be changed. */
  override click(): Promise<void> {
    return Promise.resolve();
  }
}
