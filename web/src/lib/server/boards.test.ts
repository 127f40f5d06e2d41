import { afterEach, expect, it, vi } from "vitest";
import { rules } from "./boards";

afterEach(() => vi.unstubAllGlobals());

it("asks for the rules of each language once, and again where that failed", async () => {
  const asked: string[] = [];
  let up = false;
  vi.stubGlobal("document", { baseURI: "http://here/" });
  vi.stubGlobal("fetch", async (url: URL | string) => {
    asked.push(String(url));
    if (!up) throw new TypeError("offline");
    return Response.json({ language: new URL(String(url)).searchParams.get("language"), clauses: [] });
  });
  await expect(rules("de")).rejects.toThrow();
  up = true;
  expect((await rules("de")).language).toBe("de");
  expect((await rules("en")).language).toBe("en");
  expect((await rules("de")).language).toBe("de");
  expect(asked).toEqual(["de", "de", "en"].map((language) => `http://here/api/rules?language=${language}`));
});
