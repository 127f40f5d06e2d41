/** What people at a table do beside the game: talk, ask each other, let bots play, come and go. */
import { Refused } from "$lib/api";
import type { Problem, TableView } from "$lib/wire.gen";
import type { Calls, Words } from "./calls";

export function problemOf(wrong: unknown): Problem {
  if (wrong instanceof Refused) return wrong.problem;
  throw wrong;
}

interface Table {
  readonly view: TableView | null;
  /** Does something over HTTP and says whether it was done; if not, the table's `notice` says why. */
  command(act: () => Promise<unknown>): Promise<boolean>;
}

/** Each of these says whether it was done. */
export class People {
  constructor(
    private readonly table: Table,
    private readonly calls: Calls,
  ) {}

  say(words: Words): Promise<boolean> {
    return this.table.command(() => this.calls.say(words));
  }

  /** Answers the question that is shown; the one who asked withdraws it. */
  reply(agree: boolean): Promise<boolean> {
    const version = this.table.view?.table.proposal?.version ?? 0;
    return this.table.command(() => this.calls.reply(agree, version));
  }

  /** Whether the viewer, as host, may invite somebody to a seat whose player is gone. */
  mayInvite(number: number): boolean {
    const { status, host, competition, seats } = this.table.view?.table ?? {};
    const seat = seats?.[number];
    return status === "running" && host === true && !competition && (seat?.vacated || seat?.replaced) === true;
  }

  /** Asks the others to go back before a decision. */
  takeBack(ply: number): Promise<boolean> {
    return this.table.command(() => this.calls.takeBack(ply));
  }

  /** Asks the others to end the game without a result. */
  abort(): Promise<boolean> {
    return this.table.command(() => this.calls.abort());
  }

  setPace(pace: number): Promise<boolean> {
    return this.table.command(() => this.calls.pace(pace));
  }

  /** A bot makes itself waited for, and those at the table may make it answer at once. */
  get canSkip(): boolean {
    const { decider, table } = this.table.view ?? {};
    if (!table?.you.length || !table.pace || table.instant || decider == null) return false;
    return (table.seats[decider]?.level ?? null) !== null;
  }

  /** Bots answer at once until a person must decide. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.table.command(() => this.calls.instant());
  }

  /** A bot decides for a seat of ours. */
  handToBot(level: string, seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => this.calls.handToBot(seat, level));
  }

  /** A bot decides for somebody who is away. */
  replace(seat: number, level: string): Promise<boolean> {
    return this.table.command(() => this.calls.replace(seat, level));
  }

  takeSeat(seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => this.calls.takeSeat(seat));
  }

  leave(seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => this.calls.leave(seat));
  }

  /** Days of vacation, in which our clock stands still; 0: we are back. */
  rest(days: number, seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => this.calls.rest(seat, days));
  }

  /** Asks the others to let all clocks stand still for some days; 0: to let them run again. */
  pause(days: number): Promise<boolean> {
    return this.table.command(() => this.calls.pause(days));
  }

  private get ownSeat(): number {
    return this.table.view?.seat ?? this.table.view?.table.you[0] ?? 0;
  }

  /** The table of the next game; everybody who asks gets the same one. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.table.command(async () => (next = (await this.calls.rematch()).id));
    return next;
  }
}
