/** What of the talk at a table, and of who left or joined, the viewer has not seen yet. */
import { ByTable } from "$lib/bytable";
import type { Line, SeatChange } from "$lib/wire.gen";
import type { TableStore } from "./table.svelte";

const linesRead = new ByTable("kontor-read"); // the version of the last line of chat that was read
const changesSeen = new ByTable("kontor-seats"); // the version of the last change that was seen

export class Unread {
  /** A line that somebody has just said, for a moment. */
  heard = $state.raw<Line | null>(null);
  private id: string | null = null;
  private read = $state(0);
  private seen = $state(Infinity);

  constructor(private readonly table: TableStore) {}

  /** The lines of others that were not read. */
  readonly count = $derived.by(() => this.table.chat.filter((line) => line.version > this.read && this.isOfOthers(line)).length);
  /** The first change at another seat that was not seen. */
  readonly change = $derived.by((): SeatChange | null => {
    const changes = this.table.view?.table.seat_changes ?? [];
    return changes.find(({ version, seat }) => version > this.seen && !this.own.includes(seat)) ?? null;
  });

  /** The table is shown; what happened there before the first time is in its log. */
  begin(id: string, version: number): void {
    this.id = id;
    this.read = linesRead.read(id) ?? 0;
    this.seen = changesSeen.read(id) ?? version;
    changesSeen.write(id, this.seen);
  }

  hear(lines: readonly Line[]): void {
    this.heard = lines.findLast((line) => this.isOfOthers(line)) ?? this.heard;
  }

  /** All lines are in sight. */
  readAll(): void {
    this.heard = null;
    const last = this.table.chat.at(-1)?.version ?? 0;
    if (last <= this.read || this.id === null) return;
    this.read = last;
    linesRead.write(this.id, last);
  }

  see({ version }: SeatChange): void {
    this.seen = version;
    if (this.id !== null) changesSeen.write(this.id, version);
  }

  private get own(): number[] {
    return this.table.view?.table.you ?? [];
  }

  private isOfOthers({ seat, version }: Line): boolean {
    return !this.own.includes(seat) && !this.table.muted.includes(seat) && !this.table.view?.table.removed.includes(version);
  }
}
