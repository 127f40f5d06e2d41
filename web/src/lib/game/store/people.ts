/** What people at a table do beside the game: talk, ask each other, let bots play, come and go. */
import { call, post, put, Refused } from "$lib/api";
import type { Line, Opened, Problem, TableView } from "$lib/wire.gen";

export function problemOf(wrong: unknown): Problem {
  if (wrong instanceof Refused) return wrong.problem;
  throw wrong;
}

/** A line of chat: own words, or a phrase that everybody reads in their language. */
type Words = { text: string } | { phrase: NonNullable<Line["phrase"]> };

interface Commanded {
  readonly view: TableView | null;
  /** Does something over HTTP and says whether it was done; if not, the table's `notice` says why. */
  command(act: () => Promise<unknown>): Promise<boolean>;
}

/** Each of these says whether it was done. */
export class People {
  private readonly path: string;

  constructor(
    private readonly table: Commanded,
    id: string,
  ) {
    this.path = `api/games/${encodeURIComponent(id)}`;
  }

  say(words: Words): Promise<boolean> {
    return this.post("chat", words);
  }

  /** Answers the question that is shown; the one who asked withdraws it. */
  reply(agree: boolean): Promise<boolean> {
    return this.post("reply", { agree, version: this.table.view?.table.proposal?.version ?? 0 });
  }

  /** Asks the others to go back before a decision. */
  takeBack(ply: number): Promise<boolean> {
    return this.post("takeback", { ply });
  }

  /** Asks the others to end the game without a result. */
  abort(): Promise<boolean> {
    return this.post("abort");
  }

  setPace(pace: number): Promise<boolean> {
    return this.table.command(() => put(`${this.path}/pace`, { pace }));
  }

  /** A bot makes itself waited for, and those at the table may make it answer at once. */
  get canSkip(): boolean {
    const { decider, table } = this.table.view ?? {};
    if (!table?.you.length || !table.pace || table.instant || decider == null) return false;
    return (table.seats[decider]?.level ?? null) !== null;
  }

  /** Bots answer at once until a person must decide. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.post("instant");
  }

  /** Whether the viewer, as host, may invite somebody to a seat whose player is gone. */
  mayInvite(number: number): boolean {
    const { status, host, competition, seats } = this.table.view?.table ?? {};
    const seat = seats?.[number];
    return status === "running" && host === true && !competition && (seat?.vacated || seat?.replaced) === true;
  }

  /** A bot decides for a seat of ours. */
  handToBot(level: string, seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => put(`${this.path}/seats/${seat}/bot`, { level }));
  }

  /** A bot decides for somebody who is away. */
  replace(seat: number, level: string): Promise<boolean> {
    return this.post(`seats/${seat}/replace`, { level });
  }

  takeSeat(seat = this.ownSeat): Promise<boolean> {
    return this.table.command(() => call("DELETE", `${this.path}/seats/${seat}/bot`));
  }

  leave(seat = this.ownSeat): Promise<boolean> {
    return this.post("leave", { seat });
  }

  /** Days of vacation, in which our clock stands still; 0: we are back. */
  rest(days: number, seat = this.ownSeat): Promise<boolean> {
    const path = `${this.path}/seats/${seat}/vacation`;
    return this.table.command(() => (days ? put(path, { days }) : call("DELETE", path)));
  }

  /** Asks the others to let all clocks stand still for some days; 0: to let them run again. */
  pause(days: number): Promise<boolean> {
    return this.post("pause", { days });
  }

  /** The table of the next game; everybody who asks gets the same one. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.table.command(async () => (next = (await post<Opened>(`${this.path}/rematch`)).id));
    return next;
  }

  private get ownSeat(): number {
    return this.table.view?.seat ?? this.table.view?.table.you[0] ?? 0;
  }

  private post(path: string, body?: object): Promise<boolean> {
    return this.table.command(() => post(`${this.path}/${path}`, body));
  }
}
