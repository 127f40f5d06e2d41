import { expect, it } from "vitest";
import { search, won } from "./games";
import type { TableCard } from "$lib/wire.gen";

const card = (id: string, more: Partial<TableCard>): TableCard =>
  ({
    id,
    status: "over",
    board: "hansa",
    seats: [
      { seat: 0, name: "Änne" },
      { seat: 1, name: "Ben" },
    ],
    you: [0],
    ranks: [1, 2],
    ...more,
  }) as TableCard;
const cards = [
  card("a", {}),
  card("b", { ranks: [2, 1] }),
  card("c", { status: "running", ranks: [] }),
  card("d", { you: [], imported: true, board: "east" }),
];
const found = (typed: string, state: Parameters<typeof search>[2] = "all") =>
  search(cards, typed, state, ({ board }) => board).map(({ id }) => id);

it("finds games by board and people, whatever the marks and the order of the words", () => {
  expect(found("")).toEqual(["a", "b", "c", "d"]);
  expect(found("ben anne")).toEqual(["a", "b", "c", "d"]);
  expect(found("EAST änne")).toEqual(["d"]);
  expect(found("clara")).toEqual([]);
});

it("finds games by their result", () => {
  expect(found("", "won")).toEqual(["a"]);
  expect(found("", "lost")).toEqual(["b"]);
  expect(found("", "running")).toEqual(["c"]);
  expect(found("", "over")).toEqual(["a", "b", "d"]);
  expect(found("", "imported")).toEqual(["d"]);
  expect(won(cards[3]!)).toBeNull();
});
