"""Hooks: what the steps ask the optional rules in play, or tell them. Without any, each answer is the usual one.

A rule answers by a function of the same name in a Listener (entry.py), which is called only while it is in play. For
the compiled rules tools/compile/dispatch.py writes the same functions as branches: a hook costs no more than the look
at a switch. Numbers are added up; of countries, those remain that all rules allow.
"""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, Final

from kontor.rules.cells import EVERYWHERE, Cells, Lookup
from kontor.rules.entry import Listener
from kontor.rules.modules import plays


@cache
def listeners() -> tuple[Listener, ...]:
    """Those of all optional rules, in the order of their switches."""
    found = chain.from_iterable(getattr(play, "LISTENERS", ()) for play in plays())
    return tuple(sorted(found, key=lambda listener: listener.flag))


@cache
def answers(hook: str) -> tuple[tuple[Callable[..., Any], int], ...]:
    """Who answers to a hook, and the switches."""
    found = ((getattr(listener, hook), listener.flag) for listener in listeners())
    return tuple((answer, flag) for answer, flag in found if answer is not None)


def _tell(hook: str, t: Lookup, *arguments: Any) -> None:
    for listener, flag in answers(hook):
        if t[flag]:
            listener(t, *arguments)


def _sum(hook: str, t: Lookup, *arguments: Any) -> int:
    return sum(answer(t, *arguments) for answer, flag in answers(hook) if t[flag])


def _countries(hook: str, t: Lookup, *arguments: Any) -> int:
    allowed = EVERYWHERE
    for answer, flag in answers(hook):
        if t[flag]:
            allowed &= answer(t, *arguments)
    return allowed


# What they receive


def dealt(t: Lookup, s: Cells) -> None:
    """Everything of the game itself is dealt, by dice (kontor.slots.deal); what they deal comes next."""
    _tell("dealt", t, s)


def decided(t: Lookup, s: Cells, code: int) -> None:
    """A decision was made, and has not had its effect yet."""
    _tell("decided", t, s, code)


def turn_ended(t: Lookup, s: Cells) -> None:
    """A turn is over; the next one has just begun."""
    _tell("turn_ended", t, s)


def entered(t: Lookup, s: Cells, post: int) -> None:
    """The turn's player put a piece on a post by action B or C."""
    _tell("entered", t, s, post)


def income_taken(t: Lookup, s: Cells) -> None:
    """The turn's player took Income."""
    _tell("income_taken", t, s)


def office_established(t: Lookup, s: Cells, city: int) -> None:
    """Somebody established an office."""
    _tell("office_established", t, s, city)


def hidden(t: Lookup, s: Cells, seat: int) -> None:
    """During a game, what a seat may not know is blanked."""
    _tell("hidden", t, s, seat)


def filled(t: Lookup, s: Cells, seat: int) -> None:
    """During a game, something possible is put where that was."""
    _tell("filled", t, s, seat)


# Numbers


def placing_fee(t: Lookup, s: Cells, route: int) -> int:
    """Further pieces to be paid for each piece placed on a route by action B."""
    return _sum("placing_fee", t, s, route)


def any_fee(t: Lookup, s: Cells) -> int:
    """Whether any route has such a fee."""
    return _sum("any_fee", t, s)


def toll(t: Lookup, s: Cells, route: int, seat: int) -> int:
    """Whether offices in the cities of a route bring a seat anything, no matter who builds them."""
    return _sum("toll", t, s, route, seat)


def further_actions(t: Lookup, s: Cells, seat: int) -> int:
    """Further actions in each turn."""
    return _sum("further_actions", t, s, seat)


def bars_actions(t: Lookup, s: Cells) -> int:
    """Whether no action can be taken or gained any more in this turn."""
    return _sum("bars_actions", t, s)


def further_pieces(t: Lookup, s: Cells, owner: int, piece: int) -> int:
    """Further pieces that an owner settles when this one is displaced."""
    return _sum("further_pieces", t, s, owner, piece)


def settles_anywhere(t: Lookup, s: Cells, owner: int) -> int:
    """Whether an owner's displaced pieces may go to any route, near or far."""
    return _sum("settles_anywhere", t, s, owner)


def bars_marker(t: Lookup, route: int) -> int:
    """Whether no bonus marker may be placed at a route."""
    return _sum("bars_marker", t, route)


def crosses_borders(t: Lookup, s: Cells) -> int:
    """Whether no border stops the turn's player in this turn."""
    return _sum("crosses_borders", t, s)


def has_permit(t: Lookup, s: Cells, seat: int, region: int) -> int:
    """Whether a seat holds a permit for a country, used in this turn or not."""
    return _sum("has_permit", t, s, seat, region)


def points(t: Lookup, s: Cells, seat: int, category: int) -> int:
    """Points of a seat in a category that the game itself does not have."""
    return _sum("points", t, s, seat, category)


def city_points(t: Lookup, s: Cells, seat: int) -> int:
    """Further points for each city that a seat controls at the end."""
    return _sum("city_points", t, s, seat)


def ability_points(t: Lookup, s: Cells, seat: int) -> int:
    """Further points for each fully developed ability at the end, Keys excepted."""
    return _sum("ability_points", t, s, seat)


def office_points(t: Lookup, s: Cells, seat: int, city: int) -> int:
    """Further points at the end for a first office in a city."""
    return _sum("office_points", t, s, seat, city)


def tiles_of(t: Lookup, s: Cells, seat: int) -> int:
    """The tiles of a seat, one bit each."""
    return _sum("tiles_of", t, s, seat)


def tiles_for_sale(t: Lookup, s: Cells) -> int:
    """The tiles that can be bought, one bit each."""
    return _sum("tiles_for_sale", t, s)


def paid_for(t: Lookup, s: Cells) -> int:
    """What the turn's player has paid for in this turn, one bit each (kontor.slots.features)."""
    return _sum("paid_for", t, s)


# Countries, one bit each


def entry(t: Lookup, s: Cells) -> int:
    """Those that the turn's player may enter by actions B and C."""
    return _countries("entry", t, s)


def landing(t: Lookup, route: int) -> int:
    """Those where a piece displaced from a route, or an extra, may go."""
    return _countries("landing", t, route)


def carrying(t: Lookup, s: Cells, route: int, stays: int) -> int:
    """Those to which a piece lifted from a route may be carried; `stays`: in the country where it stood."""
    return _countries("carrying", t, s, route, stays)


NOTIFIED: Final = (dealt, decided, turn_ended, entered, income_taken, office_established, hidden, filled)
SUMS: Final = (
    *(placing_fee, any_fee, toll, further_actions, bars_actions, further_pieces, settles_anywhere, bars_marker),
    *(crosses_borders, has_permit, points, city_points, ability_points, office_points),
    *(tiles_of, tiles_for_sale, paid_for),
)
COUNTRIES: Final = (entry, landing, carrying)
HOOKS: Final = (*NOTIFIED, *SUMS, *COUNTRIES)
