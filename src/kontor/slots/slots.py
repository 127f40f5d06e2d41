"""Slots: one fixed space of choices with a mask, for every board and number of players.

Posts of one type on a route are equal, so a slot names a route, a type of post and a piece, never a post. A decision
that holds several choices, such as which piece to displace with and how to pay, is a path of up to three slots. Pieces
that are moved are lifted and put down in one order (`list_decisions`), so that each result is reached in few ways.

A slot keeps its number for good, because nets read the number of a chosen slot, and so do saved games of learners. New
slots take spare numbers. Nets know a slot by its id, not by its words, so words may be changed at any time.
"""

from typing import Final, NamedTuple

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
    MARKER_IDS,
    MAX_SEATS,
    N_ABILITIES,
    N_MARKERS,
    NEUTRAL,
    OWNER,
    SHAPE,
    SHAPE_LETTERS,
)
from kontor.rules.modules import DECLARATIONS, TILE_IDS, TILES_BY_WORD

VERSION: Final = 3
ROUTE_SLOTS: Final = 25
CITY_SLOTS: Final = 2
GLOBAL_SLOTS: Final = 88
MORE_ROUTE_SLOTS: Final = 2  # spare
MORE_CITY_SLOTS: Final = 1  # spare
PIECE_SLOTS: Final = 3  # a trader, a merchant, any piece of a ship post
OPPONENTS: Final = MAX_SEATS - 1
MARKER_ROOM: Final = 15
ABILITY_ROOM: Final = 5
TILE_ROOM: Final = 6
MORE_TILE_ROOM: Final = 2
MODULE_ROOM: Final = 16
MAX_PRESTIGE_SPACES: Final = 4
MAX_PAIRS: Final = 11
CITIES_AT: Final = ROUTE_SLOTS * MAX_ROUTES
GLOBAL_AT: Final = CITIES_AT + CITY_SLOTS * MAX_CITIES
MORE_ROUTES_AT: Final = GLOBAL_AT + GLOBAL_SLOTS
MORE_CITIES_AT: Final = MORE_ROUTES_AT + MORE_ROUTE_SLOTS * MAX_ROUTES
WIDTH: Final = 1280

# Of a route: put a trader, a merchant, any piece on a ship post; pick a piece of opponent 1 to 4 (the neutral player
# is the last one), an own one, likewise; the route itself; an office at its ends; the abilities printed there.
_route = Layout(ROUTE_SLOTS + MORE_ROUTE_SLOTS)
PUT: Final = _route.take(PIECE_SLOTS)
PICK: Final = _route.take(PIECE_SLOTS * OPPONENTS)
PICK_OWN: Final = _route.take(PIECE_SLOTS)
HERE: Final = _route.take()
OFFICE: Final = _route.take(2)
DEVELOP_HERE: Final = _route.take(4)
# Of a city: swap two offices, found one.
_city = Layout(CITY_SLOTS + MORE_CITY_SLOTS)
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
SPACE: Final = GLOBAL_AT + _global.take(MAX_PRESTIGE_SPACES)  # of the special prestige row
TILE: Final = GLOBAL_AT + _global.take(TILE_ROOM)
PLAYER: Final = GLOBAL_AT + _global.take(OPPONENTS)
PAIR: Final = GLOBAL_AT + _global.take(MAX_PAIRS)  # which two neighbouring offices
SHAPE_SLOT: Final = GLOBAL_AT + _global.take(2)
OF_TWO_MODULES: Final = GLOBAL_AT + _global.take(2)
MORE_TILES: Final = GLOBAL_AT + _global.take(max(len(TILE_IDS) - TILE_ROOM, 0), MORE_TILE_ROOM, "further tiles")
OF_MODULES: Final = GLOBAL_AT + _global.take(MODULE_ROOM)  # those that a module's folder declares, by its numbers
NOTHING: Final = -1  # the path is at its end


def _check_declared() -> None:
    """A module's slots must lie where slots are kept for modules."""
    kept = {*range(OF_TWO_MODULES, OF_TWO_MODULES + 2), *range(OF_MODULES, OF_MODULES + MODULE_ROOM)}
    for module in DECLARATIONS:
        for slot in module.slots:
            if GLOBAL_AT + slot.number not in kept:
                free = ", ".join(str(number - GLOBAL_AT) for number in sorted(kept))
                raise ValueError(f"{module.name}: slot {slot.number} is not for modules; these are: {free}")


_check_declared()


def opponent(t: Lookup, me: int, owner: int) -> int:
    """Which opponent an owner is: the next seat counts 1; the neutral player comes last."""
    if owner == NEUTRAL:
        return t[PLAYERS]
    return (owner + t[PLAYERS] - me) % t[PLAYERS]


def route_slot(route: int, choice: int) -> int:
    """A choice at a route; the spare ones lie behind all others."""
    if choice < ROUTE_SLOTS:
        return ROUTE_SLOTS * route + choice
    return MORE_ROUTES_AT + MORE_ROUTE_SLOTS * route + choice - ROUTE_SLOTS


def city_slot(city: int, choice: int) -> int:
    """A choice in a city; the spare ones lie behind all others."""
    if choice < CITY_SLOTS:
        return CITIES_AT + CITY_SLOTS * city + choice
    return MORE_CITIES_AT + MORE_CITY_SLOTS * city + choice - CITY_SLOTS


def tile_slot(tile: int) -> int:
    """A tile."""
    return TILE + tile if tile < TILE_ROOM else MORE_TILES + tile - TILE_ROOM


def put_slot(t: Lookup, shape: int, post: int) -> int:
    """Putting a piece of this shape on a post."""
    return ROUTE_SLOTS * t[POST_ROUTE + post] + PUT + (2 if t[VACANT_POST + post] else shape)


def pick_slot(t: Lookup, me: int, piece: int, post: int) -> int:
    """Picking a piece that stands, or stood, on a post."""
    first = PICK_OWN if OWNER[piece] == me else PICK + PIECE_SLOTS * (opponent(t, me, OWNER[piece]) - 1)
    return ROUTE_SLOTS * t[POST_ROUTE + post] + first + (2 if t[VACANT_POST + post] else SHAPE[piece])


# What the slots mean


class Choice(NamedTuple):
    """What a slot means: an id that never changes, and words that may."""

    id: str
    words: str


_PIECES: Final = tuple(
    zip((*SHAPE_LETTERS, "ship"), ("a trader", "a merchant", "the piece of a ship post"), strict=True)
)
# In the order of their numbers.
ROUTE_CHOICES: Final = (
    *(Choice(f"put-{id}", f"put {words}") for id, words in (*_PIECES[:2], ("ship", "a piece on a ship post"))),
    *(
        Choice(f"pick-{id}-of-{number}", f"pick {words} of opponent {number}")
        for number in range(1, MAX_SEATS)
        for id, words in _PIECES
    ),
    *(Choice(f"pick-{id}", f"pick {words} of mine") for id, words in _PIECES),
    Choice("route", "the route"),
    *(Choice(f"office-{end}", f"office at end {end.upper()}") for end in "ab"),
    *(
        Choice(f"ability-{end}{number}", f"ability {number} at end {end.upper()}")
        for end in "ab"
        for number in range(2)
    ),
)
CITY_CHOICES: Final = (Choice("swap", "swap offices"), Choice("found", "found an office"))
GLOBAL_CHOICES: Final = {
    **{INCOME + number: Choice(f"take-{number}", f"take with {number} merchants") for number in range(5)},
    **{PAYMENT + number: Choice(f"pay-{number}", f"pay with {number} merchants") for number in range(4)},
    STOP: Choice("stop", "stop"),
    END_TURN: Choice("end-turn", "end the turn"),
    **{MARKER - 1 + number: Choice(f"marker-{id}", f"marker {id}") for number, id in enumerate(MARKER_IDS) if number},
    **{ABILITY + number: Choice(f"ability-{id}", f"ability {id}") for number, id in enumerate(ABILITY_IDS)},
    **{
        SPACE + number: Choice(f"space-{number}", f"place {number} of the special prestige row")
        for number in range(MAX_PRESTIGE_SPACES)
    },
    **{
        tile_slot(number): Choice(f"{word}-{tile.id}", f"{word} {tile.id}")
        for word, tiles in TILES_BY_WORD.items()
        for number, tile in enumerate(tiles)
    },
    **{PLAYER - 1 + number: Choice(f"opponent-{number}", f"opponent {number}") for number in range(1, MAX_SEATS)},
    **{
        PAIR - 1 + number: Choice(f"pair-{number}", f"offices {number} and {number + 1}")
        for number in range(1, MAX_PAIRS + 1)
    },
    SHAPE_SLOT: Choice("trader", "trader"),
    SHAPE_SLOT + 1: Choice("merchant", "merchant"),
    **{GLOBAL_AT + slot.number: Choice(slot.id, slot.words) for module in DECLARATIONS for slot in module.slots},
}
_MEANINGS: Final = {
    **{
        route_slot(route, number): f"route {route}: {choice.words}"
        for route in range(MAX_ROUTES)
        for number, choice in enumerate(ROUTE_CHOICES)
    },
    **{
        city_slot(city, number): f"city {city}: {choice.words}"
        for city in range(MAX_CITIES)
        for number, choice in enumerate(CITY_CHOICES)
    },
    **{slot: choice.words for slot, choice in GLOBAL_CHOICES.items()},
}


def meaning(slot: int) -> str:
    """What a slot says, in words; a part of it where a decision is a path of several."""
    return _MEANINGS.get(slot, "spare")
