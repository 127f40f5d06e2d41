/** Keys at the table; those in a field or with a modifier are the browser's. */
import { preferences } from "$lib/device/preferences.svelte";
import { type Command, commandOf, keyFor, keyOf } from "$lib/page/shortcuts";
import { fullRoutes } from "../game/moves/turn";
import type { Question } from "./readouts";
import type { TableStore } from "$lib/game/store/tableStore.svelte";

/** What the page does for a command. */
export interface TableActions {
  rules: () => void;
  moves: () => void;
  shortcuts: () => void;
  words: () => void;
  tab: (name: "log" | "chat" | "score") => void;
  /** Steps back by a decision, or forward again. */
  stepHistory: (step: 1 | -1) => void;
  /** Opens the card about what has the focus. */
  inspect: () => void;
  /** Closes the card. */
  closeCard: () => void;
  /** Moves the focus to the next part of the page, or the one before. */
  moveFocus: (step: 1 | -1) => void;
  /** Moves the focus to the city whose name begins with these letters; an empty text ends the search. */
  findCity: (letters: string) => void;
  /** Shows letters on everything that can be done, and takes those that are typed; null hides them. */
  label: (letters: string | null, merchant: boolean) => boolean;
  /** Announces what was asked for. */
  readOut: (about: Question) => void;
}

/** What a command does; `go` and `labels` take further keys and are not among them. */
function commandHandlers(store: TableStore, actions: TableActions): Record<Exclude<Command, "go" | "labels">, () => void> {
  return {
    moves: actions.moves,
    rules: actions.rules,
    shortcuts: actions.shortcuts,
    words: actions.words,
    income: () => void store.click("income"),
    merchant: () => void store.input.merchant(),
    finish: () => void store.click(store.meanings.has("done") ? "done" : "decline"),
    establish: () => establish(store),
    undo: () => void store.undo.step(),
    redo: () => store.undo.redo(),
    reset: () => void store.undo.resetTurn(),
    back: () => actions.stepHistory(-1),
    forward: () => actions.stepHistory(1),
    inspect: actions.inspect,
    log: () => actions.tab("log"),
    chat: () => actions.tab("chat"),
    score: () => actions.tab("score"),
    end: () => (store.mine ? void store.click("end") : void store.people.skip()),
    "last-move": () => actions.readOut("last-move"),
    options: () => actions.readOut("options"),
    player: () => actions.readOut("player"),
    distance: () => actions.readOut("distance"),
  };
}

/** What a key does; null for one that does nothing here. */
export function action(
  store: TableStore,
  actions: TableActions,
  event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">,
): (() => void) | null {
  if (event.key === "F6") return () => actions.moveFocus(event.shiftKey ? -1 : 1);
  if (event.key === "Escape")
    return () => {
      actions.closeCard();
      void store.input.escape();
    };
  const key = keyOf(event);
  if (preferences.shortcuts && /^[1-9]$/.test(key)) return () => useMarker(store, Number(key) - 1);
  const command = commandOf(key);
  return command === null || command === "go" || command === "labels" ? null : commandHandlers(store, actions)[command];
}

const LETTER_TIMEOUT_MS = 1500; // between letters of a name

/** Finds a city by a key and the first letters of its name. */
export class CitySearch {
  private letters: string | null = null;
  private last = 0;

  constructor(private readonly find: (letters: string) => void) {}

  /** Whether the key belongs to a name. */
  take(key: string, now: number): boolean {
    if (this.letters !== null && now - this.last > LETTER_TIMEOUT_MS) this.stop();
    if (this.letters === null) {
      if (commandOf(key) !== "go") return false;
      this.letters = "";
    } else if (/^\p{L}$/u.test(key)) this.find((this.letters += key));
    else {
      this.stop();
      return key === "Escape";
    }
    this.last = now;
    return true;
  }

  private stop(): void {
    if (this.letters !== null) this.find("");
    this.letters = null;
  }
}

/** A key that puts letters on everything that can be done; typing the letters of one does it. */
export class LabelInput {
  private letters: string | null = null;

  constructor(private readonly label: TableActions["label"]) {}

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

export function keyboard(store: TableStore, actions: TableActions): (event: KeyboardEvent) => void {
  const search = new CitySearch(actions.findCity);
  const labels = new LabelInput(actions.label);
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, dialog") && event.key !== "F6") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (["Shift", "CapsLock"].includes(event.key)) return;
    const key = keyOf(event);
    if (key === " " && (keyFor("end") !== " " || at?.closest("button, a, [role=dialog]"))) return; // it presses what has the focus
    if (labels.take(key) || search.take(key, event.timeStamp)) {
      event.preventDefault();
      return;
    }
    const act = action(store, actions, event);
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
