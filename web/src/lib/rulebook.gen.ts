// Made by `python -m tools.wire` from src/kontor/wire. Do not edit.

/** The clauses of the paragraphs on each optional rule. */
export const MODULE_PAGES: readonly { id: string; paragraphs: readonly (readonly string[])[] }[] = [{"id": "missions", "paragraphs": [["MISSION-03", "MISSION-04", "MISSION-09", "MISSION-10"]]}, {"id": "favours", "paragraphs": [["FAVOUR-01", "FAVOUR-02", "FAVOUR-03", "FAVOUR-04"]]}, {"id": "promos", "paragraphs": [["PROMO-01", "PROMO-02"]]}];
