/** The commands that single keys give at the table, and which key gives which. */
import { preferences } from "$lib/device/preferences.svelte";

/** The usual key of each command, in the order in which they are listed. */
const DEFAULT_KEYS = {
  moves: "/",
  labels: "j",
  go: "g",
  income: "n",
  merchant: "m",
  finish: "f",
  establish: "t",
  end: " ",
  undo: "u",
  redo: "U",
  reset: "r",
  inspect: "i",
  "last-move": "a",
  options: "o",
  player: "p",
  distance: "e",
  words: "b",
  back: "[",
  forward: "]",
  log: "l",
  chat: "c",
  score: "s",
  rules: "?",
  shortcuts: "k",
} as const;

export type Command = keyof typeof DEFAULT_KEYS;
export const COMMANDS = Object.keys(DEFAULT_KEYS) as Command[];

type Say = (id: string) => string;
type Press = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Signs beside the letters, by the place of their key: without and with Shift. */
const PLACES: Record<string, readonly [string, string]> = { Slash: ["/", "?"], BracketLeft: ["[", "{"], BracketRight: ["]", "}"] };

/** The key as a Latin keyboard names it; letters of other scripts are read by the place of their key. */
export function keyOf({ key, code, shiftKey }: Press): string {
  if (key.length > 1) return key;
  const letter = /^[a-z]$/i.test(key) ? key : /^[\x20-\x7e]$/.test(key) ? null : /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
  const sign = /^[\x20-\x7e]$/.test(key) ? undefined : PLACES[code]?.[shiftKey ? 1 : 0];
  return sign ?? key;
}

/** The key that gives a command on this device. */
export const keyFor = (command: Command): string => preferences.keys[command] ?? DEFAULT_KEYS[command];

/** The command of a key; null where it has none, or single keys are switched off. */
export function commandOf(key: string): Command | null {
  if (!preferences.shortcuts) return null;
  return COMMANDS.find((command) => keyFor(command) === key) ?? null;
}

/** Gives a command another key; the command that had it gets the old one, so that each still has one. */
export function bind(command: Command, key: string): void {
  const before = keyFor(command);
  const other = COMMANDS.find((one) => one !== command && keyFor(one) === key);
  const keys: Record<string, string> = { ...preferences.keys, [command]: key, ...(other ? { [other]: before } : {}) };
  preferences.keys = Object.fromEntries(Object.entries(keys).filter(([name, own]) => own !== DEFAULT_KEYS[name as Command]));
}

/** A key in words that fit on a key cap. */
export function capOf(key: string, say: Say): string {
  if (key === " ") return say("key-space");
  return /^[A-Z]$/.test(key) ? `${say("key-shift")}+${key}` : key.toUpperCase();
}

/** Words with the key that does the same, while single keys are on. */
export function withKey(words: string, command: Command, say: Say): string {
  return preferences.shortcuts ? `${words} (${capOf(keyFor(command), say)})` : words;
}
