/** What a browser keeps for us. Where it allows no storage, things are kept as long as the page is open. */
class Kept {
  private readonly memory = new Map<string, string>();

  constructor(private readonly storage: () => Storage | undefined) {}

  read(key: string): string | null {
    try {
      return this.storage()?.getItem(key) ?? this.memory.get(key) ?? null;
    } catch {
      return this.memory.get(key) ?? null;
    }
  }

  write(key: string, text: string): void {
    this.memory.set(key, text);
    try {
      this.storage()?.setItem(key, text);
    } catch {
      // blocked or full: the page goes on without it
    }
  }
}

const TABLES_KEPT = 40; // the last ones

/** A number for each table, kept on this device. */
export class ByTable {
  constructor(private readonly key: string) {}

  read(table: string): number | null {
    return this.all().find(([id]) => id === table)?.[1] ?? null;
  }

  write(table: string, number: number): void {
    const others = this.all().filter(([id]) => id !== table);
    device.write(this.key, JSON.stringify([[table, number], ...others].slice(0, TABLES_KEPT)));
  }

  private all(): [string, number][] {
    try {
      const found: unknown = JSON.parse(device.read(this.key) ?? "[]");
      return Array.isArray(found) ? (found as [string, number][]) : [];
    } catch {
      return [];
    }
  }
}

/** On this device, until somebody clears it. */
export const device = new Kept(() => globalThis.localStorage);
/** In this tab, until it is closed. */
export const tab = new Kept(() => globalThis.sessionStorage);
