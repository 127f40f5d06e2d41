/** The past for somebody who looks back: the steps that can be taken back, and what happened meanwhile. */
import { at, type GameEvent } from "../events";
import { type Block, decidedBy, type Line } from "./log";
import type { Sentence } from "../types";

export interface Step {
  ply: number; // going back leads to the moment before it
  sentence: Sentence;
  free: boolean; // it can be taken back without asking
}

/**
 * What the seats did in the turn of now, the newest first. A step that another seat answered or that showed something is a
 * barrier. The server has the last word: it says whether the newest step is free, and refuses to go too far back.
 */
export function steps(blocks: readonly Block[], events: readonly GameEvent[], seats: readonly number[]): Step[] {
  const { lines, seat: turn } = blocks.at(-1) ?? { lines: [], seat: null };
  const first = new Map<number, Line>();
  for (const line of lines) if (!first.has(line.ply)) first.set(line.ply, line);
  let free = true;
  let next: number | null = null;
  const out: Step[] = [];
  for (const line of [...first.values()].reverse()) {
    const done = at(events, line.ply);
    const seat = done.map(decidedBy).find((decider) => decider !== null) ?? turn; // a player may move pieces of others in their own turn
    if (done.some((event) => event.event === "looked") || (next !== null && next !== seat)) free = false;
    next = seat;
    if (seat !== null && seats.includes(seat)) out.push({ ply: line.ply, sentence: line.sentence, free });
  }
  return out;
}

export interface Turn {
  seat: number; // whose turn it was
  lines: Line[]; // what matters most, in the order it happened
  more: number; // lines that are left out
  points: Block["points"];
}

/** What matters to somebody who was away, most important first; the rest comes after it. */
const WEIGHT: Partial<Record<Line["event"], number>> = {
  ending: 9,
  over: 9,
  seat: 7,
  displaced: 6,
  connected: 6,
  "special-prestige": 5,
  office: 5,
  "extra-office": 5,
  swapped: 4,
  completed: 4,
  developed: 4,
  favour: 4,
  marker: 3,
  route: 3,
  laid: 3,
  prestige: 3,
};
const MAX_EVENTS = 3;

/** The turns of others from a decision on, one after the other, each in a few lines. */
export function recap(blocks: readonly Block[], since: number, own: readonly number[]): Turn[] {
  return blocks.flatMap((block) => {
    const meanwhile = block.lines.filter((line) => line.ply >= since && !own.some((seat) => seat === line.actor));
    const lines = meanwhile.filter((line, place) => meanwhile.findIndex((other) => same(line, other)) === place);
    if (own.includes(block.seat) || !lines.length) return [];
    const weight = (line: Line) => (WEIGHT[line.event] ?? 1) + (line.points.length ? 1 : 0);
    const best = lines.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_EVENTS);
    const kept = lines.filter((line) => best.includes(line));
    return [{ seat: block.seat, lines: kept, more: lines.length - kept.length, points: block.points }];
  });
}

const same = (a: Line, b: Line): boolean =>
  a.actor === b.actor && a.sentence.id === b.sentence.id && JSON.stringify(a.sentence.args) === JSON.stringify(b.sentence.args);
