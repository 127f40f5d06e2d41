/** What this browser has played at a table: for undo, redo and the way back to the start of the turn. */
import { at, type GameEvent, turnStart } from "../events";

/** As text: it outlives a reload while the game stands still. */
interface Kept {
  stamp: number; // of the moment that it belongs to
  own: [number, string][];
  forced: number[];
  undone: { ply: number; moves: string[] };
  still: number;
}

export class Memory {
  private own = new Map<number, string>(); // by the number of the decision
  private forced = new Set<number>(); // those that followed by themselves
  private undone: { ply: number; moves: string[] } = { ply: -1, moves: [] };
  private still = -1; // the stamp of the last moment that somebody went back to

  /** All of it, for the moment with this stamp. */
  write(stamp: number): string {
    const { own, forced, undone, still } = this;
    return JSON.stringify({ stamp, own: [...own], forced: [...forced], undone, still } satisfies Kept);
  }

  /** What was written at this very moment; of another one nothing is known for sure. */
  read(text: string | null, stamp: number): void {
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    if (kept?.stamp !== stamp) return;
    this.own = new Map(kept.own);
    this.forced = new Set(kept.forced);
    this.undone = kept.undone;
    this.still = kept.still;
  }

  /** Somebody went back, perhaps in another browser: to this decision at least, and now it is this moment. */
  wentBack(since: number, stamp: number): void {
    this.forget(since);
    this.still = stamp;
  }

  /** Whether somebody went back to this moment: then they want to decide, and nothing follows by itself. */
  standsStill(stamp: number): boolean {
    return stamp === this.still;
  }

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
  private forget(since: number): void {
    for (const ply of [...this.own.keys()]) if (ply >= since) this.own.delete(ply);
    for (const ply of [...this.forced]) if (ply >= since) this.forced.delete(ply);
  }
}
