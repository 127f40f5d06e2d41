import { describe, expect, it, vi } from "vitest";
import { TestSocket } from "$lib/game/fixtures/socket";
import {
  accept,
  actions,
  atTable,
  having,
  inTurn,
  moveOf,
  news,
  officeOf,
  open,
  server,
  settled,
  takenBack,
  tableStore,
  tell,
} from "$lib/game/fixtures/liveTable";
import { amountTaken, parse } from "../moves/notation";
import { routeOf } from "../places";

atTable();

describe("a table", () => {
  it("loads its view and board, and follows from there", async () => {
    const store = await open(having("place", inTurn), 12);
    expect(TestSocket.all[0]?.address).toBe("ws://here/api/games/x/live?ply=12&version=212&updated=1.5&you=1&lost=&host=false");
    expect([store.link, store.mine, store.prompt?.tone]).toEqual(["open", true, "you"]);
  });

  it("connects again once when it no longer holds its seats: the cookie of now may", async () => {
    const { view } = having("place", inTurn);
    await open(having("place", inTurn), 12);
    await tell(news({ ...view, table: { ...view.table, you: [] } } as never, 13));
    expect([TestSocket.all.length, TestSocket.all[0]?.isClosed]).toEqual([1, true]);
    await vi.waitFor(() => expect(TestSocket.all.length).toBe(2), 240_000);
    expect(TestSocket.last.address).toContain("version=213&updated=1.5&you=&lost=");
    await tell(news({ ...view, table: { ...view.table, you: [] } } as never, 14));
    expect(TestSocket.last.isClosed).toBe(false);
  });

  it("begins with what is known already, and asks for nothing", () => {
    const { view, places } = having("place", inTurn);
    const paper = { facts: places.facts, desk: [], geometry: {} } as never;
    const store = tableStore();
    store.begin({ news: news(view, 12), paper });
    expect([store.view?.ply, store.mine, store.prompt?.tone]).toEqual([12, true, "you"]);
    expect(server.asked).toEqual([]);
  });

  it("that is not there for us is a failure", async () => {
    server.on("GET games/x/events", { error: "no-spectators", message: "closed" }, 403);
    const store = tableStore();
    await store.load();
    expect(store.failure?.error).toBe("no-spectators");
    expect(TestSocket.all).toEqual([]);
  });

  it("goes on with a decision and an event that this page does not know", async () => {
    const { view, ...scene } = having("place", inTurn);
    const other = "barter swap hamburg-luebeck";
    const store = await open({ ...scene, view: { ...view, legal: [other, ...(view.legal ?? [])] } }, 12);
    const event = { event: "juggled", seat: 1, marker: "swap", ply: 12 } as never;
    expect([store.failure, store.mine, store.prompt?.tone, store.prompt?.hasUnknown]).toEqual([null, true, "you", true]);
    store.input.pick(parse(other));
    expect(actions()).toEqual([other]);
    await accept({ ...scene, view: { ...view, decision: { decision: "bartering", seat: view.decider } as never, legal: [other] } }, 13, [
      event,
    ]);
    expect([store.failure, store.sending, store.prompt?.sentence.id]).toEqual([null, false, "prompt-other"]);
    expect(store.blocks.flatMap(({ lines }) => lines.map(({ sentence }) => sentence.args))).toEqual([{ text: "juggled swap" }]);
  });

  it("ignores news that are older than what it knows", async () => {
    const scene = having("place", inTurn);
    const store = await open(scene, 12);
    await tell(news(scene.view, 9));
    expect(store.view?.ply).toBe(12);
  });

  it("keeps what is armed when only the chat goes on", async () => {
    const store = await open(having("use-swap", inTurn));
    await store.click("hand:swap");
    TestSocket.last.tell({ type: "chat", chat: [{ version: 500, at: 1, seat: 0, name: "Ben", text: "hm" }] });
    expect(store.input.armed).toEqual({ kind: "marker", marker: "swap" });
    expect(store.chat.map((line) => line.text)).toEqual(["hm"]);
  });
});

describe("a click", () => {
  it("plays the move for this very moment, and waits for it", async () => {
    const scene = having("lift", inTurn);
    const store = await open(scene);
    const lift = moveOf(scene, "lift");
    await store.click(`post:${lift.post}`);
    expect(TestSocket.last.plays()).toMatchObject([{ action: lift.text, ply: 10, stamp: 110 }]);
    expect(store.sending).toBe(true);
    await store.click("end");
    expect(store.input.confirming).toBeNull();
    await accept(having("place", inTurn), 11);
    expect([store.sending, store.view?.ply]).toEqual([false, 11]);
  });

  it("on another post meanwhile waits its turn, one on anything else gets a notice", async () => {
    const scene = having("place", inTurn);
    const [first, second] = scene.moves.filter((move) => move.kind === "place" && move.piece === "t");
    if (first?.kind !== "place" || second?.kind !== "place") throw new Error("no two places");
    const store = await open(scene);
    await store.click(`post:${first.post}`);
    await store.click("income");
    expect(store.input.refusal).toMatchObject({ target: "income", sentence: { id: "click-wait" } });
    await store.click(`post:${first.post}`);
    expect(store.input.refusal).toMatchObject({ sentence: { id: "click-wait" } });
    await store.click(`post:${second.post}`);
    expect(store.input.refusal).toMatchObject({ sentence: { id: "click-queued" } });
    expect(actions()).toEqual([first.text]);
    await accept(scene, 11);
    expect(actions()).toEqual([first.text, second.text]);
    expect(store.input.refusal).toBeNull();
  });

  it("that waited its turn in vain gets the reason", async () => {
    const scene = having("place", inTurn);
    const [first, second] = scene.moves.filter((move) => move.kind === "place" && move.piece === "t");
    if (first?.kind !== "place" || second?.kind !== "place") throw new Error("no two places");
    const store = await open(scene);
    server.on("POST games/x/why", { legal: false, clause: "TURN-02", reason: "turn.no_action", message: "No.", facts: {} });
    await store.click(`post:${first.post}`);
    await store.click(`post:${second.post}`);
    await accept({ ...scene, view: { ...scene.view, legal: ["end"] } }, 11);
    await settled();
    expect(actions()).toEqual([first.text]);
    expect(server.to("games/x/why")).toEqual([{ action: second.text }]);
    expect(store.input.refusal).toMatchObject({ target: `post:${second.post}`, why: { clause: "TURN-02" } });
  });

  it("that means nothing gets the reason of the server", async () => {
    const scene = having("place", (found) => inTurn(found) && !found.moves.some((move) => move.kind === "route"));
    const store = await open(scene);
    const why = { legal: false, clause: "ROUTE-01", reason: "route.posts", message: "No.", facts: {} };
    server.on("POST games/x/why", why);
    const route = scene.places.facts.routes[0]?.id ?? "";
    await store.click(`route:${route}`);
    expect(server.to("games/x/why")).toEqual([{ action: `route ${route}` }]);
    expect(store.input.refusal).toMatchObject({ target: `route:${route}`, why: { clause: "ROUTE-01" } });
    await store.input.escape();
    expect(store.input.refusal).toBeNull();
  });

  it("with several meanings opens a choice", async () => {
    const scene = having("displace", inTurn);
    const store = await open(scene);
    const displace = moveOf(scene, "displace");
    await store.click(`post:${displace.post}`);
    expect(store.input.chooser?.about).toBe("displace");
    const option = store.input.chooser?.options[store.input.chooser.preferred];
    if (option) store.input.choose(option);
    expect(store.input.chooser).toBeNull();
    expect(actions()).toEqual([option?.moves[0]?.text]);
  });

  it("that asks for several decisions stops where one is not legal", async () => {
    const scene = having("lift", inTurn);
    const store = await open(scene);
    const lift = moveOf(scene, "lift");
    const moves = [lift, parse("drop hamburg-luebeck/1 emden-stade/1")];
    store.input.choose({ moves, sentence: { id: "", args: {}, nouns: {} } });
    await accept(having("place", inTurn), 11);
    expect([actions(), store.sending]).toEqual([[lift.text], false]);
  });

  it("on the end of the turn is asked for twice while actions are left", async () => {
    const store = await open(having("end", (scene) => scene.view.actions_left > 0));
    await store.click("end");
    expect([store.input.confirming?.target, actions()]).toEqual(["end", []]);
    await store.click("end");
    expect(actions()).toEqual(["end"]);
  });

  it("that starts something else ends an open Move first", async () => {
    const moving = having("done", (scene) => scene.view.decision?.way === "move" && scene.view.actions_left > 0);
    const turn = having("place", (scene) => inTurn(scene) && scene.view.side === moving.view.side);
    const place = turn.moves.find((move) => move.kind === "place" && !moving.view.posts[routeOf(move.post)]);
    const post = place?.kind === "place" ? place.post : "";
    const store = await open(moving);
    await store.click(`post:${post}`);
    expect(actions()).toEqual(["done"]);
    await accept(turn, 11);
    expect(actions()).toEqual(["done", `place t ${post}`]);
    expect(store.sending).toBe(true);
  });

  it("on a benefit takes it at once where the game goes on", async () => {
    const scene = having("route", (found) => inTurn(found) && officeOf(found) !== undefined);
    const store = await open(scene);
    await store.click(officeOf(scene) ?? "");
    expect([actions(), store.input.routeCard]).toEqual([[expect.stringMatching(/^route .* office /)], null]);
    expect(server.to("games/x/preview")).toEqual([]);
  });

  it("on a benefit that ends the game shows the route card first", async () => {
    const scene = having("route", (found) => inTurn(found) && officeOf(found) !== undefined);
    const endings = Object.fromEntries((scene.view.legal ?? []).map((text) => [text, "END-03" as const]));
    const store = await open({ ...scene, view: { ...scene.view, endings } });
    await store.click(officeOf(scene) ?? "");
    expect(actions()).toEqual([]);
    expect(store.input.routeCard?.selected?.kind).toBe("route");
    if (store.input.routeCard?.selected) store.input.choose(store.input.routeCard.selected);
    expect(actions()).toHaveLength(1);
  });
});

describe("a refused decision", () => {
  it("that came too late brings the newest view", async () => {
    const scene = having("lift", inTurn);
    const store = await open(scene);
    const lift = moveOf(scene, "lift");
    await store.click(`post:${lift.post}`);
    const key = String(TestSocket.last.plays()[0]?.key);
    server.on("GET games/x/events", news(scene.view, 14));
    const problem = { error: "stale", message: "late", view: scene.view };
    TestSocket.last.tell({ type: "refused", problem, key });
    await settled();
    expect([store.view?.ply, store.sending, store.notice?.error]).toEqual([14, false, "stale"]);
  });
});

describe("taking back", () => {
  it("and playing again", async () => {
    const scene = having("lift", inTurn);
    const store = await open(scene);
    const lift = moveOf(scene, "lift");
    await store.click(`post:${lift.post}`);
    await accept(having("drop"), 11);
    server.on("POST games/x/undo", {});
    await store.undo.step();
    expect(server.to("games/x/undo")).toEqual([{ ply: 10, stamp: 111 }]);
    await takenBack(scene, 10);
    expect(store.undo.redoable).toBe(true);
    store.undo.redo();
    expect(actions()).toEqual([lift.text, lift.text]);
  });

  it("that is refused says why", async () => {
    const store = await open(having("place", inTurn));
    server.on("POST games/x/undo", { error: "barrier", message: "no" }, 409);
    await store.undo.step();
    expect(store.notice?.error).toBe("barrier");
  });
});

describe("gains in somebody else's turn", () => {
  it("are asked for, or taken as preferred", async () => {
    const scene = having("take", (found) => found.moves.length > 2);
    const store = await open(scene);
    expect(actions()).toEqual([]);
    store.gains = "m";
    await tell(news(scene.view, 11));
    const most = Math.max(...scene.moves.map((move) => (move.kind === "take" ? amountTaken(move).m : 0)));
    const taken = scene.moves.find((move) => move.text === actions()[0]);
    expect(taken?.kind === "take" && amountTaken(taken).m).toBe(most);
  });

  it("are asked for where there is something else that this page does not know", async () => {
    const { view, ...scene } = having("take");
    const store = await open({ ...scene, view });
    store.gains = "m";
    await tell(news({ ...view, legal: [...(view.legal ?? []), "barter swap"] }, 11));
    expect([store.failure, store.view?.ply, actions()]).toEqual([null, 11, []]);
  });
});
