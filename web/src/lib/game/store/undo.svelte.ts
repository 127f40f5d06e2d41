/** The way back: undo, redo, the start of the turn, and a question to those who decided since. */
import { tab } from "$lib/storage";
import { turnStart } from "../events";
import { parse } from "../moves/notation";
import { lastDecisionOf } from "../text/log";
import type { Player } from "./player";
import type { Source } from "./source";
import type { TableStore } from "./table.svelte";

export class Undo {
  redoable = $state(false);

  constructor(
    private readonly table: TableStore,
    private readonly player: Player,
    private readonly source: Pick<Source, "undo">,
  ) {}

  get isPossible(): boolean {
    return this.table.view?.table.undo ?? false;
  }

  /** Nobody else has to agree: everything can be taken back. */
  get decidesAlone(): boolean {
    return this.table.view?.table.decides_alone ?? false;
  }

  /** What leads back: undo; undo together with what others answered; a question to those others; or nothing. */
  readonly way = $derived.by((): "undo" | "undo-answers" | "ask" | null => {
    const { undo, barrier, competition, you, decides_alone } = this.table.view?.table ?? {};
    if (undo) return "undo";
    const isBarred = barrier === "asked" || barrier === "revealed";
    if (!isBarred || competition || lastDecisionOf(this.table.events, you ?? []) === null) return null;
    return decides_alone ? "undo-answers" : "ask";
  });

  /** What was played here until this very moment, also before a reload. */
  recall(stamp: number): void {
    this.player.memory.read(tab.read(this.key), stamp);
  }

  /** What was played here is kept for this moment, also over a reload. */
  remember(): void {
    const { memory } = this.player;
    this.redoable = memory.redo(this.ply) !== null;
    tab.write(this.key, memory.write(this.table.view?.stamp ?? 0));
  }

  async step(): Promise<void> {
    if (this.way === "undo-answers") await this.takeBack();
    else await this.backTo(this.player.memory.stepBack(this.ply));
  }

  redo(): void {
    const next = this.player.memory.redo(this.ply);
    if (this.table.sending) this.table.input.mustWait(null);
    else if (next !== null) this.player.play([parse(next)]);
  }

  /** Back to the first own decision of this turn, as far as nothing was shown and nobody else decided. */
  async resetTurn(): Promise<void> {
    const { events } = this.table;
    const known = this.player.memory.turnBack(this.ply, events);
    if (known < this.ply) await this.backTo(known);
    else if (!(await this.backTo(turnStart(events)))) await this.step(); // it was played elsewhere
  }

  /** Back to the moment before a decision of this turn. */
  async backTo(goal: number): Promise<boolean> {
    const { view, sending, input, questions } = this.table;
    if (!view) return false;
    if (sending) {
      input.mustWait(null);
      return false;
    }
    const { memory } = this.player;
    const moves = memory.between(goal, view.ply);
    questions.cancel();
    return this.table.command(async () => {
      await this.source.undo(goal, view.stamp);
      memory.tookBack(view.ply, goal, moves);
      this.remember();
    });
  }

  /** Asks the others to go back before a decision; without one, before the last own one. */
  takeBack(ply?: number): Promise<boolean> {
    const { events, view, people } = this.table;
    const own = this.player.memory.lastOwn(this.ply) ?? lastDecisionOf(events, view?.table.you ?? []);
    return people.takeBack(ply ?? own ?? Math.max(this.ply - 1, 0));
  }

  private get ply(): number {
    return this.table.view?.ply ?? 0;
  }

  private get key(): string {
    return `memory-${this.table.id}`;
  }
}
