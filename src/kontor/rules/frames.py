"""Frames: who must choose what next. The last frame of a state asks; what comes next is data, never a callback.

Fields hold numbers and tuples of numbers only, so that a position can be written down in the middle of an action.
The rules themselves work on the cells of a frame; the classes are for reading and writing.
"""

from collections.abc import Mapping
from enum import IntEnum, auto
from typing import Final, NamedTuple

from kontor.rules.cells import DEPTH, FRAME, FRAMES, Cells
from kontor.rules.ids import PIECE, TRADER, piece_of


class Turn(NamedTuple):
    """The player stands between actions (TURN-02)."""

    seat: int


class Settling(NamedTuple):
    """A displaced player puts pieces back (DISPLACE-10)."""

    seat: int
    route: int  # of displacement
    piece: int  # the displaced piece, 0 once it has been seen to
    owner: int  # of the pieces; a neutral trader is settled by somebody else
    extras: int  # how many may still follow
    settled: tuple[int, ...]  # posts filled in this answer (DISPLACE-29)


class Moving(NamedTuple):
    """Pieces are lifted and put down: action D, Move 3 and the permanent Move 2."""

    seat: int
    way: int  # an index into steps.move.WAYS: whose pieces, and by which clause
    lifts: int  # how many may still be lifted
    hand: tuple[tuple[int, int], ...]  # (post it came from, piece)
    dropped: tuple[int, ...]  # posts where pieces were put down


class Removing(NamedTuple):
    """Classic Remove 3 (CLASSIC-03)."""

    seat: int
    left: int


class Taking(NamedTuple):
    """A piece from the stock because of what somebody else did: Tithe, Tribute."""

    seat: int
    limit: int
    traders_only: int


class Founding(NamedTuple):
    """The permanent marker Occupy a green city (EAST-31)."""

    seat: int


class Developing(NamedTuple):
    """The permanent marker Develop Privilege (EAST-33)."""

    seat: int


class PlacingAside(NamedTuple):
    """The permanent marker Place 2 of the East board: pieces of the route just established (EAST-34)."""

    seat: int
    left: int
    traders: int  # kept aside until this is resolved (EAST-37)
    merchants: int


class PlacingAbroad(NamedTuple):
    """The permanent marker Place 2 of Britannia (BRIT-50)."""

    seat: int
    left: int
    settled: tuple[int, ...]


class Neutral(NamedTuple):
    """The active player resolves a route that is full of neutral traders (DUO-PL-12, DUO-BR-16)."""

    seat: int


class Replacing(NamedTuple):
    """Replacement markers at the end of the turn (MARKER-14)."""

    seat: int
    drawn: int = 0  # 1 while the last marker of the plate was drawn just now and is to be placed at once (CLASSIC-06)


Frame = (
    Turn
    | Settling
    | Moving
    | Removing
    | Taking
    | Founding
    | Developing
    | PlacingAside
    | PlacingAbroad
    | Neutral
    | Replacing
)


def loose_pieces(frame: Frame) -> tuple[int, ...]:
    """Pieces that are neither on the board nor with a player while this frame waits."""
    if isinstance(frame, Settling):
        return (frame.piece,) if frame.piece >= PIECE else ()
    if isinstance(frame, Moving):
        return tuple(piece for _, piece in frame.hand)
    if isinstance(frame, PlacingAside):
        trader = piece_of(frame.seat, TRADER)
        return (trader,) * frame.traders + (trader + 1,) * frame.merchants
    return ()


class FrameKind(IntEnum):
    """The frames as numbers, in the first cell of each."""

    TURN = auto()
    SETTLING = auto()
    MOVING = auto()
    REMOVING = auto()
    TAKING = auto()
    FOUNDING = auto()
    DEVELOPING = auto()
    PLACING_ASIDE = auto()
    PLACING_ABROAD = auto()
    NEUTRAL = auto()
    REPLACING = auto()


TYPES: Final[Mapping[int, type[Frame]]] = {
    FrameKind.TURN: Turn,
    FrameKind.SETTLING: Settling,
    FrameKind.MOVING: Moving,
    FrameKind.REMOVING: Removing,
    FrameKind.TAKING: Taking,
    FrameKind.FOUNDING: Founding,
    FrameKind.DEVELOPING: Developing,
    FrameKind.PLACING_ASIDE: PlacingAside,
    FrameKind.PLACING_ABROAD: PlacingAbroad,
    FrameKind.NEUTRAL: Neutral,
    FrameKind.REPLACING: Replacing,
}
NUMBERS: Final[Mapping[type[Frame], int]] = {frame: number for number, frame in TYPES.items()}
# What a frame is called where people read it.
NAMES: Final[Mapping[type[Frame], str]] = {TYPES[kind]: kind.name.lower().replace("_", "-") for kind in FrameKind}


# Cells of a frame after its kind. Fields of different frames share them.
SEAT: Final = 1
ROUTE: Final = 2  # Settling
PIECE_AT: Final = 3
OWNER_AT: Final = 4
EXTRAS_LEFT: Final = 5
SETTLED: Final = 6  # how many posts were filled; Settling and PlacingAbroad
SETTLED_AT: Final = 7
WAY: Final = 2  # Moving
LIFTS: Final = 3
HAND: Final = 4  # how many are in the hand
DROPPED: Final = 5  # how many were put down
HAND_FROM: Final = 6
HAND_PIECE: Final = 11
DROPPED_AT: Final = 16
LEFT_OF: Final = 2  # Removing, PlacingAside, PlacingAbroad: how many are left
TRADERS: Final = 3  # PlacingAside
MERCHANTS: Final = 4
LIMIT_OF: Final = 2  # Taking
TRADERS_ONLY: Final = 3
DRAWN: Final = 2  # Replacing
MAX_HELD: Final = 5  # ABILITY-05: pieces in the hand, and pieces put down
MAX_SETTLED: Final = FRAME - SETTLED_AT


def read_frame(s: Cells, at: int) -> Frame:
    """The frame that lies there."""
    kind = TYPES[s[at]]
    seat = s[at + SEAT]
    if kind is Settling:
        owner, extras = s[at + OWNER_AT], s[at + EXTRAS_LEFT]
        return Settling(
            seat, s[at + ROUTE], s[at + PIECE_AT], owner, extras, _listed(s, at + SETTLED_AT, s[at + SETTLED])
        )
    if kind is PlacingAbroad:
        return PlacingAbroad(seat, s[at + LEFT_OF], _listed(s, at + SETTLED_AT, s[at + SETTLED]))
    if kind is Moving:
        origins, pieces = (_listed(s, at + first, s[at + HAND]) for first in (HAND_FROM, HAND_PIECE))
        dropped = _listed(s, at + DROPPED_AT, s[at + DROPPED])
        return Moving(seat, s[at + WAY], s[at + LIFTS], tuple(zip(origins, pieces, strict=True)), dropped)
    return kind._make(s[at + SEAT : at + SEAT + len(kind._fields)])


def _listed(s: Cells, first: int, count: int) -> tuple[int, ...]:
    return tuple(s[first : first + count])


def write_frame(s: Cells, at: int, frame: Frame) -> None:
    """Lays a frame down there."""
    cells = bytearray(FRAME)
    cells[0] = NUMBERS[type(frame)]
    if isinstance(frame, Settling | PlacingAbroad):
        cells[SEAT : SEAT + len(frame) - 1] = bytes(frame[:-1])  # all but the posts
        cells[SETTLED] = len(frame.settled)
        cells[SETTLED_AT : SETTLED_AT + len(frame.settled)] = bytes(frame.settled)
    elif isinstance(frame, Moving):
        cells[SEAT : LIFTS + 1] = bytes(frame[:3])
        cells[HAND], cells[DROPPED] = len(frame.hand), len(frame.dropped)
        for number, (origin, piece) in enumerate(frame.hand):
            cells[HAND_FROM + number], cells[HAND_PIECE + number] = origin, piece
        cells[DROPPED_AT : DROPPED_AT + len(frame.dropped)] = bytes(frame.dropped)
    else:
        cells[SEAT : SEAT + len(frame)] = bytes(frame)
    s[at : at + FRAME] = cells


# What the rules do with frames; numbers only.


def top(s: Cells) -> int:
    """Where the frame that asks lies."""
    return FRAMES + FRAME * (s[DEPTH] - 1)


def ask(s: Cells, kind: int, seat: int, a: int, b: int) -> int:
    """A new frame comes on top; the cells that it does not name are 0."""
    return ask_below(s, s[DEPTH], kind, seat, a, b)


def ask_below(s: Cells, depth: int, kind: int, seat: int, a: int, b: int) -> int:
    """A new frame comes to lie upon the first `depth` ones and below the others."""
    at = FRAMES + FRAME * depth
    for cell in range(FRAMES + FRAME * s[DEPTH] - 1, at - 1, -1):
        s[cell + FRAME] = s[cell]
    s[DEPTH] += 1
    s[at] = kind
    s[at + SEAT] = seat
    s[at + 2] = a
    s[at + 3] = b
    for cell in range(at + 4, at + FRAME):
        s[cell] = 0
    return at


def settled_now(s: Cells, frame: int, post: int) -> bool:
    """Whether the post was filled in this answer (DISPLACE-29)."""
    for number in range(s[frame + SETTLED]):
        if s[frame + SETTLED_AT + number] == post:
            return True
    return False


def note_settled(s: Cells, frame: int, post: int) -> None:
    """The post was filled in this answer."""
    s[frame + SETTLED_AT + s[frame + SETTLED]] = post
    s[frame + SETTLED] += 1
