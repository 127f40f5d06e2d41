/** The focus at the table: it goes from part to part, and where it is lost it goes back to the board. */
import { tick } from "svelte";

const FOCUSABLE = "[tabindex='0'], button:not([disabled]), a[href], input:not([disabled])";

export class Focus {
  private byKeys = false;

  constructor(private readonly main: () => HTMLElement | undefined) {}

  /** Keys were used last, or a pointer: that needs no focus. */
  used(byKeys: boolean): void {
    this.byKeys = byKeys;
  }

  /** To something on the board. */
  on(target: string): void {
    this.main()
      ?.querySelector<SVGElement>(`.hit[data-target="${CSS.escape(target)}"]`)
      ?.focus({ preventScroll: true });
  }

  /** To the next part of the page that is shown, or the one before. */
  zone(step: 1 | -1): void {
    const zones = [...(this.main()?.querySelectorAll<HTMLElement>("[data-zone]") ?? [])].filter(
      (zone) => zone.getClientRects().length || zone.querySelector(FOCUSABLE),
    );
    const now = zones.findIndex((zone) => zone.contains(document.activeElement));
    const next = zones[now < 0 && step < 0 ? zones.length - 1 : (now + step + zones.length) % zones.length];
    if (!next) return;
    const inside = [...next.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)].find((one) => one.getClientRects().length);
    const known = next.dataset.zone === "board" ? this.stop : null;
    (known ?? inside ?? next).focus();
  }

  /** Something changed: what had the focus may be gone with it. */
  keep(): void {
    if (!this.byKeys) return;
    void tick().then(() =>
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost && !document.querySelector("dialog[open]")) this.stop?.focus({ preventScroll: true });
      }),
    );
  }

  /** What the tabulator reaches on the board. */
  private get stop(): SVGElement | null {
    return this.main()?.querySelector<SVGElement>(".hit[tabindex='0']") ?? null;
  }
}
