/** A table: what its source tells, everything that follows from it for the screen, and the parts that do something. */
import { Refused } from "$lib/server/api";
import type { Look, Owner } from "$lib/board/look";
import { forgetKept } from "$lib/device/cache";
import { board } from "$lib/server/boards";
import type { BoardPaper, Line, LiveMessage, News, Problem, Situation, TableView } from "$lib/wire.gen";
import { gauges } from "$lib/game/end";
import { type GameEvent, merge } from "$lib/game/events";
import { activeLifted, chips } from "$lib/game/moves/follow";
import type { Move, Shape } from "$lib/game/moves/notation";
import { highlights, meanings } from "$lib/game/moves/targets";
import { fullRoutes } from "$lib/game/moves/turn";
import { ownerOf, Places } from "$lib/game/places";
import { sceneOf } from "$lib/game/scene";
import { blocks, lastTargets } from "$lib/game/text/log";
import { promptOf, strip } from "$lib/game/text/prompt";
import { withChanges } from "$lib/game/text/seats";
import type { Meanings, Target } from "$lib/game/types";
import { Input } from "./input.svelte";
import { LiveSource } from "./live";
import { People, problemOf } from "./people";
import { Player } from "./player";
import { Questions } from "./questions.svelte";
import type { Link, Listener, Opening, Source } from "./source";
import { Undo } from "./undo.svelte";
import { Unread } from "./unread.svelte";

/** In place of a decision that is looked at: the moment before the first one. */
export const BEGINNING = -1;

const GONE_STATUSES = [401, 403, 404];
const NO_MEANINGS: Meanings = new Map();

export class TableStore implements Listener {
  readonly input: Input;
  readonly people: People;
  readonly questions: Questions;
  readonly undo: Undo;
  readonly unread = new Unread(this);
  private readonly player: Player;
  private feed: Promise<void> = Promise.resolve(); // news are taken in one after the other

  view = $state.raw<TableView | null>(null);
  paper = $state.raw<BoardPaper | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Line[]>([]);
  /** The seats whose words are not shown here. */
  muted = $state.raw<number[]>([]);
  link = $state<Link>("closed");
  /** A decision is on its way; clicks wait for its answer. */
  sending = $state(false);
  /** The last decision of this browser, if it followed by itself. */
  byItself = $state<number | null>(null);

  /** What a word beside the board names: it is lit up there. */
  pointed = $state<Target | null>(null);
  /** The decision of the past that is looked at, or `BEGINNING`; the log and the board show it. */
  viewedPly = $state<number | null>(null);
  /** What happened from this decision on while the viewer was away, until it is read. */
  away = $state<number | null>(null);
  /** What the viewer asked to hear. */
  announcement = $state<string | null>(null);
  /** What a line of the score counts. */
  evidence = $state.raw<NonNullable<Look["evidence"]> | null>(null);
  /** What is secret is shown to the one who plays now; others look away. */
  unveiled = $state(false);

  /** The table cannot be shown at all. */
  failure = $state.raw<Problem | null>(null);
  /** Something that was asked for beside the game was refused. */
  notice = $state.raw<Problem | null>(null);
  /** How gains in others' turns are taken: asked for, or at once with as many of this kind as possible. */
  gains = $state<"ask" | Shape>("ask");

  readonly known = $derived<Situation | null>(this.view && "posts" in this.view ? this.view : null);
  /** Several people play on this device. */
  readonly sharedDevice = $derived((this.view?.table.you.length ?? 0) > 1);
  readonly isVeiled = $derived(
    this.sharedDevice && !this.unveiled && Object.keys(this.known?.shared ?? {}).some((key) => key !== "scores"),
  );
  readonly situation = $derived(this.known && this.isVeiled ? { ...this.known, ...this.known.shared } : this.known);
  readonly isOver = $derived((this.situation?.is_over ?? false) || this.view?.table.status === "aborted");
  readonly places = $derived(this.paper && new Places(this.paper));
  readonly scene = $derived(this.situation && this.places && sceneOf(this.situation, this.places, this.events));
  readonly mine = $derived((this.situation?.legal?.length ?? 0) > 0);
  readonly meanings = $derived.by(() => (this.scene ? meanings(this.scene, this.input.armed) : NO_MEANINGS));
  readonly prompt = $derived.by(() => this.scene && promptOf(this.scene, this.input.armed, this.events));
  readonly strip = $derived(this.scene && strip(this.scene));
  readonly chips = $derived.by(() => (this.scene ? chips(this.scene, this.input.armed) : []));
  readonly gauges = $derived(this.scene ? gauges(this.scene) : []);
  private readonly names = $derived(this.situation?.names);
  /** The log. It stays the same while moments of one game are looked at: the events and the names are the same. */
  readonly blocks = $derived(this.names && this.places ? blocks(this.events, this.places, this.names) : []);
  /** The log, and who left or joined meanwhile. */
  readonly history = $derived(withChanges(this.blocks, this.view?.table.seat_changes ?? []));
  private readonly legal = $derived(highlights(this.meanings));
  private readonly last = $derived(
    this.viewedPly === null ? lastTargets(this.events, this.missed()) : lastTargets(this.events, this.viewedPly, this.viewedPly),
  );
  private readonly flagged = $derived(new Set(this.scene ? fullRoutes(this.scene) : []));
  /** What the board shows besides the pieces. */
  readonly look = $derived({ legal: this.legal, ghost: this.ghost(), selected: this.selected(), last: this.last, flagged: this.flagged });

  constructor(
    readonly id: string,
    private readonly source: Source = new LiveSource(id),
  ) {
    this.people = new People(this, id);
    this.questions = new Questions(this, source);
    this.player = new Player(source, {
      situation: () => this.situation,
      gains: () => (this.link === "closed" ? "ask" : this.gains),
      sending: (is) => {
        this.sending = is;
        if (is) this.questions.cancel();
      },
      byItself: (ply) => (this.byItself = ply),
      failed: (problem) => (this.notice = problem),
      click: (target) => void this.input.click(target),
      late: (move) => this.input.late(move),
    });
    this.input = new Input(this, this.player, source);
    this.undo = new Undo(this, this.player, source);
  }

  // What the source tells

  /** Begins with what is known already. */
  begin({ news, paper }: Opening): void {
    this.paper = paper;
    this.show(news);
  }

  /** Loads what is missing and follows the table. The answer stops that. */
  start(): () => void {
    if (this.view) this.source.open(this);
    else void this.load();
    return () => this.source.close();
  }

  doubt = (): void => void this.load();

  async load(): Promise<void> {
    await this.refresh();
    if (!this.failure) this.source.open(this);
  }

  /** Asks for what is not known yet; also finds out whether the table is there for us. */
  async refresh(): Promise<void> {
    try {
      await this.take(await this.source.news(this.view?.ply ?? 0, this.view?.version ?? 0));
    } catch (wrong) {
      const isGone = wrong instanceof Refused && GONE_STATUSES.includes(wrong.status);
      if (isGone || !this.view) this.failure = problemOf(wrong);
      if (isGone) this.source.close();
    }
  }

  linked(link: Link): void {
    this.link = link;
    if (link === "open") this.player.changed(); // what follows by itself waited for the line
  }

  hear(message: LiveMessage): void {
    switch (message.type) {
      case "view":
        this.take(message).catch((wrong: unknown) => (this.failure = problemOf(wrong)));
        break;
      case "chat":
        this.listen(message.chat);
        break;
      case "played":
        this.player.stored(message.key ?? null);
        this.undo.remember();
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
    if (!before) this.undo.recall(news.view.stamp);
    else if (news.since < before.ply) this.player.memory.wentBack(news.since, news.view.stamp);
    const { you } = news.view.table;
    if (before?.table.you.some((seat) => !you.includes(seat))) {
      forgetKept(this.id);
      if (!you.length) this.source.reconnect?.();
    }
    if (isNew) this.clear();
    this.events = merge(this.events, news.since, news.events);
    this.view = news.view;
    if (!before) this.unread.begin(this.id, news.view.version);
    this.listen(news.chat, !before);
    this.failure = null;
    if (!isNew) return;
    this.undo.remember();
    this.player.changed();
  }

  /** What was open for the old moment is closed. */
  private clear(): void {
    this.viewedPly = null;
    this.unveiled = false;
    this.input.clear();
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
    if (this.player.refused(key) && problem.error === "illegal") return this.input.refused(problem);
    this.notice = problem;
    if (problem.view) void this.refresh();
  }

  // What the parts ask

  /** Does something over HTTP, and says whether it was done; the update arrives over the socket. */
  async command(act: () => Promise<unknown>): Promise<boolean> {
    this.notice = null;
    try {
      await act();
      if (this.link !== "open") await this.refresh();
      return true;
    } catch (wrong) {
      this.notice = problemOf(wrong);
      if (wrong instanceof Refused && wrong.problem.view) await this.refresh();
      return false;
    }
  }

  /** A click, or its keyboard twin. */
  click(target: Target, piece?: Shape): Promise<void> {
    return this.input.click(target, piece);
  }

  point(target: Target | null): void {
    this.pointed = target;
  }

  /** The move that a click would play, or the one that its choice begins with. */
  moveAt(target: Target): Move | null {
    const click = this.meanings.get(target)?.click;
    if (click?.does === "play") return click.moves[0] ?? null;
    return click?.does === "choose" ? (click.chooser.options[click.chooser.preferred]?.moves[0] ?? null) : null;
  }

  /** From where on the board marks what was missed: one turn of everybody at most, or nobody could read it. */
  private missed(): number | undefined {
    if (this.away === null) return undefined;
    return Math.max(this.away, this.blocks.at(-(this.situation?.players ?? 1))?.ply ?? 0);
  }

  /** The piece that a click would put there. */
  private ghost(): { target: Target; piece: string; seat: Owner } | null {
    const target = this.input.pending?.target ?? this.questions.hovered;
    const piece = target === null ? undefined : this.meanings.get(target)?.ghost;
    if (target === null || piece === undefined) return null;
    return { target, piece: piece.slice(1), seat: ownerOf(piece) };
  }

  private selected(): Set<Target> {
    const { armed, pending } = this.input;
    const out = new Set<Target>();
    if (pending) out.add(pending.target);
    if (armed.kind === "source" && armed.source?.includes("/")) out.add(`post:${armed.source}`);
    const lifted = this.scene && activeLifted(this.scene, armed);
    if (lifted) out.add(`post:${lifted[0]}`);
    return out;
  }
}
