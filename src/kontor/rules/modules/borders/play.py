"""Borders: the countries of Britannia, who may go where, what they score (BRIT)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.boards.facts import REGION_POINTS
from kontor.rules import hooks
from kontor.rules.action import Kind
from kontor.rules.basics import controller, note, office_count
from kontor.rules.board import Board
from kontor.rules.cells import (
    COUNTRIES,
    EVERYWHERE,
    HAS_NEUTRAL,
    HOME,
    MIDDLE,
    N_CITIES,
    N_PERMITS,
    NOBODY,
    OFFICES,
    PERMANENT,
    PERMIT_ORDER,
    PERMITS,
    PLAYERS,
    POST_ROUTE,
    REGION,
    REGIONS,
    ROW,
    ROWS,
    TURN,
    Cells,
    Lookup,
    cells_of,
)
from kontor.rules.entry import Listener
from kontor.rules.event import EventCode
from kontor.rules.ids import NEUTRAL, OWNER
from kontor.rules.module import Module
from kontor.rules.refusal import Bounds, Refusal, refuse
from kontor.rules.scoreline import Category, Line
from kontor.rules.state import State

PERMIT_CITIES: Final = cells_of("borders", "permit_cities")
PERMITS_USED: Final = cells_of("borders", "permits_used")
PERMIT_USED: Final = EventCode["PERMIT"]

CITY: Final = 256  # a city counts more than all offices (BRIT-56)


# Permits for Place and Displace


def permit_holder(s: Cells, city: int) -> int:
    """Who holds the permit of a city: whose office stands furthest right (BRIT-28)."""
    count = s[OFFICES + city]
    return OWNER[s[ROWS + ROW * city + MIDDLE + count - 1]] if count else NOBODY


def gives_permit(s: Cells, city: int) -> bool:
    """Whether the turn's player holds the permit of a city and has not used it in this turn (BRIT-28 to BRIT-32)."""
    if permit_holder(s, city) != s[TURN]:
        return False
    for number in range(s[PERMITS_USED]):
        if s[PERMIT_CITIES + number] == city:
            return False
    return True


def has_permit(t: Lookup, s: Cells, seat: int, region: int) -> int:
    """Whether a seat holds a permit for a country, used or not."""
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        if t[PERMITS + city] & region and permit_holder(s, city) == seat:
            return 1
    return 0


def entry(t: Lookup, s: Cells) -> int:
    """The countries that the turn's player may enter by actions B and C (BRIT-22, BRIT-23)."""
    if hooks.crosses_borders(t, s):
        return EVERYWHERE
    regions = t[HOME]
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        if gives_permit(s, city):
            regions |= t[PERMITS + city]
    return regions


def entered(t: Lookup, s: Cells, post: int) -> None:
    """After the turn's player entered a post by action B or C: a permit is used up, the most special one (BRIT-32)."""
    route = t[POST_ROUTE + post]
    if hooks.crosses_borders(t, s) or t[REGION + route] == t[HOME]:
        return
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        if t[PERMITS + city] & t[REGION + route] and gives_permit(s, city):
            s[PERMIT_CITIES + s[PERMITS_USED]] = city
            s[PERMITS_USED] += 1
            note(s, PERMIT_USED, s[TURN], city, route, 0)
            return


# Where pieces may go


def landing(t: Lookup, route: int) -> int:
    """The countries where a piece displaced from a route, or an extra, may go (BRIT-36 to BRIT-38)."""
    return t[REGION + route] | t[HOME]


def carrying(t: Lookup, s: Cells, route: int, stays: int) -> int:
    """The countries to which a piece lifted from a route may be carried (BRIT-17, BRIT-41, BRIT-42, BRIT-49)."""
    if stays:
        return t[REGION + route]
    return EVERYWHERE if hooks.crosses_borders(t, s) else t[REGION + route] | t[HOME]


def bars_marker(t: Lookup, route: int) -> int:
    """No bonus marker may lie abroad (BRIT-15)."""
    return t[REGION + route] != t[HOME] and t[PERMANENT + route] == 0


# Scoring


def region_points(t: Lookup, s: Cells, owner: int, region: int) -> int:
    """Points in one country: by cities controlled, then by offices (BRIT-55 to BRIT-62).

    Equal players share the points of the places they occupy together, rounded down (BRIT-58, BRIT-59).
    """
    mine = _rank_key(t, s, owner, region)
    if not mine:
        return 0
    better = 0
    equal = 0
    for other in range(t[PLAYERS]):
        theirs = _rank_key(t, s, other, region)
        better += theirs > mine
        equal += theirs == mine
    if t[HAS_NEUTRAL]:
        theirs = _rank_key(t, s, NEUTRAL, region)
        better += theirs > mine
        equal += theirs == mine
    points = 0
    for place in range(better, better + equal):
        points += REGION_POINTS[place]
    return points // equal


def _rank_key(t: Lookup, s: Cells, owner: int, region: int) -> int:
    """Cities controlled, then offices, as one number; 0 without an office."""
    cities = 0
    offices = 0
    for city in range(t[N_CITIES]):
        if t[REGIONS + city] & region:
            count = office_count(s, owner, city)
            if count:
                offices += count
                cities += controller(s, city) == owner
    return CITY * cities + offices


def points(t: Lookup, s: Cells, owner: int, category: int) -> int:
    """Points in all countries but the one at home."""
    if category != Category.REGIONS:
        return 0
    points = 0
    for bit in range(8):
        if 1 << bit != t[HOME]:
            points += region_points(t, s, owner, 1 << bit)
    return points


# For views


def _abroad(board: Board) -> list[str]:
    """The countries that score."""
    return sorted(set(board.all_regions) - {board.home})


def _ranking(state: State, region: int) -> list[dict[str, Any]]:
    """Everybody with an office in a country, the best first, with the points as if the game ended now."""
    t, s = state.lookup, state.cells
    owners = [*state.rules.seats, NEUTRAL] if state.rules.has_neutral else state.rules.seats
    found = [(_rank_key(t, s, owner, region), owner) for owner in owners]
    return [
        {
            "owner": state.seat_name(owner),
            "cities": key // CITY,
            "offices": key % CITY,
            "points": region_points(t, s, owner, region),
        }
        for key, owner in sorted(found, key=lambda pair: (-pair[0], pair[1]))
        if key
    ]


def turn_ended(t: Lookup, s: Cells) -> None:
    s[PERMITS_USED] = 0  # BRIT-34


class Borders(Module):
    """Countries, permits and their scoring. In the situation: the permits used in this turn (BRIT-30)."""

    name = "borders"
    flag = COUNTRIES
    is_option = False
    position_keys = ("permits_used",)
    equivalents = MappingProxyType({"EAST-29": "BRIT-14", "EAST-32": "BRIT-49"})
    moments = MappingProxyType({Kind.FOUND: "BRIT-46", Kind.DEVELOP_PERMANENT: "BRIT-46"})

    @classmethod
    def comes_with(cls, board: BoardFacts) -> bool:
        return board.home_region is not None

    def score(self, state: State, seat: int) -> Iterable[Line]:
        board = state.rules.board
        for region in _abroad(board):
            points = region_points(state.lookup, state.cells, seat, board.region_bit[region])
            if points:
                yield Line("regions", "BRIT-55", points, {"region": region})

    # Refusals

    def entry_bounds(self, state: State) -> Bounds | None:
        """A permit used up in this turn gives its own refusal (BRIT-30)."""
        t, s, board = state.lookup, state.cells, state.rules.board
        if hooks.crosses_borders(t, s):
            return None
        used = s[PERMIT_CITIES : PERMIT_CITIES + s[PERMITS_USED]]
        spent: dict[str, str] = {region: "BRIT-30" for city in used for region in board.permits[city]}
        return Bounds(entry(t, s), "BRIT-23", "post.permit", spent)

    def landing_bounds(self, state: State, route: int, extra: bool) -> Bounds | None:
        at_home = state.lookup[REGION + route] == state.lookup[HOME]
        clause = "BRIT-38" if extra else "BRIT-36" if at_home else "BRIT-37"
        return Bounds(landing(state.lookup, route), clause, "post.border")

    def carrying_bounds(self, state: State, route: int, stays: str | None) -> Bounds | None:
        t = state.lookup
        clause = stays or ("BRIT-41" if t[REGION + route] == t[HOME] else "BRIT-42")
        return Bounds(carrying(t, state.cells, route, stays is not None), clause, "post.border")

    def marker_refusal(self, state: State, route: int) -> Refusal | None:
        board = state.rules.board
        if not bars_marker(state.lookup, route):
            return None
        return refuse("BRIT-15", "replace.abroad", route=board.routes[route], region=board.route_region[route])

    # Views and positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        s, board = state.cells, state.rules.board
        self._write_used(state, view)
        holders = {name: permit_holder(s, city) for city, name in enumerate(board.cities) if board.permits[city]}
        view["permits"] = {name: state.seat_name(owner) for name, owner in holders.items() if owner != NOBODY}
        view["regions"] = {region: _ranking(state, board.region_bit[region]) for region in _abroad(board)}

    def write(self, state: State, position: dict[str, Any]) -> None:
        if state.cells[PERMITS_USED]:
            self._write_used(state, position)

    def _write_used(self, state: State, view: dict[str, Any]) -> None:
        s = state.cells
        used = s[PERMIT_CITIES : PERMIT_CITIES + s[PERMITS_USED]]
        view["permits_used"] = [state.rules.board.cities[city] for city in used]

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        given = position.get("permits_used", [])
        board = state.rules.board
        known = {name: city for city, name in enumerate(board.cities) if board.permits[city]}
        if not isinstance(given, list) or any(not isinstance(name, str) or name not in known for name in given):
            raise ValueError(f"permits_used: expected a list of {', '.join(known)}, found {given!r} (BRIT-24)")
        used = bytes(dict.fromkeys(known[name] for name in given))
        state.cells[PERMITS_USED] = len(used)
        state.cells[PERMIT_CITIES : PERMIT_CITIES + len(used)] = used


LISTENERS: Final = (
    Listener(
        COUNTRIES,
        turn_ended=turn_ended,
        entered=entered,
        bars_marker=bars_marker,
        has_permit=has_permit,
        points=points,
        entry=entry,
        landing=landing,
        carrying=carrying,
    ),
)
MODULES: Final = (Borders,)
