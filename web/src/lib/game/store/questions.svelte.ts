/** Questions to the source about decisions: why one is not possible, what one would do. Answers count in their moment. */
import type { Preview, TableView, WhyNot } from "$lib/wire.gen";
import type { Move } from "../moves/notation";
import type { Target } from "../types";
import { problemOf } from "./people";
import type { Source } from "./source";
import { veiledPreview } from "./sharedScreen";

export type Reason = Pick<WhyNot, "clause" | "reason" | "message" | "facts">;

/** What a table tells about the moment that is asked about. */
export interface Moment {
  readonly view: TableView | null;
  readonly sending: boolean;
  readonly isVeiled: boolean;
  moveAt(target: Target): Move | null;
}

const HOVER_MS = 90; // before a hovered move is looked up

export class Questions {
  hovered = $state<Target | null>(null);
  /** Why decisions are not possible, as far as it was asked at this moment; by notation. */
  reasons = $state.raw<ReadonlyMap<string, Reason>>(new Map());
  private fullPreviews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  /** What moves would do, as far as it was asked at this moment; by notation. */
  readonly previews = $derived.by<ReadonlyMap<string, Preview>>(() =>
    this.table.isVeiled ? new Map([...this.fullPreviews].map(([action, preview]) => [action, veiledPreview(preview)])) : this.fullPreviews,
  );
  private readonly asked = new Map<string, Promise<Preview>>();
  private readonly wondered = new Set<string>();
  private moment = new AbortController();
  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Moment,
    private readonly source: Pick<Source, "why" | "preview">,
  ) {}

  /** Another moment has come. */
  forget(): void {
    this.cancel();
    this.fullPreviews = new Map();
    this.reasons = new Map();
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

  /** Asks why a decision is not possible, for cards that list it: once in a moment. */
  async wonder(action: string): Promise<void> {
    if (this.table.sending || this.wondered.has(action)) return;
    this.wondered.add(action);
    const stamp = this.table.view?.stamp;
    const why = await this.why(action);
    if (why && stamp === this.table.view?.stamp) this.reasons = new Map(this.reasons).set(action, why);
  }

  /** Null where it is possible, or another moment has come. */
  async why(action: string): Promise<Reason | null> {
    const { signal } = this.moment;
    try {
      const why = await this.source.why(action, signal);
      return why.legal ? null : why;
    } catch (wrong) {
      return signal.aborted ? null : problemOf(wrong);
    }
  }

  /** What a legal decision would do; null where that cannot be known. */
  async preview(action: string): Promise<Preview | null> {
    if (this.table.sending) return null; // another moment comes
    const stamp = this.table.view?.stamp;
    const asked = this.asked.get(action) ?? this.source.preview(action, this.moment.signal);
    this.asked.set(action, asked);
    try {
      const preview = await asked;
      if (stamp === this.table.view?.stamp) this.fullPreviews = new Map(this.fullPreviews).set(action, preview);
      return preview;
    } catch {
      this.asked.delete(action);
      return null;
    }
  }

  /** The pointer or the focus is on something: its ghost is shown, and soon what it would do. */
  hover(target: Target | null): void {
    this.hovered = target;
    this.endHover();
    const move = target === null ? null : this.table.moveAt(target);
    if (move && !this.previews.has(move.text)) this.hovering = setTimeout(() => void this.preview(move.text), HOVER_MS);
  }
}
