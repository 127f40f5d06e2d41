/** What people at a table do beside the game: talk, ask each other, let bots play, come and go. */
import { Refused } from "$lib/api";
import type { Problem } from "$lib/wire.gen";
import type { Calls, Words } from "./calls";
import type { TableState } from "./state.svelte";

export function problemOf(wrong: unknown): Problem {
  if (wrong instanceof Refused) return wrong.problem;
  throw wrong;
}

/** Each of these says whether it was done; if not, the table's `notice` says why. */
export class People {
  constructor(
    private readonly table: TableState,
    private readonly calls: Calls,
    private readonly refresh: () => Promise<void>,
  ) {}

  say(words: Words): Promise<boolean> {
    return this.command(() => this.calls.say(words));
  }

  /** Answers the question that is shown; the one who asked withdraws it. */
  reply(agree: boolean): Promise<boolean> {
    const version = this.table.view?.table.proposal?.version ?? 0;
    return this.command(() => this.calls.reply(agree, version));
  }

  /** Asks the others to end the game without a result. */
  abort(): Promise<boolean> {
    return this.command(() => this.calls.abort());
  }

  setPace(pace: number): Promise<boolean> {
    return this.command(() => this.calls.pace(pace));
  }

  /** A bot makes itself waited for, and those at the table may make it answer at once. */
  get canSkip(): boolean {
    const { decider, table } = this.table.view ?? {};
    if (!table?.you.length || !table.pace || table.instant || decider == null) return false;
    return (table.seats[decider]?.level ?? null) !== null;
  }

  /** Bots answer at once until a person must decide. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.command(() => this.calls.instant());
  }

  /** A bot decides for a seat of ours. */
  handToBot(level: string, seat = this.ownSeat): Promise<boolean> {
    return this.command(() => this.calls.handToBot(seat, level));
  }

  /** A bot decides for somebody who is away. */
  replace(seat: number, level: string): Promise<boolean> {
    return this.command(() => this.calls.replace(seat, level));
  }

  takeSeat(seat = this.ownSeat): Promise<boolean> {
    return this.command(() => this.calls.takeSeat(seat));
  }

  leave(seat = this.ownSeat): Promise<boolean> {
    return this.command(() => this.calls.leave(seat));
  }

  /** Days of vacation, in which our clock stands still; 0: we are back. */
  rest(days: number, seat = this.ownSeat): Promise<boolean> {
    return this.command(() => this.calls.rest(seat, days));
  }

  /** Asks the others to let all clocks stand still for some days; 0: to let them run again. */
  pause(days: number): Promise<boolean> {
    return this.command(() => this.calls.pause(days));
  }

  private get ownSeat(): number {
    return this.table.view?.seat ?? this.table.view?.table.you[0] ?? 0;
  }

  /** The table of the next game; everybody who asks gets the same one. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.command(async () => (next = (await this.calls.rematch()).id));
    return next;
  }

  /** Does something over HTTP; the update arrives over the socket. */
  async command(act: () => Promise<unknown>): Promise<boolean> {
    this.table.notice = null;
    try {
      await act();
      if (this.table.link !== "open") await this.refresh();
      return true;
    } catch (wrong) {
      this.table.notice = problemOf(wrong);
      if (wrong instanceof Refused && wrong.problem.view) await this.refresh();
      return false;
    }
  }
}
