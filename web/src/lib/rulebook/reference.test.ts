import { describe, expect, it } from "vitest";
import { folded } from "$lib/language/folded";
import { alternatives, chapters, inGame, partsOf, type RuleClause, search } from "./reference";
import { synonymGroups } from "$lib/language/synonyms";

const clause = (id: string, scope: string[], text: string, section = "Turn", file = "02-turn.md"): RuleClause => {
  return { id, scope, text, section, file, chapter: file === "05-modules.md" ? "Modules" : "Chapter", ruling: null };
};
const CLAUSES = [
  clause("TURN-01", ["bigbox", "classic"], "Players take turns clockwise."),
  clause("DISPLACE-01", ["bigbox"], "The player displaces a piece, see TURN-01.", "C – Displace"),
  clause("OFFICE-01", ["bigbox"], "An office is built in Lübeck.", "E step 3a"),
  clause("MISSION-01", ["missions"], "Each office counts.", "Modules", "05-modules.md"),
  clause("BRIT-66", ["brit2014"], "A marker is paid.", "Optional rule", "07-britannia.md"),
];
const GROUPS = synonymGroups("office, Kontor, trading post, Niederlassung; displace, bump, verdrängen");
const found = (query: string) => search(CLAUSES, query, GROUPS).clauses.map(({ id }) => id);

describe("which rules hold", () => {
  it("leaves out what a game has not", () => {
    const ids = inGame(CLAUSES, ["classic", "missions"]);
    expect(ids.map(({ id }) => id)).toEqual(["TURN-01", "MISSION-01"]);
  });

  it("groups by file and section in order", () => {
    const all = chapters(CLAUSES);
    expect(all.map(({ file, title, sections }) => [file, title, ...sections.map(({ id }) => id)])).toEqual([
      ["02", "Chapter", "02-0", "02-1", "02-2"],
      ["05", "Modules", "05-0"],
      ["07", "Chapter", "07-0"],
    ]);
    expect(all.map(({ sections }) => sections.map(({ title }) => title))).toEqual([
      ["Turn", "C – Displace", "E step 3a"],
      [""],
      ["Optional rule"],
    ]);
  });
});

describe("search", () => {
  it("finds every word, accents or not, in any order", () => {
    expect(found("lubeck office")).toEqual(["OFFICE-01"]);
    expect(found("luebeck")).toEqual(["OFFICE-01"]);
    expect(found("LÜBECK clockwise")).toEqual([]);
  });

  it("finds what means the same, also half typed, with an ending or as two words", () => {
    expect(found("bump")).toEqual(["DISPLACE-01"]);
    expect(found("bumped")).toEqual(["DISPLACE-01"]);
    expect(found("verdr")).toEqual(["DISPLACE-01"]);
    expect(found("trading post")).toEqual(["OFFICE-01", "MISSION-01"]);
    expect(search(CLAUSES, "kontor", GROUPS).also).toContain("office");
  });

  it("puts the clause of an id first", () => {
    expect(found("turn-01")[0]).toBe("TURN-01");
  });

  it("finds nothing for nothing", () => {
    expect(found("  ")).toEqual([]);
    expect(alternatives("", GROUPS)).toEqual([]);
  });
});

describe("text", () => {
  it("keeps its length when folded", () => {
    expect(folded("Königsberg–Größe")).toBe("konigsberg–große");
    expect(folded("Połączenie, её Őr")).toBe("polaczenie, ее or");
  });

  it("makes links of clause ids and marks what was searched for", () => {
    expect(partsOf("The player displaces a piece, see TURN-01.", ["displace"])).toEqual([
      { text: "The player " },
      { text: "displace", marked: true },
      { text: "s a piece, see " },
      { text: "TURN-01", clause: "TURN-01" },
      { text: "." },
    ]);
  });
});
