/** The form of a new table: what is chosen, what goes together, and why something does not. */
import {
  AGREED_WITH,
  type Catalogue,
  type Clock,
  type Colour,
  COLOURS,
  type Combination,
  type NewGame,
  type TableCard,
} from "$lib/wire.gen";

const SEAT_KINDS = ["me", "here", "invite", "open", "bot"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export const TAKES = ["trader", "tradesman"] as const;
export type Take = (typeof TAKES)[number];

export interface Seat {
  kind: SeatKind;
  name: string;
  colour: Colour;
  level: string; // of a bot, with its style: expert:builder
}

export interface Setup {
  board: string;
  edition: string;
  modules: string[];
  duo: string | null;
  pile: Record<string, number> | null; // null: drawn at random
  take?: Take; // what Tithe brings
  seats: Seat[];
  shuffle: boolean;
  public: boolean;
  spectators: boolean;
  absence?: number | null; // seconds after which somebody who is away can be replaced; null: never
  comeback?: boolean; // replaced players may come back
  clock?: Clock | null;
  pace: number;
  seed: number | null;
}

/** What each part of the page that chooses a setup gets. */
export interface Choosing {
  catalogue: Catalogue;
  setup: Setup;
  change: (wish: Partial<Setup>) => void;
}

/** A side of a board and the numbers of players who use it. */
export interface Side {
  side: string;
  board: string;
  name: string | null;
  players: number[];
}

/** What would have to be chosen instead; an empty list: it can stay. */
export interface Alternatives {
  boards: string[];
  editions: string[];
  players: number[]; // only where no board and no edition would do
}

/** The level for a first game: the strongest below medium, else the strongest of all. */
export function usualLevel(levels: readonly string[]): string {
  const medium = levels.indexOf("medium");
  return (medium > 0 ? levels[medium - 1] : levels.at(-1)) ?? "";
}

/** A level, and the style that is named with it; bots from elsewhere may hold a colon, too. */
export function parted({ styles }: Pick<Catalogue, "styles">, name: string): [level: string, style: string] {
  const [level = "", style = ""] = name.split(":");
  return styles[level]?.includes(style) ? [level, style] : [name, ""];
}

/** Another level, with the style that a bot had before, if that level has it. */
export function atLevel(catalogue: Pick<Catalogue, "styles">, level: string, before: string): string {
  const [, style] = parted(catalogue, before);
  return catalogue.styles[level]?.includes(style) ? `${level}:${style}` : level;
}

/** The set-up of somebody who never chose one. */
export function firstSetup(catalogue: Catalogue, pace: number): Setup {
  const level = usualLevel(catalogue.levels);
  const [{ board, edition } = { board: "", edition: "" }] = drawn(catalogue);
  const seats = COLOURS.slice(0, 3).map((colour, number): Seat => {
    return { kind: number === 0 ? "me" : "bot", name: "", colour, level };
  });
  return { board, edition, modules: [], duo: null, pile: null, seats, shuffle: true, public: false, spectators: true, pace, seed: null };
}

/** The combinations that browsers can show. */
const drawn = ({ combinations }: Catalogue): Combination[] => combinations.filter((found) => found.drawn);

/** How many may play on a board: one side of it may have no drawing. */
export function playerCounts(catalogue: Catalogue, board: string): number[] {
  const counts = drawn(catalogue)
    .filter((found) => found.board === board)
    .map((found) => found.players);
  return [...new Set(counts)].sort((a, b) => a - b);
}

export function combination(catalogue: Catalogue, setup: Setup): Combination | undefined {
  return drawn(catalogue).find((found) => matches(found, setup));
}

/** The same for a table that is there. */
export const playedAt = (catalogue: Catalogue | null, at: Pick<TableCard, "board" | "players" | "edition">): Combination | undefined =>
  catalogue?.combinations.find(({ board, players, edition }) => board === at.board && players === at.players && edition === at.edition);

function matches(found: Combination, { board, edition, seats }: Setup): boolean {
  return found.board === board && found.edition === edition && found.players === seats.length;
}

/** All sides that can be shown, in the order of the boards. */
export function sides(catalogue: Catalogue): Side[] {
  const all = new Map<string, Side>();
  for (const { side, board, name, players } of drawn(catalogue)) {
    if (side === null) continue;
    const known = all.get(side) ?? { side, board, name, players: [] };
    if (!known.players.includes(players)) known.players.push(players);
    all.set(side, known);
  }
  return [...all.values()];
}

/** The editions in their order. */
export function editions(catalogue: Catalogue): string[] {
  return [...new Set(catalogue.combinations.map((found) => found.edition))];
}

/** The forms for two. */
export function duoForms(catalogue: Catalogue): string[] {
  return [...new Set(catalogue.combinations.flatMap((found) => found.duo.map(({ name }) => name)))];
}

/** Why a module cannot be chosen now; null where it can. */
export function whyNoModule(catalogue: Catalogue, setup: Setup, module: string): Alternatives | null {
  return reason(catalogue, setup, (found) => found.modules.some(({ name, refusal }) => name === module && !refusal));
}

export function whyNoDuo(catalogue: Catalogue, setup: Setup, duo: string): Alternatives | null {
  return reason(catalogue, setup, (found) => found.duo.some(({ name, refusal }) => name === duo && !refusal));
}

export function whyNoEdition(catalogue: Catalogue, setup: Setup, edition: string): Alternatives | null {
  const there = { ...setup, edition };
  return reason(catalogue, there, (found) => found.edition === edition && !found.refusal);
}

export function whyNoBoard(catalogue: Catalogue, setup: Setup, board: string): Alternatives | null {
  const there = { ...setup, board };
  return reason(catalogue, there, (found) => found.board === board && !found.refusal);
}

/** What the fitting combinations have that this set-up does not have. */
function reason(catalogue: Catalogue, setup: Setup, fits: (found: Combination) => boolean): Alternatives | null {
  const here = combination(catalogue, setup);
  if (here && fits(here)) return null;
  const anywhere = drawn(catalogue).filter(fits);
  const fitting = anywhere.filter((found) => found.players === setup.seats.length);
  const only = (values: string[], chosen: string) => (values.includes(chosen) ? [] : [...new Set(values)]);
  return {
    boards: only(
      fitting.map((found) => found.board),
      setup.board,
    ),
    editions: only(
      fitting.map((found) => found.edition),
      setup.edition,
    ),
    players: fitting.length ? [] : [...new Set(anywhere.map((found) => found.players))],
  };
}

/** A copy on a board that can be shown for its number of players; where there is none, with other seats. */
function placed(catalogue: Catalogue, wish: Setup): Setup {
  const { board, seats } = wish;
  const all = drawn(catalogue);
  const fitting = all.filter((found) => found.players === seats.length);
  const copy = { ...wish, seats: seats.map((seat) => ({ ...seat })) };
  if (fitting.some((found) => found.board === board)) return copy;
  const instead = fitting[0] ?? all[0];
  return instead ? { ...withSeats(copy, instead.players, []), board: instead.board } : copy;
}

/** The same set-up with everything that does not go together any more taken out or replaced. */
export function fitted(catalogue: Catalogue, wish: Setup): Setup {
  const { levels } = catalogue;
  const setup = placed(catalogue, wish);
  if (combination(catalogue, setup)?.refusal !== null)
    setup.edition =
      drawn(catalogue).find((found) => matches(found, { ...setup, edition: found.edition }) && !found.refusal)?.edition ?? setup.edition;
  const here = combination(catalogue, setup);
  setup.modules = setup.modules.filter((name) => whyNoModule(catalogue, setup, name) === null);
  const variants = (here?.duo ?? []).filter(({ refusal }) => !refusal).map(({ name }) => name);
  setup.duo = setup.duo !== null && variants.includes(setup.duo) ? setup.duo : (variants[0] ?? null);
  setup.pile = setup.modules.includes(AGREED_WITH.pile ?? "") && setup.pile ? withinPile(setup.pile, here?.pile ?? {}) : null;
  if (!setup.modules.includes(AGREED_WITH.take ?? "")) delete setup.take;
  for (const seat of setup.seats) if (!levels.includes(parted(catalogue, seat.level)[0])) seat.level = usualLevel(levels);
  return setup;
}

// The pile of markers

export const pileSize = (pile: Record<string, number>): number => Object.values(pile).reduce((all, n) => all + n, 0);

function withinPile(pile: Record<string, number>, most: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(most).map(([kind, count]) => [kind, Math.min(pile[kind] ?? 0, count)]));
}

/** A full pile to begin with: some of every kind. */
export function mixedPile(most: Record<string, number>, size: number): Record<string, number> {
  const pile = Object.fromEntries(Object.keys(most).map((kind) => [kind, 0]));
  for (let round = 1; pileSize(pile) < size && round <= size; round++)
    for (const [kind, count] of Object.entries(most)) if (pileSize(pile) < size && count >= round) pile[kind] = round;
  return pile;
}

// Seats

/** So many seats; new ones are like the last one. */
export function withSeats(setup: Setup, count: number, names: readonly string[]): Setup {
  const seats = setup.seats.slice(0, count);
  const mine = setup.seats.find((seat) => seat.kind === "me");
  if (mine && !seats.includes(mine)) seats[seats.length - 1] = mine;
  while (seats.length < count) {
    const last = seats.at(-1);
    const kind = last && last.kind !== "me" && last.kind !== "here" ? last.kind : "bot";
    const colour = COLOURS.find((free) => seats.every((seat) => seat.colour !== free)) ?? "red";
    const seat: Seat = { kind, colour, name: "", level: last?.level ?? "" };
    seats.push({ ...seat, name: kind === "bot" ? freshName(seats, names) : "" });
  }
  return { ...setup, seats };
}

/** A name that nobody at the table has. */
export function freshName(seats: readonly Seat[], names: readonly string[]): string {
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? "";
}

/** Whether the game begins without waiting for anybody. */
export const startsAtOnce = ({ seats }: Setup): boolean => seats.every(({ kind }) => kind !== "invite" && kind !== "open");

/** What is sent. Names that were left empty are the server's to choose. */
export function newGame(setup: Setup): NewGame {
  const { board, edition, modules, duo, take, shuffle, spectators, absence, comeback, clock, pace, seed } = setup;
  return {
    board,
    edition,
    modules,
    duo,
    ...(take && { take }),
    seed,
    shuffle,
    public: setup.public,
    spectators,
    ...(absence !== undefined && { absence }),
    ...(comeback !== undefined && { comeback }),
    ...(clock && { clock }),
    pace,
    pile: setup.pile && Object.entries(setup.pile).flatMap(([kind, count]) => Array<string>(count).fill(kind)),
    seats: setup.seats.map(({ kind, name, colour, level }) => {
      const called = name.trim() ? { name: name.trim() } : {};
      if (kind === "bot") return { kind, level, colour, ...called };
      if (kind === "open") return { kind, colour };
      return { kind: kind === "invite" ? "invited" : "human", colour, ...called };
    }),
  };
}

/** What was stored as text, or null where it is none of ours. */
export function readSetup(text: string | null): Setup | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Setup> | null;
    const seats = found?.seats;
    if (!found || !Array.isArray(seats) || seats.length < 2) return null;
    const colours = new Set(seats.map((seat) => seat.colour));
    const known = seats.every(({ kind, colour }) => SEAT_KINDS.includes(kind) && COLOURS.includes(colour));
    if (!known || colours.size < seats.length || !Array.isArray(found.modules)) return null;
    return found as Setup;
  } catch {
    return null;
  }
}
