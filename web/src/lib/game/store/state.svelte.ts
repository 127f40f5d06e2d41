/** What a table shows: everything that follows from the newest view, the past and what is armed. */
import type { Look, Owner } from "$lib/board/look";
import type { BoardPaper, Line, News, Preview, Problem, Situation, TableView, WhyNot } from "$lib/wire.gen";
import { routeCard } from "../moves/card";
import type { Link } from "./connection";
import { gauges } from "../end";
import type { GameEvent } from "../events";
import { activeLifted, chips } from "../moves/follow";
import { blocks, lastDecisionOf, lastTargets } from "../text/log";
import type { Move, Shape } from "../moves/notation";
import { ownerOf, Places } from "../places";
import { promptOf, strip } from "../text/prompt";
import { sceneOf } from "../scene";
import { withChanges } from "../text/seats";
import { highlights, meanings } from "../moves/targets";
import { fullRoutes } from "../moves/turn";
import { Unread } from "./unread.svelte";
import { veiledPreview } from "./veil";
import { type Armed, type Chooser, type Meanings, NOTHING, type Sentence, type Target } from "../types";

/** What a game at a table begins with. */
export interface Opening {
  news: News;
  paper: BoardPaper;
}

export type Reason = Pick<WhyNot, "clause" | "reason" | "message" | "facts">;

/** Why a click did nothing: the server's reason, or words of our own. */
export interface No {
  target: Target | null;
  sentence: Sentence | null;
  why: Reason | null;
  clause: string | null;
}

/** In place of a decision that is looked at: the moment before the first one. */
export const BEGINNING = -1;

const NO_MEANINGS: Meanings = new Map();

export class TableState {
  view = $state.raw<TableView | null>(null);
  paper = $state.raw<BoardPaper | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Line[]>([]);
  readonly unread = new Unread(this);
  /** The seats whose words are not shown here. */
  muted = $state.raw<number[]>([]);
  link = $state<Link>("closed");
  /** A decision is on its way; clicks wait for its answer. */
  sending = $state(false);
  redoable = $state(false);
  /** The last decision of this browser, if it followed by itself. */
  byItself = $state<number | null>(null);
  clicks = 0; // an answer to an older one comes too late

  armed = $state.raw<Armed>(NOTHING);
  chooser = $state.raw<Chooser | null>(null);
  /** The route card, with the option that is chosen on it. */
  opened = $state.raw<{ route: string; selected: Move | null } | null>(null);
  /** What a tap would do: it waits for a second tap, or for its button. */
  pending = $state.raw<{ target: Target; move: Move } | null>(null);
  /** The button that waits for a second press. */
  confirming = $state.raw<{ target: Target; sentence: Sentence } | null>(null);
  no = $state.raw<No | null>(null);
  hovered = $state<Target | null>(null);
  /** What a word beside the board names: it is lit up there. */
  pointed = $state<Target | null>(null);
  /** The decision of the past that is looked at, or `BEGINNING`; the log and the board show it. */
  looked = $state<number | null>(null);
  /** What happened from this decision on while the viewer was away, until it is read. */
  away = $state<number | null>(null);
  /** What the viewer asked to be told. */
  told = $state<string | null>(null);
  /** What a line of the score counts. */
  evidence = $state.raw<NonNullable<Look["evidence"]> | null>(null);
  /** The mission is shown to the one who plays now; others look away. */
  unveiled = $state(false);
  /** Why decisions are not possible, as far as it was asked at this moment; by notation. */
  reasons = $state.raw<ReadonlyMap<string, Reason>>(new Map());
  fullPreviews = $state.raw<ReadonlyMap<string, Preview>>(new Map());

  /** The table cannot be shown at all. */
  failure = $state.raw<Problem | null>(null);
  /** Something that was asked for beside the game was refused. */
  notice = $state.raw<Problem | null>(null);
  /** How gains in others' turns are taken: asked for, or at once with as many of this kind as possible. */
  gains = $state<"ask" | Shape>("ask");

  private readonly known = $derived<Situation | null>(this.view && "posts" in this.view ? this.view : null);
  /** Several people play on this device. */
  readonly shared = $derived((this.view?.table.you.length ?? 0) > 1);
  readonly isVeiled = $derived(this.shared && !this.unveiled && !!this.known?.shared?.missions);
  readonly situation = $derived(this.known && this.isVeiled ? { ...this.known, ...this.known.shared } : this.known);
  /** What moves would do, as far as it was asked at this moment; by notation. */
  readonly previews = $derived<ReadonlyMap<string, Preview>>(
    this.isVeiled ? new Map([...this.fullPreviews].map(([action, preview]) => [action, veiledPreview(preview)])) : this.fullPreviews,
  );
  readonly places = $derived(this.paper && new Places(this.paper));
  readonly scene = $derived(this.situation && this.places && sceneOf(this.situation, this.places, this.events));
  readonly mine = $derived((this.situation?.legal?.length ?? 0) > 0);
  readonly meanings = $derived(this.scene ? meanings(this.scene, this.armed) : NO_MEANINGS);
  readonly prompt = $derived(this.scene && promptOf(this.scene, this.armed, this.events));
  readonly strip = $derived(this.scene && strip(this.scene));
  readonly chips = $derived(this.scene ? chips(this.scene, this.armed) : []);
  readonly card = $derived(this.scene && this.opened ? routeCard(this.scene, this.opened.route) : null);
  readonly gauges = $derived(this.scene ? gauges(this.scene) : []);
  private readonly names = $derived(this.situation?.names);
  /** The log. It stays the same while moments of one game are looked at: the events and the names are the same. */
  readonly blocks = $derived(this.names && this.places ? blocks(this.events, this.places, this.names) : []);
  /** The log, and who left or joined meanwhile. */
  readonly history = $derived(withChanges(this.blocks, this.view?.table.seat_changes ?? []));
  private readonly legal = $derived(highlights(this.meanings));
  private readonly last = $derived(
    this.looked === null ? lastTargets(this.events, this.missed()) : lastTargets(this.events, this.looked, this.looked),
  );
  private readonly flagged = $derived(new Set(this.scene ? fullRoutes(this.scene) : []));
  /** What the board shows besides the pieces. */
  readonly look = $derived({ legal: this.legal, ghost: this.ghost(), selected: this.selected(), last: this.last, flagged: this.flagged });

  point(target: Target | null): void {
    this.pointed = target;
  }

  /** The cities of a seat's mission, also while they are veiled. */
  missionOf(seat: number): string[] | null {
    return this.known?.missions?.[seat] ?? null;
  }

  get canUndo(): boolean {
    return this.view?.table.undo ?? false;
  }

  /** Whether the viewer, as host, may invite somebody to a seat whose player is gone. */
  mayInvite(number: number): boolean {
    const { status, host, competition, seats } = this.view?.table ?? {};
    const seat = seats?.[number];
    return status === "running" && host === true && !competition && (seat?.vacated || seat?.replaced) === true;
  }

  /** Nobody else has to agree: everything can be taken back. */
  get decidesAlone(): boolean {
    return this.view?.table.decides_alone ?? false;
  }

  /** What leads back: undo; undo together with what others answered; a question to those others; or nothing. */
  readonly wayBack = $derived.by((): "undo" | "undo-answers" | "ask" | null => {
    const { undo, barrier, competition, you, decides_alone } = this.view?.table ?? {};
    if (undo) return "undo";
    const isBarred = barrier === "asked" || barrier === "revealed";
    if (!isBarred || competition || lastDecisionOf(this.events, you ?? []) === null) return null;
    return decides_alone ? "undo-answers" : "ask";
  });

  /** The move that a click would play, or the one that its choice begins with. */
  moveAt(target: Target): Move | null {
    const click = this.meanings.get(target)?.click;
    if (click?.does === "play") return click.moves[0] ?? null;
    return click?.does === "choose" ? (click.chooser.options[click.chooser.preferred]?.moves[0] ?? null) : null;
  }

  closeAll(): void {
    this.clicks += 1;
    this.chooser = null;
    this.opened = null;
    this.confirming = null;
    this.pending = null;
    this.no = null;
  }

  /** From where on the board marks what was missed: one turn of everybody at most, or nobody could read it. */
  private missed(): number | undefined {
    if (this.away === null) return undefined;
    return Math.max(this.away, this.blocks.at(-(this.situation?.players ?? 1))?.ply ?? 0);
  }

  /** The piece that a click would put there. */
  private ghost(): { target: Target; piece: string; seat: Owner } | null {
    const target = this.pending?.target ?? this.hovered;
    const piece = target === null ? undefined : this.meanings.get(target)?.ghost;
    if (target === null || piece === undefined) return null;
    return { target, piece: piece.slice(1), seat: ownerOf(piece) };
  }

  private selected(): Set<Target> {
    const out = new Set<Target>();
    if (this.pending) out.add(this.pending.target);
    if (this.armed.kind === "source" && this.armed.source?.includes("/")) out.add(`post:${this.armed.source}`);
    const lifted = this.scene && activeLifted(this.scene, this.armed);
    if (lifted) out.add(`post:${lifted[0]}`);
    return out;
  }
}
