/** The analysis of a game at its server: asked for, followed over the socket until it is done, given up. */
import { Connection, type Socket } from "$lib/game/store/connection";
import { drop, get, post, Refused, socketAt } from "$lib/server/api";
import type { GameAnalysis, GameReview, LiveMessage, Problem, Replay } from "$lib/wire.gen";

export class Reviewer {
  found = $state.raw<GameAnalysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly review = $derived<GameReview | null>(this.found?.result ?? null);
  private readonly path: string;
  private readonly connection: Connection;
  private stopped = false;

  constructor({ id, version, moments }: Pick<Replay, "id" | "version" | "moments">) {
    const game = `api/games/${encodeURIComponent(id)}`;
    const address = () => socketAt(`${game}/live?analysis=1&ply=${moments.length}&version=${version}`);
    this.path = `${game}/analysis`;
    this.connection = new Connection({ address, Socket: WebSocket as unknown as new (address: string) => Socket }, this);
  }

  /** Looks whether there is one, and follows it while it is worked out. The answer stops that. */
  start(): () => void {
    this.stopped = false;
    void this.look();
    return () => {
      this.stopped = true;
      this.connection.close();
    };
  }

  ask(): Promise<void> {
    return this.take(() => post<GameAnalysis>(this.path));
  }

  cancel(): Promise<void> {
    return this.take(async () => {
      await drop(this.path);
      return get<GameAnalysis>(this.path);
    });
  }

  // What the connection says

  hear(message: LiveMessage): void {
    if (message.type === "analysis") this.show(message.analysis);
  }

  linked(): void {}

  /** The socket cannot be opened: perhaps the answer to a request says why. */
  doubt(): void {
    void this.look();
  }

  private look(): Promise<void> {
    return this.take(() => get<GameAnalysis>(this.path));
  }

  private async take(call: () => Promise<GameAnalysis>): Promise<void> {
    try {
      this.show(await call());
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.problem = wrong.problem;
      this.follow();
    }
  }

  private show(found: GameAnalysis): void {
    this.found = found;
    this.problem = null;
    this.follow();
  }

  private follow(): void {
    const goesOn = this.found?.status === "working" || this.problem?.error === "offline";
    if (goesOn && !this.stopped) this.connection.open();
    else this.connection.close();
  }
}
