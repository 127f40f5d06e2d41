"""Cells: where each number of a situation lies, and each fact of the rules it is played by.

A situation is one bytearray, `s`; the facts of a board, an edition and the optional rules are one bytes, `t`.
Functions that take only these and numbers are compiled where a C compiler is at hand (docs/extending.md);
the same functions run as they stand here.
"""

from typing import Final, TypeAlias

from kontor.boards.facts import BOARD_MAX_CITIES, BOARD_MAX_NEIGHBOURS, BOARD_MAX_POSTS, BOARD_MAX_ROUTES
from kontor.rules.ids import LAID, MAX_SEATS, N_MARKERS, PIECES
from kontor.rules.modules import DECLARATIONS

Lookup: TypeAlias = bytes  # `t`
Cells: TypeAlias = bytearray  # `s`
Moves: TypeAlias = list[int]  # decisions as numbers, see action.py

MAX_ROUTES: Final = BOARD_MAX_ROUTES
MAX_CITIES: Final = BOARD_MAX_CITIES
MAX_POSTS: Final = BOARD_MAX_POSTS
MAX_PRINTED: Final = 8  # office spaces of a city
MAX_SPACES: Final = 8  # of the special prestige row
MAX_NEIGHBOURS: Final = BOARD_MAX_NEIGHBOURS
ROW: Final = 32  # cells of a city's row
MIDDLE: Final = 12  # extra offices grow to the left of it, all others to the right
MAX_EXTRAS: Final = MIDDLE
MAX_OFFICES: Final = ROW - MIDDLE
MAX_PILE: Final = 16
PLATE: Final = 32  # cells of a plate: a number, then the markers on it
FRAME: Final = 24  # cells of a frame
MAX_DECISIONS: Final = 24  # frames of a written position
MAX_FRAMES: Final = MAX_DECISIONS + LAID + 4  # every tribute at a city may come on top
EVENT_SIZE: Final = 6  # cells of an event
MAX_EVENTS: Final = 96
NOBODY: Final = 255


class Layout:
    """Hands out cells one after the other, as many as there is room for."""

    def __init__(self, room: int | None = None) -> None:
        self.size = 0
        self._room = room

    def take(self, cells: int = 1, room: int = 0, what: str = "a block") -> int:
        """The first cell of the next block; `room` is its size where cells are kept for later ones of the same sort."""
        room = room or cells
        if cells > room:
            raise ValueError(f"{what}: {cells} cells, there is room for {room}")
        first = self.size
        self.size += room
        if self._room is not None and self.size > self._room:
            raise ValueError(f"a layout of {self._room} cells is full")
        return first


# The situation

_s = Layout()
TURN: Final = _s.take()  # whose turn it is
ACTIONS_LEFT: Final = _s.take()  # actions left
BEGUN: Final = _s.take()  # whether anything was done in this turn (FAVOUR-02)
ENDING: Final = _s.take()  # the end condition met first, a number of ENDINGS
COMPLETED: Final = _s.take()  # the black cube
FACE_DOWN: Final = _s.take()  # replacements drawn in this turn and not looked at yet
DUE: Final = _s.take()  # replacements to be drawn at the end of this turn (CLASSIC-06)
DEPTH: Final = _s.take()  # frames; none when the game is over
NOTING: Final = _s.take()  # whether events are noted
N_EVENTS: Final = _s.take()  # events noted
POSTS: Final = _s.take(MAX_POSTS)  # what stands on each post
HELD: Final = _s.take(MAX_ROUTES * (MAX_SEATS + 1))  # pieces of an owner on a route
MARKERS: Final = _s.take(MAX_ROUTES)
OFFICES: Final = _s.take(MAX_CITIES)  # how many, without the extra ones
EXTRAS: Final = _s.take(MAX_CITIES)  # how many extra offices
ROWS: Final = _s.take(MAX_CITIES * ROW)  # the pieces, left to right (CONTROL-06)
SPECIAL: Final = _s.take(MAX_SPACES)
SUPPLY: Final = _s.take(PIECES)  # by piece
STOCK: Final = _s.take(PIECES)
ABILITIES: Final = _s.take(5 * MAX_SEATS)  # developments, seat after seat
PRESTIGE: Final = _s.take(2 * (MAX_SEATS + 1))  # two cells per owner, the low one first
CONNECTED: Final = _s.take()  # how many have the East-West connection
CONNECTORS: Final = _s.take(MAX_SEATS + 1)  # who, in order
PILE_COUNT: Final = _s.take()
PILE: Final = _s.take(MAX_PILE)  # the top marker is the last
PLATES: Final = _s.take(PLATE * MAX_SEATS)  # per seat how many replacements are to be placed, and which
UNUSED: Final = _s.take(N_MARKERS * MAX_SEATS)
USED: Final = _s.take(N_MARKERS * MAX_SEATS)
GONE: Final = _s.take(N_MARKERS)  # markers that left the game openly, by kind
_OF_MODULES: Final = {
    (module.name, name): _s.take(size) for module in DECLARATIONS for name, size in module.cells.items()
}
ABOVE_ROOM: Final = 5
ABOVE: Final = _s.take(ABOVE_ROOM)  # for the layer above: what the seat that is asked alone may know
RANDOM: Final = _s.take(4)  # the state of the dice, which nobody may know
ROUNDS: Final = _s.take(2)  # rounds played since the game, or the position it began from; the low cell first
FRAMES: Final = _s.take(FRAME * MAX_FRAMES)
EVENTS: Final = _s.take(EVENT_SIZE * MAX_EVENTS)
SITUATION: Final = _s.size

# The lookup

_t = Layout()
PLAYERS: Final = _t.take()
N_ROUTES: Final = _t.take()
N_CITIES: Final = _t.take()
N_POSTS: Final = _t.take()
N_SPACES: Final = _t.take()
LIMIT: Final = _t.take()  # completed cities that end the game
EAST: Final = _t.take()
WEST: Final = _t.take()
EDITION_SWITCHES: Final = _t.size  # from here: where the editions differ, see edition.py
LEAVES_ROUTE: Final = _t.take()
SWAPS_ANY: Final = _t.take()
DRAWS_AT_END: Final = _t.take()
ONE_AT_A_TIME: Final = _t.take()
MUST_USE_PERMANENT: Final = _t.take()
ABROAD_FROM_STOCK: Final = _t.take()
_SWITCHES: Final = {name: number for module in DECLARATIONS for name, number in module.switches.items()}
N_MODULES: Final = 1 + max(_SWITCHES.values())
MODULE_ROOM: Final = 16
MODULE_SWITCHES: Final = _t.take(
    N_MODULES, MODULE_ROOM, "optional rules"
)  # which optional rules are in play; each keeps its place for good


def switch(name: str) -> int:
    """The cell of the lookup of a switch that a module declares."""
    return MODULE_SWITCHES + _SWITCHES[name]


def switch_if_any(name: str) -> int:
    """The same for the game itself; the last place, which is never set, where no module declares it."""
    return switch(name) if name in _SWITCHES else MODULE_SWITCHES + MODULE_ROOM - 1


def is_set(t: Lookup, name: str) -> bool:
    """Whether a switch is set; one that nobody declares never is."""
    return t[switch_if_any(name)] != 0


def cells_of(module: str, name: str) -> int:
    """The first cell of a block that a module declares."""
    return _OF_MODULES[module, name]


BORDERS: Final = switch_if_any("borders")
HAS_NEUTRAL: Final = switch_if_any("neutral")
NEUTRAL_SWITCHES: Final = _t.size  # from here: where the two-player variants differ, see modules/neutral.py
NEUTRAL_SCORES: Final = _t.take()
OFFICE_FIRST: Final = _t.take()
ONE_STAYS: Final = _t.take()
SPARE_ROUTES: Final = _t.take()
VACANT_POST: Final = _t.take(MAX_POSTS)  # what an empty post holds: VACANT or VACANT_SHIP
POST_ROUTE: Final = _t.take(MAX_POSTS)
FIRST_POST: Final = _t.take(MAX_ROUTES + 1)
LENGTH: Final = _t.take(MAX_ROUTES)
END_A: Final = _t.take(MAX_ROUTES)
END_B: Final = _t.take(MAX_ROUTES)
PERMANENT: Final = _t.take(MAX_ROUTES)  # a number of PERMANENT_IDS
DEVELOPS: Final = _t.take(MAX_ROUTES)  # the abilities at its ends, one bit each (ABILITY-13)
TO_PRESTIGE: Final = _t.take(MAX_ROUTES)  # whether it leads to the special prestige row
TO_SPECIAL: Final = _t.take(MAX_ROUTES)  # whether it leads to a city that is special for the neutral player
REGION: Final = _t.take(MAX_ROUTES)  # its country, one bit
HOME: Final = _t.take()  # the bit of the country where nobody needs a permit
PRINTED: Final = _t.take(MAX_CITIES)  # office spaces; 0 in a green city (EAST-09)
SHAPES: Final = _t.take(MAX_CITIES * MAX_PRINTED)
COLOURS_AT: Final = _t.take(MAX_CITIES * MAX_PRINTED)
COINS: Final = _t.take(MAX_CITIES * MAX_PRINTED)
REGIONS: Final = _t.take(MAX_CITIES)  # the countries of a city as bits
PERMITS: Final = _t.take(MAX_CITIES)  # the countries that it permits as bits
N_PERMITS: Final = _t.take()
PERMIT_ORDER: Final = _t.take(MAX_CITIES)  # the cities that permit something, the most special first (BRIT-32)
DEGREE: Final = _t.take(MAX_CITIES)
NEIGHBOURS: Final = _t.take(MAX_CITIES * MAX_NEIGHBOURS)
STEPS: Final = _t.take(2 * MAX_CITIES)  # from a city to the two ends of the East-West connection
DISTANCE: Final = _t.take(MAX_ROUTES * MAX_ROUTES)  # between routes; NOBODY where there is no way
SPACE_VALUE: Final = _t.take(MAX_SPACES)
SPACE_COLOUR: Final = _t.take(MAX_SPACES)
ABILITY_PLACE: Final = _t.take(5 * MAX_ROUTES)  # of each ability, which of the four at its ends it is, two at each
TAVERN: Final = _t.take(MAX_ROUTES)  # whether a route has one
CITY_DEVELOPS: Final = _t.take(MAX_CITIES)  # the abilities of a city, one bit each
N_GOLD: Final = _t.take()
GOLD: Final = _t.take(4)  # starting markers
N_POOL: Final = _t.take()
POOL: Final = _t.take(48)  # markers from which the pile is drawn
PILE_SIZE: Final = _t.take()
N_CARDS: Final = _t.take()
CARDS: Final = _t.take(3 * 16)  # the cities of each mission card
LOOKUP_SIZE: Final = _t.size

EVERYWHERE: Final = 255  # the bits of all countries
