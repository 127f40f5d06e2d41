"""Features: what each number of an observation says (docs/environments.md).

Their places are kept in tests/env/feature_numbers.json.

An observation is a row of tokens: routes, cities, players, and one for the game as a whole. All tokens of a kind have
the same features, and some room is left for further ones. A block that does not fit is an error at import, so that no
feature can overwrite another. The version rises whenever a feature lies elsewhere or means something else.
"""

from typing import Final, NamedTuple

from kontor.rules import cells as at
from kontor.rules.cells import Layout
from kontor.rules.ids import MAX_SEATS, N_ABILITIES, N_MARKERS
from kontor.rules.modules import DECLARATIONS, TILE_IDS
from kontor.slots.slots import MARKER_ROOM, MAX_PRESTIGE_SPACES

VERSION: Final = 5
FEATURE_MAX: Final = 127  # the largest number of a feature, an int8
BITS: Final = 7  # of a feature that holds bits
TILE_CELLS: Final = -(-len(TILE_IDS) // BITS)  # features that hold a bit for each tile
TILE_ROOM: Final = 2


class Block(NamedTuple):
    """Features that follow each other: how many there are, and for how many there is room."""

    first: int
    cells: int
    room: int
    id: str
    what: str


class Token:
    """The features of one kind of token. `take` hands out their places within it, with a description of each block."""

    def __init__(self, name: str, first: int, number: int, room: int) -> None:
        self.name = name
        self.first = first  # where the first token of the kind begins
        self.number = number  # how many tokens there are
        self.room = room  # cells of each
        self.blocks: list[Block] = []
        self._layout = Layout(room)
        self._kept: set[int] = set()  # cells for modules

    @property
    def after(self) -> int:
        """Where the next kind of token begins."""
        return self.first + self.number * self.room

    def take(self, id: str, what: str, cells: int = 1, room: int = 0) -> int:
        """A block of features; `room` is for later ones of the same sort. Nets know it by its id, which stays."""
        first = self._layout.take(cells, room, f"{self.name}: {what}")
        self.blocks.append(Block(first, cells, room or cells, id, what))
        return first

    @property
    def left(self) -> int:
        """Cells that nothing was put into yet."""
        return self.room - self._layout.size

    def keep(self, cells: int) -> None:
        """Leaves cells to modules, which declare the place of a block themselves."""
        first = self._layout.take(cells)
        self._kept.update(range(first, first + cells))

    def declare(self, id: str, what: str, first: int, cells: int) -> None:
        """A block of features of a module, in cells kept for modules."""
        wanted = set(range(first, first + cells))
        if not wanted <= self._kept:
            raise ValueError(f"{self.name}: {what}: {first} to {first + cells - 1} is taken, or not for modules")
        self._kept -= wanted
        self.blocks.append(Block(first, cells, cells, id, what))
        self.blocks.sort()

    def block_of(self, feature: int) -> Block:
        """The block in which a feature of this token lies."""
        return next(block for block in self.blocks if block.first <= feature < block.first + block.room)

    def id_of(self, feature: int) -> str:
        """The id of a feature of this token."""
        block = self.block_of(feature)
        return block.id if block.room == 1 else f"{block.id}-{feature - block.first}"


# Routes. "By who" is one feature for each player, counted from the one who looks.

ROUTE: Final = Token("route", 0, at.MAX_ROUTES, 36)
ROUTE_FEATURES: Final = ROUTE.room
ROUTE_EXISTS: Final = ROUTE.take("exists", "exists")
ROUTE_POSTS: Final = ROUTE.take("posts", "posts")
ROUTE_FREE: Final = ROUTE.take("free", "free posts")
ROUTE_TRADERS: Final = ROUTE.take("traders", "traders by who", MAX_SEATS)
ROUTE_NEUTRAL: Final = ROUTE.take("neutral", "traders of the neutral player")
ROUTE_MERCHANTS: Final = ROUTE.take("merchants", "merchants by who", MAX_SEATS)
ROUTE_SHIPS: Final = ROUTE.take("ships", "ship posts")
ROUTE_FREE_SHIPS: Final = ROUTE.take("free-ships", "free ship posts")
ROUTE_MARKER: Final = ROUTE.take("marker", "marker")
ROUTE_PERMANENT: Final = ROUTE.take("permanent", "permanent marker")
ROUTE_TAVERN: Final = ROUTE.take("tavern", "has a tavern")
ROUTE_TO_PRESTIGE: Final = ROUTE.take("to-prestige", "leads to the special prestige row")
ROUTE_ABILITIES: Final = ROUTE.take("abilities", "abilities at its ends, as bits")
ROUTE_COUNTRY: Final = ROUTE.take("country", "country, as a bit")
ROUTE_ENTRY: Final = ROUTE.take("entry", "open to the player whose turn it is")
ROUTE_FULL: Final = ROUTE.take("full", "full of one player's pieces: who, plus 1")
ROUTE_MISSING: Final = ROUTE.take("missing", "posts that are not mine")
ROUTE_DISTANCE: Final = ROUTE.take("distance", "distance to the route of displacement")
ROUTE_BLOCKS: Final = ROUTE.take("blocks", "blocks")
ROUTE_TRIBUTES: Final = ROUTE.take("tributes", "tributes by who, as bits")
ROUTE_ENDS: Final = ROUTE.take("ends", "its two cities", 2)
ROUTE_HAND: Final = ROUTE.take("hand", "traders, merchants in the hand that came from here", 2)
ROUTE_TO_SPECIAL: Final = ROUTE.take("to-special", "leads to a city that is special for the neutral player")

# Cities

CITY: Final = Token("city", ROUTE.after, at.MAX_CITIES, 48)
CITY_FEATURES: Final = CITY.room
CITIES_AT: Final = CITY.first
SPACE_PRINTED: Final = 0  # within an office space
SPACE_COIN: Final = 1
SPACE_OWNER: Final = 2
SPACE_FEATURES: Final = 3
CITY_EXISTS: Final = CITY.take("exists", "exists")
CITY_SPACES: Final = CITY.take(
    "spaces", "per office space: colour and shape, coin, who has the office, plus 1", SPACE_FEATURES * at.MAX_PRINTED
)
CITY_OFFICES: Final = CITY.take("offices", "offices by who", MAX_SEATS)
CITY_CONTROLLER: Final = CITY.take("controller", "who controls it, plus 1")
CITY_TAKEN: Final = CITY.take("taken", "offices taken")
CITY_OPEN: Final = CITY.take("open", "whether my Privilege allows the next office")
CITY_DEGREE: Final = CITY.take("degree", "routes")
CITY_ABILITIES: Final = CITY.take("abilities", "abilities, as bits")
CITY_EAST_WEST: Final = CITY.take("east-west", "end of the East-West connection")
CITY_EXTRAS: Final = CITY.take("extras", "extra offices")
CITY_NETWORK: Final = CITY.take("network", "in whose largest network, as bits")
CITY_COUNTRIES: Final = CITY.take("countries", "countries and permits, as bits")
CITY_WANTED: Final = CITY.take("mission", "on my mission card")
CITY_OPEN_TO: Final = CITY.take("open-to", "whose Privilege allows the next office, as bits")
CITY_STEPS: Final = CITY.take("steps", "steps to the ends of the East-West connection, plus 1", 2)

# Players, the one who looks first

PLAYER: Final = Token("player", CITY.after, MAX_SEATS, 60)
PLAYER_FEATURES: Final = PLAYER.room
PLAYERS_AT: Final = PLAYER.first
PLAYER_EXISTS: Final = PLAYER.take("exists", "exists")
PLAYER_SUPPLY: Final = PLAYER.take("supply", "traders, merchants in the supply", 2)
PLAYER_STOCK: Final = PLAYER.take("stock", "traders, merchants in the stock", 2)
PLAYER_ABILITIES: Final = PLAYER.take("abilities", "developments by ability", N_ABILITIES)
PLAYER_TURN: Final = PLAYER.take("turn", "has the turn")
PLAYER_PLATE: Final = PLAYER.take("plate", "markers on the plate")
PLAYER_UNUSED: Final = PLAYER.take("unused", "unused markers by kind", N_MARKERS - 1, MARKER_ROOM)
PLAYER_USED: Final = PLAYER.take("used", "used markers")
PLAYER_NETWORK: Final = PLAYER.take("network", "offices of the largest network")
PLAYER_POINTS: Final = PLAYER.take("points", "points if it ended now: track, abilities, markers, special prestige", 4)
PLAYER_CITIES: Final = PLAYER.take("cities", "points for cities")
PLAYER_NETWORK_POINTS: Final = PLAYER.take("network-points", "points for the network")
PLAYER_REGIONS: Final = PLAYER.take("regions", "points for countries")
PLAYER_TILES: Final = PLAYER.take("favours", "favours, as bits", TILE_CELLS, TILE_ROOM)
PLAYER_USED_KINDS: Final = PLAYER.take("used-kinds", "used markers by kind", N_MARKERS - 1, MARKER_ROOM)

# The game as a whole

GAME: Final = Token("game", PLAYER.after, 1, 128)
GAME_AT: Final = GAME.first
GAME_ROUTES: Final = GAME_AT + GAME.take("routes", "routes")
GAME_CITIES: Final = GAME_AT + GAME.take("cities", "cities")
GAME_POSTS: Final = GAME_AT + GAME.take("posts", "posts")
GAME_PLAYERS: Final = GAME_AT + GAME.take("players", "players")
GAME_EDITION: Final = GAME_AT + GAME.take(
    "edition", "how the edition differs", at.MODULE_SWITCHES - at.EDITION_SWITCHES, 8
)
GAME_MODULES: Final = GAME_AT + GAME.take("modules", "optional rules in play", at.N_MODULES, at.MODULE_ROOM)
GAME_TURN: Final = GAME_AT + GAME.take("turn", "whose turn")
GAME_ACTIONS: Final = GAME_AT + GAME.take("actions", "actions left")
GAME_ROUNDS: Final = GAME_AT + GAME.take("rounds", "rounds played")
GAME_COMPLETED: Final = GAME_AT + GAME.take("completed", "completed cities")
GAME_LIMIT: Final = GAME_AT + GAME.take("limit", "completed cities that end the game")
GAME_PILE: Final = GAME_AT + GAME.take("pile", "markers in the pile")
GAME_FACE_DOWN: Final = GAME_AT + GAME.take("face-down", "markers drawn in this turn")
GAME_DUE: Final = GAME_AT + GAME.take("due", "markers to be drawn at the end of this turn")
GAME_PAID: Final = GAME_AT + GAME.take("paid", "what was paid for in this turn, as bits")
GAME_SECRET: Final = GAME_AT + GAME.take("mission", "points of my mission")
GAME_TILES: Final = GAME_AT + GAME.take("favours", "favours on display, as bits", TILE_CELLS, TILE_ROOM)
GAME_CONNECTED: Final = GAME_AT + GAME.take(
    "connected", "who has the East-West connection, plus 1, in order", MAX_SEATS
)
GAME_ASKED: Final = GAME_AT + GAME.take("asked", "what is asked")
GAME_DECIDER: Final = GAME_AT + GAME.take("decider", "of whom")
GAME_FACTS: Final = GAME_AT + GAME.take("facts", "three facts about it", 3)
GAME_NEUTRAL: Final = GAME_AT + GAME.take("neutral", "points of the neutral player on the track")
GAME_UNSEEN: Final = GAME_AT + GAME.take("unseen", "markers not seen by kind", N_MARKERS - 1, MARKER_ROOM)
GAME_PLATE: Final = GAME_AT + GAME.take("plate", "markers on my plate by kind", N_MARKERS - 1, MARKER_ROOM)
GAME_ENDING: Final = GAME_AT + GAME.take("ending", "the end condition that was met")
GAME_CHOSEN: Final = GAME_AT + GAME.take("chosen", "slots chosen of this decision")
GAME_CHOSEN_SLOT: Final = GAME_AT + GAME.take("chosen-slot", "the first of them: the low seven bits, the others", 2)
GAME.keep(2)  # for a module
GAME_DUO: Final = GAME_AT + GAME.take("duo", "how the variant for two differs", at.VACANT_POST - at.NEUTRAL_SWITCHES, 6)
GAME_SPECIAL: Final = GAME_AT + GAME.take(
    "special", "who is on each space of the special prestige row, plus 1", MAX_PRESTIGE_SPACES, 8
)

GAME.keep(GAME.left)  # for further ones of modules

for _module in DECLARATIONS:
    for _feature in _module.features:
        GAME.declare(_feature.id, _feature.what, _feature.place, len(_feature.cells))
# Which feature shows which cell as it is.
MODULE_FEATURES: Final = tuple(
    (GAME_AT + feature.place + number, at.cells_of(module.name, cell))
    for module in DECLARATIONS
    for feature in module.features
    for number, cell in enumerate(feature.cells)
)

TOKENS: Final = (ROUTE, CITY, PLAYER, GAME)
WIDTH: Final = GAME.after
