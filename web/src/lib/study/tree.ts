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
export interface TreeNode {
  /** The decision that leads here; empty at the beginning. */
  action: string;
  comment: string;
  drawn: readonly Drawn[];
  then: readonly TreeNode[];
}

export interface Study {
  position: Position;
  names: readonly string[];
  /** Of the seats; none: the usual ones. */
  colours: readonly Colour[];
  root: TreeNode;
}

/** What a study holds, so that its link holds all of it: the server takes no longer line, and mail and chats no longer link. */
export const STUDY_LIMITS = { line: 200, decisions: 1000 };

/** Which branch is taken at each moment from the beginning on. */
export type Path = readonly number[];

export const bare = (action = ""): TreeNode => ({ action, comment: "", drawn: [], then: [] });

/** Whether nothing was played, said or drawn. */
export const isBare = ({ comment, drawn, then }: TreeNode): boolean => !comment && !drawn.length && !then.length;

/** How many decisions a study holds. */
export const size = (root: TreeNode): number => root.then.reduce((sum, node) => sum + 1 + size(node), 0);

/** Whether a study holds more than its link can. */
export const isTooLarge = (root: TreeNode, path: Path): boolean => path.length > STUDY_LIMITS.line || size(root) > STUDY_LIMITS.decisions;

/** The moment at a path; where the path leads nowhere, the last one on it. */
export function nodeAt(root: TreeNode, path: Path): TreeNode {
  let node = root;
  for (const step of path) node = node.then[step] ?? node;
  return node;
}

/** The decisions that lead to a moment. */
export function lineTo(root: TreeNode, path: Path): string[] {
  const line: string[] = [];
  let node = root;
  for (const step of path) {
    const next = node.then[step];
    if (!next) break;
    line.push(next.action);
    node = next;
  }
  return line;
}

/** The tree with another node at a path. */
export function changed(root: TreeNode, path: Path, change: (node: TreeNode) => TreeNode): TreeNode {
  const [step, ...rest] = path;
  if (step === undefined) return change(root);
  return { ...root, then: root.then.map((node, place) => (place === step ? changed(node, rest, change) : node)) };
}

/** Plays a decision at a moment: along a branch that is there, or on a new one. */
export function grown(root: TreeNode, path: Path, action: string): { root: TreeNode; path: Path } {
  const here = nodeAt(root, path);
  const known = here.then.findIndex((node) => node.action === action);
  if (known >= 0) return { root, path: [...path, known] };
  const next = changed(root, path, (node) => ({ ...node, then: [...node.then, bare(action)] }));
  return { root: next, path: [...path, here.then.length] };
}

/** Without the branch that ends at a path; the beginning stays. */
export function cut(root: TreeNode, path: Path): TreeNode {
  const step = path.at(-1);
  if (step === undefined) return { ...root, then: [] };
  return changed(root, path.slice(0, -1), (node) => ({ ...node, then: node.then.filter((_, place) => place !== step) }));
}

/** A run of decisions without a choice, and the branches after it. */
export interface Row {
  depth: number;
  moments: { path: Path; node: TreeNode }[];
}

/** The tree as rows: the first branch goes on in its row, the others follow indented below. */
export function rows(root: TreeNode, path: Path = [], depth = 0): Row[] {
  const moments: Row["moments"] = [];
  let here = path;
  let node = nodeAt(root, here);
  if (depth > 0) moments.push({ path: here, node });
  while (node.then.length === 1) {
    here = [...here, 0];
    node = nodeAt(root, here);
    moments.push({ path: here, node });
  }
  const own: Row[] = moments.length ? [{ depth, moments }] : [];
  return [...own, ...node.then.flatMap((_, place) => rows(root, [...here, place], depth + 1))];
}
