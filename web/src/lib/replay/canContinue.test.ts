import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "$lib/wire.gen";
import { canContinue } from "./canContinue";

const seat = (kind: SeatInfo["kind"], number: number): SeatInfo => ({ seat: number, kind, name: "", colour: "red" }) as SeatInfo;
const alone = [seat("human", 0), seat("bot", 1)];
const together = [seat("human", 0), seat("human", 1)];
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}) => ({ status: "running" as const, seats, competition: null, ...more });
const running = { is_over: false };

test("alone against bots a game goes on from anywhere, between people only when it is over", () => {
  expect(canContinue(running, table(alone))).toBe(true);
  expect(canContinue(running, table(together))).toBe(false);
  expect(canContinue(running, table(together, { status: "over" }))).toBe(true);
});

test("a game of a competition that runs does not go on elsewhere, whoever plays it", () => {
  expect(canContinue(running, table(alone, { competition: "c1" }))).toBe(false);
  expect(canContinue(running, table(alone, { competition: "c1", status: "over" }))).toBe(true);
});

test("nothing goes on from the end", () => {
  expect(canContinue({ is_over: true }, table(alone, { status: "over" }))).toBe(false);
});
