/** Keys of a replay; those in a field, in what is scrolled by keys, or with a modifier are the browser's. */
import type { Stride } from "./film";

const SCROLLING = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "];

export interface Ways {
  seek: (ply: number) => void;
  step: (stride: Stride, way: 1 | -1) => void;
  toggle: () => void;
  rules: () => void;
  /** Back to the table. */
  leave: () => void;
  last: number;
}

/** What a key does; null for one that does nothing here. */
export function action(ways: Ways, key: string): (() => void) | null {
  const keys: Record<string, () => void> = {
    "[": () => ways.step("decision", -1),
    "]": () => ways.step("decision", 1),
    "{": () => ways.step("turn", -1),
    "}": () => ways.step("turn", 1),
    ArrowLeft: () => ways.step("decision", -1),
    ArrowRight: () => ways.step("decision", 1),
    ArrowUp: () => ways.step("turn", -1),
    ArrowDown: () => ways.step("turn", 1),
    PageUp: () => ways.step("round", -1),
    PageDown: () => ways.step("round", 1),
    Home: () => ways.seek(0),
    End: () => ways.seek(ways.last),
    " ": ways.toggle,
    "?": ways.rules,
    Escape: ways.leave,
  };
  return keys[key] ?? null;
}

export function replayKeys(ways: Ways): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, dialog, [role=tablist], .play")) return;
    if (at?.matches("[role=region][tabindex]") && SCROLLING.includes(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === " " && at?.closest("button, a, [role=button], [role=dialog]")) return;
    const act = action(ways, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
