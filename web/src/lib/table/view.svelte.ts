/** The part of the board that a small screen shows: moved by fingers, wheel and keys, and by what happens. */
import {
  type Box,
  centred,
  clamped,
  fitting,
  freeHeight,
  type Lie,
  moved,
  CLOSE_UP_WIDTH,
  type Part,
  seen,
  showing,
  type Spot,
  usual,
  zoomed,
} from "$lib/board/camera";

const FRICTION = 0.94; // of the speed that is left after a frame
const FRAME_MS = 16;
const MIN_SPEED = 0.02; // px in a ms

export class BoardPart {
  /** Null: the whole board, as large as it fits. */
  lie = $state.raw<Lie | null>(null);
  /** How wide it is drawn; while fingers change that, the drawing is only stretched. */
  drawn = $state(0);
  /** It goes to its place by itself, not by hand. */
  glides = $state(false);
  private box: Box = { width: 0, height: 0, above: 0, below: 0 };
  private speed: Spot = { x: 0, y: 0 };
  private last = 0;
  private running = 0;

  /** The box has this size; on a small screen a part of the board is seen, elsewhere all of it. */
  fit(box: Box, small: boolean): void {
    const before = this.box;
    const isNew = this.lie === null;
    this.box = box;
    if (!box.width || !box.height) return;
    if (!small) return this.put(null);
    if (isNew || this.lie === null) return this.put(clamped({ width: usual(box), left: -1e6 / 2, top: 0 }, box));
    const by = { x: (box.width - before.width) / 2, y: (box.height - before.height) / 2 }; // the middle stays the middle
    this.put(moved(this.lie, by, box));
  }

  get isWhole(): boolean {
    return this.lie === null || this.lie.width <= fitting(this.box) + 1;
  }
  /** Posts are too close to each other for a finger. */
  get isFar(): boolean {
    return this.lie !== null && this.lie.width < CLOSE_UP_WIDTH * 0.75;
  }
  get part(): Part | null {
    return this.lie && seen(this.lie, this.box);
  }

  pull(by: Spot, now: number): void {
    if (!this.lie) return;
    const time = Math.max(now - this.last, 1);
    this.last = now;
    this.speed = { x: mixed(this.speed.x, by.x / time), y: mixed(this.speed.y, by.y / time) };
    this.hold();
    this.lie = moved(this.lie, by, this.box);
  }

  stretch(factor: number, at: Spot): void {
    const lie = this.lie ?? clamped({ width: fitting(this.box), left: 0, top: 0 }, this.box);
    this.hold();
    this.speed = { x: 0, y: 0 };
    if (!this.drawn) this.drawn = lie.width;
    this.lie = zoomed(lie, lie.width * factor, at, this.box);
  }

  /** The fingers are up: it is drawn as large as it is, and runs out. */
  rest(now: number, still: boolean): void {
    if (!this.lie) return;
    this.drawn = this.lie.width;
    if (!still && now - this.last < 60) this.run();
  }

  /** All of it, or as near as fingers need it, about a spot of the box. */
  toggle(at?: Spot): void {
    const middle = at ?? { x: this.box.width / 2, y: this.box.height / 2 };
    this.approach(this.isWhole ? usual(this.box) : fitting(this.box), middle);
  }

  /** Nearer, where fingers could mean several things. */
  near(at: Spot): void {
    this.approach(Math.max(CLOSE_UP_WIDTH, (this.lie?.width ?? CLOSE_UP_WIDTH) * 1.6), at);
  }

  /** All of it. */
  whole(): void {
    if (!this.isWhole) this.toggle();
  }

  centre(at: Spot): void {
    if (this.lie) this.put(centred(this.isWhole ? { ...this.lie, width: usual(this.box) } : this.lie, at, this.box), false);
  }

  /** Shows a part of the board; a card covers `below` px of the box. */
  show(part: Part, below = 0): void {
    if (this.lie && !this.isWhole) this.put(showing(this.lie, part, this.box, below), true);
  }

  /** Whether a part could be shown whole. */
  hasRoomFor(part: Part): boolean {
    const share = (this.lie?.width ?? 0) / 1425;
    return (part.right - part.left) * share < this.box.width - 60 && (part.bottom - part.top) * share < freeHeight(this.box) - 60;
  }

  private approach(width: number, at: Spot): void {
    const lie = this.lie ?? clamped({ width: fitting(this.box), left: 0, top: 0 }, this.box);
    this.put(zoomed(lie, width, at, this.box));
  }

  private put(lie: Lie | null, glides = false): void {
    cancelAnimationFrame(this.running);
    this.glides = glides;
    this.lie = lie;
    this.drawn = lie?.width ?? 0;
  }

  private hold(): void {
    cancelAnimationFrame(this.running);
    this.glides = false;
  }

  private run(): void {
    let before = performance.now();
    const step = (now: number) => {
      const time = now - before;
      before = now;
      const left = FRICTION ** (time / FRAME_MS);
      this.speed = { x: this.speed.x * left, y: this.speed.y * left };
      if (!this.lie || Math.hypot(this.speed.x, this.speed.y) < MIN_SPEED) return;
      this.lie = moved(this.lie, { x: this.speed.x * time, y: this.speed.y * time }, this.box);
      this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }
}

const mixed = (old: number, fresh: number): number => old * 0.6 + fresh * 0.4;
