import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { optionalRules, t, words } from "./i18n.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await words.need("dialogs");
});
afterAll(() => vi.unstubAllGlobals());

describe("words", () => {
  it("are those of the language that was chosen last", async () => {
    await Promise.all([words.choose("de"), words.choose("en")]);
    expect([words.language, t("piece-t"), t("recap-more", { count: 2 })]).toEqual(["en", "trader", "and 2 more"]);
  });

  it("are all there, whatever was asked for in the meantime", async () => {
    const parts = [words.need("clocks"), words.choose("de"), words.need("orders", "clocks"), words.choose("en"), words.need("keys")];
    await Promise.all(parts);
    expect(["clock-left", "orders-plan", "shortcuts-on"].map((id) => words.has(id))).toEqual([true, true, true]);
    expect([words.language, t("send")]).toEqual(["en", "Send"]);
  });

  it("have the form that their number asks for", () => {
    expect([0, 1, 2].map((count) => t("traders", { count }))).toEqual(["0 traders", "1 trader", "2 traders"]);
  });

  it("write large numbers as their language does", async () => {
    expect(t("recap-more", { count: 12345 })).toBe("and 12,345 more");
    await words.choose("de");
    expect(t("recap-more", { count: 12345 })).toContain("12.345");
  });

  it("name every optional rule that was agreed, and not what is usual", async () => {
    await words.choose("en");
    expect(optionalRules({ modules: ["favours"], take: "tradesman" })).toEqual(["Emperor’s Favour", "Tithe: a trader or a merchant"]);
    expect(optionalRules({ modules: ["missions"], take: "trader" })).toEqual(["Missions"]);
    expect(optionalRules({ modules: [] })).toEqual([]);
  });

  it("of a thing that only a newer server knows are its own name", () => {
    expect([t("marker-barter"), t("module-fairs.about"), t("favour-tithe")]).toEqual(["barter", "fairs", "Tithe"]);
  });

  it("that nobody wrote show their id", () => {
    expect([t("no-such-words"), words.has("no-such-words"), words.has("piece-t")]).toEqual(["no-such-words", false, true]);
  });
});
