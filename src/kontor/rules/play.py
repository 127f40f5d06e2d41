"""A decision from its options to its effect, in numbers only: which step serves which frame and kind of decision."""

from kontor.rules.action import Kind
from kontor.rules.basics import tell
from kontor.rules.cells import (
    BEGUN,
    DEPTH,
    ENDING,
    HAS_FAVOURS,
    HAS_NEUTRAL,
    HAS_PROMOS,
    HAS_SAFE_CONDUCT,
    LEFT,
    NEWS,
    Cells,
    Moves,
    Tables,
)
from kontor.rules.event import Told
from kontor.rules.frames import Asks, top
from kontor.rules.ids import BLOCK, PLUS_3, PLUS_4, TRIBUTE
from kontor.rules.modules import borders, favours, neutral, promos
from kontor.rules.steps import displace, end_turn, income, marker, move, permanent, place, route, settle, take


def options(t: Tables, s: Cells, out: Moves) -> None:
    """All legal decisions in a fixed order; none when the game is over."""
    if not s[DEPTH]:
        return
    asks = s[top(s)]
    if asks == Asks.TURN:
        _turn_options(t, s, out)
    elif asks == Asks.SETTLING:
        settle.options(t, s, out)
    elif asks == Asks.MOVING:
        move.options(t, s, out)
    elif asks == Asks.REMOVING:
        marker.taking_off_options(t, s, out)
    elif asks == Asks.TAKING:
        take.options(t, s, out)
    elif asks == Asks.FOUNDING:
        permanent.founding_options(t, s, out)
    elif asks == Asks.DEVELOPING:
        permanent.developing_options(t, s, out)
    elif asks == Asks.PLACING_ASIDE:
        permanent.aside_options(t, s, out)
    elif asks == Asks.PLACING_ABROAD:
        permanent.abroad_options(t, s, out)
    elif asks == Asks.NEUTRAL:
        neutral.options(t, s, out)
    elif asks == Asks.REPLACING:
        end_turn.options(t, s, out)


def _turn_options(t: Tables, s: Cells, out: Moves) -> None:
    if s[LEFT]:
        income.options(t, s, out)
        place.options(t, s, out)
        displace.options(t, s, out)
        move.opening_options(t, s, out)
        route.options(t, s, out)
    marker.options(t, s, out)
    out.append(Kind.END)
    if t[HAS_FAVOURS]:
        favours.options(t, s, out)
    if t[HAS_PROMOS]:
        promos.options(t, s, out)
    if t[HAS_SAFE_CONDUCT]:
        borders.safe_conduct_options(t, s, out)


def apply(t: Tables, s: Cells, code: int) -> None:
    """Carries out a legal decision, and lets happen what happens by itself until somebody must decide."""
    s[NEWS] = 0
    kind = code & 255
    a = code >> 8 & 255
    b = code >> 16 & 255
    c = code >> 24 & 255
    d = code >> 32 & 255
    asks = s[top(s)]
    if asks == Asks.TURN:
        s[BEGUN] = 1
        if kind < Kind.USE_PLUS_3:
            _act(t, s, kind, a, b, c, d)
        else:
            _use(t, s, kind, a, b, c)
    else:
        _answer(t, s, asks, kind, a, b, c)
    _proceed(t, s)
    if s[ENDING] and (not s[DEPTH] or s[top(s)] == Asks.TURN):
        s[DEPTH] = 0  # END-07: all actions left are lost, and no marker is placed (END-11)
        s[LEFT] = 0
        tell(s, Told.OVER, s[ENDING], 0, 0, 0)


def _act(t: Tables, s: Cells, kind: int, a: int, b: int, c: int, d: int) -> None:
    """One of the five actions, which uses one up (TURN-02, TURN-03)."""
    s[LEFT] -= 1
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


def _use(t: Tables, s: Cells, kind: int, a: int, b: int, c: int) -> None:
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


def _answer(t: Tables, s: Cells, asks: int, kind: int, a: int, b: int, c: int) -> None:
    """A decision in the middle of an action, or a replacement marker."""
    if asks == Asks.SETTLING:
        settle.perform(t, s, kind, a, b, c)
    elif asks == Asks.MOVING:
        move.perform(t, s, kind, a, b)
    elif asks == Asks.REPLACING:
        end_turn.perform(t, s, a, b)
    elif asks == Asks.REMOVING:
        marker.taking_off_perform(t, s, kind, a)
    elif asks == Asks.TAKING:
        take.perform(t, s, kind, a, b)
    elif asks == Asks.NEUTRAL:
        neutral.perform(t, s, kind, a, b)
    elif kind == Kind.DECLINE:
        permanent.decline(s)
    elif asks == Asks.FOUNDING:
        permanent.founding_perform(t, s, a, b)
    elif asks == Asks.DEVELOPING:
        permanent.developing_perform(s)
    elif asks == Asks.PLACING_ASIDE:
        permanent.aside_perform(t, s, a, b)
    elif asks == Asks.PLACING_ABROAD:
        permanent.abroad_perform(t, s, a, b, c)


def _proceed(t: Tables, s: Cells) -> None:
    """Lets happen what happens by itself, until somebody must decide."""
    while s[DEPTH]:
        depth = s[DEPTH]
        asks = s[top(s)]
        proceed(t, s)
        if s[DEPTH] == depth and s[top(s)] == asks:
            return


def proceed(t: Tables, s: Cells) -> None:
    """A frame ends by itself when nobody could use it; between actions a neutral route may come about."""
    asks = s[top(s)]
    if asks == Asks.TURN:
        if t[HAS_NEUTRAL]:
            neutral.after_effect(t, s)
    elif asks == Asks.SETTLING:
        settle.proceed(t, s)
    elif asks == Asks.MOVING:
        move.proceed(t, s)
    elif asks == Asks.TAKING:
        take.proceed(t, s)
    elif asks == Asks.REPLACING:
        end_turn.proceed(t, s)
    elif asks == Asks.FOUNDING:
        permanent.founding_proceed(t, s)
    elif asks == Asks.DEVELOPING:
        permanent.developing_proceed(t, s)
    elif asks == Asks.PLACING_ASIDE:
        permanent.aside_proceed(t, s)
    elif asks == Asks.PLACING_ABROAD:
        permanent.abroad_proceed(t, s)
