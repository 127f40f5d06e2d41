/** What can be opened beside the game, from the bar, the menu or by a key. */
export interface Openings {
  rules: () => void;
  moves: () => void;
  howto: () => void;
  shortcuts: () => void;
  words: () => void;
}
