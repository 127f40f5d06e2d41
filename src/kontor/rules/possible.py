"""Whether a decision in the middle of a written position can come about, by the options of the game and its numbers."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from kontor.rules import hooks
from kontor.rules.cells import POST_ROUTE, POSTS
from kontor.rules.frames import (
    MAX_HELD,
    Developing,
    Founding,
    Frame,
    Moving,
    Neutral,
    PlacingAbroad,
    PlacingAside,
    Removing,
    Replacing,
    Settling,
    Taking,
)
from kontor.rules.ids import (
    MARKER_IDS,
    MERCHANT,
    MOVE_THREE,
    NEUTRAL,
    OWNER,
    PERMANENT_IDS,
    PIECE,
    REACH,
    REMOVE_THREE,
    SHAPE,
    TRADER,
    piece_of,
)
from kontor.rules.module import first_answer
from kontor.rules.state import State
from kontor.rules.steps import permanent
from kontor.rules.steps.displace import extras
from kontor.rules.steps.move import BY_MOVE_THREE, BY_MOVE_TWO, WAYS, may_move
from kontor.rules.steps.take import ONE_PIECE

MAX_EXTRAS: Final = 2  # DISPLACE-10, FAVOUR-20


def contradicted(state: State, frame: Frame) -> str:
    """The clause that a frame contradicts in this position; empty where it can come about."""
    check = _CHECKS.get(type(frame))
    return check(state, frame) if check is not None else ""


# The answer to a displacement


def _settling(state: State, frame: Settling) -> str:
    pieces = [state.cells[POSTS + post] for post in frame.settled] + [frame.piece] * (frame.piece > 0)
    by_its_owner = frame.seat == frame.owner or frame.owner == NEUTRAL
    if frame.seat == state.turn or not by_its_owner:
        return "DISPLACE-10"
    if any(piece < PIECE or OWNER[piece] != frame.owner for piece in pieces):
        return "DISPLACE-15"
    anywhere = hooks.settles_anywhere(state.lookup, state.cells, frame.owner)
    if not anywhere and frame.route in [state.lookup[POST_ROUTE + post] for post in frame.settled]:
        return "DISPLACE-22"
    return "" if _right_number(state, frame) else "DISPLACE-10"


def _right_number(state: State, frame: Settling) -> bool:
    """Whether the pieces settled and those still to come are as many as a displaced piece brings."""
    count = len(frame.settled) + frame.extras
    brings = [extras(state.lookup, state.cells, piece_of(frame.owner, shape)) for shape in (TRADER, MERCHANT)]
    if frame.piece:
        return count == brings[SHAPE[frame.piece]]
    stands = [SHAPE[state.cells[POSTS + post]] for post in frame.settled]
    found = [count == brings[shape] + 1 and shape in stands for shape in (TRADER, MERCHANT)]
    return frame.extras > 0 and (any(found) or count in brings)  # DISPLACE-26: it may have gone to the stock


# Pieces because of what somebody else did


def _taking(state: State, frame: Taking) -> str:
    clause = first_answer(state.rules.hooks.taking, state, frame)
    return clause if clause is not None else "PROMO-13" if frame.limit != ONE_PIECE else "FAVOUR-16"


# What the turn's player does


def _own_turn(state: State, frame: Frame) -> str:
    return "" if frame.seat == state.turn else "TURN-01"


def _moving(state: State, frame: Moving) -> str:
    vacant = state.rules.board.vacant
    moved = [piece for _, piece in frame.hand] + [state.cells[POSTS + post] for post in frame.dropped]
    possible = (
        _has_way(state, frame.way)
        and all(may_move(frame.way, frame.seat, piece) for piece in moved)
        and all(vacant[post] <= REACH[piece] for post, piece in frame.hand)
        and len(frame.hand) + len(frame.dropped) + frame.lifts <= MAX_HELD
    )
    return _own_turn(state, frame) or ("" if possible else WAYS[frame.way].lifting)


def _has_way(state: State, way: int) -> bool:
    """Whether the game has what moves pieces in this way."""
    if way == BY_MOVE_THREE:
        return _has_marker(state, MOVE_THREE)
    return way != BY_MOVE_TWO or _has_permanent(state, permanent.MOVE_TWO)


def _has_marker(state: State, marker: int) -> bool:
    return MARKER_IDS[marker] in state.rules.markers.kinds


def _has_permanent(state: State, marker: int) -> bool:
    return PERMANENT_IDS[marker] in state.rules.board.permanent


def _removing(state: State, frame: Removing) -> str:
    return _own_turn(state, frame) or ("" if _has_marker(state, REMOVE_THREE) else "CLASSIC-03")


def _developing(state: State, frame: Developing) -> str:
    return _own_turn(state, frame) or ("" if _has_permanent(state, permanent.DEVELOP_PRIVILEGE) else "EAST-33")


def _founding(state: State, frame: Founding) -> str:
    return _own_turn(state, frame) or ("" if _has_permanent(state, permanent.OFFICE_IN_GREEN_CITY) else "EAST-31")


def _placing_aside(state: State, frame: PlacingAside) -> str:
    possible = _has_permanent(state, permanent.FROM_THE_ROUTE) and 0 < frame.left <= permanent.TWO_PIECES
    return _own_turn(state, frame) or ("" if possible else "EAST-34")


def _placing_abroad(state: State, frame: PlacingAbroad) -> str:
    right_number = frame.left > 0 and len(frame.settled) + frame.left == permanent.TWO_PIECES
    possible = _has_permanent(state, permanent.ABROAD) and right_number
    return _own_turn(state, frame) or ("" if possible else "BRIT-50")


_CHECKS: Final[Mapping[type[Frame], Callable[[State, Any], str]]] = {
    Settling: _settling,
    Moving: _moving,
    Removing: _removing,
    Developing: _developing,
    Founding: _founding,
    Taking: _taking,
    PlacingAside: _placing_aside,
    PlacingAbroad: _placing_abroad,
    Neutral: _own_turn,
    Replacing: _own_turn,
}
