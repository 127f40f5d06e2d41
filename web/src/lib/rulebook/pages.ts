/** The rulebook: what is said in which order, the clauses behind each paragraph, and the pictures. The words are in rulebook.ftl. */

import { MODULE_PAGES } from "$lib/rulebook.gen";

/** A part of a board with pieces on it: around these cities. */
export interface Scene {
  side: string;
  around: readonly string[];
  posts?: Record<string, (string | null)[]>;
  offices?: Record<string, string[]>;
  controllers?: Record<string, number>;
}

export interface Page {
  id: string;
  /** The clauses of each paragraph. */
  paragraphs: readonly (readonly string[])[];
  scene?: Scene;
  picture?: "markers" | "desk";
}

const SIDE = "hansa-3";
const north = ["hamburg", "luebeck", "lueneburg"];

/** The game itself, in the order in which one needs it. */
export const PAGES: readonly Page[] = [
  { id: "goal", paragraphs: [["SCORE-01", "SCORE-18"], ["END-12"]], scene: { side: SIDE, around: ["hamburg", "luebeck", "hannover", "perleberg"], offices: { hamburg: ["0t"], luebeck: ["1t"], hannover: ["0t", "2t"] }, controllers: { hamburg: 0, luebeck: 1, hannover: 2 } } },
  { id: "pieces", paragraphs: [["SETUP-04", "SETUP-14", "SETUP-37"], ["SETUP-30", "SETUP-31", "SETUP-34", "INCOME-06"]], picture: "desk" },
  { id: "setup", paragraphs: [["SETUP-24", "SETUP-25"], ["SETUP-27", "SETUP-28", "SETUP-31"]] },
  { id: "turn", paragraphs: [["TURN-02", "TURN-03", "TURN-04"], ["TURN-06", "TURN-07", "TURN-11"]] },
  { id: "income", paragraphs: [["INCOME-01", "INCOME-03", "INCOME-04"]] },
  { id: "place", paragraphs: [["PLACE-01", "PLACE-03", "PLACE-06"]], scene: { side: SIDE, around: north, posts: { "hamburg-luebeck": ["0t", "0t", null], "hamburg-lueneburg": [null, "1t", null, null] } } },
  { id: "displace", paragraphs: [["DISPLACE-01", "DISPLACE-02", "DISPLACE-03"], ["DISPLACE-10", "DISPLACE-13", "DISPLACE-15", "DISPLACE-21"]], scene: { side: SIDE, around: ["dortmund", "paderborn", "minden"], posts: { "dortmund-paderborn": ["0t", "0t", null], "minden-paderborn": [null, "1t", "1t"] } } },
  { id: "move", paragraphs: [["MOVE-01", "MOVE-04", "MOVE-06"]] },
  { id: "establish", paragraphs: [["ROUTE-01", "ROUTE-02", "ROUTE-03"], ["ROUTE-10", "ROUTE-17"], ["ROUTE-05", "ROUTE-07", "ROUTE-09"]], scene: { side: SIDE, around: north, posts: { "hamburg-luebeck": ["0t", "0t", "0t"] }, offices: { hamburg: ["1t"] }, controllers: { hamburg: 1 } } },
  { id: "office", paragraphs: [["OFFICE-03", "OFFICE-04", "OFFICE-05", "OFFICE-11"], ["CONTROL-01", "CONTROL-02"], ["EASTWEST-01", "EASTWEST-04"]], scene: { side: SIDE, around: ["minden", "hannover"], offices: { minden: ["0t", "1t", "0t"], hannover: ["1t"] }, controllers: { minden: 0, hannover: 1 } } },
  { id: "ability", paragraphs: [["ABILITY-12", "ABILITY-14", "TURN-08"], ["ABILITY-02", "ABILITY-03", "ABILITY-04", "ABILITY-05", "ABILITY-06"]], scene: { side: SIDE, around: ["goettingen", "quedlinburg", "halle"], posts: { "goettingen-quedlinburg": ["0t", "0t", "0t"] } } },
  { id: "prestige", paragraphs: [["SETUP-17", "PRESTIGE-01", "SCORE-08"]], scene: { side: SIDE, around: ["coellen", "warburg"], posts: { "coellen-warburg": ["0t", "0m", "0t", "0t"] } } },
  { id: "marker", paragraphs: [["ROUTE-17", "TURN-07", "SCORE-06"], ["MARKER-13", "MARKER-14", "MARKER-16", "MARKER-17", "MARKER-18"]], picture: "markers" },
  { id: "end", paragraphs: [["END-01", "END-02", "END-03"], ["END-05", "END-07"]] },
  { id: "score", paragraphs: [["SCORE-02", "SCORE-03", "SCORE-06", "SCORE-08", "SCORE-09"], ["SCORE-12", "SCORE-13", "SCORE-14"], ["SCORE-19", "SCORE-21"]], scene: { side: SIDE, around: ["hannover", "minden", "paderborn"], offices: { hannover: ["0t"], minden: ["0t", "1t"], paderborn: ["0t"] }, controllers: { hannover: 0, minden: 1, paderborn: 0 } } },
];

/** What is different on other boards, with modules, for two and in the classic edition. */
export const DIFFERENCES: readonly Page[] = [
  { id: "east", paragraphs: [["EAST-03", "EAST-04", "EAST-06"], ["EAST-26", "EAST-30"], ["EAST-09", "EAST-11"]], scene: { side: "east", around: ["malmoe", "stralsund", "visby"], posts: { "malmoe-stralsund": ["0m", "0m", "0t"] } } },
  { id: "britannia", paragraphs: [["BRIT-05", "BRIT-23", "BRIT-24", "BRIT-25", "BRIT-27"], ["BRIT-08", "BRIT-09", "BRIT-10", "BRIT-12", "BRIT-13"], ["BRIT-55", "BRIT-56"]], scene: { side: "britannia-3", around: ["cardiff", "montgomery", "pembroke", "hereford"], offices: { cardiff: ["0t"] }, controllers: { cardiff: 0 }, posts: { "cardiff-montgomery": ["0t", null, null] } } },
  ...MODULE_PAGES,
  { id: "duo", paragraphs: [["DUO-BR-02", "DUO-BR-10", "DUO-BR-15", "DUO-BR-20", "DUO-BR-09"], ["DUO-PL-01", "DUO-PL-08", "DUO-PL-10", "DUO-PL-20"]] },
  { id: "classic", paragraphs: [["CLASSIC-02", "CLASSIC-03", "CLASSIC-04", "CLASSIC-06"]] },
];
