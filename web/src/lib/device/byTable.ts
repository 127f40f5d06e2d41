import { device } from "./storage";

const MAX_TABLES_KEPT = 40; // the last ones

/** A number for each table, kept on this device. */
export class ByTable {
  constructor(private readonly key: string) {}

  read(table: string): number | null {
    return this.all().find(([id]) => id === table)?.[1] ?? null;
  }

  write(table: string, number: number): void {
    const others = this.all().filter(([id]) => id !== table);
    device.write(this.key, JSON.stringify([[table, number], ...others].slice(0, MAX_TABLES_KEPT)));
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
