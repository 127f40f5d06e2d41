import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { crc32 } from "./crc32";
import { load, OVER, REFUSED, type Row, RUNNING, type Rules, SIZES } from "./rules";

const read = (path: string): Row => new Uint8Array(readFileSync(new URL(path, import.meta.url)));
const WASM = read("./kontor.wasm");
const KIND = "hansa-4-bigbox";

let rules: Rules;
let t: Row;
let s: Row;

beforeAll(async () => {
  rules = await load(WASM);
  t = rules.ruleset(KIND);
  s = rules.deal(t, 7);
});

test("a checksum is that of zlib", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(crc32(new TextEncoder().encode("6789"), crc32(new TextEncoder().encode("12345")))).toBe(0xcbf43926);
});

describe("loading", () => {
  test.each([
    ["truncated", WASM.slice(0, -100)],
    ["empty", new Uint8Array()],
    ["another", WASM.map((byte, at) => (at === 5000 ? byte ^ 1 : byte))],
  ])("refuses a file that is %s, in one line", async (_, file) => {
    await expect(load(file)).rejects.toThrow(/^kontor\.wasm is damaged, or not of this version$/);
  });
});

describe("games", () => {
  test("have names and players", () => {
    expect(rules.rulesets).toHaveLength(SIZES.RULESETS);
    expect(rules.rulesets).toContain("britannia-5-classic-promos-safe-conduct");
    expect(rules.players(t)).toBe(4);
    expect(() => rules.ruleset("chess")).toThrow("no ruleset is called chess");
  });

  test("by decisions end, and somebody wins", () => {
    const game = s.slice();
    const bot = rules.evaluator(t);
    while (rules.asked(game) >= 0) rules.apply(t, game, bot.decide(game, 1, 0, 1));
    expect(rules.list(t, game)).toEqual([]);
    const seats = [0, 1, 2, 3];
    const best = Math.max(...seats.map((seat) => rules.points(t, game, seat)));
    const utilities = seats.map((seat) => rules.utility(t, game, seat));
    expect(best).toBeGreaterThan(20);
    expect(Math.max(...utilities)).toBe(
      Math.max(...seats.filter((seat) => rules.points(t, game, seat) === best).map((seat) => utilities[seat]!)),
    );
  });

  test("by slots: the chosen decision is a legal one, and a closed slot is refused", () => {
    const game = s.slice();
    const mask: Row = new Uint8Array(SIZES.SLOTS);
    expect(rules.enter(t, game, mask)).toBe(RUNNING);
    expect(rules.mask(t, game)).toEqual(mask);
    const before = game.slice();
    expect(rules.step(t, game, mask, mask.indexOf(0))).toBe(REFUSED);
    expect(game).toEqual(before);
    const code = rules.choose(t, game.slice(), mask.indexOf(1));
    expect(code === 0 || rules.list(t, game).includes(code)).toBe(true);
    expect([RUNNING, OVER]).toContain(rules.step(t, game, mask, mask.indexOf(1)));
    expect(game).not.toEqual(before);
  });

  test("of two kinds at once do not disturb each other", () => {
    const other = rules.ruleset("east-3-bigbox");
    const first = rules.list(t, s);
    const game = rules.deal(other, 1);
    expect(rules.list(other, game)).not.toEqual(first);
    expect(rules.list(t, s)).toEqual(first);
  });

  test("are not changed by what only looks at them", () => {
    const before = s.slice();
    const bot = rules.evaluator(t);
    rules.list(t, s);
    rules.observe(t, s, 0);
    bot.rate(s);
    bot.plan(s, 2, 1000, 1);
    bot.decide(s, 2, 0, 1);
    expect(s).toEqual(before);
  });

  test("what is hidden is not seen: another seat's choice differs in nothing that it may know", () => {
    const hidden = s.slice();
    rules.hide(t, hidden, 1);
    expect(hidden).not.toEqual(s);
    expect(rules.observe(t, hidden, 1)).toEqual(rules.observe(t, s, 1));
    rules.fill(t, hidden, 1, 3);
    expect(rules.observe(t, hidden, 1)).toEqual(rules.observe(t, s, 1));
  });

  test("evaluators keep their own weights", () => {
    const weights = Array.from({ length: SIZES.WEIGHTS }, () => 0);
    const bot = rules.evaluator(t);
    const ratings = bot.rate(s).ratings;
    const blind = rules.evaluator(t, weights);
    expect(new Set(blind.rate(s).ratings)).toEqual(new Set([0]));
    expect(bot.rate(s).ratings).toEqual(ratings);
    weights.fill(9);
    expect(new Set(blind.rate(s).ratings)).toEqual(new Set([0]));
  });
});

describe("wrong arguments", () => {
  const mask: Row = new Uint8Array(1280);
  test.each<[string, () => unknown]>([
    ["lookup: expected 4021 cells, found 4020", () => rules.list(t.slice(1), s)],
    ["situation: expected 3641 cells, found 1", () => rules.list(t, new Uint8Array(1))],
    ["mask: expected 1280 cells, found 1279", () => rules.step(t, s.slice(), mask.slice(1), 0)],
    ["mask: expected 1280 cells, found 1279", () => rules.enter(t, s.slice(), mask.slice(1))],
    ["slot=1280: expected 0 to 1279", () => rules.choose(t, s.slice(), 1280)],
    ["slot=0.5: expected 0 to 1279", () => rules.step(t, s.slice(), mask, 0.5)],
    ["seat=4: expected 0 to 3", () => rules.observe(t, s, 4)],
    ["seat=-1: expected 0 to 3", () => rules.hide(t, s.slice(), -1)],
    ["seat=NaN: expected 0 to 3", () => rules.utility(t, s, NaN)],
    ["code=-1: expected 0 to 1099511627775", () => rules.play(t, s.slice(), -1)],
    ["1 is not a legal decision", () => rules.apply(t, s.slice(), 1)],
    ["seed=Infinity: expected -9007199254740991 to 9007199254740991", () => rules.deal(t, Infinity)],
    ["turns=10001: expected 0 to 10000", () => rules.evaluator(t).playTurns(s.slice(), 10001, 0)],
    ["weights: expected 118 numbers, found 1", () => rules.evaluator(t, [1])],
  ])("%s", (message, call) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});

describe("a net", () => {
  const file = read("../../../../src/kontor/nets/kontor.net");
  const ending = file.indexOf(10, 13) + 1;
  const facts = () => JSON.parse(new TextDecoder().decode(file.subarray(13, ending)));
  const withFacts = (changed: object): Row =>
    new Uint8Array([...new TextEncoder().encode(`kontor net 2\n${JSON.stringify(changed)}\n`), ...file.subarray(ending)]);

  test("would take an open slot, and expects something of each seat", () => {
    const mask = rules.mask(t, s);
    const said = rules.net(file).answer(rules.observe(t, s, rules.asked(s)), mask);
    expect(mask[said.logits.indexOf(Math.max(...said.logits))]).toBe(1);
    expect(said.logits.every((logit, slot) => (mask[slot] ? logit > -1e6 : logit === Math.fround(-1e9)))).toBe(true);
    expect(said.values).toHaveLength(SIZES.NET_VALUES);
    expect(said.values.every(Number.isFinite)).toBe(true);
  });

  test("is refused where the file is wrong, in one line", () => {
    const { shape, interface: ids } = facts();
    expect(() => rules.net(WASM)).toThrow(/^not a net$/);
    expect(() => rules.net(file.slice(0, 200))).toThrow(/^the facts at the beginning of a net are damaged$/);
    expect(() => rules.net(withFacts({ ...facts(), shape: { ...shape, wide: 5000 } }))).toThrow(/^the facts .* damaged$/);
    expect(() => rules.net(withFacts({ ...facts(), shape: { ...shape, wide: 255 } }))).toThrow(/^the weights of a net are damaged$/);
    expect(() => rules.net(file.slice(0, -2))).toThrow(/^the weights of a net are damaged$/);
    expect(() => rules.net(withFacts({ ...facts(), check: 1 }))).toThrow(/^the weights of a net are damaged$/);
    expect(() => rules.net(withFacts({ ...facts(), interface: { ...ids, causes: ["other"] } }))).toThrow(/^a net of another version$/);
    const infinite = file.slice();
    infinite.set([0, 0x7c], ending);
    const check = crc32(infinite.subarray(ending));
    const head = new TextEncoder().encode(`kontor net 2\n${JSON.stringify({ ...facts(), check })}\n`);
    expect(() => rules.net(new Uint8Array([...head, ...infinite.subarray(ending)]))).toThrow(/^not all weights of a net are numbers$/);
  });

  test("refuses an observation of no board", () => {
    const player = rules.net(file);
    expect(() => player.answer(new Int8Array(SIZES.OBSERVATION), rules.mask(t, s))).toThrow("observation: of no board");
    expect(() => player.answer(new Int8Array(5), rules.mask(t, s))).toThrow("observation: expected 3404 cells, found 5");
  });
});
