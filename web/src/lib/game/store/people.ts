/** What people at a table do beside the game: talk, ask each other, let bots play, come and go. */
import { call, Refused } from "$lib/server/api";
import type { Line, Problem, TableView } from "$lib/wire.gen";

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
    return this.send("POST", "chat", words);
  }

  /** Asks the others to go back before a decision. */
  takeBack(ply: number): Promise<boolean> {
    return this.send("POST", "takeback", { ply });
  }

  /** A bot makes itself waited for, and those at the table may make it answer at once. */
  get canSkip(): boolean {
    const { decider, table } = this.table.view ?? {};
    if (!table?.you.length || !table.pace || table.instant || decider == null) return false;
    return (table.seats[decider]?.level ?? null) !== null;
  }

  /** Bots answer at once until a person must decide. */
  async skip(): Promise<void> {
    if (this.canSkip) await this.send("POST", "instant");
  }

  /** Whether the viewer, as host, may invite somebody to a seat whose player is gone. */
  mayInvite(number: number): boolean {
    const { status, host, competition, seats } = this.table.view?.table ?? {};
    const seat = seats?.[number];
    return status === "running" && host === true && !competition && (seat?.vacated || seat?.replaced) === true;
  }

  get ownSeat(): number {
    return this.table.view?.seat ?? this.table.view?.table.you[0] ?? 0;
  }

  takeSeat(seat = this.ownSeat): Promise<boolean> {
    return this.send("DELETE", `seats/${seat}/bot`);
  }

  /** A command to this table; `then` takes the answer. */
  send<T>(method: "POST" | "PUT" | "DELETE", path: string, body?: object, then?: (answer: T) => void): Promise<boolean> {
    return this.table.command(async () => {
      const answer = await call<T>(method, `${this.path}/${path}`, body);
      then?.(answer);
    });
  }
}
