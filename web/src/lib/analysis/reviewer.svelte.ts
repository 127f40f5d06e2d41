/** The analysis of a game at its server: asked for, followed until it is done, given up. */
import { drop, get, post, Refused } from "$lib/server/api";
import type { GameAnalysis, GameReview, Problem } from "$lib/wire.gen";

const POLL_INTERVAL_MS = 700; // between requests for the progress

export class Reviewer {
  found = $state.raw<GameAnalysis | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly review = $derived<GameReview | null>(this.found?.result ?? null);
  private readonly path: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(id: string) {
    this.path = `api/games/${encodeURIComponent(id)}/analysis`;
  }

  /** Looks whether there is one, and follows it while it is worked out. The answer stops that. */
  start(): () => void {
    this.stopped = false;
    void this.take(() => get<GameAnalysis>(this.path));
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
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

  private async take(call: () => Promise<GameAnalysis>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await call();
      this.problem = null;
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.problem = wrong.problem;
    }
    const goesOn = this.found?.status === "working" || this.problem?.error === "offline";
    if (goesOn && !this.stopped) this.timer = setTimeout(() => void this.take(() => get<GameAnalysis>(this.path)), POLL_INTERVAL_MS);
  }
}
