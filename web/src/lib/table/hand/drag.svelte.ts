/** Drawing a piece from one place to another, for those who would rather not click twice. */
import { pieceAt } from "$lib/game/scene";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import type { Target } from "$lib/game/types";

const DRAG_MIN_PX = 8; // before a press becomes a draw

interface Point {
  x: number;
  y: number;
}

export class Drag {
  /** The piece that is drawn, such as `0t`. */
  piece = $state<string | null>(null);
  private from: { target: Target; piece: string; at: Point } | null = null;

  constructor(private readonly store: TableStore) {}

  begin(target: Target | null, at: Point): void {
    const piece = target === null ? null : this.pieceOf(target);
    this.from = target !== null && piece !== null ? { target, piece, at } : null;
  }

  move(to: Point): void {
    if (!this.from || this.piece !== null) return;
    const { at, piece } = this.from;
    if (Math.hypot(to.x - at.x, to.y - at.y) > DRAG_MIN_PX) this.piece = piece;
  }

  end(target: Target | null): void {
    const { from, piece } = this;
    this.from = null;
    this.piece = null;
    if (!from || piece === null || target === null || target === from.target) return;
    const [kind, name] = from.target.split(":");
    if (kind === "chip") void this.store.click(target, name === "m" ? "m" : "t");
    else this.store.input.drag(from.target, target);
  }

  /** The piece that can be drawn from here: one that may be picked up, or one of the supply. */
  pieceOf(target: Target): string | null {
    const { situation, meanings, mine } = this.store;
    const [kind, name = ""] = target.split(":");
    if (!situation || !mine) return null;
    if (kind === "chip") return meanings.has(target) ? `${situation.seat}${name}` : null;
    const click = meanings.get(target)?.click;
    const lifts = click?.does === "play" && click.moves[0]?.kind === "lift";
    return kind === "post" && lifts ? pieceAt(situation, name) : null;
  }
}
