/** Questions to the server about decisions: why one is not possible, what one would do. Answers count in their moment. */
import type { Preview } from "$lib/wire.gen";
import type { Calls } from "./calls";
import { problemOf } from "./people";
import type { Reason, TableState } from "./state.svelte";
import type { Target } from "../types";

const HOVER = 90; // ms before a hovered move is looked up

export class Questions {
  private readonly asked = new Map<string, Promise<Preview>>();
  private readonly wondered = new Set<string>();
  private moment = new AbortController();
  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableState,
    private readonly calls: Calls,
  ) {}

  /** Another moment has come. */
  forget(): void {
    this.cancel();
    this.table.fullPreviews = new Map();
    this.table.reasons = new Map();
  }

  /** The moment ends: an answer would come too late, and the server may refuse to give it. */
  cancel(): void {
    this.endHover();
    this.moment.abort();
    this.moment = new AbortController();
    this.asked.clear();
    this.wondered.clear();
  }

  endHover(): void {
    clearTimeout(this.hovering);
  }

  /** Answers a click with the reason, unless something else was clicked or happened before it came. */
  async why(target: Target, action: string): Promise<void> {
    const { clicks } = this.table;
    const why = await this.reason(action);
    if (clicks === this.table.clicks) this.table.no = why && { target, sentence: null, why, clause: why.clause ?? null };
  }

  /** Asks why a decision is not possible, for cards that list it: once in a moment. */
  async wonder(action: string): Promise<void> {
    if (this.table.sending || this.wondered.has(action)) return;
    this.wondered.add(action);
    const stamp = this.table.view?.stamp;
    const why = await this.reason(action);
    if (why && stamp === this.table.view?.stamp) this.table.reasons = new Map(this.table.reasons).set(action, why);
  }

  /** Null where it is possible, or another moment has come. */
  private async reason(action: string): Promise<Reason | null> {
    const { signal } = this.moment;
    try {
      const why = await this.calls.why(action, signal);
      return why.legal ? null : why;
    } catch (wrong) {
      return signal.aborted ? null : problemOf(wrong);
    }
  }

  /** What a legal decision would do; null where that cannot be known. */
  async preview(action: string): Promise<Preview | null> {
    if (this.table.sending) return null; // another moment comes
    const stamp = this.table.view?.stamp;
    const asked = this.asked.get(action) ?? this.calls.preview(action, this.moment.signal);
    this.asked.set(action, asked);
    try {
      const preview = await asked;
      if (stamp === this.table.view?.stamp) this.table.fullPreviews = new Map(this.table.fullPreviews).set(action, preview);
      return preview;
    } catch {
      this.asked.delete(action);
      return null;
    }
  }

  /** The pointer or the focus is on something: its ghost is shown, and soon what it would do. */
  hover(target: Target | null): void {
    this.table.hovered = target;
    this.endHover();
    const move = target === null ? null : this.table.moveAt(target);
    if (move && !this.table.previews.has(move.text)) this.hovering = setTimeout(() => void this.preview(move.text), HOVER);
  }
}
