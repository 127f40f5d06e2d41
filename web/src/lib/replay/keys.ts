/** Keys of a replay; those in a field, in what is scrolled by keys, or with a modifier are the browser's. */
import type { Stride } from "./film";

const SCROLLING = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "];

interface ReplayActions {
  seek: (ply: number) => void;
  step: (stride: Stride, way: 1 | -1) => void;
  toggle: () => void;
  rules: () => void;
  /** Back to the table. */
  leave: () => void;
  last: number;
}

/** What a key does; null for one that does nothing here. */
export function action(actions: ReplayActions, key: string): (() => void) | null {
  const keys: Record<string, () => void> = {
    "[": () => actions.step("decision", -1),
    "]": () => actions.step("decision", 1),
    "{": () => actions.step("turn", -1),
    "}": () => actions.step("turn", 1),
    ArrowLeft: () => actions.step("decision", -1),
    ArrowRight: () => actions.step("decision", 1),
    ArrowUp: () => actions.step("turn", -1),
    ArrowDown: () => actions.step("turn", 1),
    PageUp: () => actions.step("round", -1),
    PageDown: () => actions.step("round", 1),
    Home: () => actions.seek(0),
    End: () => actions.seek(actions.last),
    " ": actions.toggle,
    "?": actions.rules,
    Escape: actions.leave,
  };
  return keys[key] ?? null;
}

export function replayKeys(actions: ReplayActions): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, dialog, [role=tablist], .play")) return;
    if (at?.matches("[role=region][tabindex]") && SCROLLING.includes(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === " " && at?.closest("button, a, [role=button], [role=dialog]")) return;
    const act = action(actions, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
