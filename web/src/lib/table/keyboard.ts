/** Keys at the table; those in a field or with a modifier are the browser's. */
import { fullRoutes } from "../game/moves/turn";
import type { TableStore } from "../game/store/table.svelte";

export interface Doors {
  rules: () => void;
  moves: () => void;
  tab: (name: "log" | "chat" | "score") => void;
  /** The card about what has the focus. */
  inspect: () => void;
  /** The card goes. */
  rest: () => void;
  /** The focus goes to the next part of the page, or the one before. */
  zone: (step: 1 | -1) => void;
  /** To the city whose name begins with these letters; none: that is over. */
  go: (letters: string) => void;
}

/** What a key does; null for one that does nothing here. */
export function action(store: TableStore, doors: Doors, event: Pick<KeyboardEvent, "key" | "shiftKey">): (() => void) | null {
  if (/^[1-9]$/.test(event.key)) return () => useMarker(store, Number(event.key) - 1);
  const keys: Record<string, () => void> = {
    "/": doors.moves,
    "?": doors.rules,
    n: () => void store.click("income"),
    m: () => void store.merchant(),
    f: () => void store.click(store.meanings.has("done") ? "done" : "decline"),
    t: () => establish(store),
    u: () => void store.undo(),
    U: () => store.redo(),
    r: () => void store.resetTurn(),
    "[": () => store.lookBack(-1),
    "]": () => store.lookBack(1),
    i: doors.inspect,
    l: () => doors.tab("log"),
    c: () => doors.tab("chat"),
    s: () => doors.tab("score"),
    F6: () => doors.zone(event.shiftKey ? -1 : 1),
    " ": () => (store.mine ? void store.click("end") : void store.people.skip()),
    Escape: () => {
      doors.rest();
      void store.escape();
    },
  };
  return keys[event.key] ?? null;
}

const PAUSE = 1500; // ms between letters of a name

/** `G` and the first letters of a city. */
export class Going {
  private letters: string | null = null;
  private last = 0;

  constructor(private readonly go: (letters: string) => void) {}

  /** Whether the key belongs to a name. */
  take(key: string, now: number): boolean {
    if (this.letters !== null && now - this.last > PAUSE) this.stop();
    if (this.letters === null) {
      if (key !== "g") return false;
      this.letters = "";
    } else if (/^\p{L}$/u.test(key)) this.go((this.letters += key));
    else {
      this.stop();
      return key === "Escape";
    }
    this.last = now;
    return true;
  }

  private stop(): void {
    if (this.letters !== null) this.go("");
    this.letters = null;
  }
}

export function keyboard(store: TableStore, doors: Doors): (event: KeyboardEvent) => void {
  const going = new Going(doors.go);
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, dialog") && event.key !== "F6") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === " " && at?.closest("button, a, [role=button], [role=dialog]")) return;
    if (going.take(event.key, event.timeStamp)) {
      event.preventDefault();
      return;
    }
    const act = action(store, doors, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** The markers of the hand by their number, kinds once each. */
function useMarker(store: TableStore, place: number): void {
  const seat = store.situation?.seat ?? null;
  const kinds = seat === null ? [] : [...new Set(store.situation?.markers.unused[seat])];
  const marker = kinds[place];
  if (marker) void store.click(`hand:${marker}`);
}

/** The card of a full route; pressed again, that of the next one. */
function establish(store: TableStore): void {
  const routes = store.scene ? fullRoutes(store.scene) : [];
  const now = store.opened ? routes.indexOf(store.opened.route) : -1;
  const next = routes[(now + 1) % routes.length];
  if (next !== undefined) void store.click(`route:${next}`);
}
