/**
 * What lies over a page: sheets, panels, menus, dialogs. Back closes the newest of them, and leaves the page only when
 * none is open.
 *
 * Each open layer has an entry of its own in the browser's history, with the page's address and the number of open layers
 * as its state. Whatever closes a layer by another way than Back also takes its entry out again, by going back over it.
 */
interface Layer {
  close: () => void;
}

const depthOf = (state: unknown): number => Number((state as { layers?: number } | null)?.layers ?? 0);

class Layers {
  private open: Layer[] = [];
  private depth = depthOf(history.state); // entries that belong to layers, up to the one that is shown
  private moving = false; // we go back over entries, and hear of that later
  private due = false;
  private next: { change: () => void; leaves: boolean } | null = null; // waits until the page itself is shown

  constructor() {
    if (this.depth) this.settle(); // the page was reloaded: nothing is open any more
  }

  /** Something opens over the page. The function it returns is called when it has closed, however that happened. */
  add(close: () => void): () => void {
    const layer = { close };
    this.open.push(layer);
    this.soon();
    return () => {
      this.open = this.open.filter((other) => other !== layer);
      this.soon();
    };
  }

  /** Changes the address of the page once no entry of a layer lies above it. Of several changes the last one counts. */
  below(change: () => void): void {
    if (!this.next?.leaves) this.next = { change, leaves: false };
    this.settle();
  }

  /** Closes everything, then goes to another page. */
  leave(go: () => void): void {
    this.next = { change: go, leaves: true };
    this.closeDownTo(0);
    this.settle();
  }

  /** The browser went to another entry. Says whether it is the same page, with more or fewer layers. */
  arrived(state: unknown): boolean {
    const before = this.depth;
    this.depth = depthOf(state);
    const own = this.moving || this.depth !== before;
    if (!this.moving) this.closeDownTo(this.depth); // else we went there ourselves, and something may have opened meanwhile
    this.moving = false;
    if (!this.depth) history.scrollRestoration = "auto";
    this.settle();
    return own;
  }

  private closeDownTo(count: number): void {
    while (this.open.length > count) this.open.pop()?.close();
  }

  /** One layer often closes because another one opens: both are seen to together. */
  private soon(): void {
    if (this.due) return;
    this.due = true;
    setTimeout(() => {
      this.due = false;
      this.settle();
    });
  }

  /** Brings the history in line with what is open. */
  private settle(): void {
    if (this.moving) return;
    const surplus = this.depth - this.open.length;
    if (surplus > 0) {
      this.moving = true;
      history.go(-surplus);
      return;
    }
    if (!this.depth && this.next) {
      const { change } = this.next;
      this.next = null;
      change();
    }
    if (surplus < 0) history.scrollRestoration = "manual"; // going back over a layer is no reason to scroll
    while (this.depth < this.open.length) history.pushState({ layers: ++this.depth }, "");
  }
}

export const layers = new Layers();
