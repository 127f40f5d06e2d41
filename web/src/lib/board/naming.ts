/** Targets in words: `kind:name`, and the parts of a name. */
import type { Owner, Target } from "./look";

export const kindOf = (target: Target): string => target.slice(0, Math.max(0, target.indexOf(":")));
export const nameOf = (target: Target): string => target.slice(target.indexOf(":") + 1);

/** `hamburg-luebeck/2` is the second post of hamburg-luebeck. */
export function split(name: string): [id: string, rest: string] {
  const at = name.indexOf("/");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}

export const ownerOf = (piece: string): Owner => (piece[0] === "n" ? "n" : Number(piece.slice(0, -1)));
export const shapeOf = (piece: string): "t" | "m" => (piece.endsWith("m") ? "m" : "t");

/** The route that a target belongs to, if any. */
export function routeOf(target: Target): string | null {
  const kind = kindOf(target);
  return ["post", "route", "marker", "permanent"].includes(kind) ? split(nameOf(target))[0] : null;
}
