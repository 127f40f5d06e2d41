/** What belongs to one moment of a table does not reach into another, nor from one device to the next. */
import { describe, expect, it, vi } from "vitest";
import type { Situation } from "$lib/wire.gen";
import {
  accept,
  actions,
  atTable,
  having,
  inTurn,
  moveOf,
  news,
  open,
  server,
  tableStore,
  takenBack,
  tell,
} from "$lib/game/fixtures/liveTable";
import type { Scene } from "../types";

atTable();

const withView = (scene: Scene, given: Partial<Situation>): Scene => ({ ...scene, view: { ...scene.view, ...given } });
describe("a moment that somebody went back to", () => {
  const taking = having("take", (found) => found.moves.length > 2);
  const turn = having("lift", (found) => inTurn(found) && found.view.side === taking.view.side);
  const usedUp = withView(
    having("done", (found) => found.view.side === turn.view.side),
    { legal: ["done"] },
  );

  it("stays: what followed by itself does not follow again", async () => {
    const store = await open(turn);
    await store.click(`post:${moveOf(turn, "lift").post}`);
    await accept(usedUp, 11);
    expect(actions()).toEqual([moveOf(turn, "lift").text, "done"]);
    await accept(turn, 12);
    await takenBack(usedUp, 11); // on another device
    expect([actions().length, store.sending]).toEqual([2, false]);
  });

  it("asks for the gain that was taken by itself", async () => {
    const store = await open(turn);
    store.gains = "t";
    await tell(news(taking.view, 11));
    expect([actions().length, store.byItself]).toEqual([1, 11]);
    await accept(turn, 12);
    server.on("POST games/x/undo", {});
    await store.undo.backTo(11);
    expect(server.to("games/x/undo")).toEqual([{ ply: 11, stamp: 112 }]);
    await takenBack(taking, 11);
    expect(actions()).toHaveLength(1);
    await store.click(`take:${taking.moves.flatMap((move) => (move.kind === "take" ? [move.text.slice(5)] : []))[0]}`);
    expect([actions().length, store.byItself]).toEqual([2, null]);
  });
});

describe("a refusal", () => {
  const scene = having("place", (found) => inTurn(found) && !found.moves.some((move) => move.kind === "route"));
  const [first, second] = scene.places.facts.routes.map((route) => route.id);
  const no = (clause: string) => ({ legal: false, clause, reason: "route.posts", message: "No.", facts: {} });

  it("that comes after another click, or in another moment, is not told", async () => {
    const store = await open(scene);
    server.on("POST games/x/why", no("ROUTE-01"));
    const late = store.click(`route:${first}`);
    await store.input.escape();
    await store.click("award:east-west");
    await late;
    expect(store.input.refusal).toMatchObject({ target: "award:east-west", clause: "EASTWEST-01" });
    const later = store.click(`route:${second}`);
    await tell(news(scene.view, 11));
    await later;
    expect(store.input.refusal).toBeNull();
  });

  it("that a card lists is asked for once in a moment, and again in the next one", async () => {
    const store = await open(scene);
    server.on("POST games/x/why", no("ROUTE-01"));
    await Promise.all([store.questions.wonder("route a"), store.questions.wonder("route a")]);
    expect([server.to("games/x/why").length, store.questions.reasons.get("route a")?.clause]).toEqual([1, "ROUTE-01"]);
    await tell(news(scene.view, 11));
    expect(store.questions.reasons.size).toBe(0);
    server.on("POST games/x/why", no("ROUTE-02"));
    await store.questions.wonder("route a");
    expect(store.questions.reasons.get("route a")?.clause).toBe("ROUTE-02");
  });

  it("is not waited for once a decision is on its way", async () => {
    const store = await open(scene);
    server.on("POST games/x/why", no("ROUTE-01"));
    const wondering = store.questions.wonder("route a");
    store.input.choose(moveOf(scene, "place"));
    await store.questions.wonder("route b");
    await wondering;
    expect(server.asked.filter(({ path }) => path === "games/x/why").map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});

it("says of every way to play that it must wait while a decision is on its way", async () => {
  const scene = having("lift", inTurn);
  const lift = moveOf(scene, "lift");
  const store = await open(scene);
  await store.click(`post:${lift.post}`);
  const ways: (() => unknown)[] = [
    () => store.input.choose(lift),
    () => store.input.drag(`post:${lift.post}`, "post:emden-stade/1"),
    () => store.undo.redo(),
    () => store.undo.step(),
  ];
  for (const way of ways) {
    store.input.refusal = null;
    await way();
    expect(store.input.refusal).toMatchObject({ sentence: { id: "click-wait" } });
  }
  expect(actions()).toEqual([lift.text]);
});

it("knows after a reload what can be played again", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const scene = having("lift", inTurn);
  const lift = moveOf(scene, "lift");
  const store = await open(scene);
  await store.click(`post:${lift.post}`);
  await accept(having("drop"), 11);
  server.on("POST games/x/undo", {});
  await store.undo.step();
  await takenBack(scene, 10);
  const back = news(scene.view, 10, [], 0);
  server.on("GET games/x/events", { ...back, view: { ...back.view, stamp: 300, version: 300 } });
  const again = tableStore();
  await again.load();
  await takenBack(scene, 10);
  expect(again.undo.redoable).toBe(true);
  again.undo.redo();
  expect(actions()).toEqual([lift.text]);
});

describe("a mission", () => {
  const score = (missions: number, more: object) => ({ missions, network: 0, rank: 1, total: missions, ...more });
  const scene = withView(having("place", inTurn), {
    seat: 0,
    missions: [["hamburg", "stendal", "dortmund"], null, null],
    scores: {
      hidden: [[], ["missions"], ["missions"]],
      seats: [score(8, { total: 12 }), score(0, { total: 10, rank: 2 }), score(0, { total: 4, rank: 3 })] as never,
      lines: [],
    },
  });
  const shared = {
    missions: [null, null, null],
    scores: {
      hidden: [["missions"], ["missions"], ["missions"]],
      seats: [score(0, { total: 4, rank: 2 }), score(0, { total: 10 }), score(0, { total: 4, rank: 2 })],
      lines: [],
    },
  };
  const seated = (you: number[]): Scene =>
    withView(scene, { table: { ...scene.view.table, you }, ...(you.length > 1 ? { shared } : {}) } as never);
  const place = moveOf(scene, "place").text;
  const change = { before: 0, after: 4 };
  const preview = { action: place, barrier: null, ends_game: true, deltas: [{ seat: 0, total: change, rank: change }] };

  it("of one who has a screen alone is announced", async () => {
    const store = await open(seated([0]));
    expect([store.situation?.missions?.[0]?.length, store.situation?.scores.seats[0]?.total]).toEqual([3, 12]);
  });

  it("on a shared screen shows in no card, score or preview until its button is held", async () => {
    const store = await open(seated([0, 1]));
    server.on("POST games/x/preview", preview);
    await store.questions.preview(place);
    const { situation } = store;
    expect([situation?.missions, store.missionOf(0)?.length]).toEqual([[null, null, null], 3]);
    expect(situation?.scores.seats.map(({ total, rank, missions }) => [total, rank, missions])).toEqual([
      [4, 2, 0],
      [10, 1, 0],
      [4, 2, 0],
    ]);
    expect(situation?.scores.hidden[0]).toEqual(["missions"]);
    expect(store.questions.previews.get(place)?.deltas?.[0]).toMatchObject({ total: { before: 0, after: 0 }, rank: { after: 0 } });
    store.unveiled = true;
    expect([store.situation?.scores.seats[0]?.total, store.questions.previews.get(place)?.deltas?.[0]?.total.after]).toEqual([12, 4]);
    await tell(news(seated([0, 1]).view, 11)); // the next one may be looking
    expect(store.situation?.missions?.[0]).toBeNull();
  });
});

describe("a bot that makes itself waited for", () => {
  const waiting = (level: string | null, more: object = {}) => {
    const scene = having("place", inTurn);
    const { table } = scene.view;
    const seats = scene.view.names.map((name, seat) => ({ seat, kind: "human", name, colour: "red", level: seat === 1 ? level : null }));
    return withView(scene, { decider: 1, legal: undefined, table: { ...table, seats, you: [0], instant: false, ...more } } as never);
  };

  it("has to answer at once, and the pace of the table stays", async () => {
    const store = await open(waiting("claim"));
    server.on("POST games/x/instant", {});
    await store.people.skip();
    expect(server.asked.flatMap(({ method, path }) => (method === "GET" ? [] : [path]))).toEqual(["games/x/instant"]);
  });

  it("is asked once, and people are not", async () => {
    for (const scene of [waiting("claim", { instant: true }), waiting(null), waiting("claim", { you: [] })]) {
      const store = await open(scene);
      await store.people.skip();
    }
    expect(server.to("games/x/instant")).toEqual([]);
  });
});
