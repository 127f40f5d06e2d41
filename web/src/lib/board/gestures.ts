/** What fingers do on the board: one moves it, two make it larger or smaller, a short touch means what lies there. */
import type { Spot } from "./camera";

interface Hands {
  /** Moved by this much. */
  pan: (by: Spot) => void;
  /** Larger by a factor, about a spot of the window. */
  pinch: (factor: number, at: Spot) => void;
  /** All fingers are up again; whether they moved anything. */
  rest: () => void;
}

const DRAG_MIN_PX = 9; // before a touch becomes a pull

export class Gestures {
  private readonly down = new Map<number, Spot>();
  private began: Spot | null = null;
  private pulled = false; // this touch is no tap any more

  constructor(private readonly hands: Hands) {}

  /** Whether the last touch moved the board: the click at its end means nothing. */
  get isPull(): boolean {
    return this.pulled;
  }

  press(id: number, at: Spot): void {
    if (this.down.size === 0) {
      this.began = at;
      this.pulled = false;
    } else this.pulled = true; // a second finger ends every tap
    this.down.set(id, at);
  }

  move(id: number, at: Spot): void {
    const before = this.down.get(id);
    if (!before || !this.began) return;
    if (!this.pulled && Math.hypot(at.x - this.began.x, at.y - this.began.y) < DRAG_MIN_PX) return;
    this.pulled = true;
    const [, other] = [...this.down].find(([finger]) => finger !== id) ?? [];
    this.down.set(id, at);
    if (!other) return this.hands.pan({ x: at.x - before.x, y: at.y - before.y });
    const middle = (spot: Spot): Spot => ({ x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 });
    const apart = (spot: Spot): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    this.hands.pinch(apart(at) / apart(before), middle(at));
    this.hands.pan({ x: middle(at).x - middle(before).x, y: middle(at).y - middle(before).y });
  }

  lift(id: number): void {
    if (!this.down.delete(id) || this.down.size) return;
    this.began = null;
    if (this.pulled) this.hands.rest();
  }
}
