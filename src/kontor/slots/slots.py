"""Slots: one fixed space of choices with a mask, for every board and number of players.

Posts of one type on a route are equal, so a slot names a route, a type of post and a piece, never a post. A decision
that holds several choices, such as which piece to displace with and how to pay, is a path of up to three slots. Pieces
that are moved are lifted and put down in one order (`is_canonical`), so that each result is reached in few ways.
The table of slots has a version; it changes whenever a slot means something else.
"""

from hashlib import sha256
from typing import Final

from kontor.rules.cells import (
    MAX_CITIES,
    MAX_ROUTES,
    PLAYERS,
    POST_ROUTE,
    VACANT_POST,
    Lookup,
)
from kontor.rules.ids import (
    ABILITY_IDS,
    FAVOUR_IDS,
    MARKER_IDS,
    NEUTRAL,
    OWNER,
    SHAPE,
)

VERSION: Final = 2
BY_NAME: Final = 4  # of DEVELOP_PLACE: no slot at the route, the ability is named
ROUTE_SLOTS: Final = 25
CITY_SLOTS: Final = 2
GLOBAL_SLOTS: Final = 64
CITIES_AT: Final = ROUTE_SLOTS * MAX_ROUTES
GLOBAL_AT: Final = CITIES_AT + CITY_SLOTS * MAX_CITIES
WIDTH: Final = 1152

# Of a route: put a trader, a merchant, any piece on a ship post; pick a piece of opponent 1 to 4 (the neutral player
# is the last one), an own one, likewise; the route itself; an office at its ends; the abilities printed there.
PUT: Final = 0
PICK: Final = 3
PICK_OWN: Final = 15
HERE: Final = 18
OFFICE: Final = 19
DEVELOP_HERE: Final = 21
# Of a city: swap two offices, found one.
SWAP_HERE: Final = 0
FOUND_HERE: Final = 1
# Of nothing in particular.
INCOME: Final = GLOBAL_AT  # with 0 to 4 merchants
PAYMENT: Final = GLOBAL_AT + 5  # with 0 to 3 merchants
STOP: Final = GLOBAL_AT + 9
END_TURN: Final = GLOBAL_AT + 10
MARKER: Final = GLOBAL_AT + 11  # by kind, up to 15
ABILITY: Final = GLOBAL_AT + 26
SPACE: Final = GLOBAL_AT + 31  # of the special prestige row, up to 4
TILE: Final = GLOBAL_AT + 35
PLAYER: Final = GLOBAL_AT + 41  # opponent 1 to 4
PAIR: Final = GLOBAL_AT + 45  # which two neighbouring offices, up to 11
SHAPE_SLOT: Final = GLOBAL_AT + 56
SAFE: Final = GLOBAL_AT + 58
CLAIM: Final = GLOBAL_AT + 59
NOTHING: Final = -1  # the path is at its end
MOST_PAIRS: Final = 11


def opponent(t: Lookup, me: int, owner: int) -> int:
    """Which opponent an owner is: the next seat counts 1; the neutral player comes last."""
    if owner == NEUTRAL:
        return t[PLAYERS]
    return (owner + t[PLAYERS] - me) % t[PLAYERS]


def put_slot(t: Lookup, shape: int, post: int) -> int:
    """Putting a piece of this shape on a post."""
    return ROUTE_SLOTS * t[POST_ROUTE + post] + PUT + (2 if t[VACANT_POST + post] else shape)


def pick_slot(t: Lookup, me: int, piece: int, post: int) -> int:
    """Picking a piece that stands, or stood, on a post."""
    first = PICK_OWN if OWNER[piece] == me else PICK + 3 * (opponent(t, me, OWNER[piece]) - 1)
    return ROUTE_SLOTS * t[POST_ROUTE + post] + first + (2 if t[VACANT_POST + post] else SHAPE[piece])


# What the slots mean, in words

_PICKED: Final = ("a trader", "a merchant", "the piece of a ship post")
_OF_ROUTE: Final = (
    *("put a trader", "put a merchant", "put a piece on a ship post"),
    *(f"pick {piece} of opponent {number}" for number in range(1, 5) for piece in _PICKED),
    *(f"pick {piece} of mine" for piece in _PICKED),
    *("the route", "office at end A", "office at end B"),
    *(f"ability {number} at end {end}" for end in "AB" for number in range(2)),
)
_OF_CITY: Final = ("swap offices", "found an office")
_OF_NOTHING: Final = (
    *(f"take with {number} merchants" for number in range(5)),
    *(f"pay with {number} merchants" for number in range(4)),
    *("stop", "end the turn"),
    *(f"marker {name or 'unused'}" for name in (MARKER_IDS + ("",) * 15)[1:16]),
    *(f"ability {name}" for name in ABILITY_IDS),
    *(f"place {number} of the special prestige row" for number in range(4)),
    *(f"favour {name}" for name in FAVOUR_IDS),
    *(f"opponent {number}" for number in range(1, 5)),
    *(f"offices {number} and {number + 1}" for number in range(1, MOST_PAIRS + 1)),
    *("trader", "merchant", "safe-conduct", "claim a standstill"),
)


def meaning(slot: int) -> str:
    """What a slot says, in words; a part of it where a decision is a path of several."""
    if slot < CITIES_AT:
        return f"route {slot // ROUTE_SLOTS}: {_OF_ROUTE[slot % ROUTE_SLOTS]}"
    if slot < GLOBAL_AT:
        city, place = divmod(slot - CITIES_AT, CITY_SLOTS)
        return f"city {city}: {_OF_CITY[place]}"
    return _OF_NOTHING[slot - GLOBAL_AT] if slot - GLOBAL_AT < len(_OF_NOTHING) else "spare"


def table_hash() -> str:
    """A number for the whole table of slots, to be kept with weights: other slots, another number."""
    words = "\n".join((f"version {VERSION}", *map(meaning, range(WIDTH))))
    return sha256(words.encode()).hexdigest()[:16]
