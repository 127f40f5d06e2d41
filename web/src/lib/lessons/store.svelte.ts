/** A lesson at a table of its own: the server says what each moment looks like, and whether the task is done. */
import { post } from "$lib/api";
import { StudyStore, type Wanted } from "$lib/study/store.svelte";
import { bare, lineTo, type Path, type Study, type Twig } from "$lib/study/tree";
import type { LessonCard, LessonMoment, StudyMoment } from "$lib/wire.gen";

/** A line without branches, as a study. */
function straight(line: readonly string[], names: readonly string[]): { study: Study; path: Path } {
  const then = line.reduceRight<Twig[]>((after, action) => [{ ...bare(action), then: after }], []);
  return { study: { position: {}, names, colours: [], root: { ...bare(), then } }, path: line.map(() => 0) };
}

export const momentOf = (
  lesson: string,
  step: number,
  names: readonly string[],
  line: readonly string[] = [],
  begun: number | null = null,
): Promise<LessonMoment> => post<LessonMoment>(`api/lessons/${encodeURIComponent(lesson)}`, { step, begun, line, names });

export class LessonStore extends StudyStore {
  step = $state(0);
  begun = $state(0);
  /** What the server said about the last decision. */
  said = $state.raw<Pick<LessonMoment, "done" | "way" | "remark">>({ done: false, way: [], remark: null });

  constructor(
    readonly lesson: LessonCard,
    step: number,
    private readonly seatNames: readonly string[],
    moment: LessonMoment,
  ) {
    const { study, path } = straight(moment.line, seatNames);
    super(study, path, moment);
    this.step = step;
    this.note(moment);
  }

  get isLast(): boolean {
    return this.step + 1 >= this.lesson.steps;
  }

  get hasPlayed(): boolean {
    return this.path.length > this.begun;
  }

  /** Questions about this moment are about its position: the line began in the lesson's own. */
  override wanted(): Wanted {
    return { position: this.position, line: [], names: this.seatNames };
  }

  protected override async ask(study: Study, path: Path): Promise<StudyMoment> {
    const moment = await momentOf(this.lesson.id, this.step, this.seatNames, lineTo(study.root, path), this.begun);
    this.note(moment);
    return moment;
  }

  /** The next task, from where the learner stands if that is possible. */
  async next(): Promise<void> {
    const step = this.step + 1;
    await this.try(() => this.inTurn(() => this.turnTo(step, this.line)));
  }

  /** The same task from its beginning. */
  async again(): Promise<void> {
    await this.goTo(this.path.slice(0, this.begun));
  }

  async takeLastBack(): Promise<void> {
    if (this.hasPlayed) await this.goTo(this.path.slice(0, -1));
  }

  override async goTo(path: Path): Promise<void> {
    await super.goTo(path.length < this.begun ? this.path.slice(0, this.begun) : path);
  }

  private async turnTo(step: number, line: readonly string[]): Promise<void> {
    const moment = await momentOf(this.lesson.id, step, this.seatNames, line);
    const { study, path } = straight(moment.line, this.seatNames);
    this.step = step;
    this.note(moment);
    this.adoptMoment({ ...study, position: this.study.position }, path, moment);
  }

  private note(moment: LessonMoment): void {
    this.begun = moment.begun;
    this.said = { done: moment.done, way: moment.way, remark: moment.remark };
    const { table } = moment.news.view;
    table.undo = moment.line.length > moment.begun;
  }
}
