/** Places of things that come and go. */
import { platePlaces } from "./plates";
import type { BoardData, BoardView, Point } from "./look";

/** Beside a route: where its marker would lie, or beside what lies there. */
export function flagPlace(data: BoardData, view: Pick<BoardView, "markers">, route: string): Point | null {
  const place = data.geometry.routes[route];
  if (!place) return null;
  const { board, tributes = [], blocks = [] } = view.markers;
  const lying = (board[route] ? 1 : 0) + [...tributes, ...blocks].filter(([at]) => at === route).length;
  return lying ? (platePlaces(data, route, lying)[lying - 1] ?? null) : place.marker;
}
