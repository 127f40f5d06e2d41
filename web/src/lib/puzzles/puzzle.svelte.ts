/** A puzzle at a table of its own: the server says what each moment looks like, and judges the answer: a decision or a turn. */
import { post } from "$lib/api";
import { StudySource, type Task } from "$lib/study/source.svelte";
import { bare, lineTo, type Path, type Study } from "$lib/study/tree";
import type { PuzzleCard, PuzzleMoment, PuzzleVerdict } from "$lib/wire.gen";
import { tried } from "./solved";

export const momentOf = (puzzle: string, names: readonly string[], line: readonly string[] = []): Promise<PuzzleMoment> =>
  post<PuzzleMoment>(`api/puzzles/${encodeURIComponent(puzzle)}`, { line, names });

export class Puzzle implements Task {
  readonly source: StudySource;
  readonly card: PuzzleCard;
  readonly seat: number;
  readonly begun = 0;
  /** What the answer was worth; null before it. It stays while the position is looked at once more. */
  verdict = $state.raw<PuzzleVerdict | null>(null);

  constructor(
    readonly names: readonly string[],
    moment: PuzzleMoment,
  ) {
    this.card = moment.puzzle;
    this.seat = moment.seat;
    this.source = new StudySource({ position: {}, names, colours: [], root: bare() }, [], moment, this);
  }

  async ask(study: Study, path: Path): Promise<PuzzleMoment> {
    const moment = await momentOf(this.card.id, this.names, lineTo(study.root, path));
    if (moment.verdict) {
      this.verdict = moment.verdict;
      tried(this.card.id, moment.verdict.right);
    }
    moment.news.view.table.undo = path.length > 0;
    return moment;
  }

  /** From the beginning, as if nothing had been played. */
  async again(): Promise<void> {
    this.verdict = null;
    await this.source.goTo([]);
  }
}
