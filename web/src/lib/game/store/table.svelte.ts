/** A table and the way to its server: what happens is heard here, and what the viewer does begins here. */
import { OFFLINE, Refused } from "$lib/api";
import { forgetKept } from "$lib/kept";
import { board } from "$lib/papers";
import { tab } from "$lib/storage";
import type { Line, LiveMessage, News, Problem } from "$lib/wire.gen";
import { Calls } from "./calls";
import { Connection, type Link, type Socket } from "./connection";
import { merge, turnStart } from "../events";
import { lastDecisionOf } from "../text/log";
import { type Move, parse, type Shape } from "../moves/notation";
import { Player } from "./player";
import { People, problemOf } from "./people";
import { Questions } from "./questions";
import { type Opening, TableState } from "./state.svelte";
import { meanings, meant } from "../moves/targets";
import { type Armed, type Click, type Meanings, NOTHING, type Option, type Scene, type Target } from "../types";
import { sentence } from "../text/words";

const GONE = [401, 403, 404];

export class TableStore extends TableState {
  readonly people: People;
  readonly questions: Questions;
  private readonly connection: Connection;
  private readonly player: Player;
  private feed: Promise<void> = Promise.resolve(); // news are taken in one after the other

  constructor(
    readonly id: string,
    socket: new (address: string) => Socket = WebSocket as unknown as new (address: string) => Socket,
    private readonly calls = new Calls(id),
  ) {
    super();
    this.people = new People(this, this.calls, () => this.refresh());
    this.questions = new Questions(this, this.calls);
    this.connection = new Connection(
      { address: () => this.calls.live(this.view), Socket: socket },
      {
        message: (message) => this.hear(message),
        link: (link: Link) => {
          this.link = link;
          if (link === "open") this.player.changed(); // what follows by itself waited for the line
        },
        doubt: () => void this.load(),
      },
    );
    this.player = new Player(this.connection, {
      situation: () => this.situation,
      gains: () => (this.link === "closed" ? "ask" : this.gains),
      sending: (is) => {
        this.sending = is;
        if (is) this.questions.cancel();
      },
      byItself: (ply) => (this.byItself = ply),
      failed: (problem) => (this.notice = problem),
      click: (target) => void this.click(target),
      late: (move) => void this.questions.why(`post:${move.post}`, move.text),
    });
  }

  // Loading and hearing

  /** Begins with what is known already. */
  begin({ news, paper }: Opening): void {
    this.paper = paper;
    this.show(news);
  }

  /** Loads what is missing and follows the table. The answer stops that. */
  start(): () => void {
    const nudge = () => this.connection.nudge();
    const cut = () => this.connection.cut();
    addEventListener("online", nudge);
    addEventListener("offline", cut);
    document.addEventListener("visibilitychange", nudge);
    if (this.view) this.connection.open();
    else void this.load();
    return () => {
      removeEventListener("online", nudge);
      removeEventListener("offline", cut);
      document.removeEventListener("visibilitychange", nudge);
      this.connection.close();
    };
  }

  async load(): Promise<void> {
    await this.refresh();
    if (!this.failure) this.connection.open();
  }

  /** Asks for what is not known yet; also finds out whether the table is there for us. */
  async refresh(): Promise<void> {
    try {
      await this.take(await this.calls.news(this.view?.ply ?? 0, this.view?.version ?? 0));
    } catch (wrong) {
      const isGone = wrong instanceof Refused && GONE.includes(wrong.status);
      if (isGone || !this.view) this.failure = problemOf(wrong);
      if (isGone) this.connection.close();
    }
  }

  private hear(message: LiveMessage): void {
    switch (message.type) {
      case "view":
        this.take(message).catch((wrong: unknown) => (this.failure = problemOf(wrong)));
        break;
      case "chat":
        this.listen(message.chat);
        break;
      case "played":
        this.player.stored(message.key ?? null);
        this.remember();
        break;
      case "refused":
        this.refused(message.problem, message.key ?? null);
    }
  }

  private take(news: News): Promise<void> {
    const taken = this.feed.then(() => this.adopt(news));
    this.feed = taken.catch(() => undefined);
    return taken;
  }

  private async adopt(news: News): Promise<void> {
    const before = this.view;
    if (before && news.view.version < before.version) return;
    const side = "side" in news.view ? news.view.side : null;
    if (side !== null && this.paper?.facts.id !== side) this.paper = await board(side);
    this.show(news);
  }

  private show(news: News): void {
    const before = this.view;
    const isNew = before?.stamp !== news.view.stamp;
    if (!before) this.player.memory.read(tab.read(this.memoryKey), news.view.stamp);
    else if (news.since < before.ply) this.player.memory.wentBack(news.since, news.view.stamp);
    const { you } = news.view.table;
    if (before?.table.you.some((seat) => !you.includes(seat))) {
      forgetKept(this.id);
      if (!you.length) this.connection.cut(); // it was made with a cookie that holds none any more; the one of now may
    }
    if (isNew) this.clear();
    this.events = merge(this.events, news.since, news.events);
    this.view = news.view;
    if (!before) this.unread.begin(this.id, news.view.version);
    this.listen(news.chat, !before);
    this.failure = null;
    if (!isNew) return;
    this.remember();
    this.player.changed();
  }

  /** What was played here is kept for this moment, also over a reload. */
  private remember(): void {
    const { memory } = this.player;
    this.redoable = memory.redo(this.view?.ply ?? 0) !== null;
    tab.write(this.memoryKey, memory.write(this.view?.stamp ?? 0));
  }

  private get memoryKey(): string {
    return `memory-${this.id}`;
  }

  /** What was open for the old moment is closed. */
  private clear(): void {
    this.armed = NOTHING;
    this.looked = null;
    this.unveiled = false;
    this.closeAll();
    this.questions.forget();
  }

  private listen(lines: readonly Line[], isPast = false): void {
    const last = this.chat.at(-1)?.version ?? 0;
    const fresh = lines.filter((line) => line.version > last);
    if (!fresh.length) return;
    this.chat = [...this.chat, ...fresh];
    if (!isPast) this.unread.hear(fresh);
  }

  private refused(problem: Problem, key: string | null): void {
    if (this.player.refused(key) && problem.error === "illegal") {
      this.no = { target: null, sentence: null, why: problem, clause: problem.clause ?? null };
      return;
    }
    this.notice = problem;
    if (problem.view) void this.refresh();
  }

  // Clicks

  /** A click, or its keyboard twin. `piece` asks for a merchant without arming one. */
  async click(target: Target, piece?: Shape): Promise<void> {
    const { scene } = this;
    if (target === "cancel") await this.escape();
    else if (target === "take-seat") await this.people.takeSeat();
    else if (scene && this.sending) this.later(target);
    else if (scene) await this.meet(scene, target, piece);
  }

  /** A finger on the board: what would be done at once is shown, and done by a second tap or by its button. */
  async tap(target: Target): Promise<void> {
    const click = this.meanings.get(target)?.click;
    const [move] = click?.does === "play" ? click.moves : [];
    const isAgain = this.pending?.target === target;
    if (!move || move.kind === "lift" || isAgain || this.sending) return this.click(target); // a lifted piece waits anyway
    this.closeAll();
    this.pending = { target, move };
    await this.questions.preview(move.text);
  }

  /** What was tapped is done. */
  async confirm(): Promise<void> {
    if (this.pending) await this.click(this.pending.target);
  }

  /** A click while a decision is on its way: a placement waits its turn, anything else is told to. */
  private later(target: Target): void {
    const click = this.meanings.get(target)?.click;
    const [move] = click?.does === "play" ? click.moves : [];
    const waits = move?.kind === "place" && this.player.after(move);
    this.mustWait(target, waits ? "click-queued" : "click-wait");
  }

  private mustWait(target: Target | null, id: "click-queued" | "click-wait" = "click-wait"): void {
    this.no = { target, sentence: sentence(id), why: null, clause: null };
    this.clicks += 1;
  }

  private async meet(scene: Scene, target: Target, piece?: Shape): Promise<void> {
    const wanted: Armed = piece === undefined ? this.armed : { kind: "piece", piece };
    const known = piece === undefined ? this.meanings : meanings(scene, wanted);
    const isPressed = this.confirming?.target === target;
    this.questions.endHover();
    this.closeAll();
    const found = meant(scene, known, target) ?? (await this.guess(scene, wanted, known, target));
    if (!found) return;
    switch (found.does) {
      case "arm":
        this.armed = found.armed;
        break;
      case "choose":
        this.chooser = found.chooser;
        break;
      case "card":
        this.opened = { route: found.route, selected: found.selected };
        break;
      case "say":
        this.no = { target, sentence: found.sentence, why: null, clause: found.clause };
        break;
      case "ask":
        await this.questions.why(target, found.action);
        break;
      case "then":
        this.player.play([found.first], target);
        break;
      case "play":
        if (found.confirm && !isPressed) this.confirming = { target, sentence: found.confirm };
        else this.perform(found.moves);
    }
  }

  /** What a click means that is no decision now; null where another moment or click came first. */
  private async guess(scene: Scene, armed: Armed, known: Meanings, target: Target): Promise<Click | null> {
    const { clicks } = this;
    try {
      const { answer } = await import("../moves/answer");
      return clicks === this.clicks && scene.view.stamp === this.view?.stamp ? answer(scene, armed, known, target) : null;
    } catch {
      this.notice = OFFLINE;
      return null;
    }
  }

  /** A piece was drawn from one place to another: it is picked up, and a click on the other place follows. */
  drag(from: Target, to: Target): void {
    const click = this.meanings.get(from)?.click;
    if (this.sending) return this.mustWait(to);
    if (click?.does !== "play") return;
    this.closeAll();
    this.player.play(click.moves, to);
  }

  /** One of the meanings that a chooser, the route card or the move list offers. */
  choose(option: Option | Move): void {
    if (this.sending) return this.mustWait(this.chooser?.target ?? null);
    this.closeAll();
    this.player.play("moves" in option ? option.moves : [option]);
  }

  /** A move of the list; one that ends the game is shown on its card first. */
  pick(move: Move): void {
    if (this.sending) return this.mustWait(null);
    this.closeAll();
    this.perform([move]);
  }

  /** A benefit that ends the game is shown on the route card first. */
  private perform(moves: Move[]): void {
    const [move] = moves;
    const ends = move && this.situation?.endings?.[move.text] !== undefined;
    if (ends && move.kind === "route") this.opened = { route: move.route, selected: move };
    else this.player.play(moves);
  }

  /** Back to neutral, one layer at a time; a piece that was just lifted goes back. */
  async escape(): Promise<void> {
    if (this.looked !== null) this.looked = null;
    else if (this.chooser || this.opened || this.no || this.confirming || this.pending) this.closeAll();
    else if (this.armed.kind !== "none") this.armed = NOTHING;
    else if (this.situation?.decision?.hand?.length && this.canUndo) await this.undo();
  }

  /** The next placement is a merchant, or a trader again. */
  merchant(): Promise<void> {
    return this.click(this.chips.length ? "source:m" : "chip:m");
  }

  // Taking back

  async undo(): Promise<void> {
    if (this.wayBack === "undo-answers") await this.takeBack();
    else await this.backTo(this.player.memory.stepBack(this.view?.ply ?? 0));
  }

  redo(): void {
    const next = this.player.memory.redo(this.view?.ply ?? 0);
    if (this.sending) this.mustWait(null);
    else if (next !== null) this.player.play([parse(next)]);
  }

  /** Back to the first own decision of this turn, as far as nothing was shown and nobody else decided. */
  async resetTurn(): Promise<void> {
    const ply = this.view?.ply ?? 0;
    const known = this.player.memory.turnBack(ply, this.events);
    if (known < ply) await this.backTo(known);
    else if (!(await this.backTo(turnStart(this.events)))) await this.undo(); // it was played elsewhere
  }

  /** Back to the moment before a decision of this turn. */
  async backTo(goal: number): Promise<boolean> {
    const { view, player } = this;
    if (!view) return false;
    if (this.sending) {
      this.mustWait(null);
      return false;
    }
    const moves = player.memory.between(goal, view.ply);
    this.questions.cancel();
    return this.people.command(async () => {
      await this.calls.undo(goal, view.stamp);
      player.memory.tookBack(view.ply, goal, moves);
      this.remember();
    });
  }

  /** Asks the others to go back before a decision; without one, before the last own one. */
  takeBack(ply?: number): Promise<boolean> {
    const now = this.view?.ply ?? 0;
    const own = this.player.memory.lastOwn(now) ?? lastDecisionOf(this.events, this.view?.table.you ?? []);
    return this.people.command(() => this.calls.takeBack(ply ?? own ?? Math.max(now - 1, 0)));
  }
}
