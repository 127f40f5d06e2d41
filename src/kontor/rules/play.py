"""A decision from its options to its effect, in numbers only: which step serves which frame and kind of decision."""

from kontor.rules.action import Kind
from kontor.rules.basics import note
from kontor.rules.cells import (
    ACTIONS_LEFT,
    BEGUN,
    DEPTH,
    ENDING,
    HAS_FAVOURS,
    HAS_NEUTRAL,
    HAS_PROMOS,
    HAS_SAFE_CONDUCT,
    N_EVENTS,
    Cells,
    Lookup,
    Moves,
)
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind, top
from kontor.rules.ids import BLOCK, PLUS_3, PLUS_4, TRIBUTE
from kontor.rules.modules import borders, favours, neutral, promos
from kontor.rules.steps import displace, end_turn, income, marker, move, permanent, place, route, settle, take


def legal(t: Lookup, s: Cells, out: Moves) -> None:
    """All legal decisions in a fixed order; none when the game is over."""
    if not s[DEPTH]:
        return
    asks = s[top(s)]
    if asks == FrameKind.TURN:
        _turn_legal(t, s, out)
    elif asks == FrameKind.SETTLING:
        settle.legal(t, s, out)
    elif asks == FrameKind.MOVING:
        move.legal(t, s, out)
    elif asks == FrameKind.REMOVING:
        marker.taking_off_legal(t, s, out)
    elif asks == FrameKind.TAKING:
        take.legal(t, s, out)
    elif asks == FrameKind.FOUNDING:
        permanent.founding_legal(t, s, out)
    elif asks == FrameKind.DEVELOPING:
        permanent.developing_legal(t, s, out)
    elif asks == FrameKind.PLACING_ASIDE:
        permanent.aside_legal(t, s, out)
    elif asks == FrameKind.PLACING_ABROAD:
        permanent.abroad_legal(t, s, out)
    elif asks == FrameKind.NEUTRAL:
        neutral.legal(t, s, out)
    elif asks == FrameKind.REPLACING:
        end_turn.legal(t, s, out)


def _turn_legal(t: Lookup, s: Cells, out: Moves) -> None:
    if s[ACTIONS_LEFT]:
        income.legal(t, s, out)
        place.legal(t, s, out)
        displace.legal(t, s, out)
        move.opening_legal(t, s, out)
        route.legal(t, s, out)
    marker.legal(t, s, out)
    out.append(Kind.END)
    if t[HAS_FAVOURS]:
        favours.legal(t, s, out)
    if t[HAS_PROMOS]:
        promos.legal(t, s, out)
    if t[HAS_SAFE_CONDUCT]:
        borders.safe_conduct_legal(t, s, out)


def apply(t: Lookup, s: Cells, code: int) -> None:
    """Carries out a legal decision, and lets happen what happens by itself until somebody must decide."""
    s[N_EVENTS] = 0
    kind = code & 255
    a = code >> 8 & 255
    b = code >> 16 & 255
    c = code >> 24 & 255
    d = code >> 32 & 255
    asks = s[top(s)]
    if asks == FrameKind.TURN:
        s[BEGUN] = 1
        if kind < Kind.USE_PLUS_3:
            _act(t, s, kind, a, b, c, d)
        else:
            _use(t, s, kind, a, b, c)
    else:
        _answer(t, s, asks, kind, a, b, c)
    _proceed(t, s)
    if s[ENDING] and (not s[DEPTH] or s[top(s)] == FrameKind.TURN):
        s[DEPTH] = 0  # END-07: all actions left are lost, and no marker is placed (END-11)
        s[ACTIONS_LEFT] = 0
        note(s, EventCode.OVER, s[ENDING], 0, 0, 0)


def _act(t: Lookup, s: Cells, kind: int, a: int, b: int, c: int, d: int) -> None:
    """One of the five actions, which uses one up (TURN-02, TURN-03)."""
    s[ACTIONS_LEFT] -= 1
    if kind == Kind.INCOME:
        income.perform(t, s, a, b)
    elif kind == Kind.PLACE or kind == Kind.PLACE_PAYING:
        place.perform(t, s, a, b, c, d)
    elif kind == Kind.DISPLACE:
        displace.perform(t, s, a, b, c, d)
    elif kind == Kind.LIFT:
        move.opening_perform(t, s, a)
    else:
        route.perform(t, s, kind, a, b, c)


def _use(t: Lookup, s: Cells, kind: int, a: int, b: int, c: int) -> None:
    """What a player may do besides, and the end of the turn."""
    if kind == Kind.END:
        end_turn.end_perform(s)
    elif kind == Kind.USE_DEVELOP:
        marker.develop_perform(s, a)
    elif kind == Kind.USE_SWAP:
        marker.swap_perform(s, a, b)
    elif kind == Kind.USE_PLUS_3:
        marker.plus_perform(s, PLUS_3, 3)
    elif kind == Kind.USE_PLUS_4:
        marker.plus_perform(s, PLUS_4, 4)
    elif kind == Kind.USE_MOVE_THREE:
        marker.move_three_perform(s)
    elif kind == Kind.USE_REMOVE_THREE:
        marker.remove_three_perform(s)
    elif kind == Kind.FAVOUR:
        favours.perform(s, a, b, c)
    elif kind == Kind.USE_EXCHANGE:
        promos.exchange_perform(s, a, b)
    elif kind == Kind.USE_TRIBUTE:
        promos.lay_perform(s, TRIBUTE, a)
    elif kind == Kind.USE_BLOCK:
        promos.lay_perform(s, BLOCK, a)
    elif kind == Kind.USE_SAFE_CONDUCT:
        borders.safe_conduct_perform(s, a)


def _answer(t: Lookup, s: Cells, asks: int, kind: int, a: int, b: int, c: int) -> None:
    """A decision in the middle of an action, or a replacement marker."""
    if asks == FrameKind.SETTLING:
        settle.perform(t, s, kind, a, b, c)
    elif asks == FrameKind.MOVING:
        move.perform(t, s, kind, a, b)
    elif asks == FrameKind.REPLACING:
        end_turn.perform(t, s, a, b)
    elif asks == FrameKind.REMOVING:
        marker.taking_off_perform(t, s, kind, a)
    elif asks == FrameKind.TAKING:
        take.perform(t, s, kind, a, b)
    elif asks == FrameKind.NEUTRAL:
        neutral.perform(t, s, kind, a, b)
    elif kind == Kind.DECLINE:
        permanent.decline(s)
    elif asks == FrameKind.FOUNDING:
        permanent.founding_perform(t, s, a, b)
    elif asks == FrameKind.DEVELOPING:
        permanent.developing_perform(s)
    elif asks == FrameKind.PLACING_ASIDE:
        permanent.aside_perform(t, s, a, b)
    elif asks == FrameKind.PLACING_ABROAD:
        permanent.abroad_perform(t, s, a, b, c)


def _proceed(t: Lookup, s: Cells) -> None:
    """Lets happen what happens by itself, until somebody must decide."""
    while s[DEPTH]:
        depth = s[DEPTH]
        asks = s[top(s)]
        proceed(t, s)
        if s[DEPTH] == depth and s[top(s)] == asks:
            return


def proceed(t: Lookup, s: Cells) -> None:
    """A frame ends by itself when nobody could use it; between actions a neutral route may come about."""
    asks = s[top(s)]
    if asks == FrameKind.TURN:
        if t[HAS_NEUTRAL]:
            neutral.after_effect(t, s)
    elif asks == FrameKind.SETTLING:
        settle.proceed(t, s)
    elif asks == FrameKind.MOVING:
        move.proceed(t, s)
    elif asks == FrameKind.TAKING:
        take.proceed(t, s)
    elif asks == FrameKind.REPLACING:
        end_turn.proceed(t, s)
    elif asks == FrameKind.FOUNDING:
        permanent.founding_proceed(t, s)
    elif asks == FrameKind.DEVELOPING:
        permanent.developing_proceed(t, s)
    elif asks == FrameKind.PLACING_ASIDE:
        permanent.aside_proceed(t, s)
    elif asks == FrameKind.PLACING_ABROAD:
        permanent.abroad_proceed(t, s)
