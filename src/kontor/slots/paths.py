"""Paths: which slots a decision consists of, as data per kind: how each follows from an argument (from 0)."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, NamedTuple

from kontor.rules.action import Kind
from kontor.rules.cells import ABILITY_PLACE, END_B, MAX_POSTS, POSTS, TO_PRESTIGE, Cells, Lookup
from kontor.rules.declaration import PathPart
from kontor.rules.frames import HAND_FROM, HAND_PIECE, SEAT, top
from kontor.rules.ids import (
    DEVELOP,
    EXTRA_OFFICE,
    MOVE_THREE,
    N_ABILITIES,
    PRIVILEGE,
    REMOVE_THREE,
    SHAPE,
)
from kontor.rules.lookup import FURTHER_PLACE
from kontor.rules.modules import DECLARATIONS
from kontor.slots.slots import (
    ABILITY,
    CITY_CHOICES,
    DEVELOP_HERE,
    END_TURN,
    FOUND_HERE,
    GLOBAL_CHOICES,
    HERE,
    INCOME,
    MARKER,
    MAX_PAIRS,
    NOTHING,
    OFFICE,
    PAIR,
    PAYMENT,
    PLAYER,
    ROUTE_CHOICES,
    SHAPE_SLOT,
    SPACE,
    STOP,
    SWAP_HERE,
    city_slot,
    opponent,
    pick_slot,
    put_slot,
    route_slot,
    tile_slot,
)


class How(IntEnum):
    """How a slot is found."""

    NONE = 0
    ADDED = 1  # the first slot plus the argument
    OF_ROUTE = 2  # a slot of the route that the argument names
    OF_CITY = 3  # a slot of a city, likewise
    OPPONENT = 4  # whom the argument names
    PUT = 5  # the first argument's shape on the post that the argument names
    PUT_HELD = 6  # the piece that was lifted from the first argument's post, likewise
    PICK = 7  # the piece on a post
    OFFICE = 8  # at the end of the first argument's route where the city is
    CHOICE = 9  # STOP, where the route offers a second choice
    DEVELOP = 10  # an ability at the first argument's route
    DEVELOP_NAMED = 11  # its name, where it has no slot there
    EXTRA = 12  # an extra piece: picked from its post, or put at once
    EXTRA_PUT = 13  # put, after it was picked
    TILE = 14  # the favour that the argument names


class Part(NamedTuple):
    """One slot of a path."""

    how: How
    first: int = 0  # the slot for an argument of 0
    argument: int = 4  # which one; the fifth is always 0
    most: int = 255  # higher arguments share a slot


def _fixed(slot: int) -> Part:
    return Part(How.ADDED, slot)


def _marker(marker: int) -> Part:
    """A marker that the kind of a decision names."""
    return _fixed(MARKER + marker - 1)


_BY_ID: Final = {
    **{choice.id: number for choices in (ROUTE_CHOICES, CITY_CHOICES) for number, choice in enumerate(choices)},
    **{choice.id: number for number, choice in GLOBAL_CHOICES.items()},
}


def _declared(part: PathPart) -> Part:
    """A slot of a decision that a module declares."""
    first = _BY_ID[part.slot] - part.least if part.slot else 0
    return Part(How[part.how.upper()], first, part.argument, part.most)


_ROUTE: Final = Part(How.OF_ROUTE, HERE, 0)
_PUT: Final = Part(How.PUT, argument=1)
_PATHS: Final[Mapping[Kind, tuple[Part, ...]]] = {
    Kind.INCOME: (Part(How.ADDED, INCOME, 1),),
    Kind.PLACE: (_PUT,),
    Kind.PLACE_PAYING: (_PUT, Part(How.ADDED, PAYMENT, 3, most=3)),
    Kind.DISPLACE: (Part(How.PICK, argument=1), Part(How.ADDED, SHAPE_SLOT, 0), Part(How.ADDED, PAYMENT, 3)),
    Kind.SETTLE: (_PUT,),
    Kind.SETTLE_EXTRA: (Part(How.EXTRA, argument=2), Part(How.EXTRA_PUT, argument=2)),
    Kind.DECLINE: (_fixed(STOP),),
    Kind.LIFT: (Part(How.PICK, argument=0),),
    Kind.DROP: (Part(How.PUT_HELD, argument=1),),
    Kind.DONE: (_fixed(STOP),),
    Kind.ROUTE: (_ROUTE, Part(How.CHOICE, argument=0)),
    Kind.ROUTE_OFFICE: (Part(How.OFFICE, argument=1),),
    Kind.ROUTE_DEVELOP: (Part(How.DEVELOP, argument=1), Part(How.DEVELOP_NAMED, argument=1)),
    Kind.ROUTE_PRESTIGE: (_ROUTE, Part(How.ADDED, SPACE, 1, most=3)),
    Kind.ROUTE_EXTRA: (_marker(EXTRA_OFFICE), Part(How.OFFICE, argument=1), Part(How.ADDED, SHAPE_SLOT, 2)),
    Kind.USE_PLUS: (Part(How.ADDED, MARKER - 1, 0),),
    Kind.USE_DEVELOP: (_marker(DEVELOP), Part(How.ADDED, ABILITY, 0)),
    Kind.USE_SWAP: (Part(How.OF_CITY, SWAP_HERE, 0), Part(How.ADDED, PAIR - 1, 1, most=MAX_PAIRS)),
    Kind.USE_MOVE_THREE: (_marker(MOVE_THREE),),
    Kind.USE_REMOVE_THREE: (_marker(REMOVE_THREE),),
    Kind.REMOVE: (Part(How.PICK, argument=0),),
    Kind.TAKE: (Part(How.ADDED, SHAPE_SLOT, 0),),
    Kind.TAKE_AMOUNT: (Part(How.ADDED, INCOME, 1),),
    Kind.DEVELOP_PERMANENT: (_fixed(ABILITY + PRIVILEGE),),
    Kind.FOUND: (Part(How.OF_CITY, FOUND_HERE, 0), Part(How.ADDED, SHAPE_SLOT, 1)),
    Kind.NEUTRAL_OFFICE: (Part(How.OFFICE, argument=1),),
    Kind.NEUTRAL: (_ROUTE,),
    Kind.MARKER: (Part(How.ADDED, MARKER - 1, 0), Part(How.OF_ROUTE, HERE, 1)),
    Kind.END: (_fixed(END_TURN),),
    **{
        Kind[name]: tuple(map(_declared, decision.path))
        for module in DECLARATIONS
        for name, decision in module.decisions.items()
    },
}
PATH_MAX_PARTS: Final = 3  # of a path at most
_OF_NUMBERS: Final = {int(kind): _PATHS[kind] for kind in Kind}
_IN_A_ROW: Final = tuple(
    part
    for number in range(max(Kind) + 1)
    for part in (*_OF_NUMBERS.get(number, ()), *(Part(How.NONE),) * PATH_MAX_PARTS)[:PATH_MAX_PARTS]
)
HOWS: Final = tuple(int(part.how) for part in _IN_A_ROW)
FIRSTS: Final = tuple(part.first for part in _IN_A_ROW)
ARGUMENT_SHIFTS: Final = tuple(8 + 8 * part.argument for part in _IN_A_ROW)
MOSTS: Final = tuple(part.most for part in _IN_A_ROW)


def path(t: Lookup, s: Cells, code: int, step: int) -> int:
    """The slot at this place of a decision's path; NOTHING after its end."""
    if step >= PATH_MAX_PARTS:
        return NOTHING
    place = PATH_MAX_PARTS * (code & 255) + step
    how = HOWS[place]
    argument = code >> ARGUMENT_SHIFTS[place] & 255
    first = code >> 8 & 255
    if how == How.PUT:
        return put_slot(t, first, argument)
    if how == How.PICK:
        return pick_slot(t, s[top(s) + SEAT], s[POSTS + argument], argument)
    if how == How.ADDED:
        return FIRSTS[place] + min(argument, MOSTS[place])
    if how == How.NONE:
        return NOTHING
    if how == How.PUT_HELD:
        return put_slot(t, SHAPE[in_hand(s, first)], argument)
    if how == How.OF_ROUTE:
        return route_slot(argument, FIRSTS[place])
    if how == How.OFFICE:
        return route_slot(first, OFFICE + (t[END_B + first] == argument))
    if how == How.OF_CITY:
        return city_slot(argument, FIRSTS[place])
    if how == How.TILE:
        return tile_slot(argument)
    if how == How.OPPONENT:
        return PLAYER + opponent(t, s[top(s) + SEAT], argument) - 1
    if how == How.EXTRA or how == How.EXTRA_PUT:
        return _extra_slot(t, s, how, first, code >> 16 & 255, argument)
    return _route_slot(t, how, first, argument)


def _extra_slot(t: Lookup, s: Cells, how: int, shape: int, post: int, source: int) -> int:
    """An extra from a post is picked there first; one from the stock or the supply is put at once."""
    from_post = source < MAX_POSTS
    if how == How.EXTRA and from_post:
        return pick_slot(t, s[top(s) + SEAT], s[POSTS + source], source)
    return put_slot(t, shape, post) if from_post or how == How.EXTRA else NOTHING


def _route_slot(t: Lookup, how: int, route: int, ability: int) -> int:
    """Special prestige places are a second choice at a route, as is a third ability of a city."""
    if how == How.CHOICE:
        return STOP if t[TO_PRESTIGE + route] or _has_further(t, route) else NOTHING
    place = t[ABILITY_PLACE + N_ABILITIES * route + ability]
    if how == How.DEVELOP:
        return route_slot(route, HERE if place == FURTHER_PLACE else DEVELOP_HERE + place)
    return ABILITY + ability if place == FURTHER_PLACE else NOTHING


def _has_further(t: Lookup, route: int) -> bool:
    """Whether a route leads to more abilities than it has slots for."""
    for ability in range(N_ABILITIES):
        if t[ABILITY_PLACE + N_ABILITIES * route + ability] == FURTHER_PLACE:
            return True
    return False


def in_hand(s: Cells, origin: int) -> int:
    """The piece in the hand that came from a post."""
    frame = top(s)
    place = 0
    while s[frame + HAND_FROM + place] != origin:
        place += 1
    return s[frame + HAND_PIECE + place]
