/** What a person looks at for a while: the pointer rests there, the focus is there, a finger stays there. */
import type { Target } from "$lib/game/types";

const HOVER_MS = 600; // that a pointer or the focus stays before the card comes
const LONG_PRESS_MS = 450;

export class Attention {
  /** What is inspected now. */
  target = $state<Target | null>(null);
  /** It was asked for by keys: it is read aloud too. */
  aloud = $state(false);
  private at: Target | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pressed = false; // the click of a long press means nothing
  private since = 0; // when the finger came down

  /** The pointer or the focus came to something, or to nothing. */
  over(target: Target | null, aloud = false): void {
    if (target === this.at) return;
    this.at = target;
    this.aloud = aloud;
    this.wait(target, HOVER_MS);
  }

  /** A finger came down, at this time. */
  press(target: Target | null, time: number): void {
    this.pressed = false;
    this.since = time;
    this.at = target;
    this.wait(target, LONG_PRESS_MS, () => (this.pressed = true));
  }

  /** The finger moved or went up, at this time. Where a page was slow, a short touch may have had its card already. */
  release(time: number): void {
    clearTimeout(this.waiting);
    if (this.pressed && time - this.since < LONG_PRESS_MS) {
      this.pressed = false;
      this.target = null;
    }
  }

  /** At once, or no more. */
  toggle(target: Target | null): void {
    clearTimeout(this.waiting);
    this.aloud = true;
    this.target = this.target === null ? target : null;
  }

  /** Whether this click ends a long press. */
  wasLong(): boolean {
    const { pressed } = this;
    this.pressed = false;
    return pressed;
  }

  /** Something was done: the card is not needed until the pointer comes to something else. */
  rest(): void {
    clearTimeout(this.waiting);
    this.target = null;
  }

  private wait(target: Target | null, time: number, then?: () => void): void {
    clearTimeout(this.waiting);
    if (target !== this.target) this.target = null;
    if (target === null) return;
    this.waiting = setTimeout(() => {
      this.target = target;
      then?.();
    }, time);
  }
}

/** The thing at an event: something to click, or something to read about. */
export function targetAt(event: Event): Target | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-target], [data-about]") : null;
  return found?.dataset.target ?? found?.dataset.about ?? null;
}
