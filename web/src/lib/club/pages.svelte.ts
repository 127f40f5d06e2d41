/** A list that comes from the server page by page, for what somebody looks for. */
import { get } from "$lib/server/api";
import { problemText } from "$lib/server/problem";

type Wishes = Record<string, string | number | undefined>;

interface Page {
  next: string | null;
}

/** The address of a page of a list; wishes that are empty are left out. */
export function addressOf(path: string, wishes: Wishes, after?: string | null): string {
  const given = Object.entries({ ...wishes, after: after ?? undefined }).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `api/club/${path}${query && `?${query}`}`;
}

export class Pages<P extends Page, T> {
  rows = $state.raw<readonly T[] | null>(null);
  problem = $state("");
  busy = $state(false);
  private next = $state<string | null>(null);
  private wishes: Wishes = {};
  private newest = 0; // what was asked for last counts, even if an earlier answer comes later

  constructor(
    private readonly path: string,
    private readonly rowsOf: (page: P) => readonly T[],
  ) {}

  get hasMore(): boolean {
    return this.next !== null;
  }

  /** The first page for other wishes. */
  async look(wishes: Wishes) {
    this.wishes = wishes;
    await this.load([]);
  }

  more = () => this.load(this.rows ?? [], this.next);

  private async load(before: readonly T[], after?: string | null) {
    const number = ++this.newest;
    this.busy = true;
    try {
      const page = await get<P>(addressOf(this.path, this.wishes, after));
      if (number !== this.newest) return;
      this.rows = [...before, ...this.rowsOf(page)];
      this.next = page.next;
      this.problem = "";
    } catch (wrong) {
      if (number === this.newest) this.problem = problemText(wrong);
    } finally {
      if (number === this.newest) this.busy = false;
    }
  }
}
