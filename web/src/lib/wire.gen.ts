// Made by `python -m tools.wire` from src/kontor/wire. Do not edit.

export const ABILITY_IDS = ["keys", "actions", "privilege", "book", "purse"] as const;

export const MARKER_IDS = ["extra-office", "swap", "move-three", "develop", "plus-3", "plus-4", "remove-three", "exchange", "tribute", "block"] as const;

export const CATEGORIES = ["track", "abilities", "markers", "special_prestige", "cities", "network", "missions", "regions"] as const;

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;

/** The optional rule to which an option of a game belongs. */
export const AGREED_WITH: Readonly<Record<string, string>> = {"take": "favours", "pile": "promos"};

export interface Amount {
  t: number;
  m: number;
}

export type ModuleKind = "claim" | "favour" | "use-block" | "use-exchange" | "use-safe-conduct-paying" | "use-tribute";

/** A decision of an optional rule: its kind, and what varies in it by the names in its form. */
export interface ModuleMove {
  kind: ModuleKind;
  [part: string]: string | number | Amount | MarkerId[];
}

/** A decision as what it is made of: its kind are the words before what varies. */
export type KnownMove =
  | { kind: "income"; amount: Amount }
  | { kind: "place"; piece: "t" | "m"; post: string; paying?: Amount }
  | { kind: "displace"; piece: "t" | "m"; post: string; paying: Amount }
  | { kind: "settle"; piece: "t" | "m"; post: string; from?: string }
  | { kind: "decline" }
  | { kind: "lift"; post: string }
  | { kind: "drop"; post: string; post2: string }
  | { kind: "done" }
  | { kind: "route"; route: string; office?: string; develop?: AbilityId; prestige?: number; extra?: string; piece?: "t" | "m" }
  | { kind: "use"; marker: MarkerId }
  | { kind: "use-develop"; ability: AbilityId }
  | { kind: "use-swap"; city: string; number: number; number2: number }
  | { kind: "use-move-three" }
  | { kind: "use-remove-three" }
  | { kind: "remove"; post: string }
  | { kind: "take"; piece?: "t" | "m"; amount?: Amount }
  | { kind: "develop-privilege" }
  | { kind: "found"; city: string; piece: "t" | "m" }
  | { kind: "neutral"; route: string; office?: string }
  | { kind: "marker"; marker: MarkerId; route: string }
  | { kind: "end" }
  | ModuleMove;

export type AbilityId = (typeof ABILITY_IDS)[number];

export type MarkerId = (typeof MARKER_IDS)[number];

export type FavourId = "free-resettling" | "extra-action" | "tithe" | "double-compensation" | "city-prestige" | "mastery";

export type Category = (typeof CATEGORIES)[number];

export type EndClause = "END-01" | "END-02" | "END-03" | "CLASSIC-07" | "HOUSE-01";

export type DecisionName = "turn" | "settling" | "moving" | "removing" | "taking" | "founding" | "developing" | "placing-aside" | "placing-abroad" | "neutral" | "replacing";

export type ModuleName = "missions" | "favours" | "promos" | "safe-conduct" | "standstill";

export type Colour = (typeof COLOURS)[number];

export type Phrase = "hello" | "good-luck" | "nice-move" | "thanks" | "sorry" | "one-moment" | "your-decision" | "take-back-please" | "good-game" | "another-game";

export type Shape = "trader" | "merchant";

export type Privilege = "white" | "orange" | "pink" | "black";

export type Region = "england" | "wales" | "scotland";

export type Permanent = "move-two" | "develop-privilege" | "office-in-green-city" | "place-two-from-route" | "place-two-in-wales-or-scotland";

/** How often each ability was developed; one that never was is left out. */
export interface Abilities {
  actions?: number;
  book?: number;
  keys?: number;
  privilege?: number;
  purse?: number;
}

/** How an ability is developed. */
export interface AbilityFigures {
  /** Which part develops it at all */
  developed: [number, number];
  /** How far, on average */
  steps: [number, number];
  round: number | null;
  /** Which part has developed it by the end of round 1, 2, 3 ... */
  by_round: [number, number][];
  /** By how far it was developed at the end, from not at all on */
  by_steps: [number, number][];
}

/** What was done with the rights of the operator: the last 200 calls that changed something, the newest first. */
export interface Acts {
  acts: string[];
}

/** A new channel for notifications. */
export interface AddWay {
  way: NewPush | NewWebhook | NewMail;
}

/** What the coach says at a decision of the caller. */
export interface Advice {
  ply: number;
  /** Up to three, the best first */
  ideas: Idea[];
  threats: Threat[];
  /** Only at the beginning of a turn, and rarely */
  remark: TurnRemark | null;
}

/** Where to look. */
export interface AdvicePlace {
  kind: "city" | "desk" | "favours" | "hand" | "route" | "turn";
  /** Of the route, city, marker or tile; empty elsewhere */
  id: string;
}

/** An amount of pieces before and after a decision. */
export interface AmountChange {
  /** A number of traders and merchants; `0` is none */
  before: string;
  /** A number of traders and merchants; `0` is none */
  after: string;
}

/** A ban. */
export interface BanInfo {
  id: string;
  kind: "maker" | "network" | "player" | "warning";
  value: string | null;
  /** The note, the name of the player, or the words of the warning */
  about: string;
  made: number;
}

/** Keeps out the client that made a table, whose address the server does not know; hundreds share each maker. */
export interface BanMaker {
  kind: "maker";
  maker: string;
  /** To remember why */
  note?: string;
}

/** Keeps out an address, or a network of them. */
export interface BanNetwork {
  kind: "network";
  network: string;
  /** To remember why */
  note?: string;
}

/** Keeps out the player at a seat, by the keys of its link and browsers, and their name. */
export interface BanPlayer {
  kind: "player";
  /** The id of a table */
  table: string;
  seat: number;
  report?: string | null;
}

/** Who is kept out, the oldest ban first. */
export interface Bans {
  bans: BanInfo[];
}

/** A side of a board as it is printed. */
export interface BoardFacts {
  id: string;
  name: string;
  completed_cities_limit: number;
  east_west: [string, string];
  special_prestige: SpecialPrestige;
  /** The country where nobody needs a permit */
  home_region: Region | null;
  cities: CityFacts[];
  routes: RouteFacts[];
}

/** What somebody did on a board. */
export interface BoardFigures {
  board: string;
  /** How many games */
  games: number;
  wins: number;
  /** Points in a game, on average */
  points: number;
}

/** A side of a board as it is printed, and as it is drawn on a canvas of 1425 x 1000 units. */
export interface BoardPaper {
  facts: BoardFacts;
  geometry: Geometry;
  desk: DeskRow[];
  numbers: RuleNumbers;
}

/** A seat played by the program. */
export interface BotSeat {
  kind: "bot";
  /** One of GET /api/options; with a style: expert:builder */
  level: string;
  name?: string | null;
  colour?: Colour | null;
}

/** Everything that can be chosen for a new table. */
export interface Catalogue {
  combinations: Combination[];
  levels: string[];
  /** By level: a bot may be named with one of these, as expert:builder */
  styles: Record<string, string[]>;
  colours: string[];
  phrases: string[];
  /** How many markers a chosen pile must hold */
  pile_size: number;
  version: string;
}

/** A fact of the view that is different now. Without `to` it is gone. */
export interface Change {
  /** The keys and places that lead to it */
  at: (string | number)[];
  /** What it is now */
  to?: unknown;
}

/** Something that can be chosen, or why not. */
export interface Choice {
  name: string;
  refusal?: string | null;
}

/** A city as it is printed. */
export interface CityFacts {
  id: string;
  name: string;
  /** From the left */
  offices: OfficeSpace[];
  abilities: AbilityId[];
  /** False for a green city */
  hanseatic: boolean;
  /** The countries it lies in */
  regions: Region[];
  /** The countries that its permit opens */
  permits: Region[];
}

/** Who is where at the end, by kind of city. */
export interface CityFigures {
  /** How many a seat has there, on average */
  offices: [number, number];
  /** How many of these cities a seat controls, on average */
  control: [number, number];
  /** Seats with an office there */
  with: [number, number];
  /** Seats without */
  without: [number, number];
}

/** Where a city is drawn. */
export interface CityPlace {
  x: number;
  y: number;
  /** One per office; four gate places in a green city */
  slots: [number, number][];
  /** x, y, width, height */
  plaque: [number, number, number, number];
  /** Everything that belongs to the city, two extra offices included */
  box: [number, number, number, number];
  /** Beside the row, then further left */
  extra: [[number, number], [number, number]];
  scroll?: [number, number];
}

/** How much time players have, and what happens when it is up. */
export interface Clock {
  /** Time for all that somebody decides until the game waits for somebody else, or for the game */
  per: "decision" | "game";
  seconds: number;
  /** Seconds added whenever the game comes to wait for them */
  increment?: number;
  /** Days that each player may take off */
  vacation?: number;
  /** When time is up: a bot stands in until the player is back; the seat is lost, a bot plays, and the host may invite somebody to it; the game is ended without a result */
  end?: "abort" | "bot" | "offer";
  level?: string | null;
}

/** The players' clocks. Moments are in seconds since 1970, as this server counts: compare them with `now`. */
export interface ClockInfo {
  agreed: Clock;
  /** When this was sent */
  now: number;
  /** Per seat, once the game has begun */
  seats?: SeatClock[];
  seat?: number | null;
  due?: number | null;
  /** Seconds before `due` from which on the player is to be warned */
  warning?: number;
  paused?: number | null;
  /** Whose time is up, until somebody plays there again */
  expired?: number[];
}

/** A finished game of a public table. */
export interface ClubGame {
  /** The id of a table */
  table: string;
  ended: number;
  board: string;
  players: number;
  edition: string;
  modules: string[];
  decisions: number;
  rated: boolean;
  seats: ClubSeat[];
}

/** Finished games, the newest first. */
export interface ClubGames {
  games: ClubGame[];
  next: string | null;
}

/** A rating list, the strongest first, and for which games there are others. */
export interface ClubRatings {
  scopes: string[];
  ratings: RatingInfo[];
}

/** A seat of a finished game. */
export interface ClubSeat {
  name: string;
  /** The name is their own, so it leads to a profile */
  known: boolean;
  level: string | null;
  rank: number;
  total: number;
}

/** Public tables that are in the lobby or running, the last changed first. */
export interface ClubTables {
  tables: TableCard[];
  next: string | null;
}

/** What goes with a board, an edition and a number of players. */
export interface Combination {
  board: string;
  players: number;
  edition: string;
  side: string | null;
  name: string | null;
  /** Whether the side has a drawing; browsers cannot show one without */
  drawn: boolean;
  refusal: string | null;
  modules: Choice[];
  duo: Choice[];
  /** How many of each marker the pile may hold, where it can be agreed */
  pile: Record<string, number>;
}

/** A competition in a list. */
export interface CompetitionCard {
  /** The id of a competition */
  id: string;
  name: string;
  /** In a league everybody meets everybody; in a tournament those meet who stand close together */
  form: "league" | "tournament";
  status: "open" | "over" | "running";
  made: number;
  /** Their name; empty if there is nobody any more */
  organiser: string;
  board: string;
  /** Players at a table */
  size: number;
  /** How many rounds there are */
  rounds: number;
  /** The round that is played or was played last; 0 before the first */
  round: number;
  /** How many people take part */
  people: number;
}

/** A game of a round. */
export interface CompetitionGame {
  /** Counted from 1 */
  round: number;
  /** The id of a table */
  table: string;
  /** In the order of their seats */
  players: number[];
  over: boolean;
  /** By seat; empty if the game is not over, or has no result */
  ranks: number[];
  /** Points in the game, by seat */
  totals: number[];
}

/** Competitions, the newest first. */
export interface CompetitionList {
  competitions: CompetitionCard[];
  next: string | null;
}

/** Somebody who takes part. */
export interface CompetitionPlayer {
  /** A player of this competition; bots have negative numbers */
  number: number;
  name: string;
  /** The name is their own, so it leads to a profile */
  known: boolean;
  level: string | null;
  /** They play no further rounds */
  out: boolean;
}

/** How somebody stands. */
export interface CompetitionStanding {
  /** A player of this competition; bots have negative numbers */
  player: number;
  /** Shared by those who are equal in everything */
  place: number;
  /** One for every opponent left behind, half of one for a shared place */
  points: number;
  /** A shared victory counts in part */
  wins: number;
  /** Percent of all points at the own tables, on average */
  share: number;
  games: number;
  /** Rounds without a game */
  byes: number;
  /** Points by opponent, for those whom they met */
  against: Record<string, number>;
}

/** A competition with everything that there is to see of it. */
export interface CompetitionView extends CompetitionCard {
  edition: string;
  modules: string[];
  duo: string | null;
  pile: string[] | null;
  take: string;
  clock: Clock;
  fill: string | null;
  /** How many people there must be to start it */
  least: number;
  /** In the order in which they came, bots last */
  players: CompetitionPlayer[];
  /** Round by round */
  games: CompetitionGame[];
  /** By round: who sat out */
  byes: number[][];
  /** The best first */
  standings: CompetitionStanding[];
  you: CompetitionYou;
}

/** What the caller is in a competition. */
export interface CompetitionYou {
  organiser: boolean;
  player: number | null;
  table: string | null;
}

/** A new table that goes on from a moment of this game. Whatever the caller could not know is dealt again. */
export interface Continue {
  /** The number of decisions played so far */
  ply: number;
  /** As many as the game has */
  seats: (HumanSeat | BotSeat | OpenSeat | InvitedSeat)[];
  /** Milliseconds before a bot answers */
  pace?: number;
}

/** A backup that was made. */
export interface Copied {
  /** Its name, in the folder of the database */
  file: string;
  tables: number;
  /** In bytes */
  size: number;
}

/** How often a player did what. */
export interface Counts {
  turns: number;
  income: number;
  place: number;
  displace: number;
  move: number;
  route: number;
  /** Offices, extra ones included */
  office: number;
  /** Abilities developed */
  develop: number;
  /** Bonus markers taken */
  marker: number;
  /** Bonus markers used */
  use: number;
  /** Own pieces that others displaced */
  displaced: number;
  /** Extra pieces that this brought */
  gained: number;
}

/** What must be decided now, and which seat decides. Which facts are there depends on the name of the decision. */
export interface Decision {
  /** placing-aside: the pieces of the route that wait */
  aside?: string;
  decision: DecisionName;
  /** settling: how many extra pieces may be settled */
  extras?: number;
  /** moving: the lifted pieces, each after the post it came from */
  hand?: [string, string][];
  /** placing-aside, placing-abroad, removing: how many pieces may still follow */
  left?: number;
  /** moving: how many pieces may still be lifted */
  lifts?: number;
  /** taking: how many pieces may come from the stock; moving, removing: how many in all */
  limit?: number;
  /** replacing: how many markers are on the plate */
  markers?: number;
  /** settling: the displaced piece; null once it is placed */
  piece?: string | null;
  /** settling: the route from which the piece was displaced */
  route?: string;
  /** A seat, counted from 0 in turn order */
  seat: number;
  /** taking: whether these are traders only */
  traders_only?: boolean;
  /** moving: what lets the pieces move */
  way?: "move" | "move-three" | "move-two";
}

/** A decision of a game and the position before it. `ply` is its number in the record, from 1 on. */
export interface DecisionReview {
  ply: number;
  seat: number;
  played: string;
  /** How likely each seat is to win, 1 in all */
  chances: number[];
  /** Expected at the end, for each seat */
  points: ExpectedPoints[];
  /** How much less chance than the best action left */
  loss: number;
  best: SuggestedMove | null;
}

/** Land and sea. */
export interface DecorPlaces {
  coast: string[];
  rivers?: string[];
  lakes?: string[];
  /** By country */
  regions?: Record<string, string>;
  hills?: [number, number, number][];
  woods?: [number, number, number][];
  /** Text, x, y, angle, size */
  labels?: [string, number, number, number, number][];
  /** x, y, size */
  compass?: [number, number, number];
  /** x, y, size, heading */
  ships?: ([number, number, number, -1 | 1])[];
}

/** What a decision would change for a seat. */
export interface Delta {
  /** A seat, counted from 0 in turn order */
  seat: number;
  /** Points on the prestige track */
  prestige: NumberChange;
  supply: AmountChange;
  stock: AmountChange;
  /** Actions left; 0 out of turn */
  actions: NumberChange;
  /** Offices in cities, extra ones included */
  offices: NumberChange;
  /** Points as if the game ended, as far as the asking seat may know */
  total: NumberChange;
  /** The place by these points */
  rank: NumberChange;
}

/** A row of the writing desk: its values, all but the first covered by a piece at the start. */
export interface DeskRow {
  id: AbilityId;
  values: (number | string)[];
  piece: Shape;
}

/** A device of the caller. */
export interface DeviceInfo {
  id: string;
  name: string;
  made: number;
  you: boolean;
}

/** What displacing a piece would mean now. */
export interface Displaced {
  /** How many further pieces could be settled with it */
  extras: number;
  /** How many pieces it costs besides the one that takes its post */
  fee: number;
  /** Who would settle it */
  seat: number;
}

/** Something that an action does, worked out by playing it. */
export interface Effect {
  what: string;
  facts: Record<string, number | string>;
}

/** One of the ways in which the game can end, and how close it is. */
export interface EndCondition {
  clause: EndClause;
  /** What ends the game, or lets it be ended; with an empty pile, the next marker needed */
  limit: number;
  /** Whether one move could meet it */
  near: boolean;
  /** Most points on the track, completed cities, markers in the pile, or turns without effect */
  now: number;
  of: "cities" | "markers" | "prestige" | "standstill";
  /** What it was at the start */
  start: number;
}

/** The position after the last decision. */
export interface EndReview {
  /** How likely each seat is to win, 1 in all */
  chances: number[];
  points: ExpectedPoints[];
}

/** Points at the end, or a change of them, by category. */
export interface ExpectedPoints {
  track: number;
  abilities: number;
  markers: number;
  special_prestige: number;
  cities: number;
  network: number;
  missions: number;
  regions: number;
  total: number;
}

/** Everything that is stored about the caller. */
export interface Export {
  me: Me;
  /** Rows of the database, by table */
  stored: Record<string, Record<string, unknown>[]>;
  tables: TableExport[];
}

/** The tiles of the Emperor's Favour. */
export interface Favours {
  /** Those that can be bought */
  display: FavourId[];
  /** Per seat */
  owned: FavourId[][];
}

/** The figures of the field guide, by kind of game. Its words are in `fieldguide.ftl` of each language. */
export interface FieldGuide {
  kinds: Record<string, GuideFigures>;
}

/** What each player did how often so far, and what is usual on this side of the board. */
export interface Figures {
  /** Per seat */
  seats: Counts[];
  usual: UsualFigures | null;
}

/** The analysis of a table: whether there is one, how far it is, and what was found. */
export interface GameAnalysis {
  /** `none`: nobody has asked for one */
  status: "done" | "failed" | "none" | "working";
  /** Decisions evaluated so far */
  evaluated: number;
  /** Decisions of the game */
  decisions: number;
  result?: GameReview | null;
  reason?: "bots" | "record" | "unexpected" | null;
}

/** A moment of a game that is over, as a position. */
export interface GamePosition {
  position: Record<string, unknown>;
  names: string[];
  /** Of the seats in the game */
  colours: Colour[];
  ply: number;
}

/** A game decision by decision: what it was worth, what cost most, and where it turned. */
export interface GameReview {
  /** What evaluated */
  bot: string;
  /** Whose knowledge it rests on; null: everything */
  as: number | null;
  board: string;
  names: string[];
  decisions: DecisionReview[];
  /** What the worst decision of a turn cost each seat on average */
  mean_loss: number[];
  end: EndReview;
  /** The decisions that cost most, of all seats */
  costliest: number[];
  players: PlayerReview[];
  turning_points: TurningPoint[];
}

/** The drawing of a side. */
export interface Geometry {
  canvas: [number, number];
  /** By id */
  cities: Record<string, CityPlace>;
  /** By id */
  routes: Record<string, RoutePlace>;
  special_prestige: [number, number][];
  tracks: TrackPlaces;
  decor: DecorPlaces;
}

/** What many games of the strongest bot against itself come to, of one board and number of players. */
export interface GuideFigures {
  side: string;
  players: number;
  /** That came to their end, and are counted */
  games: number;
  /** That were broken off after 40 rounds, and are not */
  unended: number;
  /** On average */
  rounds: number;
  abilities: Record<string, AbilityFigures>;
  markers: Record<string, MarkerFigures>;
  cities: Record<string, CityFigures>;
}

/** A hint: where to look; from grade 2 on what kind of action; with grade 3 the action itself and why. */
export interface Hint {
  ply: number;
  grade: number;
  /** Whether the next grade says more */
  more: boolean;
  place: AdvicePlace;
  kind: string | null;
  idea: Idea | null;
}

/** A person who is already there; the answer contains the token and the link of the seat. */
export interface HumanSeat {
  kind: "human";
  name?: string | null;
  colour?: Colour | null;
}

/** A whole action worth considering: its decisions, why a bot likes it, and what it does. */
export interface Idea {
  decisions: string[];
  /** The first word of its notation */
  kind: string;
  place: AdvicePlace;
  reason: Reason;
  /** The most important first */
  effects: Effect[];
}

/** A table that was made of a record. */
export interface Imported {
  /** The id of a table */
  id: string;
  /** Its token: `open` with it, and the browser has the table in its list */
  host: string;
}

/** A new person. The secret proves this device; it is shown once. */
export interface Introduced {
  secret: string;
  me: Me;
}

/** Lets people into a lobby (seat -1), or one person take over a seat that somebody left during the game. */
export interface Invitation {
  /** The id of a table */
  id: string;
  seat: number;
  /** The code to join with */
  invite: string;
  link: string;
}

/** A seat for somebody who has the table's invitation. */
export interface InvitedSeat {
  kind: "invited";
  name?: string | null;
  colour?: Colour | null;
}

/** Sits down at a table: at this seat, or at the first free one. Sent again with the same key, it counts once. */
export interface Join {
  /** Shown to everyone */
  name: string;
  seat?: number | null;
  colour?: Colour | null;
  invite?: string | null;
  key?: string | null;
}

/** A link or a browser that holds a seat of the caller. */
export interface KeyInfo {
  /** What it is called in this list; it proves nothing */
  id: string;
  /** The link of a seat, the host's token, or a browser */
  kind: "browser" | "host" | "link";
  /** The seats of the caller that it holds */
  seats: number[];
  /** Whether it has the rights of the host; shown to the host */
  host: boolean;
  since: number;
  /** What kind of browser it is; may be empty */
  device: string;
  /** Whether the caller uses it now */
  you: boolean;
}

/** Everything that holds the seats of the caller. */
export interface KeyList {
  keys: KeyInfo[];
}

/** A lesson in the list. */
export interface LessonCard {
  id: string;
  /** The basics, or a board or module */
  group: "first" | "further";
  /** The side of a board that it plays on */
  side: string;
  /** About how long it takes */
  minutes: number;
  steps: number;
}

/** All lessons in their order. */
export interface LessonList {
  lessons: LessonCard[];
}

/** A moment of a lesson, as the learner sees it. */
export interface LessonMoment extends StudyMoment {
  /** The decisions that lead here */
  line: string[];
  /** After how many decisions the task began */
  begun: number;
  /** Whether the task is done; one without a goal is done at once */
  done: boolean;
  /** Decisions that do it; none where it can no longer be done from here */
  way: string[];
  /** The end of a message about the last decision */
  remark: string | null;
}

/** A line of chat. Text is to be shown as text, never as markup. */
export interface Line {
  version: number;
  at: number;
  seat: number;
  name: string;
  text?: string | null;
  phrase?: Phrase | null;
}

/** How far the analysis of the game is, or what it found; only for connections that ask for it. */
export interface LiveAnalysis {
  type: "analysis";
  analysis: GameAnalysis;
}

/** New lines of chat; the game is unchanged. */
export interface LiveChat {
  type: "chat";
  chat: Line[];
}

/** The view that you have is the newest one. */
export interface LiveCurrent {
  type: "current";
}

export type LiveMessage = LiveView | LiveCurrent | LiveChat | LiveAnalysis | LiveRefused | Played | Restarting | Pong;

/** A request over the socket was refused; `key` is the one it came with. */
export interface LiveRefused {
  type: "refused";
  problem: Problem;
  key?: string | null;
}

/** The newest view. Each one is complete: what was missed in between is in `events`. */
export interface LiveView extends News {
  type: "view";
}

/** How busy the server is. What is counted in this process alone begins again with it. */
export interface Load {
  version: string;
  /** How long this process has been running */
  seconds: number;
  /** That serve the same database, `kontor worker` not counted */
  processes: number;
  /** Live connections to this process */
  connections: number;
  /** Requests that this process is answering, live connections included */
  requests: number;
  /** Tables that this process has in memory */
  cached: number;
  /** Processes in which bots think for this one */
  workers: number;
  /** Tables at which this process has bots decide */
  thinking: number;
  /** `null` where no other process can share the database */
  together: Thinking | null;
  queue: Queued[];
  /** Tables in the database, by status */
  tables: Record<string, number>;
  store: string;
  /** Of the database, in bytes */
  size: number;
  /** Tables known to be damaged */
  damaged: number;
  /** Room on the disk of the database, in bytes; `null` where it is not known */
  free: number | null;
  /** Whether that is so little that soon nothing can be stored */
  low: boolean;
}

/** A table whose game has not begun. */
export interface Lobby {
  board: string;
  decider: null;
  duo: string | null;
  edition: string;
  id: string;
  modules: string[];
  players: number;
  ply: number;
  /** A clause holds in this game if its scope has one of these */
  scope: string[];
  seat: number | null;
  stamp: number;
  table: TableInfo;
  /** There where Tithe brings any tradesman (FAVOUR-17) */
  take?: "tradesman";
  version: number;
}

/** How a marker is used. */
export interface MarkerFigures {
  /** How many in a game */
  taken: number;
  /** How many a seat uses, on average */
  used: [number, number];
  round: number | null;
  /** Seats that used one */
  with: [number, number];
  /** Seats that used none */
  without: [number, number];
}

/** All bonus markers. */
export interface Markers {
  /** Route and owner, if there are any */
  blocks?: [string, number][];
  /** By route */
  board: Record<string, MarkerId>;
  /** Blocked routes: how many pieces each piece placed there costs */
  fees?: Record<string, number>;
  /** Per seat: replacements still to be placed; null where the viewer may not see the face */
  plates: ((MarkerId | null)[])[];
  /** How many are left in the pile */
  stack: number;
  /** Route and owner, if there are any */
  tributes?: [string, number][];
  /** Per seat: those that can still be used */
  unused: MarkerId[][];
  /** Per seat: those that were used */
  used: MarkerId[][];
}

/** What the server knows about the caller. */
export interface Me {
  name: string;
  here: boolean;
  devices: DeviceInfo[];
  passes: PassInfo[];
  restrictions: RestrictionInfo[];
  language: string;
  zone: string;
  quiet: QuietHours | null;
  ways: WayInfo[];
  push: string;
  mail: boolean;
  notices: boolean;
  signs_in: boolean;
}

/** A decision, what happened, and what it changed in the view. */
export interface Moment {
  /** A seat, counted from 0 in turn order */
  seat: number;
  action: string;
  events: GameEvent[];
  changes: Change[];
}

/** Somebody who is kept out from now on. */
export interface NewBan {
  ban: BanNetwork | BanMaker | BanPlayer | WarnPlayer;
}

/** A new competition. Its tables are public. */
export interface NewCompetition {
  name: string;
  /** In a league everybody meets everybody; in a tournament those meet who stand close together */
  form: "league" | "tournament";
  /** Players at a table */
  size: number;
  /** How many rounds there are */
  rounds: number;
  /** When somebody's time is up, a bot stands in: `end` is always `bot` */
  clock: Clock;
  fill?: string | null;
  board?: string;
  edition?: string;
  modules?: string[];
  duo?: string | null;
  pile?: string[] | null;
  take?: string;
}

/** A new table. With no open or invited seat the game starts at once. */
export interface NewGame {
  /** In turn order */
  seats: (HumanSeat | BotSeat | OpenSeat | InvitedSeat)[];
  board?: string;
  edition?: string;
  modules?: string[];
  duo?: string | null;
  pile?: string[] | null;
  /** With the Emperor's Favour: what Tithe brings */
  take?: string;
  seed?: number | null;
  /** Shown in the list of public tables */
  public?: boolean;
  /** People without a seat may watch */
  spectators?: boolean;
  /** Milliseconds before a bot answers */
  pace?: number;
  absence?: number | null;
  /** Replaced players may come back until somebody takes over */
  comeback?: boolean;
  /** The order of the seats is drawn at the start */
  shuffle?: boolean;
  clock?: Clock | null;
}

/** A mail address; a code is sent there, to be shown by `confirm`. */
export interface NewMail {
  kind: "mail";
  address: string;
}

/** A new pass. The secret is shown once. */
export interface NewPass {
  secret: string;
  link: string | null;
  until: number | null;
  me: Me;
}

/** The subscription of a browser to Web Push. */
export interface NewPush {
  kind: "push";
  endpoint: string;
  /** The browser's `p256dh` */
  key: string;
  /** The browser's `auth` */
  secret: string;
}

/** Somebody at a table whom the caller reports to the operator, or one of their lines of chat. */
export interface NewReport {
  seat: number;
  line?: number | null;
  /** What is wrong */
  reason?: string;
}

/** A table that was created. */
export interface NewTable {
  /** The id of a table */
  id: string;
  seats: SeatKey[];
  /** The token of the host, who may start the game */
  host: string;
  invite?: string | null;
}

/** An address to post to, in the form that it takes. */
export interface NewWebhook {
  kind: "webhook";
  url: string;
  form?: "discord" | "json" | "matrix" | "slack";
}

/** The newest view, what happened since decision number `since`, and the lines of chat not sent before. */
export interface News {
  view: TableView;
  since: number;
  events: GameEvent[];
  chat: Line[];
}

/** A number before and after a decision. */
export interface NumberChange {
  before: number;
  after: number;
}

/** A legal decision of an optional rule, with what a page needs to show it. */
export interface Offer {
  /** The route, city or marker; null for a button */
  at: string | null;
  /** A clause of the rules reference */
  clause: string;
  /** The message that asks again first; null where nothing does */
  confirm: string | null;
  decision: string;
  /** The message that names it */
  label: string;
  /** What is clicked for it: a button, or what the decision names */
  where: "city" | "hand" | "marker" | "route";
}

/** A printed space of a city; `prestige` is its coin. */
export interface OfficeSpace {
  shape: Shape;
  privilege: Privilege;
  prestige: number;
}

/** A seat for anybody who finds the table. */
export interface OpenSeat {
  kind: "open";
  colour?: Colour | null;
}

/** A table as the operator sees it. */
export interface OpenTable {
  card: TableCard;
  public: boolean;
  maker: string | null;
}

/** Tables in the lobby or running, the last changed first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** The table and seat of a token; from now on this browser's cookie holds it. */
export interface Opened {
  /** The id of a table */
  id: string;
  /** -1 for the host's token */
  seat: number;
}

/** Standing orders, instead of those before. What is left out is asked. */
export interface Orders {
  displaced?: WhenDisplaced | null;
  gains?: "m" | "none" | "t" | null;
  /** The turn ends when nothing else can be done */
  end?: boolean;
  /** The next turn, played unless something changes that matters to it */
  plan?: string[];
}

/** The standing orders of one of the caller's seats. */
export interface OrdersGiven {
  orders: Orders;
  dropped?: "changed" | "illegal" | "taken-back" | null;
}

/** A pass that is good now. */
export interface PassInfo {
  kind: "file" | "link" | "words";
  made: number;
  until: number | null;
}

/** What could be decided next in a turn that is being planned; nothing once the turn is over. */
export interface PlanMoment {
  legal: string[];
}

/** A decision for the state with this ply; `stamp` ties it to that exact state, also after an undo. */
export interface Play {
  /** A decision in notation */
  action: string;
  /** The number of decisions played so far */
  ply: number;
  stamp?: number | null;
  key?: string | null;
}

/** A decision over the socket is stored. */
export interface Played {
  type: "played";
  ply: number;
  key?: string | null;
}

/** The decisions of a seat that cost most, the worst first, and a summary. */
export interface PlayerReview {
  costliest: number[];
  summary: PlayerSummary;
}

/** How the game went for a seat, for one line. */
export interface PlayerSummary {
  /** Won, ahead early or only late; ahead for a while; or behind */
  course: "behind" | "early" | "late" | "slipped";
  /** The decision from which on it was ahead, or before which it stood best */
  since: number;
  /** Its chance then */
  chance: number;
  worst: number | null;
  /** What that cost */
  loss: number;
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
}

/** What a position is worth, and the best actions of the decider. */
export interface PositionAnalysis {
  /** How likely each seat is to win, 1 in all */
  chances: number[];
  points: ExpectedPoints[];
  /** The best first; none when the game is over */
  moves: SuggestedMove[];
  /** The decisions that were asked about, in their order */
  asked: SuggestedMove[];
}

/** A space for special prestige. */
export interface PrestigeSpace {
  privilege: Privilege;
  prestige: number;
}

/** What a legal decision would do, as far as the deciding seat may know. Nothing is played. */
export interface Preview {
  action: string;
  /** Why the decision could not be taken back: something hidden is revealed (then nothing else is reported), somebody else must decide, or the game is over. Null where it could. */
  barrier: "asked" | "over" | "revealed" | null;
  /** The seat that decides next, if it is another one */
  asks?: number | null;
  /** Whether the decision meets an end condition, or completes the game */
  ends_game?: boolean;
  /** The end condition */
  clause?: EndClause | null;
  /** Per seat */
  deltas?: Delta[];
  /** The events as the deciding seat would see them */
  events?: GameEvent[];
}

/** Why a request was refused. Rules name their clause; a stale request gets the newer view. */
export interface Problem {
  /** A short code */
  error: string;
  message: string;
  clause?: string | null;
  reason?: string | null;
  facts?: Record<string, number | string | string[]> | null;
  view?: TableView | null;
}

/** The games of somebody in figures: a person with a name of their own, or a bot. */
export interface Profile {
  name: string;
  level: string | null;
  /** How many games these figures are about, at most the last 1,000 */
  games: number;
  /** A shared victory counts for each */
  wins: number;
  /** Victories of somebody who wins as often as everybody else */
  expected: number;
  /** Points in a game, on average */
  points: number;
  /** Most points in a game */
  best: number;
  /** The one with most games first */
  boards: BoardFigures[];
  /** Points by category, on average */
  categories: Record<string, number>;
  ratings: RatingInfo[];
  /** The last games */
  recent: ClubGame[];
}

/** What is asked, and who must still agree. */
export interface ProposalInfo {
  /** Which question it is: replies name it */
  version: number;
  proposal: "abort" | "pause" | "takeback";
  seat: number;
  ply: number;
  /** pause: for how many days; 0: the clocks run again */
  days: number;
  waiting: number[];
}

/** A puzzle in the list. */
export interface PuzzleCard {
  id: string;
  /** The side of a board */
  side: string;
  players: number;
  theme: "ability" | "block" | "displace" | "end" | "marker" | "office";
  /** How hard it is */
  grade: number;
  /** Whether the whole turn is asked for, not only one decision */
  turn: boolean;
}

/** All puzzles. */
export interface PuzzleList {
  puzzles: PuzzleCard[];
  /** The id of the puzzle of the day (UTC), which follows from the date alone */
  today: string;
}

/** A moment of a puzzle, as its seat sees it. */
export interface PuzzleMoment extends StudyMoment {
  puzzle: PuzzleCard;
  seat: number;
  verdict: PuzzleVerdict | null;
}

/** Whether an answer was right, and what the others would have brought. */
export interface PuzzleVerdict {
  right: boolean;
  played: number | null;
  /** The solution first, then the best of the others */
  tried: TriedMove[];
}

/** Jobs that wait for a process in which bots think. */
export interface Queued {
  kind: string;
  /** Who waits: `person`, `audience`, `nobody` or `background` */
  priority: string;
  jobs: number;
}

/** Hours in which nothing is sent; the end may be on the next day. */
export interface QuietHours {
  /** Minutes after midnight */
  since: number;
  /** Minutes after midnight */
  until: number;
}

/** How strong somebody is. 1000 is the average of everybody here; 400 points more are ten times the strength. */
export interface RatingInfo {
  /** Of which games */
  scope: string;
  name: string;
  level: string | null;
  /** How many games */
  games: number;
  rating: number;
  /** The 95 % interval begins here */
  low: number;
  /** The 95 % interval ends here */
  high: number;
  /** The interval is still wide */
  provisional: boolean;
}

/** Why an action is good: what it changes most. `analysis.ftl` has the words for a category and its facts. */
export interface Reason {
  category: Category | "nothing" | "plans" | "rival" | "tempo";
  points: number;
  /** `how`, and what it is about */
  facts: Record<string, number | string>;
}

/** Somebody with an office in a country. */
export interface RegionRank {
  /** Controlled cities there */
  cities: number;
  /** Offices there, extra ones included */
  offices: number;
  owner: number | "n";
  /** Points for this rank, as if the game ended now */
  points: number;
}

/**
 * A game from its first moment to now: the first view, and the changes of every decision. `open` says that all
 * cards are face up, which they are after the end; before it, each moment is what the caller could know then.
 */
export interface Replay {
  /** The id of a table */
  id: string;
  version: number;
  stamp: number;
  open: boolean;
  first: SeatView;
  moments: Moment[];
  table: TableInfo;
  /** A clause holds in this game if its scope has one of these */
  scope: string[];
}

/** A report. */
export interface ReportInfo {
  id: string;
  /** The id of a table */
  table: string;
  seat: number;
  /** The `version` of the line of chat; 0: it is about the player */
  line: number;
  /** The player's, then */
  name: string;
  /** Of the line; empty once it is removed */
  words: string;
  reason: string;
  made: number;
}

/** What players report, the oldest first. */
export interface Reports {
  reports: ReportInfo[];
}

/** The server is restarting: connect again with the last ply. */
export interface Restarting {
  type: "restarting";
}

/** Somebody whom the caller mutes or blocks. */
export interface RestrictionInfo {
  id: string;
  kind: "block" | "mute";
  name: string;
  made: number;
}

/** Which seats of a table belong to people whom the caller mutes or blocks. */
export interface RestrictionsAtTable {
  restrictions: SeatRestriction[];
}

/** A route as it is printed. */
export interface RouteFacts {
  id: string;
  /** The city from which posts are counted */
  from: string;
  to: string;
  posts: ("land" | "ship")[];
  tavern: boolean;
  permanent_marker: Permanent | null;
  region: Region | null;
}

/** Where a route is drawn. */
export interface RoutePlace {
  /** M city L edge C curve L city */
  path: string;
  posts: [number, number][];
  marker: [number, number];
  tie: Tie;
  tavern?: [number, number];
  permanent?: [number, number];
}

/** All rules in order. */
export interface RuleBook {
  /** The language they are written in */
  language: string;
  clauses: RuleClause[];
}

/** A rule. `ruling` is the decision where the rulebooks are silent or disagree. */
export interface RuleClause {
  id: string;
  scope: string[];
  text: string;
  ruling: string | null;
  file: string;
  /** The title of the file */
  chapter: string;
  /** Its title; that of the chapter before the first section */
  section: string;
}

/** Numbers of the rules that nothing on the table shows. */
export interface RuleNumbers {
  /** How many markers a favour costs */
  favour_price: number;
  /** Points for connecting East and West, the first one first */
  east_west: number[];
  /** Points for the ranks in a country, the best first */
  regions: number[];
}

/** The points of a seat by category, as if the game ended now. Equal seats share a rank: 1, 1, 3. */
export interface Score {
  abilities: number;
  cities: number;
  markers: number;
  missions: number;
  network: number;
  rank: number;
  regions: number;
  special_prestige: number;
  total: number;
  track: number;
}

/** An entry of the score sheet: its points, the clause that gives them, and what they are for. */
export interface ScoreLine {
  category: Category;
  /** A clause of the rules reference */
  clause: string;
  facts: Record<string, number | string | string[]>;
  points: number;
}

/** The scores as the viewer may know them. */
export interface Scores {
  /** Per seat: categories that count 0 because the viewer may not know them */
  hidden: Category[][];
  /** Per seat: the entries that make up its points */
  lines: ScoreLine[][];
  /** Per seat */
  seats: Score[];
}

/**
 * Somebody else decides at a seat than before: its player `left`, was away for too long and `replaced`, or ran out
 * of time (`expired`), and a bot plays on; or a player `returned`, or somebody new `joined`.
 */
export interface SeatChange {
  version: number;
  /** The number of decisions before it */
  ply: number;
  seat: number;
  /** Of the player who left, came back or joined */
  name: string;
  change: "expired" | "joined" | "left" | "replaced" | "returned";
}

/** The clock of a seat, in seconds. */
export interface SeatClock {
  /** Time left when the table last changed */
  left: number;
  /** Vacation that can still be taken */
  vacation: number;
  away: number | null;
}

/**
 * A seat as everybody sees it. `level` is the bot that decides for it; `vacated` says that its player left,
 * `replaced` that its player was away too long, and may come back as long as nobody has taken over.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "invited" | "open";
  name: string;
  colour: Colour;
  level?: string | null;
  vacated?: boolean;
  replaced?: boolean;
  /** Its player has the rights of the host */
  host?: boolean;
}

/** A seat and what proves it. Seats of bots and free seats have no token. */
export interface SeatKey {
  seat: number;
  token?: string | null;
  link?: string | null;
}

/** The caller mutes or blocks the player at a seat. */
export interface SeatRestriction {
  id: string;
  seat: number;
  kind: "block" | "mute";
}

/** A game as one seat, or a spectator, may know it. */
export interface SeatView {
  /** Per seat */
  abilities: Abilities[];
  /** The actions left in this turn */
  actions_left: number;
  /** The board */
  board: string;
  completed_cities: number;
  /** The number of completed cities that ends the game */
  completed_cities_limit: number;
  /** Who controls each city that has an office */
  controllers: Record<string, number | "n">;
  /** Who must decide now; null when nobody has to */
  decider: number | null;
  /** What must be decided; null when the game is over */
  decision: Decision | null;
  /** By piece */
  displaced: Record<string, Displaced>;
  /** How two play */
  duo: "britannia" | "classic" | null;
  /** Who connected East and West, in order */
  east_west: (number | "n")[];
  edition: "bigbox" | "classic";
  end_conditions: EndCondition[];
  /** The end condition that was met first */
  ending: EndClause | null;
  /** Left of the printed spaces, from there outwards */
  extra_offices: Record<string, string[]>;
  favours?: Favours;
  is_over: boolean;
  markers: Markers;
  /** Per seat: the cities of the card; null while it is secret */
  missions?: (string[] | null)[];
  modules: ModuleName[];
  /** Per seat */
  names: string[];
  /** The neutral player's points on the prestige track */
  neutral_prestige?: number;
  /** Where the viewer decides: what optional rules allow */
  offers?: Offer[];
  /** On the printed spaces from the left; founded ones in a green city */
  offices: Record<string, string[]>;
  /** Who holds the permit of a city, if anybody */
  permits?: Record<string, number | "n">;
  /** Britannia: cities whose permit was used in this turn */
  permits_used?: string[];
  players: number;
  /** How many decisions were played */
  ply: number;
  /** Each post from the first city in the route's name; routes without pieces are left out */
  posts: Record<string, (string | null)[]>;
  /** Per seat: points on the prestige track */
  prestige: number[];
  /** By country that scores: the best first */
  regions?: Record<string, RegionRank[]>;
  /** Whether one was paid in this turn */
  safe_conduct?: boolean;
  scores: Scores;
  /** The seat that looks; null for a spectator */
  seat: number | null;
  /** The side of the board for this number of players */
  side: string;
  /** The taken spaces by their value, 7 to 11 */
  special_prestige: Record<string, number>;
  /** Per seat: pieces that Income must bring to the supply first */
  stock: string[];
  /** Per seat: pieces ready to be placed */
  supply: string[];
  /** There where Tithe brings any tradesman (FAVOUR-17) */
  take?: "tradesman";
  /** Whose turn it is */
  turn: number;
}

/** A seat that was taken. */
export interface Seated {
  /** The id of a table */
  id: string;
  seat: number;
  token: string;
  link: string;
}

/** What everybody may see, where several people look at one screen: as in the view of a spectator. */
export interface Shared {
  missions?: (string[] | null)[];
  scores: Scores;
}

/** A game that anybody may look at who has the link. */
export interface SharedGame {
  /** The id of a table */
  id: string;
  link: string;
}

/** The OpenID Connect provider for sign-in. */
export interface SignIn {
  label: string | null;
}

/** Where a browser goes to sign in. */
export interface SignInBegun {
  url: string;
  state: string;
}

/** The game as the caller may know it, and the table around it. `legal` is there when the caller decides. */
export interface Situation extends SeatView {
  /** The legal decisions that meet an end condition, and which */
  endings?: Record<string, EndClause>;
  id: string;
  legal?: string[];
  /** A clause holds in this game if its scope has one of these */
  scope: string[];
  /** For somebody with several seats, until the game is over */
  shared?: Shared;
  stamp: number;
  /** moving: a post whose piece is lifted, and one whose piece can change places with it */
  swaps?: [string, string][];
  table: TableInfo;
  version: number;
}

/** Where special prestige is taken, and by which piece. */
export interface SpecialPrestige {
  city: string;
  /** From the left */
  spaces: PrestigeSpace[];
  shape?: Shape;
}

/** A position, and what is played from there. */
export interface StudyLine {
  /** A position as the library writes and reads it; what is left out is as in a new game */
  position: Record<string, unknown>;
  /** The decisions in their order */
  line?: string[];
  /** Of the seats; none: they are numbered */
  names?: string[];
  /** Of the seats, in their order; seats without one get those left over */
  colours?: Colour[];
}

/** The situation after a line, with every card face up. Everybody's decisions are the caller's. */
export interface StudyMoment {
  news: News;
  /** The situation as a position of its own */
  position: Record<string, unknown>;
  /** Null in lessons and puzzles */
  parts?: StudyParts | null;
}

/** What is in the box of this game and can be put into a position. */
export interface StudyParts {
  /** The cards; none without missions */
  missions: string[][];
  /** The tiles; none without the Emperor's Favour */
  favours: FavourId[];
  /** How many bonus markers of each kind there are */
  markers: Record<string, number>;
}

/** A whole action, and how the turn goes on. */
export interface SuggestedMove {
  /** The decisions of the action, in notation */
  decisions: string[];
  /** The rest of the turn */
  then: string[];
  /** Of the seat that decides, at the end of the turn */
  chance: number;
  /** The difference to now */
  change: number;
  /** What the action itself changes */
  points: ExpectedPoints;
  reason: Reason;
}

/** A table in a list. */
export interface TableCard {
  /** The id of a table */
  id: string;
  status: "aborted" | "lobby" | "over" | "running";
  board: string;
  players: number;
  edition: string;
  modules: string[];
  duo: string | null;
  seats: SeatInfo[];
  ply: number;
  decider: number | null;
  turn: number | null;
  created: number;
  updated: number;
  you: number[];
  /** There where Tithe brings any tradesman (FAVOUR-17) */
  take?: "tradesman";
  absence?: number | null;
  /** Replaced players may come back until somebody takes over */
  comeback?: boolean;
  /** It was made of a record, and does not go on here */
  imported?: boolean;
  clock?: Clock | null;
  due?: number | null;
  left?: number | null;
  /** Per seat: its rank, once the game is over */
  ranks?: number[];
  /** Per seat: its points, once the game is over */
  totals?: number[];
  public?: boolean;
  /** The version of the rules */
  rules?: number;
}

/** What a table has stored about the caller; of one that is damaged, only which it is. */
export interface TableExport {
  id: string;
  status?: "aborted" | "lobby" | "over" | "running" | null;
  created?: number | null;
  updated?: number | null;
  seats?: number[];
  host?: boolean;
  /** What the caller was called there */
  names?: string[];
  devices?: string[];
  /** What the caller said */
  chat?: Line[];
  /** Standing orders and plans, as JSON */
  orders?: string[];
  /** The game; before its end, what the caller may know */
  record?: string | null;
}

/** The table around the game. */
export interface TableInfo {
  status: "aborted" | "lobby" | "over" | "running";
  seats: SeatInfo[];
  /** The seats that the caller holds */
  you: number[];
  /** The caller holds one seat and bots all others: a coach may help */
  alone: boolean;
  /** Nobody else has to agree: a take-back or the end of the game happens at once */
  decides_alone: boolean;
  /** Whether the caller is the host */
  host: boolean;
  public: boolean;
  spectators: boolean;
  pace: number;
  /** Bots answer at once until a person must decide */
  instant: boolean;
  /** The host chose the seed and could work out what is hidden */
  seeded: boolean;
  created: number;
  updated: number;
  /** Whether the caller may take the last decision back */
  undo: boolean;
  barrier: string | null;
  proposal: ProposalInfo | null;
  rematch: string | null;
  absence: number | null;
  /** Replaced players may come back until somebody takes over */
  comeback: boolean;
  waiting: Waiting | null;
  clock: ClockInfo | null;
  /** The plies of decisions that were played by standing orders */
  ordered: number[];
  /** The `version` of lines of chat that are no longer to be shown */
  removed: number[];
  /** Who left, came back or joined during the game */
  seat_changes: SeatChange[];
  /** Seats that the caller held until they were replaced for good */
  lost: number[];
  /** It was made of a record, and does not go on here */
  imported: boolean;
  competition: string | null;
}

/** The caller's tables, those that wait for the caller first, and the public ones. */
export interface TableLists {
  mine: TableCard[];
  public: TableCard[];
  /** Whether finished games are kept in an archive, with ratings and profiles */
  club: boolean;
}

export type TableView = Situation | Lobby;

/** Where strong bots think, of all servers and workers of the database together. */
export interface Thinking {
  /** Machines or processes that run `kontor worker` */
  workers: number;
  /** In which strong bots think, of servers and workers */
  processes: number;
  /** How many of these are thinking */
  busy: number;
}

/** A route that another seat can establish in its next turn as things stand. */
export interface Threat {
  seat: number;
  route: string;
  /** Pieces that it has to place before */
  missing: number;
}

/** Where the strings of the things beside a route meet it. */
export interface Tie {
  marker?: [number, number];
  tavern?: [number, number];
  permanent?: [number, number];
}

/** Where tracks and awards are drawn; an award for a country by its id. */
export interface TrackPlaces {
  completed: [number, number][];
  /** The prestige track: centre, width, height of each space */
  ring: [number, number, number, number][];
  east_west: [number, number];
  wales?: [number, number];
  scotland?: [number, number];
}

/** What came of trying a way. */
export interface Tried {
  arrived: boolean;
  why: string | null;
}

/** A decision or a turn that was tried many times: from there the net played to the end of the game. */
export interface TriedMove {
  /** The whole action that it begins; of a turn all that was played */
  action: string[];
  /** How the turn goes on, until something unknown is drawn */
  then: string[];
  /** How often the seat won */
  chance: number;
  /** How much lower the chance is than that of the solution, at least (95 % certain) */
  behind: number;
  tries: number;
  /** The other seat that won most often */
  rival: number;
  /** How often it did */
  rival_chance: number;
  /** Whether it ends the game within the turn */
  ends: boolean;
  reason: Reason;
}

/** A decision of the caller's last turn that cost something, and what would have been better. */
export interface TurnRemark {
  played: string;
  better: Idea;
}

/** An action by which the chance of a seat dropped; `ply` is its first decision. */
export interface TurningPoint {
  ply: number;
  by: number;
  seat: number;
  /** A chance, or a part of one */
  drop: number;
}

/** What is usual for one player in a whole game among bots of a level. */
export interface UsualFigures {
  level: string;
  /** By the names of the counts: the lower quarter, the middle, the upper quarter */
  figures: Record<string, [number, number, number]>;
}

/** Somebody for whom the game waits, and when the host may replace them; both in seconds since 1970. */
export interface Waiting {
  seat: number;
  since: number;
  until: number | null;
}

/** Keeps out the player at a seat until they have read a warning. */
export interface WarnPlayer {
  kind: "warning";
  /** The id of a table */
  table: string;
  seat: number;
  /** The warning */
  text: string;
  report?: string | null;
}

/** A way to tell the caller, as only the caller sees it. */
export interface WayInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  to: string;
  form: "discord" | "json" | "matrix" | "slack" | null;
  confirmed: boolean;
  failing: boolean;
  endpoint: string | null;
  made: number;
}

/** What is to be done when a piece is displaced. */
export interface WhenDisplaced {
  /** Routes, the best first */
  to?: string[];
  /** Where none of them can be reached: ask the player, or go anywhere */
  otherwise?: "any" | "ask";
  /** No extra pieces; as many as come from the stock; or from the supply, too. Never from posts */
  extras?: "none" | "stock" | "supply";
  /** The shape that extra pieces have if there is a choice */
  piece?: "m" | "t";
}

/** Whether a decision is legal now, and if not, which clause refuses it. */
export interface WhyNot {
  legal: boolean;
  clause?: string | null;
  reason?: string | null;
  message?: string | null;
  facts?: Record<string, number | string | string[]> | null;
}

/** What happens in a game: `event` says which it is. */
export type GameEvent =
  /** Actions were gained in this turn. */
  | { event: "actions"; seat: number; gained: number; ply: number }
  /** All spaces of a city are taken; it is the `count`th such city. */
  | { event: "completed"; city: string; count: number; ply: number }
  /** Somebody connected East and West. */
  | { event: "connected"; seat: number | "n"; rank: number; ply: number }
  /** A player declined the rest of what was offered. */
  | { event: "declined"; seat: number; ply: number }
  /** An ability was developed; `step` counts its developments. */
  | { event: "developed"; seat: number; ability: AbilityId; step: number; ply: number }
  /** The marker of a neutral route left the game. */
  | { event: "discarded"; marker: MarkerId; route: string; ply: number }
  /** Action C: `piece` took the post of `victim`, which its owner settles next; the fee went to the stock. */
  | { event: "displaced"; piece: string; post: string; victim: string; fee: string; ply: number }
  /** A replacement was drawn; nobody has seen it. */
  | { event: "drew"; seat: number; ply: number }
  /** A lifted piece came from `origin` to a post. */
  | { event: "dropped"; piece: string; post: string; origin: string; ply: number }
  /** An end condition is met: the game ends with this action. */
  | { event: "ending"; clause: EndClause; ply: number }
  /** A seat gave its Exchange for a used marker of another one. */
  | { event: "exchanged"; seat: number; other: number; marker: MarkerId; ply: number }
  /** A piece became an office left of the others of a city. */
  | { event: "extra-office"; piece: string; city: string; ply: number }
  /** A favour was bought. */
  | { event: "favour"; seat: number; favour: FavourId; ply: number }
  /** Action A: pieces came from the stock to the supply. */
  | { event: "income"; seat: number; amount: string; ply: number }
  /** A Tribute or Block came to lie above a route, with a trader of its owner. */
  | { event: "laid"; seat: number; marker: MarkerId; route: string; ply: number }
  /** A piece was picked up; `dropped` follows. */
  | { event: "lifted"; seat: number; piece: string; post: string; ply: number }
  /** Somebody looked at the replacements; `markers` is there for that seat alone. */
  | { event: "looked"; seat: number; markers?: MarkerId[]; ply: number }
  /** The marker of a route was taken. */
  | { event: "marker"; seat: number; marker: MarkerId; route: string; ply: number }
  /** The neutral player established a route. */
  | { event: "neutral-route"; route: string; ply: number }
  /** A piece became the next office of a city. */
  | { event: "office"; piece: string; city: string; ply: number }
  /** The game is over. */
  | { event: "over"; clause: EndClause; ply: number }
  /** The fee for placing on a blocked route went to the stock. */
  | { event: "paid"; seat: number; amount: string; ply: number }
  /** The permit of a city was used to enter a country. */
  | { event: "permit"; seat: number; city: string; region: string; ply: number }
  /** Action B: a piece came from the supply to a post. */
  | { event: "placed"; piece: string; post: string; ply: number }
  /** Points on the prestige track, and the clause that gives them. */
  | { event: "prestige"; seat: number | "n"; points: number; clause: string; city?: string; ply: number }
  /** A piece went from a post to its owner's supply; a neutral trader to the stock. */
  | { event: "removed"; piece: string; post: string; ply: number }
  /** A replacement came to a route. */
  | { event: "replaced"; seat: number; marker: MarkerId; route: string; ply: number }
  /** Action E: a route was established; its pieces went to the stock, less the one used in step 3. */
  | { event: "route"; seat: number; route: string; ply: number }
  /** A safe-conduct was paid with a marker, which left the game. */
  | { event: "safe-conduct"; seat: number; marker: MarkerId; ply: number }
  /** A displaced piece, or one from `source`, came to stand on a post. */
  | { event: "settled"; piece: string; post: string; source?: string; ply: number }
  /** A special prestige space was taken. */
  | { event: "special-prestige"; seat: number; value: number; ply: number }
  /** Two neighbouring offices changed places; spaces are counted from 1 at the left. */
  | { event: "swapped"; city: string; left: number; right: number; ply: number }
  /** Pieces came from the stock to the supply because of a favour or a Tribute. */
  | { event: "took"; seat: number; amount: string; ply: number }
  /** A seat's turn began with this many actions. */
  | { event: "turn"; seat: number; actions: number; ply: number }
  /** A displaced piece found no post and went to the stock. */
  | { event: "unsettled"; piece: string; ply: number }
  /** A marker was used. */
  | { event: "used"; seat: number; marker: MarkerId; ply: number };
