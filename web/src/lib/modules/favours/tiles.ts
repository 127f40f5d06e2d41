/** The tiles of a position that is set up by hand. */
import { type Change, factOf, withFact } from "$lib/study/edit";
import type { Position } from "$lib/study/tree";
import type { FavourId } from "$lib/wire.gen";

/** The tiles for sale, or with a seat. */
export function tilesAt(position: Position, seat?: number): FavourId[] {
  return (
    (seat === undefined
      ? factOf<FavourId[]>(position, "favours", "display")
      : factOf<FavourId[][]>(position, "favours", "owned")?.[seat]) ?? []
  );
}

/** Other tiles there. A tile is at one place only: it leaves the one where it was. */
export function withTiles(position: Position, change: Change<FavourId>, seat?: number): Position {
  const tiles = change(tilesAt(position, seat));
  const others = (those: readonly FavourId[]) => those.filter((tile) => !tiles.includes(tile));
  const owned = (factOf<FavourId[][]>(position, "favours", "owned") ?? []).map(others);
  const left = { display: others(tilesAt(position)), owned };
  return { ...position, favours: seat === undefined ? { ...left, display: tiles } : withFact(left, "owned", tiles, seat) };
}
