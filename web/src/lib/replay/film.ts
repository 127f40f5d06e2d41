/** A game moment by moment: all its views, where turns and rounds begin, and what happened when. */
import type { EventName } from "$lib/game/events";
import type { Change, Moment, SeatView } from "$lib/wire.gen";

type Inner = Record<string | number, unknown>;

/** The view after these changes. What did not change is the very same object, so that nothing is drawn again for it. */
export function after(view: SeatView, changes: readonly Change[]): SeatView {
  const fresh = new Set<unknown>(); // copied for this view already
  const own = (value: unknown): Inner => {
    if (fresh.has(value)) return value as Inner;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
    fresh.add(copy);
    return copy as Inner;
  };
  const out = own(view);
  for (const change of changes) {
    let inner = out;
    for (const key of change.at.slice(0, -1)) inner = inner[key] = own(inner[key]);
    const last = change.at.at(-1) ?? "";
    if ("to" in change) inner[last] = change.to;
    else delete inner[last];
  }
  return out as unknown as SeatView;
}

/** The view of every moment: before the first decision, and after each one. */
export function views(first: SeatView, moments: readonly Moment[]): SeatView[] {
  const out = [first];
  for (const { changes } of moments) out.push(after(out.at(-1)!, changes));
  return out;
}

/** The moments at which a turn begins; with a seat, only those of that seat. */
export function turnStarts(moments: readonly Moment[], seat?: number): number[] {
  const begun = moments.flatMap(({ events }, ply) =>
    events.flatMap((event) => (event.event === "turn" && (seat === undefined || event.seat === seat) ? [ply + 1] : [])),
  );
  return [0, ...begun];
}

/** How far a step goes. */
export type Stride = "decision" | "turn" | "round";

/** Where a step leads: to the next decision, or to the beginning of a turn or round. */
export function stepFrom(moments: readonly Moment[], ply: number, stride: Stride, way: 1 | -1): number {
  const last = moments.length;
  if (stride === "decision") return Math.min(Math.max(ply + way, 0), last);
  const starts = [...turnStarts(moments, stride === "round" ? 0 : undefined), last];
  const found = way > 0 ? starts.find((start) => start > ply) : starts.findLast((start) => start < ply);
  return found ?? (way > 0 ? last : 0);
}

/** What the timeline marks, and by which events. */
const MARKED: Partial<Record<EventName, Tick["kind"]>> = {
  route: "route",
  "neutral-route": "route",
  office: "office",
  "extra-office": "office",
  displaced: "displaced",
  marker: "marker",
  prestige: "points",
  ending: "end",
};
export const TICKS = ["route", "office", "displaced", "marker", "points"] as const;

export interface Tick {
  kind: (typeof TICKS)[number] | "end";
  /** The moment after it. */
  ply: number;
  /** Who did it, or got the points. */
  owner: number | "n";
}

/** What happened when, as far as a timeline shows it. */
export function ticks(moments: readonly Moment[]): Tick[] {
  return moments.flatMap(({ seat, events }, ply) =>
    events.flatMap((event): Tick[] => {
      const kind = MARKED[event.event];
      const owner = event.event === "neutral-route" ? "n" : event.event === "prestige" ? event.seat : seat;
      return kind ? [{ kind, ply: ply + 1, owner }] : [];
    }),
  );
}
