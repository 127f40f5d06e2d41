/** Questions about a situation that several parts ask. */
import { type GameEvent, lastVictim } from "./events";
import type { MarkerId, Situation } from "$lib/wire.gen";
import { type Move, type MoveKind, type MoveOf, parse, readAmount, type Amount } from "$lib/game/moves/notation";
import { numberOf, ownerOf, type Places, postsOf, routeOf } from "./places";
import type { Click, Meaning, Meanings, Scene, Strength, Target } from "./types";

/** The situation, with the legal moves as values. */
export function sceneOf(view: Situation, places: Places, events: readonly GameEvent[] = []): Scene {
  return { view, places, moves: (view.legal ?? []).map(parse), owner: settlingOwner(view, events) };
}

/** Whose pieces the decider puts down: in games for two those of the neutral player too. */
function settlingOwner(view: Situation, events: readonly GameEvent[]): string {
  const own = String(view.decider ?? view.seat ?? 0);
  if (view.decision?.decision !== "settling") return own;
  if (view.decision.piece) return view.decision.piece[0] ?? own;
  return lastVictim(events)?.[0] ?? own;
}

export function of<K extends MoveKind>(scene: Scene, kind: K): MoveOf<K>[] {
  return scene.moves.filter((move): move is MoveOf<K> => move.kind === kind);
}

export const first = <K extends MoveKind>(scene: Scene, kind: K): MoveOf<K> | undefined => of(scene, kind)[0];

export function grouped<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}

/** The piece on a post, or null. */
export function pieceAt(view: Situation, post: string): string | null {
  return view.posts[routeOf(post)]?.[numberOf(post) - 1] ?? null;
}

/** How many posts of a route a seat holds. */
export const held = (view: Situation, route: string, seat: number): number =>
  (view.posts[route] ?? []).filter((piece) => piece !== null && ownerOf(piece) === seat).length;

/** A free post, ship posts last. */
export function freePost(scene: Scene): string | null {
  const free = [...scene.places.routes.values()].flatMap(postsOf).filter((post) => pieceAt(scene.view, post) === null);
  return free.find((post) => !scene.places.isShip(post)) ?? free[0] ?? null;
}

/** The unused markers of the decider. */
export const ownUnused = ({ view }: Scene): MarkerId[] => view.markers.unused[view.decider ?? view.seat ?? 0] ?? [];

export const supplyOf = (view: Situation, seat: number): Amount => readAmount(view.supply[seat] ?? "0");
export const stockOf = (view: Situation, seat: number): Amount => readAmount(view.stock[seat] ?? "0");

/** The number of the next office of a city, counted from 1. */
export const nextOffice = (view: Situation, city: string): number => (view.offices[city]?.length ?? 0) + 1;

export const plays = (...moves: Move[]): Click => ({ does: "play", moves });

export function put(out: Meanings, target: Target, click: Click, strength: Strength, ghost?: string): void {
  const meaning: Meaning = ghost === undefined ? { click, strength } : { click, strength, ghost };
  out.set(target, meaning);
}
