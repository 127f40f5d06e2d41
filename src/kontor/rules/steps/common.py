"""Questions that several steps ask: which posts hold what, and why a post cannot be taken."""

from collections.abc import Iterable
from itertools import compress
from typing import Final, TypeVar

from kontor.rules.action import Action
from kontor.rules.bounds import Bounds
from kontor.rules.frames import Frame
from kontor.rules.ids import KIND, KIND_LETTERS, MAX_SEATS, MERCHANT, OWNER, PIECE, PIECES, REACH, TRADER
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.state import State


def _table(*holds: int) -> bytes:
    """A translation table that marks these bytes with 1 and all others with 0."""
    return bytes(1 if byte in holds else 0 for byte in range(256))


# state.posts.translate(TABLE) marks the posts asked for; `chosen` picks the actions on them.
FREE_FOR: Final = (_table(0), _table(0, 1))  # by reach
ANY: Final = _table(*range(PIECE, PIECES))
OWN: Final = tuple(_table(2 * owner + 2, 2 * owner + 3) for owner in range(MAX_SEATS + 1))  # the neutral player too
FOREIGN: Final = tuple(
    _table(*(piece for piece in range(PIECE, PIECES) if OWNER[piece] != seat)) for seat in range(MAX_SEATS)
)
FOREIGN_KIND: Final = tuple(
    tuple(
        _table(*(piece for piece in range(PIECE, PIECES) if OWNER[piece] != seat and KIND[piece] == kind))
        for kind in (TRADER, MERCHANT)
    )
    for seat in range(MAX_SEATS)
)


F = TypeVar("F", bound=Frame)


def top(state: State, kind: type[F]) -> F:
    """The frame that asks, which must be of this kind."""
    frame = state.frames[-1]
    assert isinstance(frame, kind)
    return frame


def chosen(row: list[Action], mask: bytes | bytearray) -> list[Action]:
    """The actions of a row over all posts where the mask has a 1."""
    return list(compress(row, mask))


def free_posts(state: State, piece: int) -> bytearray:
    """Marks the free posts that a piece may stand on."""
    return state.posts.translate(FREE_FOR[REACH[piece]])


def within(posts: bytearray, bounds: Iterable[Bounds | None]) -> bytearray:
    """The marked posts that lie within all bounds."""
    for bound in bounds:
        if bound is not None:
            both = int.from_bytes(posts, "little") & bound.bits
            posts = bytearray(both.to_bytes(len(posts), "little"))
    return posts


def out_of_bounds(state: State, post: int, bounds: Iterable[Bounds | None]) -> Refusal | None:
    """Refuses a post beyond a border."""
    for bound in bounds:
        if bound is not None and not bound.posts[post]:
            board = state.rules.board
            region = board.route_region[board.post_route[post]]
            clause = bound.by_region.get(region, bound.clause)
            return refuse(clause, bound.reason, post=board.post_ids[post], region=region)
    return None


def entry_bounds(state: State) -> list[Bounds | None]:
    """Where the turn's player may go by actions B and C."""
    return [ask(state) for ask in state.rules.hooks.entry]


def needs_supply(state: State, seat: int, kind: int, clause: str) -> Refusal | None:
    """Refuses a piece that is not in the supply."""
    if state.supply_of(seat)[kind]:
        return None
    return refuse(clause, "supply.none", piece=KIND_LETTERS[kind])


def cannot_stand(state: State, post: int, piece: int, clause: str) -> Refusal | None:
    """Refuses a post that is occupied, or a ship post for a trader (EAST-26)."""
    there = state.posts[post]
    if there >= PIECE:
        return refuse(clause, "post.occupied", post=state.rules.board.post_ids[post], piece=state.piece_name(there))
    if there > REACH[piece]:
        return refuse("EAST-26", "post.ship", post=state.rules.board.post_ids[post])
    return None
