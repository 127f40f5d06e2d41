import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "$lib/language/i18n.svelte";
import { clockText, countdown, DAY_S, duration } from "./timeText";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.need("clocks");
});
afterAll(() => vi.unstubAllGlobals());

describe("times in words", () => {
  it("names the two largest units", () => {
    expect(duration(2 * DAY_S + 4 * 3600 + 59)).toBe("2 days, 4 hours");
    expect(duration(3 * DAY_S)).toBe("3 days");
    expect(duration(900)).toBe("15 minutes");
    expect(duration(90)).toBe("1 minute, 30 seconds");
    expect(duration(0)).toBe("0 seconds");
  });
  it("counts the last hour by seconds, and never says that there is none left before it is so", () => {
    expect(countdown(3 * DAY_S - 1)).toBe("2d 23h");
    expect(countdown(3599.2)).toBe("60:00");
    expect(countdown(61)).toBe("1:01");
    expect(countdown(0.2)).toBe("0:01");
    expect(countdown(-3)).toBe("0:00");
  });
  it("says what was agreed", () => {
    expect(clockText({ per: "decision", seconds: DAY_S / 2 })).toBe("12 hours for each decision");
    expect(clockText({ per: "game", seconds: 900, increment: 10 })).toBe(
      "15 minutes each for the whole game, plus 10 seconds for each decision",
    );
  });
});
