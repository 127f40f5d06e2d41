/**
 * The study board: a table at which everybody's decisions are the viewer's. A tree takes the place of the server's log;
 * the server says what each moment looks like, and stores nothing.
 */
import { post, Refused } from "$lib/server/api";
import { problemOf } from "$lib/game/store/people";
import type { Listener, Source } from "$lib/game/store/source";
import { TableStore } from "$lib/game/store/tableStore.svelte";
import type { Target } from "$lib/game/types";
import { board } from "$lib/server/boards";
import type { Colour, News, Play, PositionAnalysis, Preview, Problem, StudyMoment, StudyParts, WhyNot } from "$lib/wire.gen";
import { type Brush, inBox, painted } from "./edit";
import {
  bare,
  changed,
  cut,
  type Drawn,
  grown,
  isBare,
  isTooLarge,
  lineTo,
  STUDY_LIMITS,
  type Path,
  type Position,
  type Study,
  nodeAt,
} from "./tree";

/** Where a study goes on, from the newest study and the moment that it shows; null: nowhere. */
type Step = (study: Study, path: Path) => { study: Study; path: Path } | null;

/** What a call about a moment of a study says. */
interface Wanted {
  position: Position;
  line: string[];
  names: readonly string[];
  colours?: readonly Colour[];
}

/** Who says what a moment looks like, where that is not a study of its own: a lesson or a puzzle does. */
export interface Task {
  ask(study: Study, path: Path): Promise<StudyMoment>;
  /** Questions about a moment are about its position: the line began in the task's own. */
  names: readonly string[];
  /** Where the line of the task begins: nobody goes back behind it. */
  readonly begun: number;
}

export class StudySource implements Source {
  readonly table = new TableStore("study", this);
  study = $state.raw<Study>({ position: {}, names: [], colours: [], root: bare() });
  path = $state.raw<Path>([]);
  /** The moment that is shown, as a position of its own. */
  position = $state.raw<Position>({});
  /** What can be put into a position of this game. */
  parts = $state.raw<StudyParts | null>(null);
  /** What the moment is worth; null until it is known. */
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** What a click puts down while the position is set up by hand. */
  brush = $state.raw<Brush | null>(null);
  /** Clicks draw arrows; the first end of one is chosen. */
  drawing = $state(false);
  end = $state.raw<Target | null>(null);
  /** Why a position cannot be. */
  wrong = $state.raw<Problem | null>(null);
  latest!: News;
  private listener: Listener | null = null;
  private moments = 0;
  private lastStep: Promise<unknown> = Promise.resolve();
  /** Asks whether branches, words and arrows may go, which belong to the position as it was; a page does. */
  mayDrop: () => Promise<boolean> = async () => true;

  constructor(
    study: Study,
    path: Path,
    moment: StudyMoment,
    private readonly task: Task | null = null,
  ) {
    this.adoptMoment(study, path, moment);
  }

  readonly node = $derived(nodeAt(this.study.root, this.path));
  readonly line = $derived(lineTo(this.study.root, this.path));

  /** What a call about this moment says. */
  private wanted(): Wanted {
    return this.task ? { position: this.position, line: [], names: this.task.names } : wantedOf(this.study, this.path);
  }

  // What the table asks

  open(listener: Listener): void {
    this.listener = listener;
    listener.hear({ type: "view", ...this.latest });
    listener.linked("open");
  }

  close(): void {
    this.listener = null;
  }

  play(play: Play): boolean {
    void this.decide(play);
    return true;
  }

  private async decide({ action, key = null }: Play): Promise<void> {
    let ply = 0;
    try {
      await this.advance((study, path) => {
        ply = path.length;
        return played(study, path, [action]);
      });
      this.listener?.hear({ type: "played", ply, key });
    } catch (wrong) {
      this.listener?.hear({ type: "refused", problem: problemOf(wrong), key });
    }
  }

  undo = (ply: number): Promise<void> => this.goTo(this.path.slice(0, ply));
  news = async (): Promise<News> => this.latest;
  why = (action: string): Promise<WhyNot> => post("api/study/why", { ...this.wanted(), action });
  preview = (action: string): Promise<Preview> => post("api/study/preview", { ...this.wanted(), action });

  /** Clicks draw arrows, or paint the position. */
  takesClick(target: Target): boolean {
    const { brush, parts, table } = this;
    const { places } = table;
    const draws = this.drawing && target.includes(":");
    if (draws) this.draw(target);
    else if (brush && places) void this.change((position) => inBox(painted(position, places, target, brush), parts?.markers ?? {}));
    return draws || brush !== null;
  }

  // Going along the tree

  /** Shows another moment of the tree. */
  async goTo(wish: Path): Promise<void> {
    const begun = this.task?.begun ?? 0;
    const path = wish.length < begun ? this.path.slice(0, begun) : wish;
    await this.try(() => this.advance((study) => ({ study, path: path.slice(0, lineTo(study.root, path).length) })));
  }

  /** One decision back, or forward along the first branch. */
  async walk(way: 1 | -1): Promise<void> {
    await this.try(() =>
      this.advance((study, path) => {
        if (way < 0) return path.length ? { study, path: path.slice(0, -1) } : null;
        return nodeAt(study.root, path).then.length ? { study, path: [...path, 0] } : null;
      }),
    );
  }

  /** Plays several decisions, and shows the moment after them. */
  async playLine(decisions: readonly string[]): Promise<void> {
    await this.try(() => this.advance((study, path) => played(study, path, decisions)));
  }

  /**
   * Goes where a step leads; what is wrong with it is thrown. Steps and changes wait for each other, so that each begins
   * with what the one before it left.
   */
  private advance(step: Step, mayGo = async () => true): Promise<boolean> {
    return this.inTurn(async () => {
      const wish = step(this.study, this.path);
      if (wish === null) return false;
      const moment = await this.ask(wish.study, wish.path);
      const side = "side" in moment.news.view ? moment.news.view.side : null;
      if (!(await mayGo())) return false;
      if (side !== null && this.table.paper?.facts.id !== side) this.table.paper = await board(side);
      const { study, path } = step(this.study, this.path) ?? wish; // with words and arrows that came meanwhile
      this.adoptMoment(study, path, moment);
      return true;
    });
  }

  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.lastStep.then(act);
    this.lastStep = turn.catch(() => undefined);
    return turn;
  }

  /** What the server says about a moment. */
  private ask(study: Study, path: Path): Promise<StudyMoment> {
    return this.task?.ask(study, path) ?? post<StudyMoment>("api/study", wantedOf(study, path));
  }

  adoptMoment(study: Study, path: Path, { news, position, parts }: StudyMoment): void {
    const same = study.position === this.study.position ? this.path.findIndex((step, place) => step !== path[place]) : 0;
    const since = same < 0 ? Math.min(this.path.length, path.length) : same;
    this.moments += 1;
    this.study = study;
    this.path = path;
    this.position = position;
    this.parts = parts ?? this.parts;
    this.analysis = null;
    this.wrong = null;
    this.end = null;
    const view = { ...news.view, version: this.moments, stamp: this.moments };
    this.latest = { ...news, view, since, events: news.events.filter(({ ply }) => ply >= since) };
    this.listener?.hear({ type: "view", ...this.latest });
  }

  /**
   * Changes the position, if it can be and if what was tried before may go. One that is impossible is reported, and nothing changes.
   * With names it is another game, with the usual colours.
   */
  async change(make: (position: Position) => Position | null, names?: readonly string[]): Promise<boolean> {
    const changed: Step = (study) => {
      const position = make(this.position);
      return position && { study: { position, names: names ?? study.names, colours: names ? [] : study.colours, root: bare() }, path: [] };
    };
    try {
      return await this.advance(changed, async () => isBare(this.study.root) || this.mayDrop());
    } catch (wrong) {
      this.wrong = problemOf(wrong);
      return false;
    }
  }

  /** Does something, or says why not. */
  async try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (wrong) {
      this.table.notice = problemOf(wrong);
    }
  }

  /** What the moment is worth, unless another one is shown before that is known. */
  async appraise(): Promise<void> {
    const moment = this.moments;
    try {
      const found = await post<PositionAnalysis>("api/study/analysis", this.wanted());
      if (moment === this.moments) this.analysis = found;
    } catch (wrong) {
      if (moment === this.moments) this.table.notice = problemOf(wrong);
    }
  }

  // What is said and drawn

  comment(text: string): void {
    this.study = { ...this.study, root: changed(this.study.root, this.path, (node) => ({ ...node, comment: text })) };
  }

  /** Takes the branch away that ends here, once: a second click does not mean the branch it came from. */
  async cutHere(): Promise<void> {
    const meant = this.line.join();
    await this.try(() =>
      this.advance((study, path) => {
        if (path.length === 0 || lineTo(study.root, path).join() !== meant) return { study, path };
        return { study: { ...study, root: cut(study.root, path) }, path: path.slice(0, -1) };
      }),
    );
  }

  private draw(target: Target): void {
    if (this.end === null) {
      this.end = target;
      return;
    }
    const arrow: Drawn = { from: this.end, to: target };
    this.end = null;
    this.study = {
      ...this.study,
      root: changed(this.study.root, this.path, (node) => {
        const others = node.drawn.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
        return { ...node, drawn: others.length < node.drawn.length ? others : [...node.drawn, arrow] };
      }),
    };
  }
}

/** A study in which these decisions are played at a moment, and the moment after them. */
function played(study: Study, path: Path, decisions: readonly string[]): { study: Study; path: Path } {
  let now = { root: study.root, path };
  for (const action of decisions) now = grown(now.root, now.path, action);
  if (isTooLarge(now.root, now.path)) throw new Refused(0, { error: "study-full", message: "full", facts: STUDY_LIMITS });
  return { study: { ...study, root: now.root }, path: now.path };
}

/** What a call about a moment of a study says. */
const wantedOf = ({ position, names, colours, root }: Study, path: Path): Wanted => ({
  position,
  line: lineTo(root, path),
  names,
  colours,
});
