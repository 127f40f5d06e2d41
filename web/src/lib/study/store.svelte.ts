/**
 * The study board. It is a table at which everybody's decisions are the viewer's: a tree takes the place of the
 * server's log, and answers over a line of its own. The server says what each moment looks like, and stores nothing.
 */
import { post, Refused } from "$lib/api";
import { Calls } from "$lib/game/store/calls";
import type { Socket } from "$lib/game/store/connection";
import { TableStore } from "$lib/game/store/table.svelte";
import type { Shape } from "$lib/game/moves/notation";
import type { Target } from "$lib/game/types";
import { board } from "$lib/papers";
import type { Colour, LiveMessage, News, Play, PositionAnalysis, Preview, Problem, StudyMoment, StudyParts, WhyNot } from "$lib/wire.gen";
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
  MOST,
  type Path,
  type Position,
  type Study,
  twigAt,
} from "./tree";

/** Where a study goes on, from the newest study and the moment that it shows; null: nowhere. */
type Step = (study: Study, path: Path) => { study: Study; path: Path } | null;

/** What a call about a moment of a study says. */
export interface Wanted {
  position: Position;
  line: string[];
  names: readonly string[];
  colours?: readonly Colour[];
}

/** What the line and the calls of a study lead to. */
interface Desk {
  store: StudyStore | null;
}

/** The line of a study. */
class StudySocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(private readonly store: StudyStore | null) {
    queueMicrotask(() => this.store?.connected(this));
  }

  send(data: string): void {
    const message = JSON.parse(data) as { type: string } & Play;
    if (message.type === "play") void this.store?.decide(message);
    else this.say({ type: "pong" });
  }

  say(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {}
}

/** The calls of a study: each brings the position and the line, since the server keeps neither. */
class StudyCalls extends Calls {
  constructor(private readonly desk: Desk) {
    super("study");
  }

  override why = (action: string): Promise<WhyNot> => post("api/study/why", { ...this.desk.store?.wanted(), action });
  override preview = (action: string): Promise<Preview> => post("api/study/preview", { ...this.desk.store?.wanted(), action });
  override news = async (): Promise<News> => this.desk.store!.latest;
  override undo = async (ply: number): Promise<unknown> => this.desk.store?.goTo(this.desk.store.path.slice(0, ply));
}

export class StudyStore extends TableStore {
  study = $state.raw<Study>({ position: {}, names: [], colours: [], root: bare() });
  path = $state.raw<Path>([]);
  /** The moment that is shown, as a position of its own. */
  position = $state.raw<Position>({});
  /** What can be put into a position of this game. */
  parts = $state.raw<StudyParts>({ markers: {}, missions: [], favours: [] });
  /** What the moment is worth; null until it is known. */
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** What a click puts down while the position is set up by hand. */
  brush = $state.raw<Brush | null>(null);
  /** Clicks draw arrows; the first end of one is chosen. */
  drawing = $state(false);
  end = $state.raw<Target | null>(null);
  /** Why a position cannot be. */
  wrong = $state.raw<Problem | null>(null);
  private socket: StudySocket | null = null;
  latest!: News;
  private moments = 0;
  private lastStep: Promise<unknown> = Promise.resolve();
  /** Asks whether branches, words and arrows may go, which belong to the position as it was; a page does. */
  mayDrop: () => Promise<boolean> = async () => true;

  constructor(study: Study, path: Path, moment: StudyMoment) {
    const desk: Desk = { store: null };
    const Line = class extends StudySocket {
      constructor() {
        super(desk.store);
      }
    };
    super("study", Line, new StudyCalls(desk));
    desk.store = this;
    this.adoptMoment(study, path, moment);
  }

  readonly twig = $derived(twigAt(this.study.root, this.path));
  readonly line = $derived(lineTo(this.study.root, this.path));

  /** What a call about this moment says. */
  wanted({ position, names, colours, root } = this.study, path = this.path): Wanted {
    return { position, line: lineTo(root, path), names, colours };
  }

  connected(socket: StudySocket): void {
    this.socket = socket;
    socket.say({ type: "view", ...this.latest });
  }

  /** A decision of the player on this line. */
  async decide({ action, key = null }: Play): Promise<void> {
    let ply = 0;
    try {
      await this.advance((study, path) => {
        ply = path.length;
        return played(study, path, [action]);
      });
      this.socket?.say({ type: "played", ply, key });
    } catch (wrong) {
      this.socket?.say({ type: "refused", problem: problemOf(wrong), key });
    }
  }

  /** Shows another moment of the tree. */
  async goTo(path: Path): Promise<void> {
    await this.try(() => this.advance((study) => ({ study, path: path.slice(0, lineTo(study.root, path).length) })));
  }

  /** One decision back, or forward along the first branch. */
  async walk(way: 1 | -1): Promise<void> {
    await this.try(() =>
      this.advance((study, path) => {
        if (way < 0) return path.length ? { study, path: path.slice(0, -1) } : null;
        return twigAt(study.root, path).then.length ? { study, path: [...path, 0] } : null;
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
      if (side !== null && this.paper?.facts.id !== side) this.paper = await board(side);
      const { study, path } = step(this.study, this.path) ?? wish; // with words and arrows that came meanwhile
      this.adoptMoment(study, path, moment);
      return true;
    });
  }

  protected inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.lastStep.then(act);
    this.lastStep = turn.catch(() => undefined);
    return turn;
  }

  /** What the server says about a moment. */
  protected ask(study: Study, path: Path): Promise<StudyMoment> {
    return post<StudyMoment>("api/study", this.wanted(study, path));
  }

  protected adoptMoment(study: Study, path: Path, { news, position, parts }: StudyMoment): void {
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
    this.socket?.say({ type: "view", ...this.latest });
  }

  /**
   * Changes the position, if it can be and if what was tried before may go. One that cannot be is told, and nothing changes.
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
  protected async try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (wrong) {
      this.notice = problemOf(wrong);
    }
  }

  /** What the moment is worth, unless another one is shown before that is known. */
  async appraise(): Promise<void> {
    const moment = this.moments;
    try {
      const found = await post<PositionAnalysis>("api/study/analysis", this.wanted());
      if (moment === this.moments) this.analysis = found;
    } catch (wrong) {
      if (moment === this.moments) this.notice = problemOf(wrong);
    }
  }

  // What is said and drawn

  comment(text: string): void {
    this.study = { ...this.study, root: changed(this.study.root, this.path, (twig) => ({ ...twig, comment: text })) };
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
      root: changed(this.study.root, this.path, (twig) => {
        const others = twig.drawn.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
        return { ...twig, drawn: others.length < twig.drawn.length ? others : [...twig.drawn, arrow] };
      }),
    };
  }

  override async click(target: Target, piece?: Shape): Promise<void> {
    if (this.drawing && target.includes(":")) return this.draw(target);
    const { brush, places } = this;
    if (brush === null) return super.click(target, piece);
    if (places) await this.change((position) => inBox(painted(position, places, target, brush), this.parts.markers));
  }
}

/** A study in which these decisions are played at a moment, and the moment after them. */
function played(study: Study, path: Path, decisions: readonly string[]): { study: Study; path: Path } {
  let now = { root: study.root, path };
  for (const action of decisions) now = grown(now.root, now.path, action);
  if (isTooLarge(now.root, now.path)) throw new Refused(0, { error: "study-full", message: "full", facts: MOST });
  return { study: { ...study, root: now.root }, path: now.path };
}

function problemOf(wrong: unknown): Problem {
  if (wrong instanceof Refused) return wrong.problem;
  throw wrong;
}
