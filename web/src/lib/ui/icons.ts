/** Our own line icons on a ground of 24 x 24. Actions, things and tiles; pieces and markers are drawn elsewhere. */
interface Drawing {
  d: string;
  width?: number;
  filled?: boolean;
}

export const ICONS = {
  keys: { d: "M2.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M9.6 12H20M16.5 12V16M19.6 12V15" },
  actions: { d: "M4 17V10M9.5 17V6M15 17V10M20.5 17V6", width: 2.6 },
  privilege: { d: "M5 4H19V12Q19 17 12 20Q5 17 5 12ZM8.5 11L11 13.6L15.8 8.6" },
  book: { d: "M12 6C9 4.4 6 4.4 3 5.4V18C6 17 9 17 12 18.6C15 17 18 17 21 18V5.4C18 4.4 15 4.4 12 6ZM12 6V18.6" },
  purse: { d: "M9.4 8.6C4 12 4 20 8.6 20H15.4C20 20 20 12 14.6 8.6ZM8.4 4L9.6 8.6H14.4L15.6 4Z" },
  home: { d: "M4 20V10L12 4L20 10V20H14.5V14H9.5V20Z" },
  undo: { d: "M9 14L4 9L9 4M4 9H14.5A5.5 5.5 0 0 1 14.5 20H11" },
  redo: { d: "M15 14L20 9L15 4M20 9H9.5A5.5 5.5 0 0 0 9.5 20H13" },
  reset: { d: "M5 5V10H10M5.4 10A7.5 7.5 0 1 1 5 14" },
  help: { d: "M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0M9.6 9.4A2.5 2.5 0 1 1 12 12.6V13.6M12 16.6V16.7" },
  gear: {
    d: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 3.5V6M12 18V20.5M3.5 12H6M18 12H20.5M6 6L7.8 7.8M16.2 16.2L18 18M18 6L16.2 7.8M7.8 16.2L6 18",
  },
  clock: { d: "M3.6 12a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0 -16.8 0M12 7V12L15.4 14" },
  arrow: { d: "M4 12H20M14 6L20 12L14 18" },
  "arrow-down": { d: "M12 4V19M6 13L12 19L18 13" },
  check: { d: "M5 12.5L10 17.5L19.5 6.5" },
  close: { d: "M6 6L18 18M18 6L6 18" },
  menu: { d: "M4 7H20M4 12H20M4 17H20" },
  search: { d: "M4.6 11a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0M16 16L21 21" },
  flag: { d: "M6 21V4M6 5H18L15 9L18 13H6" },
  crown: { d: "M4 18V8L8.5 12L12 5L15.5 12L20 8V18Z" },
  link: { d: "M10 14L14 10M8.5 11.5L6 14A3.5 3.5 0 0 0 11 19L13.5 16.5M15.5 12.5L18 10A3.5 3.5 0 0 0 13 5L10.5 7.5" },
  share: {
    d: "M3.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M14.9 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M14.9 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M8.4 10.8L15.2 7.3M8.4 13.2L15.2 16.7",
  },
  learn: { d: "M3 9L12 5L21 9L12 13ZM7 11V16Q12 19 17 16V11M21 9V15" },
  play: { d: "M8 5L19 12L8 19Z", filled: true },
  pause: { d: "M7 5H10V19H7ZM14 5H17V19H14Z", filled: true },
  step: { d: "M9 6L15 12L9 18" },
  "step-back": { d: "M15 6L9 12L15 18" },
  turn: { d: "M6 6L12 12L6 18M12 6L18 12L12 18" },
  "turn-back": { d: "M18 6L12 12L18 18M12 6L6 12L12 18" },
  round: { d: "M4 6L9 12L4 18M9.5 6L14.5 12L9.5 18M15 6L20 12L15 18" },
  "round-back": { d: "M20 6L15 12L20 18M14.5 6L9.5 12L14.5 18M9 6L4 12L9 18" },
  first: { d: "M6 5V19M18 6L11 12L18 18Z" },
  last: { d: "M18 5V19M6 6L13 12L6 18Z" },
  eye: { d: "M3 12C6 7 9 5.5 12 5.5S18 7 21 12C18 17 15 18.5 12 18.5S6 17 3 12ZM9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0" },
  moon: { d: "M19 14.5A8 8 0 1 1 10 4.6A6.4 6.4 0 0 0 19 14.5Z" },
  globe: { d: "M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0M3.6 12H20.4M12 3.4C8 7 8 17 12 20.6C16 17 16 7 12 3.4Z" },
  chevron: { d: "M7 10L12 15L17 10" },
  grip: { d: "M9 6V6.1M9 12V12.1M9 18V18.1M15 6V6.1M15 12V12.1M15 18V18.1", width: 2.6 },
  bot: { d: "M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-8a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3ZM12 4V8M9.4 13V13.6M14.6 13V13.6M9.5 16.4H14.5" },
  person: { d: "M8.2 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M4.6 20Q5.4 14 12 14T19.4 20" },
  chart: { d: "M4 4V20H20M7 15L11 10L14 13L19 6" },
  again: { d: "M4 9H16A4 4 0 0 1 16 17H5M8 5L4 9L8 13" },
  dice: { d: "M7.5 4.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1 -3 3h-9a3 3 0 0 1 -3 -3v-9a3 3 0 0 1 3 -3ZM9 9V9.1M15 15V15.1M12 12V12.1", width: 2.8 },
  tithe: { d: "M4.4 9a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M10.9 15.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0" },
  mastery: { d: "M12 3L14.6 9L21 9.6L16.2 13.8L17.7 20L12 16.8L6.3 20L7.8 13.8L3 9.6L9.4 9Z" },
  "extra-action": { d: "M4 18V12M9 18V8M14 18V12M19 5V13M15 9H23" },
  "city-prestige": { d: "M4 20V11L8 7.5L12 11V20ZM12 20V11L16 7.5L20 11V20M3 20H21" },
  "free-resettling": {
    d: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 3V6.5M12 17.5V21M3 12H6.5M17.5 12H21M6 6L8.2 8.2M18 18L15.8 15.8M18 6L15.8 8.2M6 18L8.2 15.8",
  },
  "double-compensation": { d: "M4 12H14M10 7.5L14.5 12L10 16.5M17 6V18M20.5 6V18" },
  plus: { d: "M12 5V19M5 12H19" },
  minus: { d: "M5 12H19" },
  up: { d: "M6 15L12 9L18 15" },
  below: { d: "M6 9L12 15L18 9" },
  sun: {
    d: "M7.8 12a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M12 3V5M12 19V21M3 12H5M19 12H21M5.6 5.6L7 7M17 17L18.4 18.4M18.4 5.6L17 7M7 17L5.6 18.4",
  },
  copy: { d: "M9 9H19V20H9ZM15 9V4H5V15H9" },
  people: {
    d: "M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M3 19Q3.6 13.6 9 13.6T15 19M15.4 5.6A3.2 3.2 0 0 1 15.4 11.4M17.4 14Q20.6 15 21 19",
  },
  lock: { d: "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11M12 14.4V16.6" },
  unplugged: { d: "M4 12A11 11 0 0 1 7.4 9.4M20 12A11 11 0 0 0 12.8 8.2M8 15.6A5.6 5.6 0 0 1 12 14M16 15.6L15 14.9M12 19V19.1M4 4L20 20" },
  door: { d: "M6 21V4L15 3V21M15 5H18V21M4 21H20M12 12V12.4" },
  device: { d: "M7 3.5H17V20.5H7ZM11 17.6H13" },
  shuffle: { d: "M4 7H7.5L16 17H20M4 17H7.5L10 14M13.4 10.2L16 7H20M17.5 4.5L20 7L17.5 9.5M17.5 14.5L20 17L17.5 19.5" },
  ledger: { d: "M5 4H17A2 2 0 0 1 19 6V20H7A2 2 0 0 1 5 18ZM5 18A2 2 0 0 1 7 16H19M9 8H15M9 11.5H13" },
  hourglass: { d: "M7 4H17M7 20H17M8 4C8 9 11 10.4 11 12S8 15 8 20M16 4C16 9 13 10.4 13 12S16 15 16 20" },
  whole: { d: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" },
  near: { d: "M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20" },
  keyboard: { d: "M3 7H21V17H3ZM6.5 10.2V10.3M10 10.2V10.3M13.5 10.2V10.3M17 10.2V10.3M8 13.8H16" },
  sound: { d: "M5 10V14H8.5L13 18V6L8.5 10ZM16 9.4A4 4 0 0 1 16 14.6M18.4 7A7.4 7.4 0 0 1 18.4 17" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
/** A thing of a newer server, such as a tile that this page does not know, has a question mark. */
export const drawing = (name: string): Drawing => ICONS[name as IconName] ?? ICONS.help;
