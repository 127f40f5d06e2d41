/** What the viewer does at a table: clicks and keys become decisions, choices, or words about why not. */
import { OFFLINE } from "$lib/server/api";
import { meanings, meant } from "../moves/targets";
import type { Move, MoveOf, Shape } from "../moves/notation";
import { sentence } from "$lib/game/text/sentences";
import {
  type Armed,
  type Chooser,
  type Click,
  type Meanings,
  NOTHING,
  type Option,
  type Scene,
  type Sentence,
  type Target,
} from "../types";
import type { Player } from "./player";
import type { Reason } from "./questions.svelte";
import type { Source } from "./source";
import type { TableStore } from "./tableStore.svelte";

/** Why a click did nothing: the server's reason, or words of our own. */
export interface Refusal {
  target: Target | null;
  sentence: Sentence | null;
  why: Reason | null;
  clause: string | null;
}

export class Input {
  armed = $state.raw<Armed>(NOTHING);
  chooser = $state.raw<Chooser | null>(null);
  /** The route card, with the option that is chosen on it. */
  routeCard = $state.raw<{ route: string; selected: Move | null } | null>(null);
  /** What a tap would do: it waits for a second tap, or for its button. */
  pending = $state.raw<{ target: Target; move: Move } | null>(null);
  /** The button that waits for a second press. */
  confirming = $state.raw<{ target: Target; sentence: Sentence } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private clicks = 0; // an answer to an older one comes too late

  constructor(
    private readonly table: TableStore,
    private readonly player: Player,
    private readonly source: Pick<Source, "takesClick">,
  ) {}

  /** What was open for the old moment is closed. */
  clear(): void {
    this.armed = NOTHING;
    this.closeAll();
  }

  closeAll(): void {
    this.clicks += 1;
    this.chooser = null;
    this.routeCard = null;
    this.confirming = null;
    this.pending = null;
    this.refusal = null;
  }

  /** A click, or its keyboard twin. `piece` asks for a merchant without arming one. */
  async click(target: Target, piece?: Shape): Promise<void> {
    const { scene, sending } = this.table;
    if (this.source.takesClick?.(target)) return;
    if (target === "cancel") await this.escape();
    else if (target === "take-seat") await this.table.people.takeSeat();
    else if (scene && sending) this.later(target);
    else if (scene) await this.meet(scene, target, piece);
  }

  /** A finger on the board: what would be done at once is shown, and done by a second tap or by its button. */
  async tap(target: Target): Promise<void> {
    const [move] = this.played(target);
    const isAgain = this.pending?.target === target;
    if (!move || move.kind === "lift" || isAgain || this.table.sending) return this.click(target); // a lifted piece waits anyway
    this.closeAll();
    this.pending = { target, move };
    await this.table.questions.preview(move.text);
  }

  /** What was tapped is done. */
  async confirm(): Promise<void> {
    if (this.pending) await this.click(this.pending.target);
  }

  /** What a click would play at once. */
  private played(target: Target): Move[] {
    const click = this.table.meanings.get(target)?.click;
    return click?.does === "play" ? click.moves : [];
  }

  /** A click while a decision is on its way: a placement is queued; any other click is answered "wait". */
  private later(target: Target): void {
    const [move] = this.played(target);
    const waits = move?.kind === "place" && this.player.after(move);
    this.mustWait(target, waits ? "click-queued" : "click-wait");
  }

  mustWait(target: Target | null, id: "click-queued" | "click-wait" = "click-wait"): void {
    this.refusal = { target, sentence: sentence(id), why: null, clause: null };
    this.clicks += 1;
  }

  private async meet(scene: Scene, target: Target, piece?: Shape): Promise<void> {
    const wanted: Armed = piece === undefined ? this.armed : { kind: "piece", piece };
    const known = piece === undefined ? this.table.meanings : meanings(scene, wanted);
    const isPressed = this.confirming?.target === target;
    this.table.questions.endHover();
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
        this.routeCard = { route: found.route, selected: found.selected };
        break;
      case "say":
        this.refusal = { target, sentence: found.sentence, why: null, clause: found.clause };
        break;
      case "ask":
        await this.explain(target, found.action);
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
      return clicks === this.clicks && scene.view.stamp === this.table.view?.stamp ? answer(scene, armed, known, target) : null;
    } catch {
      this.table.notice = OFFLINE;
      return null;
    }
  }

  /** Answers a click with the reason, unless something else was clicked or happened before it came. */
  private async explain(target: Target, action: string): Promise<void> {
    const { clicks } = this;
    const why = await this.table.questions.why(action);
    if (clicks === this.clicks) this.refusal = why && { target, sentence: null, why, clause: why.clause ?? null };
  }

  /** A placement that waited its turn is not possible any more. */
  late(move: MoveOf<"place">): void {
    void this.explain(`post:${move.post}`, move.text);
  }

  /** The server refused what was played. */
  refused(why: Reason): void {
    this.refusal = { target: null, sentence: null, why, clause: why.clause ?? null };
  }

  /** A piece was drawn from one place to another: it is picked up, and a click on the other place follows. */
  drag(from: Target, to: Target): void {
    if (this.table.sending) return this.mustWait(to);
    const moves = this.played(from);
    if (!moves.length) return;
    this.closeAll();
    this.player.play(moves, to);
  }

  /** One of the meanings that a chooser, the route card or the move list offers. */
  choose(option: Option | Move): void {
    if (this.table.sending) return this.mustWait(this.chooser?.target ?? null);
    this.closeAll();
    this.player.play("kind" in option ? [option] : option.moves);
  }

  /** A move of the list; one that ends the game is shown on its card first. */
  pick(move: Move): void {
    if (this.table.sending) return this.mustWait(null);
    this.closeAll();
    this.perform([move]);
  }

  /** A benefit that ends the game is shown on the route card first. */
  private perform(moves: Move[]): void {
    const [move] = moves;
    const ends = move && this.table.situation?.endings?.[move.text] !== undefined;
    if (ends && move.kind === "route") this.routeCard = { route: move.route, selected: move };
    else this.player.play(moves);
  }

  /** Back to neutral, one layer at a time; a piece that was just lifted goes back. */
  async escape(): Promise<void> {
    const { table } = this;
    if (table.viewedPly !== null) table.viewedPly = null;
    else if (this.chooser || this.routeCard || this.refusal || this.confirming || this.pending) this.closeAll();
    else if (this.armed.kind !== "none") this.armed = NOTHING;
    else if (table.situation?.decision?.hand?.length && table.undo.isPossible) await table.undo.step();
  }

  /** The next placement is a merchant, or a trader again. */
  merchant(): Promise<void> {
    return this.click(this.table.chips.length ? "source:m" : "chip:m");
  }
}
