/** What mouse and fingers do at the table: rest on something, press, draw a piece. */
import type { TableStore } from "$lib/game/store/table.svelte";
import { Drag } from "./hand/drag.svelte";
import { Attention, targetAt } from "./people/attention.svelte";

interface Point {
  x: number;
  y: number;
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

export class Pointer {
  /** Where a mouse is. */
  at = $state.raw<Point | null>(null);
  /** Where the last click was. */
  pressedAt = $state.raw<Point | null>(null);
  readonly attention = new Attention();
  readonly drag: Drag;

  /** `used`: a pointer is used now, not keys. */
  constructor(
    private readonly store: TableStore,
    private readonly used: () => void,
  ) {
    this.drag = new Drag(store);
  }

  readonly handlers = {
    onpointermove: (event: PointerEvent): void => {
      if (!isMouse(event)) return this.attention.release(event.timeStamp);
      this.at = pointOf(event);
      this.drag.move(this.at);
    },
    onpointerover: (event: PointerEvent): void => {
      if (isMouse(event)) this.attention.over(targetAt(event));
    },
    onpointerleave: (event: PointerEvent): void => {
      if (isMouse(event)) this.attention.over(null);
    },
    onpointerdown: (event: PointerEvent): void => {
      this.used();
      this.pressedAt = pointOf(event);
      if (!isMouse(event)) return this.attention.press(targetAt(event), event.timeStamp);
      this.attention.rest();
      if (event.button === 0) this.drag.begin(targetAt(event), this.pressedAt);
    },
    onpointerup: (event: PointerEvent): void => {
      this.attention.release(event.timeStamp);
      if (!isMouse(event)) this.store.questions.hover(null);
      this.drag.end(targetAt(event));
    },
    /** A click that ends a long press was for the card only. */
    onclickcapture: (event: MouseEvent): void => {
      if (this.attention.wasLong()) return event.stopPropagation();
      this.attention.rest();
    },
    onfocusin: (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.attention.over(targetAt(event), true);
    },
  };

  /** The card about what the mouse or the focus is on, or none any more. */
  inspect(): void {
    const focused = document.activeElement?.closest<HTMLElement>("[data-target], [data-about]")?.dataset;
    this.attention.toggle(this.store.questions.hovered ?? focused?.target ?? focused?.about ?? null);
  }
}
