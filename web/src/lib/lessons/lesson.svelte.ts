/** A lesson at a table of its own: the server says what each moment looks like, and whether the task is done. */
import { post } from "$lib/server/api";
import { StudySource, type Task } from "$lib/study/study.svelte";
import { bare, lineTo, type Path, type Study, type TreeNode } from "$lib/study/tree";
import type { LessonCard, LessonMoment } from "$lib/wire.gen";

/** A line without branches, as a study. */
function straight(line: readonly string[], names: readonly string[]): { study: Study; path: Path } {
  const then = line.reduceRight<TreeNode[]>((after, action) => [{ ...bare(action), then: after }], []);
  return { study: { position: {}, names, colours: [], root: { ...bare(), then } }, path: line.map(() => 0) };
}

export const momentOf = (
  lesson: string,
  step: number,
  names: readonly string[],
  line: readonly string[] = [],
  begun: number | null = null,
): Promise<LessonMoment> => post<LessonMoment>(`api/lessons/${encodeURIComponent(lesson)}`, { step, begun, line, names });

export class Lesson implements Task {
  readonly source: StudySource;
  step = $state(0);
  begun = $state(0);
  /** What the server said about the last decision. */
  said = $state.raw<Pick<LessonMoment, "done" | "way" | "remark">>({ done: false, way: [], remark: null });

  constructor(
    readonly card: LessonCard,
    step: number,
    readonly names: readonly string[],
    moment: LessonMoment,
  ) {
    this.step = step;
    this.note(moment);
    const { study, path } = straight(moment.line, names);
    this.source = new StudySource(study, path, moment, this);
  }

  get isLast(): boolean {
    return this.step + 1 >= this.card.steps;
  }

  get hasPlayed(): boolean {
    return this.source.path.length > this.begun;
  }

  async ask(study: Study, path: Path): Promise<LessonMoment> {
    const moment = await momentOf(this.card.id, this.step, this.names, lineTo(study.root, path), this.begun);
    this.note(moment);
    return moment;
  }

  /** The next task, from where the learner stands if that is possible. */
  async next(): Promise<void> {
    const step = this.step + 1;
    await this.source.try(() => this.source.inTurn(() => this.turnTo(step, this.source.line)));
  }

  /** The same task from its beginning. */
  async again(): Promise<void> {
    await this.source.goTo([]);
  }

  async takeLastBack(): Promise<void> {
    if (this.hasPlayed) await this.source.goTo(this.source.path.slice(0, -1));
  }

  private async turnTo(step: number, line: readonly string[]): Promise<void> {
    const moment = await momentOf(this.card.id, step, this.names, line);
    const { study, path } = straight(moment.line, this.names);
    this.step = step;
    this.note(moment);
    this.source.adoptMoment({ ...study, position: this.source.study.position }, path, moment);
  }

  private note(moment: LessonMoment): void {
    this.begun = moment.begun;
    this.said = { done: moment.done, way: moment.way, remark: moment.remark };
    moment.news.view.table.undo = moment.line.length > moment.begun;
  }
}
