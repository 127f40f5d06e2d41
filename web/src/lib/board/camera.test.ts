import { describe, expect, it } from "vitest";
import { centred, clamped, fitting, moved, CLOSE_UP_WIDTH, seen, showing, spotAt, unitsAt, usual, zoomed } from "./camera";
import { HEIGHT, WIDTH } from "./measures";

const phone = { width: 390, height: 480, above: 0, below: 0 };
const start = clamped({ width: usual(phone), left: 0, top: 0 }, phone);

describe("the camera", () => {
  it("draws posts for fingers on a phone, and the whole board where it fits", () => {
    expect(usual(phone)).toBe(CLOSE_UP_WIDTH);
    expect(usual({ width: 1600, height: 1200 })).toBe(fitting({ width: 1600, height: 1200 }));
  });

  it("never shows anything beside the board", () => {
    for (const by of [
      { x: 500, y: 500 },
      { x: -5000, y: -5000 },
    ]) {
      const lie = moved(start, by, phone);
      expect(lie.left).toBeLessThanOrEqual(0);
      expect(lie.left + lie.width).toBeGreaterThanOrEqual(phone.width);
      expect(lie.top + (lie.width * HEIGHT) / WIDTH).toBeGreaterThanOrEqual(phone.height);
    }
  });

  it("brings the edges of the board out from under what lies above them", () => {
    const covered = { ...phone, above: 90, below: 76 };
    expect(moved(start, { x: 0, y: 500 }, covered).top).toBe(90);
    const low = moved(start, { x: 0, y: -5000 }, covered);
    expect(low.top + (low.width * HEIGHT) / WIDTH).toBe(480 - 76);
    const first = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(spotAt(showing(low, first, covered), { x: 0, y: 0 }).y).toBe(90);
  });

  it("keeps what lies between two fingers where it is", () => {
    const middle = moved(start, { x: -200, y: -60 }, phone);
    const at = { x: 200, y: 300 };
    const closer = zoomed(middle, middle.width * 1.4, at, phone);
    expect(unitsAt(closer, at).x).toBeCloseTo(unitsAt(middle, at).x);
    expect(unitsAt(closer, at).y).toBeCloseTo(unitsAt(middle, at).y);
    expect(zoomed(middle, 1, at, phone).width).toBe(fitting(phone));
  });

  it("moves only as far as needed to show something, above what covers the box", () => {
    const visible = { left: 100, top: 100, right: 200, bottom: 200 };
    expect(showing(start, visible, phone)).toEqual(start);
    const away = { left: 1300, top: 800, right: 1340, bottom: 840 };
    const there = showing(start, away, phone, 300);
    const { x, y } = spotAt(there, { x: away.right, y: away.bottom });
    expect(x).toBeLessThanOrEqual(phone.width);
    expect(y).toBeLessThanOrEqual(phone.height - 50);
  });

  it("says which part is seen", () => {
    const lie = centred(start, { x: WIDTH / 2, y: HEIGHT / 2 }, phone);
    const part = seen(lie, phone);
    expect((part.left + part.right) / 2).toBeCloseTo(WIDTH / 2);
    expect(seen(clamped({ width: 1, left: 0, top: 0 }, phone), phone)).toEqual({ left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  });
});
