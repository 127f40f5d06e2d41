import { expect, it, vi } from "vitest";
import { Gestures } from "./gestures";

function board() {
  const hands = { pan: vi.fn(), pinch: vi.fn(), rest: vi.fn() };
  return { hands, gestures: new Gestures(hands) };
}

it("takes a touch that hardly moves for a tap", () => {
  const { hands, gestures } = board();
  gestures.press(1, { x: 10, y: 10 });
  gestures.move(1, { x: 14, y: 13 });
  gestures.lift(1);
  expect(gestures.isPull).toBe(false);
  expect(hands.pan).not.toHaveBeenCalled();
  expect(hands.rest).not.toHaveBeenCalled();
});

it("pulls the board with one finger, in both directions at once", () => {
  const { hands, gestures } = board();
  gestures.press(1, { x: 100, y: 100 });
  gestures.move(1, { x: 80, y: 70 });
  gestures.move(1, { x: 70, y: 60 });
  gestures.lift(1);
  expect(gestures.isPull).toBe(true);
  expect(hands.pan.mock.calls).toEqual([[{ x: -20, y: -30 }], [{ x: -10, y: -10 }]]);
  expect(hands.rest).toHaveBeenCalledOnce();
});

it("makes the board larger with two fingers, and that is never a tap", () => {
  const { hands, gestures } = board();
  gestures.press(1, { x: 100, y: 100 });
  gestures.press(2, { x: 200, y: 100 });
  gestures.move(2, { x: 300, y: 100 });
  gestures.lift(1);
  gestures.lift(2);
  expect(hands.pinch).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  expect(gestures.isPull).toBe(true);
  expect(hands.rest).toHaveBeenCalledOnce();
});
