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

/** On this device, until somebody clears it. */
export const device = new Kept(() => globalThis.localStorage);
/** In this tab, until it is closed. */
export const tab = new Kept(() => globalThis.sessionStorage);
