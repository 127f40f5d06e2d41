/** Plays decisions one after the other, and knows what was played. */
import { newKey } from "$lib/server/api";
import type { Play, Problem, Situation } from "$lib/wire.gen";
import { Memory } from "./memory";
import type { Source } from "./source";
import { amountTaken, type Move, type MoveOf, parse, type Shape } from "../moves/notation";
import type { Target } from "../types";

const KEY_DIGITS = 8; // a key distinguishes the decisions at one moment of a seat, and is stored with each

/** What a player asks of the table, and tells it. */
interface PlayedAt {
  situation(): Situation | null;
  /** How gains in others' turns are taken: asked for, or at once with as many of this kind as possible. */
  gains(): "ask" | Shape;
  sending(is: boolean): void;
  failed(problem: Problem): void;
  click(target: Target): void;
  /** A decision is sent: this one by itself, or (null) because somebody asked for it. */
  byItself(ply: number | null): void;
  /** A placement that waited its turn is not possible any more. */
  late(move: MoveOf<"place">): void;
}

export class Player {
  readonly memory = new Memory();
  private queue: Move[] = []; // decisions that one click asked for
  private next: MoveOf<"place"> | null = null; // clicked while they are played
  private again: Target | null = null; // the click that follows when they are played
  private sent: { play: Play; forced: boolean; stored: boolean } | null = null;

  constructor(
    private readonly source: Pick<Source, "play">,
    private readonly table: PlayedAt,
  ) {}

  get isSending(): boolean {
    return this.sent !== null;
  }

  /** Plays as long as each decision is legal when its time comes; then the click follows. */
  play(moves: readonly Move[], again: Target | null = null): void {
    this.queue = [...moves];
    this.again = again;
    this.goOn();
  }

  /** A placement that follows what is under way, if it can wait: one at most, and not the same again. */
  after(move: MoveOf<"place">): boolean {
    if (!this.sent || this.next || this.queue.length || this.again !== null || this.sent.play.action === move.text) return false;
    this.next = move;
    return true;
  }

  /** The table has another moment. */
  changed(): void {
    if (this.sent?.stored && this.sent.play.stamp !== this.table.situation()?.stamp) this.settle();
    if (!this.isSending) this.goOn();
  }

  /** The server has stored a decision; its view comes too, before or after this. */
  stored(key: string | null): void {
    if (!this.sent || key !== this.sent.play.key) return;
    const { play, forced } = this.sent;
    this.memory.played(play.ply, play.action, forced);
    this.sent.stored = true;
    this.changed();
  }

  /** Whether the refusal was meant for what we sent; it is over then. */
  refused(key: string | null): boolean {
    if (!this.sent || key !== this.sent.play.key) return false;
    this.stop();
    return true;
  }

  stop(): void {
    this.queue = [];
    this.next = null;
    this.again = null;
    this.settle();
  }

  private settle(): void {
    this.sent = null;
    this.table.sending(false);
  }

  private goOn(): void {
    const situation = this.table.situation();
    if (!situation) return;
    const next = this.queue.shift();
    if (next) {
      if (situation.legal?.includes(next.text)) this.send(situation, next.text);
      else this.stop();
      return;
    }
    const { again, next: late } = this;
    const forced = this.forced(situation);
    this.next = null;
    this.again = null;
    if (late && situation.legal?.includes(late.text)) return this.send(situation, late.text);
    if (late && situation.legal?.length) return this.table.late(late);
    if (forced !== null) this.send(situation, forced, true);
    else if (again !== null) this.table.click(again);
  }

  private send(situation: Situation, action: string, forced = false): void {
    const play: Play = { action, ply: situation.ply, stamp: situation.stamp, key: newKey().slice(0, KEY_DIGITS) };
    this.sent = { play, forced, stored: false };
    this.table.byItself(forced ? situation.ply : null);
    this.table.sending(true);
    if (this.source.play(play)) return;
    this.stop();
    this.table.failed({ error: "offline", message: "" });
  }

  /** What follows by itself: the end of moves or removals that are used up, and gains that need no question. */
  private forced({ legal = [], decision, ply, stamp }: Situation): string | null {
    if (this.memory.standsStill(stamp)) return null;
    const isUsedUp = legal.length === 1 && legal[0] === "done";
    if (isUsedUp && this.memory.lastOwn(ply) === ply - 1 && (this.memory.redo(ply) ?? "done") === "done") return "done";
    const kind = this.table.gains();
    if (kind === "ask" || decision?.decision !== "taking") return null;
    const moves = legal.map(parse);
    if (moves.some((move) => move.kind !== "take" && move.kind !== "decline")) return null; // somebody may want that instead
    const takes = moves.flatMap((move) => (move.kind === "take" ? [move] : []));
    return takes.sort((a, b) => amountTaken(b)[kind] - amountTaken(a)[kind])[0]?.text ?? null;
  }
}
