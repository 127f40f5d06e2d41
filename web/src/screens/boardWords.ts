/** The words of a page with a board, its cards and its log. */
export const BOARD_WORDS = ["analysis", "board", "cards", "dialogs", "inspect", "map", "log", "prompt", "refusals", "score", "table"];
