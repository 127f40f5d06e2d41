/** Where things are on the page. */
import type { Places } from "$lib/game/places";
import { postsOf } from "$lib/game/places";
import type { Target } from "$lib/game/types";
import type { Rect } from "./placement";

/** The rectangle of a target; null where it is not shown. The board's own come first. */
export function locate(target: Target | null): Rect | null {
  if (target === null) return null;
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"], [data-about="${CSS.escape(target)}"]`)];
  return all.map((found) => found.getBoundingClientRect()).find((rect) => rect.width > 0) ?? null;
}

/** What a card about a target leaves in sight besides: the cities at the ends of a route, and its posts. */
export function nearby(target: Target | null, places: Places | null): Rect[] {
  const [kind = "", name = ""] = (target ?? "").split(":");
  const [id = ""] = name.split("/");
  const route = ["post", "route", "marker", "permanent"].includes(kind) ? places?.routes.get(id) : undefined;
  const around = route
    ? [`city:${route.from}`, `city:${route.to}`, ...postsOf(route).map((post) => `post:${post}`)]
    : places?.cities.has(id)
      ? [`city:${id}`]
      : [];
  return around.flatMap((other) => locate(other) ?? []);
}

/** The window without its edge. */
export function windowRoom(edge = 8): Rect {
  return { left: edge, top: edge, right: innerWidth - edge, bottom: innerHeight - edge };
}

/** The board as it is shown. */
export const boardRoom = (): Rect => document.querySelector(".boardbox")?.getBoundingClientRect() ?? windowRoom();

/** Calls this whenever the card or the window gets another size; the function that it returns stops that. */
export function watchRoom(card: HTMLElement, settle: () => void): () => void {
  const watch = new ResizeObserver(settle);
  watch.observe(card);
  addEventListener("resize", settle);
  return () => {
    watch.disconnect();
    removeEventListener("resize", settle);
  };
}
