import { layers } from "./layers";

/** Which page is shown. Addresses are real ones, so that links can be sent and opened again. */
const base = new URL(document.baseURI).pathname;
/** What lies below our address and is no page of ours. */
const ELSEWHERE = ["api", "seat", "assets"];

function partsOf(pathname: string): string[] {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return path.split("/").filter(Boolean).map(decoded);
}

/** A part of an address as it was written; one with a stray percent sign as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  parts = $state.raw<string[]>(partsOf(location.pathname));

  constructor() {
    addEventListener("popstate", ({ state }) => {
      const isSame = layers.arrived(state) && partsOf(location.pathname).join("/") === this.parts.join("/");
      if (!isSame) this.parts = partsOf(location.pathname);
    });
  }

  /** The table that the address leads to, to play or to watch. */
  get table(): string | null {
    const [page = "", id, part] = this.parts;
    return ["table", "join"].includes(page) && part !== "replay" ? (id ?? null) : null;
  }

  /** Goes to a page of ours, written without a slash at the front. */
  go(path: string, replace = false) {
    layers.leave(() => this.turnTo(path, replace));
  }

  private turnTo(path: string, replace: boolean) {
    history[replace ? "replaceState" : "pushState"](null, "", new URL(path, document.baseURI));
    this.parts = partsOf(location.pathname);
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // Tab begins at the top again
  }

  /** The page that is shown gets another address, to be found at again. */
  rename(address: string) {
    layers.below(() => history.replaceState(null, "", address));
  }

  /** For clicks anywhere: a plain click on a link to a page of ours stays in this page, others are the browser's. */
  follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(base) || ELSEWHERE.includes(partsOf(link.pathname)[0] ?? "")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
