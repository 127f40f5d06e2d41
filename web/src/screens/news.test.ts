import { describe, expect, it } from "vitest";
import type { SeatInfo, Situation, TableCard } from "$lib/wire.gen";
import { freeSeats, inOrder, newsOf } from "./news";

const seat = (number: number, kind: SeatInfo["kind"], name: string, level: string | null = null): SeatInfo => {
  return { seat: number, kind, name, level, colour: "red" };
};
const card = (change: Partial<TableCard> = {}): TableCard => ({
  id: "a",
  status: "running",
  board: "hansa",
  players: 3,
  edition: "bigbox",
  modules: [],
  duo: null,
  seats: [seat(0, "human", "Clara"), seat(1, "human", "Ben"), seat(2, "bot", "Wulf", "claim")],
  ply: 4,
  decider: 0,
  turn: 0,
  created: 0,
  updated: 0,
  you: [0],
  ...change,
});
const view = { decider: 0, actions_left: 2, scores: { seats: [{ rank: 2, total: 47 }] } } as unknown as Situation;

describe("what a line says", () => {
  it("asks the reader to decide, with the actions left once they are known", () => {
    expect(newsOf(card())).toMatchObject({ id: "row-turn", yours: true });
    expect(newsOf(card(), view)).toMatchObject({ id: "row-turn-actions", args: { count: 2 }, yours: true });
    expect(newsOf(card({ turn: 1 }))).toMatchObject({ id: "row-answer", args: { name: "Ben" }, yours: true });
  });

  it("names who is waited for", () => {
    expect(newsOf(card({ decider: 1 }))).toMatchObject({ id: "row-waiting", args: { name: "Ben" }, yours: false });
    expect(newsOf(card({ decider: 2 }))).toMatchObject({ id: "row-bot", args: { name: "Wulf" } });
    expect(newsOf(card({ you: [] }))).toMatchObject({ id: "row-waiting", args: { name: "Clara" }, yours: false });
  });

  it("tells gathering tables from those that are over", () => {
    const gathering = card({ status: "lobby", decider: null, seats: [seat(0, "human", "Clara"), seat(1, "open", "")] });
    expect(freeSeats(gathering)).toBe(1);
    expect(newsOf(gathering)).toMatchObject({ id: "row-lobby", args: { count: 1 }, done: false });
    expect(newsOf(card({ status: "over", decider: null }), view)).toMatchObject({
      id: "row-over-rank",
      args: { rank: 2, points: 47 },
      done: true,
    });
    expect(newsOf(card({ status: "aborted", decider: null }))).toMatchObject({ id: "row-aborted", done: true });
  });
});

describe("the order of a list", () => {
  it("begins with what waits for the reader and ends with what is over", () => {
    const over = card({ id: "over", status: "over", decider: null });
    const others = card({ id: "others", decider: 1 });
    const mine = card({ id: "mine" });
    expect(inOrder([over, others, mine]).map(({ id }) => id)).toEqual(["mine", "others", "over"]);
  });
});
