import { describe, expect, it } from "vitest";
import { place, type Rect, shared } from "./placement";

const room: Rect = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });
const card = (spot: { left: number; top: number }, width: number, height: number) => box(spot.left, spot.top, width, height);

describe("a card", () => {
  it("stands below what it is about where there is room", () => {
    const spot = place({ width: 200, height: 80 }, { about: box(400, 200, 40, 40), room });
    expect(spot).toEqual({ left: 320, top: 252 });
  });

  it("stays inside the room", () => {
    const spot = place({ width: 200, height: 80 }, { about: box(960, 660, 40, 40), room });
    expect(spot.left + 200).toBeLessThanOrEqual(1000);
    expect(spot.top + 80).toBeLessThanOrEqual(700);
  });

  it("never covers what it is about while the room is large enough", () => {
    for (let x = 0; x <= 960; x += 80)
      for (let y = 0; y <= 660; y += 60) {
        const about = box(x, y, 40, 40);
        const spot = place({ width: 400, height: 560 }, { about, room });
        expect(shared(card(spot, 400, 560), about)).toBe(0);
      }
  });

  it("covers nothing else that must stay in sight", () => {
    const about = box(300, 300, 40, 40);
    const clear = [box(150, 360, 120, 60), box(380, 360, 160, 60)];
    const spot = place({ width: 380, height: 500 }, { about, clear, room });
    for (const rect of [about, ...clear]) expect(shared(card(spot, 380, 500), rect)).toBe(0);
  });

  it("rather leaves its home than covers something", () => {
    const home = box(0, 0, 600, 700);
    const about = box(280, 300, 40, 40);
    const clear = [box(150, 100, 120, 60), box(330, 500, 160, 60)];
    const spot = place({ width: 400, height: 560 }, { about, clear, room, home });
    expect(shared(card(spot, 400, 560), about)).toBe(0);
    expect(spot.left).toBeGreaterThan(320);
  });
});
