/** The past as figures: prestige by turn, and what stood out. */
import type { GameEvent } from "$lib/game/events";
import type { Block } from "$lib/game/text/log";
import type { Sentence } from "$lib/game/types";
import { sentence } from "$lib/game/text/sentences";

type Owner = number | "n";

/** The prestige of everybody after each turn, from the start on. What stood there before the first event counts too. */
export function prestigeByTurn(events: readonly GameEvent[], final: ReadonlyMap<Owner, number>): Map<Owner, number[]> {
  const gained = (owner: Owner) =>
    events.reduce((sum, event) => sum + (event.event === "prestige" && event.seat === owner ? event.points : 0), 0);
  const now = new Map([...final].map(([owner, points]) => [owner, points - gained(owner)]));
  const out = new Map<Owner, number[]>([...now].map(([owner, points]) => [owner, [points]]));
  const close = () => now.forEach((points, owner) => out.get(owner)?.push(points));
  for (const event of events) {
    if (event.event === "prestige") now.set(event.seat, (now.get(event.seat) ?? 0) + event.points);
    if (event.event === "turn" || event.event === "over") close();
  }
  return out;
}

/** Up to three things worth telling when it is over. */
export function remarks(events: readonly GameEvent[], blocks: readonly Block[], names: readonly string[]): Sentence[] {
  return [bestTurn(blocks, names), displacements(events, names), connection(events, blocks, names)].filter(
    (words): words is Sentence => words !== null,
  );
}

function bestTurn(blocks: readonly Block[], names: readonly string[]): Sentence | null {
  const gains = blocks.flatMap((block) =>
    block.points.flatMap(({ seat, points }) => (seat === "n" ? [] : [{ seat, points, turn: block.turn }])),
  );
  const best = gains.reduce<(typeof gains)[number] | null>((a, b) => (a && a.points >= b.points ? a : b), null);
  if (!best || best.points < 2) return null;
  return sentence("remark-turn", { who: names[best.seat] ?? "", points: best.points, turn: best.turn });
}

function displacements(events: readonly GameEvent[], names: readonly string[]): Sentence | null {
  const count = new Map<number, number>();
  const extras = new Map<number, number>();
  for (const event of events) {
    if (event.event === "displaced" && !event.victim.startsWith("n")) add(count, Number(event.victim[0]));
    if (event.event === "settled" && event.source !== undefined && !event.piece.startsWith("n")) add(extras, Number(event.piece[0]));
  }
  const [most] = [...count].sort(([, a], [, b]) => b - a);
  if (!most) return null;
  const [seat, times] = most;
  return sentence("remark-displaced", { who: names[seat] ?? "", count: times, extras: extras.get(seat) ?? 0 });
}

const add = (to: Map<number, number>, seat: number): void => void to.set(seat, (to.get(seat) ?? 0) + 1);

function connection(events: readonly GameEvent[], blocks: readonly Block[], names: readonly string[]): Sentence | null {
  const first = events.find((event) => event.event === "connected" && event.seat !== "n");
  if (first?.event !== "connected" || first.seat === "n") return null;
  const turn = blocks.findLast((block) => block.ply <= first.ply)?.turn ?? 1;
  return sentence("remark-connected", { who: names[first.seat] ?? "", turn });
}

/** Rising places, moved as little as needed to be this far apart and not beyond the last one. */
export function spread(places: readonly number[], apart: number, last: number): number[] {
  const out: number[] = [];
  for (const place of places) out.push(Math.max(place, (out.at(-1) ?? -Infinity) + apart));
  let below = last + apart;
  for (let i = out.length - 1; i >= 0; i--) below = out[i] = Math.min(out[i] ?? 0, below - apart);
  return out;
}
