"""Columns: how a net reads an observation (kontor.slots.features): as numbers, as bits, and one column for each kind.

The net sees no number of a route, a city or a board: places differ only by what is printed on them and by their
neighbours, so that a board it never met is played by what it has in common with others. Rounds are not read either:
a game that began from a position does not know them.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from kontor.rules import cells as at
from kontor.rules.desk import STAGES
from kontor.rules.event import ENDINGS
from kontor.rules.frames import FrameKind
from kontor.rules.ids import (
    ABILITY_IDS,
    COLOURS,
    MARKER_IDS,
    MAX_SEATS,
    N_ABILITIES,
    N_MARKERS,
    PERMANENT_IDS,
    TILE_IDS,
)
from kontor.rules.modules import DECLARATIONS
from kontor.slots import features as f
from kontor.slots.features import Token
from kontor.slots.slots import MAX_PRESTIGE_SPACES

OWNERS: Final = MAX_SEATS + 1  # the neutral player comes last
COUNT_SCALE: Final = 0.25  # scale of small counts
POINTS_SCALE: Final = 0.1  # scale of points and of larger numbers
_DECLARED_PAID: Final = {bit: what for module in DECLARATIONS for bit, what in module.paid.items()}
_PAID: Final = tuple(_DECLARED_PAID.get(bit, "") for bit in range(1 + max(_DECLARED_PAID, default=-1)))
_BY_NUMBER: Final = ("", *(kind.name.lower() for kind in FrameKind))  # frames


class Reading(IntEnum):
    """How a column reads its feature."""

    NUMBER = 0  # times a scale
    BIT = 1  # of this number
    KIND = 2  # 1 where it has this value


class Column(NamedTuple):
    """One number that a net reads of a token, with an id that nets know it by."""

    id: str
    feature: int  # within the token
    reading: Reading
    operand: float  # scale, bit or value


class _Reader:
    """Collects the columns of one kind of token: numbers, then bits, then kinds."""

    def __init__(self, token: Token, first: int = 0) -> None:
        self._token = token
        self._first = first  # features of the game are counted from the beginning of an observation
        self._found: dict[Reading, list[Column]] = {reading: [] for reading in Reading}

    def _add(self, id: str, feature: int, reading: Reading, operand: float) -> None:
        self._found[reading].append(Column(id, feature, reading, operand))

    def number(self, feature: int, cells: int = 1, scale: float = 1) -> None:
        for cell in range(feature - self._first, feature - self._first + cells):
            self._add(f"{self._token.id_of(cell)}*{scale:g}", cell, Reading.NUMBER, scale)

    def by_name(self, feature: int, names: Sequence[str], scale: float = 1) -> None:
        """A number for each of these names, such as those of markers."""
        block = self._token.block_of(feature - self._first)
        for cell, name in enumerate(names):
            self._add(f"{block.id}-{name}*{scale:g}", block.first + cell, Reading.NUMBER, scale)

    def bits(self, feature: int, names: Iterable[object]) -> None:
        """A bit for each of these, in as many features as that takes."""
        block = self._token.block_of(feature - self._first)
        for number, name in enumerate(names):
            cell = feature - self._first + number // f.BITS
            self._add(f"{block.id}&{name}", cell, Reading.BIT, number % f.BITS)

    def kinds(self, feature: int, values: Iterable[int], names: Sequence[str] = ()) -> None:
        """1 where a feature has a value; names of values, if they have any, are those of all values from 0."""
        cell = feature - self._first
        for value in values:
            self._add(f"{self._token.id_of(cell)}={names[value] if names else value}", cell, Reading.KIND, value)

    def columns(self) -> tuple[Column, ...]:
        return tuple(column for found in self._found.values() for column in found)


def _routes() -> tuple[Column, ...]:
    reader = _Reader(f.ROUTE)
    for flag in (f.ROUTE_EXISTS, f.ROUTE_TAVERN, f.ROUTE_TO_PRESTIGE, f.ROUTE_ENTRY, f.ROUTE_TO_SPECIAL):
        reader.number(flag)
    reader.number(f.ROUTE_TRADERS, MAX_SEATS, 2 * COUNT_SCALE)
    reader.number(f.ROUTE_NEUTRAL, 1, 2 * COUNT_SCALE)
    reader.number(f.ROUTE_MERCHANTS, MAX_SEATS, 2 * COUNT_SCALE)
    for count in (f.ROUTE_POSTS, f.ROUTE_FREE, f.ROUTE_SHIPS, f.ROUTE_FREE_SHIPS, f.ROUTE_MISSING, f.ROUTE_DISTANCE):
        reader.number(count, 1, COUNT_SCALE)
    reader.number(f.ROUTE_BLOCKS)
    reader.number(f.ROUTE_HAND, 2)
    reader.bits(f.ROUTE_ABILITIES, ABILITY_IDS)
    reader.bits(f.ROUTE_COUNTRY, range(f.BITS))
    reader.bits(f.ROUTE_TRIBUTES, range(MAX_SEATS))
    reader.kinds(f.ROUTE_MARKER, range(1, N_MARKERS), MARKER_IDS)
    reader.kinds(f.ROUTE_PERMANENT, range(1, len(PERMANENT_IDS)), PERMANENT_IDS)
    reader.kinds(f.ROUTE_FULL, range(1, OWNERS))
    reader.kinds(f.ROUTE_MISSING, range(3))
    return reader.columns()


def _cities() -> tuple[Column, ...]:
    reader = _Reader(f.CITY)
    for flag in (f.CITY_EXISTS, f.CITY_OPEN, f.CITY_EAST_WEST, f.CITY_MISSION):
        reader.number(flag)
    reader.number(f.CITY_OFFICES, MAX_SEATS, 2 * COUNT_SCALE)
    for count in (f.CITY_TAKEN, f.CITY_DEGREE, f.CITY_EXTRAS):
        reader.number(count, 1, 2 * COUNT_SCALE)
    reader.number(f.CITY_STEPS, 2, COUNT_SCALE)
    reader.bits(f.CITY_ABILITIES, ABILITY_IDS)
    reader.bits(f.CITY_NETWORK, range(MAX_SEATS))
    reader.bits(f.CITY_COUNTRIES, range(f.BITS))
    reader.bits(f.CITY_OPEN_TO, range(MAX_SEATS))
    reader.kinds(f.CITY_CONTROLLER, range(1, OWNERS + 1))
    for space in range(at.MAX_PRINTED):
        spot = f.CITY_SPACES + f.SPACE_FEATURES * space
        reader.number(spot + f.SPACE_COIN)
        reader.kinds(spot + f.SPACE_PRINTED, range(1, 2 * len(COLOURS) + 1))
        reader.kinds(spot + f.SPACE_OWNER, range(1, OWNERS + 1))
    return reader.columns()


def _players() -> tuple[Column, ...]:
    reader = _Reader(f.PLAYER)
    for flag in (f.PLAYER_EXISTS, f.PLAYER_TURN):
        reader.number(flag)
    reader.number(f.PLAYER_SUPPLY, 2, COUNT_SCALE)
    reader.number(f.PLAYER_STOCK, 2, COUNT_SCALE)
    reader.number(f.PLAYER_PLATE, 1, COUNT_SCALE)
    reader.by_name(f.PLAYER_UNUSED, MARKER_IDS[1:])
    reader.number(f.PLAYER_USED, 1, COUNT_SCALE)
    reader.by_name(f.PLAYER_USED_KINDS, MARKER_IDS[1:])
    reader.number(f.PLAYER_NETWORK, 1, COUNT_SCALE)
    for points in (f.PLAYER_CITIES, f.PLAYER_NETWORK_POINTS, f.PLAYER_REGIONS):
        reader.number(points, 1, POINTS_SCALE)
    reader.number(f.PLAYER_POINTS, 4, POINTS_SCALE)
    reader.bits(f.PLAYER_TILES, TILE_IDS)
    for ability in range(N_ABILITIES):
        reader.kinds(f.PLAYER_ABILITIES + ability, range(1, STAGES))
    return reader.columns()


def _game() -> tuple[Column, ...]:
    reader = _Reader(f.GAME, f.GAME_AT)
    reader.number(f.GAME_EDITION, at.MODULE_SWITCHES - at.EDITION_SWITCHES)
    reader.number(f.GAME_MODULES, at.N_MODULES)
    reader.number(f.GAME_DUO, at.VACANT_POST - at.NEUTRAL_SWITCHES)
    for flag in (f.GAME_FACE_DOWN, f.GAME_DUE, *(feature for feature, _ in f.MODULE_FEATURES)):
        reader.number(flag)
    for count in (f.GAME_ACTIONS, f.GAME_COMPLETED, f.GAME_PILE):
        reader.number(count, 1, COUNT_SCALE)
    for points in (f.GAME_LIMIT, f.GAME_MISSION, f.GAME_NEUTRAL):
        reader.number(points, 1, POINTS_SCALE)
    reader.number(f.GAME_FACTS, 3, COUNT_SCALE)
    reader.by_name(f.GAME_UNSEEN, MARKER_IDS[1:], 2 * COUNT_SCALE)
    reader.by_name(f.GAME_PLATE, MARKER_IDS[1:])
    reader.bits(f.GAME_PAID, _PAID)
    reader.bits(f.GAME_TILES, TILE_IDS)
    reader.bits(f.GAME_CHOSEN_SLOT, range(2 * f.BITS))
    reader.kinds(f.GAME_PLAYERS, range(2, MAX_SEATS + 1))
    reader.kinds(f.GAME_TURN, range(MAX_SEATS))
    reader.kinds(f.GAME_ACTIONS, range(8))
    reader.kinds(f.GAME_PILE, range(4))
    reader.kinds(f.GAME_ASKED, FrameKind, _BY_NUMBER)
    reader.kinds(f.GAME_ENDING, range(1, len(ENDINGS)), ENDINGS)
    reader.kinds(f.GAME_CHOSEN, range(1, 3))
    for fact in range(3):
        reader.kinds(f.GAME_FACTS + fact, range(1, 5))
    for rank in range(MAX_SEATS):
        reader.kinds(f.GAME_CONNECTED + rank, range(1, OWNERS))
    for space in range(MAX_PRESTIGE_SPACES):
        reader.kinds(f.GAME_SPECIAL + space, range(1, OWNERS + 1))
    return reader.columns()


OF_ROUTES: Final = _routes()
OF_CITIES: Final = _cities()
OF_PLAYERS: Final = _players()
OF_GAME: Final = _game()
