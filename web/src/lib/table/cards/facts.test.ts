import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "$lib/language/i18n.svelte";
import { placesOf } from "$lib/game/fixtures/read";
import type { TableStore } from "$lib/game/store/tableStore.svelte";
import { amountText } from "../context";
import { factWords, refusalText } from "./facts";

const store = { places: placesOf("hansa-3"), view: { table: { seats: [{ name: "Anna" }, { name: "Ben" }] } } } as unknown as TableStore;
const word = (name: string, fact: number | string | string[]) => factWords({ [name]: fact }, store)[name];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.need("cards", "log", "refusals", "table");
});

describe("facts of a refusal", () => {
  it("names places as they are printed", () => {
    expect(word("city", "luebeck")).toBe("Lübeck");
    expect(word("route", "hamburg-luebeck")).toBe("Hamburg–Lübeck");
    expect(word("post", "hamburg-luebeck/2")).toBe("Hamburg–Lübeck (2)");
    expect(word("cities", ["luebeck", "goettingen"])).toBe("Lübeck, Göttingen");
  });

  it("names people and their pieces", () => {
    expect(word("seat", 1)).toBe("Ben");
    expect(word("piece", "1m")).toBe("Ben’s merchant");
  });

  it("tells an amount from a piece by the name of the fact", () => {
    expect(word("needed", "1t")).toBe("1 trader");
    expect(word("needed", "2t+1m")).toBe("2 traders and 1 merchant");
    expect(amountText("3m")).toBe("3 merchants");
  });

  it("leaves figures alone and names the rest where there is a word", () => {
    expect(word("limit", 3)).toBe(3);
    expect(word("ability", "purse")).toBe("Purse");
    expect(word("other", "something")).toBe("something");
  });
});

describe("a refusal", () => {
  it("speaks the viewer's language", () => {
    expect(refusalText({ reason: "supply.none", facts: { piece: "t" }, message: "plain" }, store)).toBe(
      "You have no trader in your supply.",
    );
  });

  it("falls back to the words of the server, and then to our own", () => {
    expect(refusalText({ reason: "no.such.reason", message: "plain" }, store)).toBe("plain");
    expect(refusalText({ message: "" }, store)).toBe("That is not possible now.");
  });
});
