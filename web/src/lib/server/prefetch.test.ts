import { beforeEach, describe, expect, it, vi } from "vitest";
import { Answers } from "$lib/game/fixtures/server";

const TIMEOUT_MS = 240_000; // other programs may use the machine
const VIEW = { posts: {}, side: "hansa-3" };
let answers: Answers;
let arrival: typeof import("./prefetch");
const paths = () => answers.asked.map(({ path }) => path);

beforeEach(async () => {
  answers = new Answers();
  answers.on("GET games/x/events", { view: VIEW, since: 0, events: [], chat: [] });
  answers.on("GET boards/hansa-3", { facts: { id: "hansa-3" } });
  vi.stubGlobal("document", { baseURI: "http://here/" });
  vi.stubGlobal("fetch", answers.fetch);
  vi.resetModules();
  arrival = await import("./prefetch");
});

describe("somebody who comes to a table", () => {
  it("and was expected finds it asked for, with its board", async () => {
    arrival.expectArrival("x");
    await vi.waitFor(() => expect(paths()).toEqual(["games/x/events", "boards/hansa-3"]), TIMEOUT_MS);
    const { news, opening } = await arrival.arrive("x");
    expect([news.view, (await opening)?.paper.facts.id]).toEqual([VIEW, "hansa-3"]);
    expect(paths()).toHaveLength(2);
  });

  it("again, or elsewhere, hears what is new there", async () => {
    arrival.expectArrival("y");
    await arrival.arrive("x");
    await arrival.arrive("x");
    expect(paths().filter((path) => path.startsWith("games"))).toEqual(["games/y/events", "games/x/events", "games/x/events"]);
  });

  it("that gathers begins no game", async () => {
    answers.on("GET games/x/events", { view: { table: { status: "lobby" } }, since: 0, events: [], chat: [] });
    const { opening } = await arrival.arrive("x");
    expect(await opening).toBeNull();
  });

  it("whose board does not come begins without it", async () => {
    answers.on("GET boards/hansa-3", { error: "unknown-board", message: "" }, 404);
    const { news, opening } = await arrival.arrive("x");
    expect([news.view, await opening]).toEqual([VIEW, null]);
  });

  it("whose board has no drawing gets a problem that says so", async () => {
    answers.on("GET boards/hansa-3", { error: "not-drawn", message: "" }, 404);
    const { news, opening } = await arrival.arrive("x");
    expect(news.view).toEqual(VIEW);
    await expect(opening).rejects.toMatchObject({ problem: { error: "not-drawn" } });
  });

  it("gets the problem that the server reports", async () => {
    arrival.expectArrival("nowhere");
    await expect(arrival.arrive("nowhere")).rejects.toMatchObject({ status: 404 });
    expect(paths()).toEqual(["games/nowhere/events"]);
  });

  it("asks again after the password", async () => {
    const lockable = (await import("./connectivity.svelte")).server;
    answers.on("GET games/x/events", { error: "password", message: "" }, 401);
    arrival.expectArrival("x");
    await vi.waitFor(() => expect(lockable.locked).toBe(true), TIMEOUT_MS);
    answers.on("GET games/x/events", { view: VIEW, since: 0, events: [], chat: [] });
    expect((await arrival.arrive("x")).news.view).toEqual(VIEW);
  });
});
