/** What the parts of the table tell each other. */
import type { Target } from "$lib/board/look";
import type { MarkerId, Situation } from "$lib/wire.gen";
import type { Move, Shape, Source } from "$lib/game/moves/notation";
import type { Places } from "./places";

/**
 * Something that can be clicked. The table adds to what is on the board: `chip:t` `chip:m` (own supply), `hand:MARKER`
 * (own unused marker), `desk:ABILITY` (own row), `income`, `end`, `offer:DECISION`, `done`, `decline`, `develop` (the
 * permanent marker), `take:1t+1m`, chips and tiles of optional rules, `buy` (the chosen tile), `source:displaced` `source:t` `source:m` (pieces to settle), `lifted:POST`, `plate:MARKER` (own replacement), `used:SEAT/MARKER`,
 * `seat:SEAT`, and the buttons `cancel` (back to neutral) and `take-seat` (a bot decided for it).
 */
export type { Target };

/** A word of another message, or a value as it is. */
export type Arg = string | number | { word: string; args?: Record<string, Arg> };

/** A sentence in any language. `nouns` says which arguments light up what. */
export interface Sentence {
  id: string;
  args: Record<string, Arg>;
  nouns: Record<string, Target>;
}

/** What the next click belongs to. Nothing of it is known to the server; Escape ends it. */
export type Armed =
  | { kind: "none" }
  | { kind: "piece"; piece: Shape } // for one placement
  | { kind: "marker"; marker: MarkerId }
  | { kind: "tile"; tile: string; paying: MarkerId[] } // something that markers are paid for
  | { kind: "source"; source: Source | null; piece: Shape } // null: the displaced piece
  | { kind: "lifted"; post: string }
  | { kind: "plate"; marker: MarkerId };

export const NOTHING: Armed = { kind: "none" };

/** One of several meanings of a click. `moves` is more than one where a click does several decisions. */
export interface Option {
  moves: Move[];
  sentence: Sentence;
}

export interface Chooser {
  target: Target;
  about: "income" | "place" | "displace" | "move" | "route" | "found" | "neutral" | "paying" | "use" | MarkerId;
  options: Option[];
  preferred: number; // the option that is chosen at first
}

/** What a click does. */
export type Click =
  | { does: "play"; moves: Move[]; confirm?: Sentence } // with `confirm` a second click is asked for
  | { does: "arm"; armed: Armed }
  | { does: "choose"; chooser: Chooser }
  | { does: "card"; route: string; selected: Move | null }
  | { does: "then"; first: Move } // this is played, and the same click follows
  | { does: "ask"; action: string } // it means nothing now: the server says why
  | { does: "say"; sentence: Sentence; clause: string | null }; // the rule behind it, where one is

/** How much a target shows that it can be clicked. */
export type Strength = "silent" | "quiet" | "strong";

export interface Meaning {
  click: Click;
  strength: Strength;
  ghost?: string; // the piece that would stand there, such as `0t`
}

export type Meanings = Map<Target, Meaning>;

/** The situation that a click meets. `moves` is empty where the viewer does not decide. */
export interface Scene {
  view: Situation;
  places: Places;
  moves: Move[];
  owner: string; // whose pieces are put down: a seat, or `n` (a displaced neutral trader)
}
