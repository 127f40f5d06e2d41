"""Slots: one fixed space of choices with a mask, for every board and number of players.

Posts of one type on a route are equal, so a slot names a route, a type of post and a piece, never a post. A decision
that holds several choices, such as which piece to displace with and how to pay, is a path of up to three slots. Pieces
that are moved are lifted and put down in one order (`list_decisions`), so that each result is reached in few ways.
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
    Layout,
    Lookup,
)
from kontor.rules.ids import (
    ABILITY_IDS,
    FAVOUR_IDS,
    MARKER_IDS,
    MAX_SEATS,
    N_ABILITIES,
    N_MARKERS,
    NEUTRAL,
    OWNER,
    SHAPE,
)

VERSION: Final = 2
BY_NAME: Final = 4  # of DEVELOP_PLACE: no slot at the route, the ability is named
ROUTE_SLOTS: Final = 25
CITY_SLOTS: Final = 2
GLOBAL_SLOTS: Final = 64
PIECE_SLOTS: Final = 3  # a trader, a merchant, any piece of a ship post
OPPONENTS: Final = MAX_SEATS - 1
MARKER_ROOM: Final = 15
ABILITY_ROOM: Final = 5
TILE_ROOM: Final = 6
MOST_SPACES: Final = 4
MOST_PAIRS: Final = 11
CITIES_AT: Final = ROUTE_SLOTS * MAX_ROUTES
GLOBAL_AT: Final = CITIES_AT + CITY_SLOTS * MAX_CITIES
WIDTH: Final = 1152

# Of a route: put a trader, a merchant, any piece on a ship post; pick a piece of opponent 1 to 4 (the neutral player
# is the last one), an own one, likewise; the route itself; an office at its ends; the abilities printed there.
_route = Layout(ROUTE_SLOTS)
PUT: Final = _route.take(PIECE_SLOTS)
PICK: Final = _route.take(PIECE_SLOTS * OPPONENTS)
PICK_OWN: Final = _route.take(PIECE_SLOTS)
HERE: Final = _route.take()
OFFICE: Final = _route.take(2)
DEVELOP_HERE: Final = _route.take(4)
# Of a city: swap two offices, found one.
_city = Layout(CITY_SLOTS)
SWAP_HERE: Final = _city.take()
FOUND_HERE: Final = _city.take()
# Of nothing in particular. A block that does not fit is an error at import, so that no slot can mean two things.
_global = Layout(GLOBAL_SLOTS)
INCOME: Final = GLOBAL_AT + _global.take(5)  # with 0 to 4 merchants
PAYMENT: Final = GLOBAL_AT + _global.take(4)  # with 0 to 3 merchants
STOP: Final = GLOBAL_AT + _global.take()
END_TURN: Final = GLOBAL_AT + _global.take()
MARKER: Final = GLOBAL_AT + _global.take(N_MARKERS - 1, MARKER_ROOM, "markers")  # by kind
ABILITY: Final = GLOBAL_AT + _global.take(N_ABILITIES, ABILITY_ROOM, "abilities")
SPACE: Final = GLOBAL_AT + _global.take(MOST_SPACES)  # of the special prestige row
TILE: Final = GLOBAL_AT + _global.take(len(FAVOUR_IDS), TILE_ROOM, "favours")
PLAYER: Final = GLOBAL_AT + _global.take(OPPONENTS)
PAIR: Final = GLOBAL_AT + _global.take(MOST_PAIRS)  # which two neighbouring offices
SHAPE_SLOT: Final = GLOBAL_AT + _global.take(2)
SAFE: Final = GLOBAL_AT + _global.take()
CLAIM: Final = GLOBAL_AT + _global.take()
NOTHING: Final = -1  # the path is at its end


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
    first = PICK_OWN if OWNER[piece] == me else PICK + PIECE_SLOTS * (opponent(t, me, OWNER[piece]) - 1)
    return ROUTE_SLOTS * t[POST_ROUTE + post] + first + (2 if t[VACANT_POST + post] else SHAPE[piece])


# What the slots mean, in words

_PICKED: Final = ("a trader", "a merchant", "the piece of a ship post")
_OF_ROUTE: Final = (
    *("put a trader", "put a merchant", "put a piece on a ship post"),
    *(f"pick {piece} of opponent {number}" for number in range(1, MAX_SEATS) for piece in _PICKED),
    *(f"pick {piece} of mine" for piece in _PICKED),
    *("the route", "office at end A", "office at end B"),
    *(f"ability {number} at end {end}" for end in "AB" for number in range(2)),
)
_OF_CITY: Final = ("swap offices", "found an office")
_OF_NOTHING: Final = (
    *(f"take with {number} merchants" for number in range(5)),
    *(f"pay with {number} merchants" for number in range(4)),
    *("stop", "end the turn"),
    *(f"marker {name or 'unused'}" for name in (MARKER_IDS + ("",) * MARKER_ROOM)[1 : MARKER_ROOM + 1]),
    *(f"ability {name}" for name in ABILITY_IDS),
    *(f"place {number} of the special prestige row" for number in range(MOST_SPACES)),
    *(f"favour {name}" for name in FAVOUR_IDS),
    *(f"opponent {number}" for number in range(1, MAX_SEATS)),
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
