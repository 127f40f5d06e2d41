/** Places of things that come and go. */
import type { BoardData, BoardView, Point } from "./types";

/** Beside a route: where its marker would lie, or on the far edge of the marker. */
export function flagPlace(data: BoardData, view: Pick<BoardView, "markers">, route: string): Point | null {
  const place = data.geometry.routes[route];
  if (!place) return null;
  if (!view.markers.board[route]) return place.marker;
  const [x, y] = place.marker;
  return [x - 13, y - 17];
}
