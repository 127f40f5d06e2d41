/** What is open beside and over the table: the tab of the side, the panel over a small board, a dialog, the rules. */
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { room } from "$lib/page/layout.svelte";
import { preferences } from "$lib/device/preferences.svelte";
import { untrack } from "svelte";

export type Tab = "desks" | "log" | "chat" | "score";
type DialogName = "moves" | "howto" | "shortcuts" | "words";
/** What the bar, the menu and keys can open. */
export type Dialogs = Record<DialogName | "rules", () => void>;

export class Panels {
  tab = $state<Tab>("log");
  tall = $state(false);
  /** On a small screen: log, chat, desks and score lie over the board. */
  isOpen = $state(false);
  dialog = $state<DialogName | null>(null);
  rules = $state.raw<{ clause: string | undefined } | null>(null);
  /** The game went on while somebody looked. */
  begun = $state(false);

  readonly dialogs: Dialogs = {
    rules: () => this.read(),
    moves: () => (this.dialog = "moves"),
    howto: () => (this.dialog = "howto"),
    shortcuts: () => (this.dialog = "shortcuts"),
    words: () => (this.dialog = "words"),
  };

  constructor(private readonly store: TableStore) {}

  /** Opens the rules, at a clause where one is named. */
  read(clause?: string): void {
    this.rules = { clause };
  }

  /** A key for the open panel makes it tall, and small again. */
  show(tab: Tab): void {
    this.tall = this.tab === tab ? !this.tall : this.tall;
    this.toggle(tab);
  }

  toggle(tab: Tab): void {
    this.isOpen = this.tab !== tab || !this.isOpen;
    this.tab = tab;
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.isOpen = true;
  }

  desk(seat: number): void {
    const target = `seat:${seat}`;
    if (this.store.meanings.has(target)) void this.store.click(target);
    else this.toggle("desks");
  }

  /** What is asked for lies on a desk: on a small screen that has to be opened. */
  private readonly onDesks = $derived.by(() =>
    [...this.store.meanings].some(([target, { strength }]) => strength === "strong" && /^(desk|used|seat):/.test(target)),
  );

  /** Opens what the game needs next. To be called where effects may be made. */
  follow(): void {
    const { store } = this;
    $effect(() => {
      if (store.isOver) untrack(() => this.end());
      else if (store.situation) this.begun = true;
    });
    $effect(() => {
      if (store.away !== null && !store.isOver) this.open("log"); // where it is over, the result tells more
    });
    $effect(() => {
      const { onDesks } = this;
      untrack(() => {
        if (onDesks && room.kind !== "wide") this.tab = "desks";
        this.isOpen = onDesks || (this.isOpen && this.tab !== "desks");
      });
    });
  }

  private end(): void {
    this.tab = "score";
    if (this.begun && this.store.view?.table.you.length) preferences.set("guide", false); // they know it now
  }
}
