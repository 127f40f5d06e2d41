"""Frames: who must choose what next. The last frame of a state asks; what comes next is data, never a callback.

Fields hold numbers and tuples of numbers only, so that a position can be written down in the middle of an action.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

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
    """A piece from the stock because of what somebody else did: Income of others, Tribute."""

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


# What a frame is called where people read it.
NAMES: Final[Mapping[type[Frame], str]] = {
    Turn: "turn",
    Settling: "settling",
    Moving: "moving",
    Removing: "removing",
    Taking: "taking",
    Founding: "founding",
    Developing: "developing",
    PlacingAside: "placing-aside",
    PlacingAbroad: "placing-abroad",
    Neutral: "neutral",
    Replacing: "replacing",
}


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
