/** A puzzle at a table of its own: the server says what each moment looks like, and judges the answer: a decision or a turn. */
import { post } from "$lib/api";
import { StudyStore, type Wanted } from "$lib/study/store.svelte";
import { bare, lineTo, type Path, type Study } from "$lib/study/tree";
import type { PuzzleCard, PuzzleMoment, PuzzleVerdict, StudyMoment } from "$lib/wire.gen";
import { tried } from "./solved";

export const momentOf = (puzzle: string, names: readonly string[], line: readonly string[] = []): Promise<PuzzleMoment> =>
  post<PuzzleMoment>(`api/puzzles/${encodeURIComponent(puzzle)}`, { line, names });

export class PuzzleStore extends StudyStore {
  readonly puzzle: PuzzleCard;
  readonly seat: number;
  /** What the answer was worth; null before it. It stays while the position is looked at once more. */
  verdict = $state.raw<PuzzleVerdict | null>(null);

  constructor(
    private readonly seatNames: readonly string[],
    moment: PuzzleMoment,
  ) {
    super({ position: {}, names: seatNames, colours: [], root: bare() }, [], moment);
    this.puzzle = moment.puzzle;
    this.seat = moment.seat;
  }

  /** Questions about this moment are about its position: the line began in the puzzle's own. */
  override wanted(): Wanted {
    return { position: this.position, line: [], names: this.seatNames };
  }

  protected override async ask(study: Study, path: Path): Promise<StudyMoment> {
    const moment = await momentOf(this.puzzle.id, this.seatNames, lineTo(study.root, path));
    if (moment.verdict) {
      this.verdict = moment.verdict;
      tried(this.puzzle.id, moment.verdict.right);
    }
    moment.news.view.table.undo = path.length > 0;
    return moment;
  }

  /** From the beginning, as if nothing had been played. */
  async again(): Promise<void> {
    this.verdict = null;
    await this.goTo([]);
  }
}
