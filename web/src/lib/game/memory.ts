/** What this browser has played at a table: for undo, redo and the way back to the start of the turn. */
import { at, type GameEvent, turnStart } from "./events";

export class Memory {
  private readonly own = new Map<number, string>(); // by the number of the decision
  private readonly forced = new Set<number>(); // those that followed by themselves
  private undone: { ply: number; moves: string[] } = { ply: -1, moves: [] };

  /** A decision was accepted. Redo goes on after the next of its own, and ends with any other. */
  played(ply: number, text: string, forced: boolean): void {
    this.own.set(ply, text);
    if (forced) this.forced.add(ply);
    const isNext = this.undone.ply === ply && this.undone.moves[0] === text;
    this.undone = isNext ? { ply: ply + 1, moves: this.undone.moves.slice(1) } : { ply: -1, moves: [] };
  }

  /** Where one step back leads: what followed by itself goes with what brought it. */
  stepBack(ply: number): number {
    let goal = ply - 1;
    while (goal > 0 && this.forced.has(goal)) goal -= 1;
    return Math.max(goal, 0);
  }

  /** The first own decision of the turn, as far as it is known here and nothing was shown since. */
  turnBack(ply: number, events: readonly GameEvent[]): number {
    const start = turnStart(events);
    let goal = ply;
    const shows = (number: number) => at(events, number).some((event) => event.event === "looked");
    while (goal > start && this.own.has(goal - 1) && !shows(goal - 1)) goal -= 1;
    return goal;
  }

  /** The last own decision that is known here. */
  lastOwn(ply: number): number | null {
    for (let number = ply - 1; number >= 0; number--) if (this.own.has(number)) return number;
    return null;
  }

  /** The own decisions from one to before another; null where one is not known here. */
  between(from: number, to: number): string[] | null {
    const moves = Array.from({ length: to - from }, (_, step) => this.own.get(from + step));
    return moves.every((text) => text !== undefined) ? moves : null;
  }

  /** Decisions were taken back: they can be played again while nothing else happens. */
  tookBack(from: number, to: number, moves: string[] | null): void {
    const later = this.undone.ply === from ? this.undone.moves : [];
    this.undone = moves ? { ply: to, moves: [...moves, ...later] } : { ply: -1, moves: [] };
    this.forget(to);
  }

  /** What redo would play now. */
  redo(ply: number): string | null {
    return this.undone.ply === ply ? (this.undone.moves[0] ?? null) : null;
  }

  /** From this decision on the past is another one. */
  forget(since: number): void {
    for (const ply of [...this.own.keys()]) if (ply >= since) this.own.delete(ply);
    for (const ply of [...this.forced]) if (ply >= since) this.forced.delete(ply);
  }
}
