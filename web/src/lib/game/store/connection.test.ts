import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveMessage, Play } from "$lib/wire.gen";
import { Connection } from "./connection";
import { TestSocket } from "../fixtures/socket";
import type { Link } from "./source";

const news = { type: "view", view: {}, since: 0, events: [], chat: [] } as unknown as LiveMessage;
const play = (key: string): Play => ({ action: "end", ply: 3, stamp: 7, key });

function connect() {
  const heard: LiveMessage[] = [];
  const links: Link[] = [];
  let doubts = 0;
  let ply = 0;
  const connection = new Connection(
    { address: () => `ws://here/live?ply=${ply}`, Socket: TestSocket, random: () => 1 },
    { hear: (message) => heard.push(message), linked: (link) => links.push(link), doubt: () => (doubts += 1) },
  );
  connection.open();
  return { connection, heard, links, doubts: () => doubts, know: (known: number) => (ply = known) };
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("the line", () => {
  it("is open once the server has spoken", () => {
    const { connection, links, heard } = connect();
    expect(connection.link).toBe("connecting");
    TestSocket.last.tell(news);
    expect(links).toEqual(["connecting", "open"]);
    expect(heard).toEqual([news]);
  });

  it("is open, too, if what is known is the newest, and a kept decision goes out", () => {
    const { connection, links } = connect();
    connection.play(play("a"));
    expect(TestSocket.last.plays()).toEqual([]);
    TestSocket.last.tell({ type: "current" });
    expect(links).toEqual(["connecting", "open"]);
    expect(TestSocket.last.plays().map(({ key }) => key)).toEqual(["a"]);
  });

  it("comes back with what is known then, after longer and longer pauses", () => {
    const { know, links } = connect();
    TestSocket.last.tell(news);
    know(12);
    TestSocket.last.cut();
    expect(links.at(-1)).toBe("lost");
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const before = TestSocket.all.length;
      let waited = 0;
      while (TestSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
      TestSocket.last.cut();
    }
    expect(pauses).toEqual([250, 500, 1000, 1800, 1800, 1800]);
    expect(TestSocket.last.address).toBe("ws://here/live?ply=12");
  });

  it("is tried at once when the network is back", () => {
    const { connection } = connect();
    TestSocket.last.cut();
    connection.nudge();
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it("says that the server restarts, and comes back", () => {
    const { links } = connect();
    TestSocket.last.tell(news);
    TestSocket.last.tell({ type: "restarting" });
    TestSocket.last.cut(1012);
    for (let attempt = 0; attempt < 3; attempt++) {
      vi.advanceTimersByTime(2000);
      TestSocket.last.cut(); // it is not there yet
    }
    vi.advanceTimersByTime(2000);
    TestSocket.last.tell(news);
    expect(links).toEqual(["connecting", "open", "restarting", "open"]);
  });

  it("asks after a quiet while, and gives up a line that does not answer", () => {
    const { links } = connect();
    const first = TestSocket.last;
    first.tell(news);
    vi.advanceTimersByTime(20_000);
    expect(first.sent).toEqual([{ type: "ping" }]);
    first.tell({ type: "pong" });
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(first.isClosed).toBe(true);
    expect(links.at(-1)).toBe("lost");
  });

  it("ends when the seat was given up", () => {
    const { connection, doubts } = connect();
    TestSocket.last.tell(news);
    TestSocket.last.cut(1008);
    expect([connection.link, doubts()]).toEqual(["closed", 1]);
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it("doubts the table when it cannot be reached again and again", () => {
    const { doubts } = connect();
    for (let attempt = 0; attempt < 3; attempt++) {
      TestSocket.last.cut();
      vi.advanceTimersByTime(2000);
    }
    expect(doubts()).toBe(1);
  });

  it("stays closed when it was closed", () => {
    const { connection } = connect();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
    expect(connection.play(play("a"))).toBe(false);
  });
});

describe("a decision", () => {
  it("waits for the first word of the server", () => {
    const { connection } = connect();
    connection.play(play("a"));
    expect(TestSocket.last.plays()).toEqual([]);
    TestSocket.last.tell(news);
    expect(TestSocket.last.plays()).toEqual([{ type: "play", ...play("a") }]);
  });

  it("is alone until it is answered", () => {
    const { connection } = connect();
    TestSocket.last.tell(news);
    expect(connection.play(play("a"))).toBe(true);
    expect(connection.play(play("b"))).toBe(false);
    TestSocket.last.tell({ type: "played", ply: 4, key: "a" });
    expect(connection.isWaiting).toBe(false);
    expect(connection.play(play("b"))).toBe(true);
    expect(TestSocket.last.plays()).toHaveLength(2);
  });

  it("is over when it was refused, but not by the refusal of another", () => {
    const { connection } = connect();
    TestSocket.last.tell(news);
    connection.play(play("a"));
    TestSocket.last.tell({ type: "refused", problem: { error: "chat", message: "" }, key: null });
    expect(connection.isWaiting).toBe(true);
    TestSocket.last.tell({ type: "refused", problem: { error: "stale", message: "" }, key: "a" });
    expect(connection.isWaiting).toBe(false);
  });

  it("is sent once on each new line, with its key, until it is answered", () => {
    const { connection } = connect();
    TestSocket.last.tell(news);
    connection.play(play("a"));
    TestSocket.last.tell({ type: "pong" });
    expect(TestSocket.last.plays()).toHaveLength(1);
    for (let cut = 0; cut < 2; cut++) {
      TestSocket.last.cut();
      vi.advanceTimersByTime(300);
      expect(TestSocket.last.plays()).toEqual([]);
      TestSocket.last.tell(news);
      TestSocket.last.tell(news);
      expect(TestSocket.last.plays()).toEqual([{ type: "play", ...play("a") }]);
    }
    TestSocket.last.tell({ type: "played", ply: 4, key: "a" });
    TestSocket.last.cut();
    vi.advanceTimersByTime(300);
    TestSocket.last.tell(news);
    expect(TestSocket.last.plays()).toEqual([]);
  });
});
