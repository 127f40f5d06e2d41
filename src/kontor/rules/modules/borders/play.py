"""Borders: the countries of Britannia, who may go where, what they score (BRIT); and the safe-conduct."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.rules.action import Action, Kind
from kontor.rules.basics import controller, note, office_count, unused_of
from kontor.rules.board import Board
from kontor.rules.cells import (
    BORDERS,
    EVERYWHERE,
    GONE,
    HAS_NEUTRAL,
    HAS_SAFE_CONDUCT,
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
    UNUSED,
    Cells,
    Lookup,
    Moves,
    cells_of,
)
from kontor.rules.edition import Edition
from kontor.rules.entry import Entry, Listener
from kontor.rules.event import EventCode
from kontor.rules.frames import FrameKind
from kontor.rules.ids import MARKER_IDS, N_MARKERS, NEUTRAL, OWNER
from kontor.rules.module import Module
from kontor.rules.refusal import Bounds, Refusal, refuse
from kontor.rules.scoreline import Line
from kontor.rules.state import State

PERMIT_CITIES: Final = cells_of("borders", "permit_cities")
PERMITS_USED: Final = cells_of("borders", "permits_used")
SAFE_CONDUCT: Final = cells_of("borders", "safe_conduct")
USE_SAFE_CONDUCT: Final = Kind["USE_SAFE_CONDUCT"]

PLACE_POINTS: Final = (7, 4, 2, 0, 0, 0)  # BRIT-55
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


def entry(t: Lookup, s: Cells) -> int:
    """The countries that the turn's player may enter by actions B and C (BRIT-22, BRIT-23)."""
    if not t[BORDERS] or s[SAFE_CONDUCT]:
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
    if not t[BORDERS] or s[SAFE_CONDUCT] or t[REGION + route] == t[HOME]:
        return
    for number in range(t[N_PERMITS]):
        city = t[PERMIT_ORDER + number]
        if t[PERMITS + city] & t[REGION + route] and gives_permit(s, city):
            s[PERMIT_CITIES + s[PERMITS_USED]] = city
            s[PERMITS_USED] += 1
            note(s, EventCode.PERMIT, s[TURN], city, route, 0)
            return


# Where pieces may go


def landing(t: Lookup, route: int) -> int:
    """The countries where a piece displaced from a route, or an extra, may go (BRIT-36 to BRIT-38)."""
    return t[REGION + route] | t[HOME] if t[BORDERS] else EVERYWHERE


def carrying(t: Lookup, s: Cells, route: int, stays: int) -> int:
    """The countries to which a piece lifted from a route may be carried (BRIT-17, BRIT-41, BRIT-42, BRIT-49)."""
    if not t[BORDERS]:
        return EVERYWHERE
    if stays:
        return t[REGION + route]
    return EVERYWHERE if s[SAFE_CONDUCT] else t[REGION + route] | t[HOME]


def marker_allowed(t: Lookup, route: int) -> bool:
    """Whether a bonus marker may lie in the country of a route (BRIT-15)."""
    return not t[BORDERS] or t[REGION + route] == t[HOME] or t[PERMANENT + route] != 0


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
        points += PLACE_POINTS[place]
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


def all_region_points(t: Lookup, s: Cells, owner: int) -> int:
    """Points in all countries but the one at home."""
    points = 0
    if t[BORDERS]:
        for bit in range(8):
            if 1 << bit != t[HOME]:
                points += region_points(t, s, owner, 1 << bit)
    return points


# For refusals


def entry_bounds(state: State) -> Bounds | None:
    """The border for actions B and C; a permit used up in this turn gives its own refusal (BRIT-30)."""
    t, s, board = state.lookup, state.cells, state.rules.board
    if not t[BORDERS] or s[SAFE_CONDUCT]:
        return None
    used = s[PERMIT_CITIES : PERMIT_CITIES + s[PERMITS_USED]]
    spent: dict[str, str] = {region: "BRIT-30" for city in used for region in board.permits[city]}
    return Bounds(entry(t, s), "BRIT-23", "post.permit", spent)


def landing_bounds(state: State, route: int, extra: bool) -> Bounds | None:
    """The border for pieces displaced from a route."""
    if not state.lookup[BORDERS]:
        return None
    at_home = state.lookup[REGION + route] == state.lookup[HOME]
    clause = "BRIT-38" if extra else "BRIT-36" if at_home else "BRIT-37"
    return Bounds(landing(state.lookup, route), clause, "post.border")


def carrying_bounds(state: State, route: int, stays: str | None) -> Bounds | None:
    """The border for a piece lifted from a route; `stays` is the clause that keeps it in its country."""
    t = state.lookup
    if not t[BORDERS]:
        return None
    clause = stays or ("BRIT-41" if t[REGION + route] == t[HOME] else "BRIT-42")
    return Bounds(carrying(t, state.cells, route, stays is not None), clause, "post.border")


def marker_refusal(state: State, route: int) -> Refusal | None:
    """Why no bonus marker may lie abroad."""
    board = state.rules.board
    if marker_allowed(state.lookup, route):
        return None
    return refuse("BRIT-15", "replace.abroad", route=board.routes[route], region=board.route_region[route])


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
    s[SAFE_CONDUCT] = 0


class Borders(Module):
    """Countries, permits and their scoring. In the situation: the permits used in this turn (BRIT-30)."""

    name = "borders"
    flag = BORDERS
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


# Safe-conduct, an optional rule of the 2014 expansion (BRIT-66 to BRIT-69)


def safe_conduct_legal(t: Lookup, s: Cells, out: Moves) -> None:
    if not s[SAFE_CONDUCT]:
        for marker in range(1, N_MARKERS):
            if unused_of(s, s[TURN], marker):
                out.append(USE_SAFE_CONDUCT | marker << 8)


def safe_conduct_perform(t: Lookup, s: Cells, marker: int) -> None:
    s[UNUSED + N_MARKERS * s[TURN] + marker] -= 1  # BRIT-67: out of the game
    s[GONE + marker] += 1
    s[SAFE_CONDUCT] = 1
    note(s, EventCode.SAFE_CONDUCT, s[TURN], marker, 0, 0)


def _safe_conduct_refusal(state: State, action: Action) -> Refusal | None:
    if state.cells[SAFE_CONDUCT]:
        return refuse("BRIT-66", "safe_conduct.paid")
    if not unused_of(state.cells, state.turn, action.args[0]):
        return refuse("BRIT-66", "marker.none", marker=MARKER_IDS[action.args[0]])
    return None


class SafeConduct(Module):
    """In the situation: whether it was paid in this turn."""

    name = "safe-conduct"
    flag = HAS_SAFE_CONDUCT
    pending_keys = ("safe_conduct",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition, players: int) -> str:
        return "" if edition.safe_conduct else "only with board='britannia', edition='classic' (BRIT-66)"

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        view["safe_conduct"] = bool(state.cells[SAFE_CONDUCT])

    def write(self, state: State, position: dict[str, Any]) -> None:
        if state.cells[SAFE_CONDUCT]:
            position.setdefault("pending", {})["safe_conduct"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        paid = position.get("pending", {}).get("safe_conduct", False)
        if not isinstance(paid, bool):
            raise ValueError(f"pending: safe_conduct: expected true or false, found {paid!r}")
        state.cells[SAFE_CONDUCT] = paid


ENTRIES: Final = (
    Entry(
        FrameKind.TURN,
        (USE_SAFE_CONDUCT,),
        legal=safe_conduct_legal,
        perform=safe_conduct_perform,
        refusal=_safe_conduct_refusal,
        absent="BRIT-66",
        flag=HAS_SAFE_CONDUCT,
    ),
)
LISTENERS: Final = (Listener(BORDERS, turn_ended=turn_ended),)
MODULES: Final = (Borders, SafeConduct)
