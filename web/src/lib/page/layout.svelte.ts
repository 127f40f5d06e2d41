/** How the parts of the table are put together, by the room for them: measured in text, so that large text counts as a small window. */
type Layout = "wide" | "tablet" | "phone" | "aside";

/** `scale` is the size of the text against the usual one. */
export function layoutOf(width: number, height: number, scale: number): Layout {
  const [w, h] = [width / scale, height / scale];
  const roomy = scale > 1 ? 1200 : 900;
  if (w >= roomy && h >= 500) return "wide";
  if (w >= 700 && w < 900 && h >= 900) return "tablet";
  return w >= 560 && w > h ? "aside" : "phone";
}

class Room {
  kind = $state<Layout>("wide");
  /** The board is larger than its box, and everything else folds away. */
  readonly isSmall = $derived(this.kind === "phone" || this.kind === "aside");

  constructor() {
    this.measure();
    addEventListener("resize", () => this.measure());
  }

  measure(): void {
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    this.kind = layoutOf(innerWidth, innerHeight, scale);
  }
}

export const room = new Room();
