/** Which puzzles somebody has tried, and how the first try went; kept on this device. */
import { device } from "$lib/device/storage";
import type { PuzzleCard } from "$lib/wire.gen";

const SOLVED_KEY = "kontor-puzzles";

/** By puzzle: solved at the first try, later, or not yet. */
type Solved = "first" | "later" | "failed";
export type Tries = Readonly<Record<string, Solved>>;

export function tries(): Tries {
  try {
    const found: unknown = JSON.parse(device.read(SOLVED_KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, how]) => how === "first" || how === "later" || how === "failed")) as Tries;
  } catch {
    return {};
  }
}

/** What was solved stays solved. */
export function tried(id: string, right: boolean): void {
  const known = tries();
  if (known[id] === "first" || known[id] === "later") return;
  const how: Solved = right ? (known[id] === undefined ? "first" : "later") : "failed";
  device.write(SOLVED_KEY, JSON.stringify({ ...known, [id]: how }));
}

/** The puzzle after this one that is not solved yet, round again from the end; null where all are. */
export function nextOpen(puzzles: readonly PuzzleCard[], id: string, known: Tries): string | null {
  const place = puzzles.findIndex((card) => card.id === id);
  const order = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(place, 0))];
  return order.find((card) => known[card.id] === undefined || known[card.id] === "failed")?.id ?? null;
}
