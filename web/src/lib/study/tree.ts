/** A study: a position, and what is played, said and drawn from there, as a tree. Nothing here is changed in place. */
import type { Target } from "$lib/board/look";
import type { Colour, StudyLine } from "$lib/wire.gen";

export type Position = StudyLine["position"];

/** An arrow drawn by hand; from a place to itself it is a ring. */
export interface Drawn {
  from: Target;
  to: Target;
}

/** A moment: what led there, and where it goes on. */
export interface Twig {
  /** The decision that leads here; empty at the beginning. */
  action: string;
  comment: string;
  drawn: readonly Drawn[];
  then: readonly Twig[];
}

export interface Study {
  position: Position;
  names: readonly string[];
  /** Of the seats; none: the usual ones. */
  colours: readonly Colour[];
  root: Twig;
}

/** What a study holds, so that its link holds all of it: the server takes no longer line, and mail and chats no longer link. */
export const MOST = { line: 200, decisions: 1000 };

/** Which branch is taken at each moment from the beginning on. */
export type Path = readonly number[];

export const bare = (action = ""): Twig => ({ action, comment: "", drawn: [], then: [] });

/** Whether nothing was played, said or drawn. */
export const isBare = ({ comment, drawn, then }: Twig): boolean => !comment && !drawn.length && !then.length;

/** How many decisions a study holds. */
export const size = (root: Twig): number => root.then.reduce((sum, twig) => sum + 1 + size(twig), 0);

/** Whether a study holds more than its link can. */
export const isTooLarge = (root: Twig, path: Path): boolean => path.length > MOST.line || size(root) > MOST.decisions;

/** The moment at a path; where the path leads nowhere, the last one on it. */
export function twigAt(root: Twig, path: Path): Twig {
  let twig = root;
  for (const step of path) twig = twig.then[step] ?? twig;
  return twig;
}

/** The decisions that lead to a moment. */
export function lineTo(root: Twig, path: Path): string[] {
  const line: string[] = [];
  let twig = root;
  for (const step of path) {
    const next = twig.then[step];
    if (!next) break;
    line.push(next.action);
    twig = next;
  }
  return line;
}

/** The tree with another twig at a path. */
export function changed(root: Twig, path: Path, change: (twig: Twig) => Twig): Twig {
  const [step, ...rest] = path;
  if (step === undefined) return change(root);
  return { ...root, then: root.then.map((twig, place) => (place === step ? changed(twig, rest, change) : twig)) };
}

/** Plays a decision at a moment: along a branch that is there, or on a new one. */
export function grown(root: Twig, path: Path, action: string): { root: Twig; path: Path } {
  const here = twigAt(root, path);
  const known = here.then.findIndex((twig) => twig.action === action);
  if (known >= 0) return { root, path: [...path, known] };
  const next = changed(root, path, (twig) => ({ ...twig, then: [...twig.then, bare(action)] }));
  return { root: next, path: [...path, here.then.length] };
}

/** Without the branch that ends at a path; the beginning stays. */
export function cut(root: Twig, path: Path): Twig {
  const step = path.at(-1);
  if (step === undefined) return { ...root, then: [] };
  return changed(root, path.slice(0, -1), (twig) => ({ ...twig, then: twig.then.filter((_, place) => place !== step) }));
}

/** A run of decisions without a choice, and the branches after it. */
export interface Row {
  depth: number;
  moments: { path: Path; twig: Twig }[];
}

/** The tree as rows: the first branch goes on in its row, the others follow indented below. */
export function rows(root: Twig, path: Path = [], depth = 0): Row[] {
  const moments: Row["moments"] = [];
  let here = path;
  let twig = twigAt(root, here);
  if (depth > 0) moments.push({ path: here, twig });
  while (twig.then.length === 1) {
    here = [...here, 0];
    twig = twigAt(root, here);
    moments.push({ path: here, twig });
  }
  const own: Row[] = moments.length ? [{ depth, moments }] : [];
  return [...own, ...twig.then.flatMap((_, place) => rows(root, [...here, place], depth + 1))];
}
