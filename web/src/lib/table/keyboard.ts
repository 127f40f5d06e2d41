/** Keys at the table; those in a field or with a modifier are the browser's. */
import { preferences } from "$lib/preferences.svelte";
import { type Command, commandOf, keyFor, keyOf } from "$lib/shortcuts";
import { fullRoutes } from "../game/moves/turn";
import type { TableStore } from "../game/store/table.svelte";

/** What the page does for a command. */
export interface Doors {
  rules: () => void;
  moves: () => void;
  shortcuts: () => void;
  words: () => void;
  tab: (name: "log" | "chat" | "score") => void;
  /** The board goes back by a decision, or on again. */
  past: (step: 1 | -1) => void;
  /** The card about what has the focus. */
  inspect: () => void;
  /** The card goes. */
  rest: () => void;
  /** The focus goes to the next part of the page, or the one before. */
  zone: (step: 1 | -1) => void;
  /** To the city whose name begins with these letters; none: that is over. */
  go: (letters: string) => void;
  /** Shows letters on all that can be done, and takes those that are typed; none: they go. */
  label: (letters: string | null, merchant: boolean) => boolean;
  /** Says what was asked for. */
  tell: (about: "last-move" | "options" | "player" | "distance") => void;
}

/** What a command does; `go` and `labels` take further keys and are not among them. */
export function doing(store: TableStore, doors: Doors): Record<Exclude<Command, "go" | "labels">, () => void> {
  return {
    moves: doors.moves,
    rules: doors.rules,
    shortcuts: doors.shortcuts,
    words: doors.words,
    income: () => void store.click("income"),
    merchant: () => void store.input.merchant(),
    finish: () => void store.click(store.meanings.has("done") ? "done" : "decline"),
    establish: () => establish(store),
    undo: () => void store.undo.step(),
    redo: () => store.undo.redo(),
    reset: () => void store.undo.resetTurn(),
    back: () => doors.past(-1),
    forward: () => doors.past(1),
    inspect: doors.inspect,
    log: () => doors.tab("log"),
    chat: () => doors.tab("chat"),
    score: () => doors.tab("score"),
    end: () => (store.mine ? void store.click("end") : void store.people.skip()),
    "last-move": () => doors.tell("last-move"),
    options: () => doors.tell("options"),
    player: () => doors.tell("player"),
    distance: () => doors.tell("distance"),
  };
}

/** What a key does; null for one that does nothing here. */
export function action(store: TableStore, doors: Doors, event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): (() => void) | null {
  if (event.key === "F6") return () => doors.zone(event.shiftKey ? -1 : 1);
  if (event.key === "Escape")
    return () => {
      doors.rest();
      void store.input.escape();
    };
  const key = keyOf(event);
  if (preferences.shortcuts && /^[1-9]$/.test(key)) return () => useMarker(store, Number(key) - 1);
  const command = commandOf(key);
  return command === null || command === "go" || command === "labels" ? null : doing(store, doors)[command];
}

const PAUSE = 1500; // ms between letters of a name

/** A key and the first letters of a city. */
export class Going {
  private letters: string | null = null;
  private last = 0;

  constructor(private readonly go: (letters: string) => void) {}

  /** Whether the key belongs to a name. */
  take(key: string, now: number): boolean {
    if (this.letters !== null && now - this.last > PAUSE) this.stop();
    if (this.letters === null) {
      if (commandOf(key) !== "go") return false;
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

/** A key that puts letters on everything that can be done; the letters of one of them do it. */
export class Labelling {
  private letters: string | null = null;

  constructor(private readonly label: Doors["label"]) {}

  take(key: string): boolean {
    if (this.letters === null) {
      if (commandOf(key) !== "labels") return false;
      this.letters = this.label("", false) ? "" : null;
      return true;
    }
    const goesOn = /^[a-z]$/i.test(key) && this.label((this.letters += key.toLowerCase()), /^[A-Z]$/.test(key));
    if (goesOn) return true;
    this.letters = null;
    this.label(null, false);
    return true;
  }
}

export function keyboard(store: TableStore, doors: Doors): (event: KeyboardEvent) => void {
  const going = new Going(doors.go);
  const labelling = new Labelling(doors.label);
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, dialog") && event.key !== "F6") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (["Shift", "CapsLock"].includes(event.key)) return;
    const key = keyOf(event);
    if (key === " " && (keyFor("end") !== " " || at?.closest("button, a, [role=dialog]"))) return; // it presses what has the focus
    if (labelling.take(key) || going.take(key, event.timeStamp)) {
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
  const now = store.input.routeCard ? routes.indexOf(store.input.routeCard.route) : -1;
  const next = routes[(now + 1) % routes.length];
  if (next !== undefined) void store.click(`route:${next}`);
}
