/** Keys at the table; those in a field or with a modifier are the browser's. */
import type { TableStore } from "$lib/game/table.svelte";

interface Doors {
  rules: () => void;
  moves: () => void;
  tab: (name: "log" | "chat" | "score") => void;
  tall: () => void;
}

export function keyboard(store: TableStore, doors: Doors): (event: KeyboardEvent) => void {
  const hand = (place: number) => {
    const seat = store.situation?.seat ?? null;
    const marker = seat === null ? undefined : store.situation?.markers.unused[seat]?.[place];
    if (marker) void store.click(`hand:${marker}`);
  };
  const keys: Record<string, () => void> = {
    "/": doors.moves,
    "?": doors.rules,
    n: () => void store.click("income"),
    m: () => void store.merchant(),
    f: () => void store.click(store.meanings.has("done") ? "done" : "decline"),
    u: () => void store.undo(),
    U: () => store.redo(),
    r: () => void store.resetTurn(),
    l: doors.tall,
    c: () => doors.tab("chat"),
    s: () => doors.tab("score"),
    g: () => doors.tab("log"),
    " ": () => (store.mine ? void store.click("end") : void store.skip()),
    Escape: () => void store.escape(),
  };
  return (event) => {
    const inField = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
    if (inField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const onButton = event.target instanceof Element && event.target.closest("button, a, [role=button]");
    if (event.key === " " && onButton) return;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    const act = number === null ? keys[event.key] : () => hand(number - 1);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
