"""Questions that several steps ask: where a piece may stand, and why a post cannot be taken."""

from typing import TypeVar

from kontor.rules.cells import N_POSTS, POST_ROUTE, POSTS, REGION, SUPPLY, Cells, Lookup
from kontor.rules.frames import Frame, read_frame, top
from kontor.rules.ids import OWNER, PIECE, REACH, SHAPE_LETTERS, piece_of
from kontor.rules.refusal import Bounds, Refusal, refuse
from kontor.rules.state import State

F = TypeVar("F", bound=Frame)


def is_free(t: Lookup, s: Cells, post: int, reach: int, regions: int) -> bool:
    """Whether a piece of this reach may stand on a post, within these countries."""
    return s[POSTS + post] <= reach and (t[REGION + t[POST_ROUTE + post]] & regions) != 0


def any_piece(t: Lookup, s: Cells, but: int) -> bool:
    """Whether a piece of any owner but this one stands on a post."""
    for post in range(t[N_POSTS]):
        piece = s[POSTS + post]
        if piece >= PIECE and OWNER[piece] != but:
            return True
    return False


# For refusals


def asking(state: State, kind: type[F]) -> F:
    """The frame that asks, which must be of this kind."""
    frame = read_frame(state.cells, top(state.cells))
    assert isinstance(frame, kind)
    return frame


def out_of_bounds(state: State, post: int, bounds: Bounds | None) -> Refusal | None:
    """Refuses a post beyond a border."""
    board = state.rules.board
    route = board.post_route[post]
    if bounds is None or board.region_bits[route] & bounds.regions:
        return None
    region = board.route_region[route]
    return refuse(bounds.by_region.get(region, bounds.clause), bounds.reason, post=board.post_ids[post], region=region)


def needs_supply(state: State, seat: int, shape: int, clause: str) -> Refusal | None:
    """Refuses a piece that is not in the supply."""
    if state.cells[SUPPLY + piece_of(seat, shape)]:
        return None
    return refuse(clause, "supply.none", piece=SHAPE_LETTERS[shape])


def cannot_stand(state: State, post: int, piece: int, clause: str) -> Refusal | None:
    """Refuses a post that is occupied, or a ship post for a trader (EAST-26)."""
    there = state.cells[POSTS + post]
    if there >= PIECE:
        return refuse(clause, "post.occupied", post=state.rules.board.post_ids[post], piece=state.piece_name(there))
    if there > REACH[piece]:
        return refuse("EAST-26", "post.ship", post=state.rules.board.post_ids[post])
    return None
