"""The lookup of a ruleset: board, edition and optional rules as the one row of bytes that the rules read."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from kontor.rules import cells as at
from kontor.rules.board import Board
from kontor.rules.edition import Edition
from kontor.rules.entry import NO_FLAG
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS, PERMANENT_IDS
from kontor.rules.module import Module


class Markers(NamedTuple):
    """The bonus markers of a game (SETUP-07, PROMO-02)."""

    kinds: tuple[str, ...]  # all that can be met
    gold: tuple[str, ...]  # the starting ones
    pile: tuple[str, ...]  # those from which the pile is drawn
    pile_size: int

    @property
    def box(self) -> Counter[str]:
        """How many of each kind there are; where the pile is agreed, not all of them take part."""
        return Counter(self.gold + self.pile)


_SWITCHES = {
    at.LEAVES_ROUTE: "leaves_route",
    at.SWAPS_ANY: "swaps_any",
    at.DRAWS_AT_END: "draws_at_end",
    at.ONE_AT_A_TIME: "one_at_a_time",
    at.MUST_USE_PERMANENT: "must_use_permanent",
    at.ABROAD_FROM_STOCK: "abroad_from_stock",
}


def lookup(board: Board, players: int, edition: Edition, markers: Markers, modules: Iterable[Module]) -> bytes:
    """Everything that the rules look up during a game."""
    t = bytearray(at.LOOKUP_SIZE)
    t[at.PLAYERS] = players
    for cell, name in _SWITCHES.items():
        t[cell] = getattr(edition, name)
    _fill(t, _posts_and_routes(board))
    _fill(t, _cities(board))
    _fill(t, _markers(board, markers))
    for module in modules:
        if module.flag != NO_FLAG:
            t[module.flag] = 1
        for cell, value in module.facts(board).items():
            t[cell] = value
    return bytes(t)


def _fill(t: bytearray, rows: Mapping[int, Iterable[int]]) -> None:
    for first, row in rows.items():
        for place, value in enumerate(row):
            t[first + place] = value


def _posts_and_routes(board: Board) -> dict[int, Iterable[int]]:
    distances = [board.distances(route) for route in range(len(board.routes))]
    return {
        at.N_ROUTES: [len(board.routes)],
        at.N_POSTS: [len(board.vacant)],
        at.VACANT_POST: board.vacant,
        at.POST_ROUTE: board.post_route,
        at.FIRST_POST: board.first_post,
        at.LENGTH: board.length,
        at.END_A: [a for a, _ in board.ends],
        at.END_B: [b for _, b in board.ends],
        at.PERMANENT: [PERMANENT_IDS.index(marker or "") for marker in board.permanent],
        at.DEVELOPS: [sum(1 << ability for ability in abilities) for abilities in board.route_abilities],
        at.TO_PRESTIGE: [route in board.prestige_routes for route in range(len(board.routes))],
        at.REGION: board.region_bits,
        at.HOME: [board.region_bit[board.home]],
        at.DISTANCE: [far for row in distances for far in (*row, *[0] * (at.MAX_ROUTES - len(row)))],
    }


def _cities(board: Board) -> dict[int, Iterable[int]]:
    def spread(rows: Iterable[Iterable[int]], width: int) -> list[int]:
        return [value for row in map(tuple, rows) for value in (*row, *[0] * (width - len(row)))]

    def bits(rows: Iterable[Iterable[str]]) -> list[int]:
        return [sum(board.region_bit[region] for region in row) for row in rows]

    return {
        at.N_CITIES: [len(board.cities)],
        at.LIMIT: [board.limit],
        at.EAST: [board.east_west[0]],
        at.WEST: [board.east_west[1]],
        at.PRINTED: board.printed,
        at.SHAPES: spread(board.shapes, at.MAX_PRINTED),
        at.COLOURS_AT: spread(board.colours, at.MAX_PRINTED),
        at.COINS: spread(board.coins, at.MAX_PRINTED),
        at.REGIONS: bits(board.regions),
        at.PERMITS: bits(board.permits),
        at.N_PERMITS: [len(board.permit_cities)],
        at.PERMIT_ORDER: board.permit_cities,
        at.DEGREE: [len(cities) for cities in board.neighbours],
        at.NEIGHBOURS: spread(board.neighbours, at.MAX_NEIGHBOURS),
        at.STEPS: [far for ends in zip(*map(board.steps, board.east_west), strict=True) for far in ends],
        at.N_SPACES: [len(board.prestige_values)],
        at.SPACE_VALUE: board.prestige_values,
        at.SPACE_COLOUR: board.prestige_colours,
    }


def _markers(board: Board, markers: Markers) -> dict[int, Iterable[int]]:
    def codes(names: Iterable[str]) -> list[int]:
        return [MARKER_IDS.index(name) for name in names]

    return {
        at.TAVERN: [route in board.taverns for route in range(len(board.routes))],
        at.CITY_DEVELOPS: [sum(1 << ability for ability in abilities) for abilities in board.abilities],
        at.N_GOLD: [len(markers.gold)],
        at.GOLD: codes(markers.gold),
        at.N_POOL: [len(markers.pile)],
        at.POOL: codes(markers.pile),
        at.PILE_SIZE: [markers.pile_size],
        at.ABILITY_PLACE: [place for route in range(len(board.routes)) for place in _ability_places(board, route)],
    }


PLACES_AT_END: Final = 2
FURTHER_PLACE: Final = 2 * PLACES_AT_END  # of an ability beyond two of a city, on a board from outside


def _ability_places(board: Board, route: int) -> list[int]:
    """Per ability which of the four printed at the ends of a route it is, two at each end."""
    places = [0] * len(ABILITY_IDS)
    for end in (1, 0):
        for number, ability in enumerate(board.abilities[board.ends[route][end]]):
            places[ability] = PLACES_AT_END * end + number if number < PLACES_AT_END else FURTHER_PLACE
    return places
