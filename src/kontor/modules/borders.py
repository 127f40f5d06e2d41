"""Borders: the countries of Britannia, who may go where, what they score (BRIT); and the safe-conduct."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from kontor.boards import BoardFacts
from kontor.rules.action import Action, Kind
from kontor.rules.board import Board
from kontor.rules.bounds import Bounds, bounds_of
from kontor.rules.edition import Edition
from kontor.rules.frames import Frame, Turn
from kontor.rules.ids import MARKER_IDS, MARKER_KINDS, NEUTRAL, OWNER
from kontor.rules.module import Module
from kontor.rules.refusal import Refusal, refuse
from kontor.rules.scoreline import Line
from kontor.rules.state import State
from kontor.rules.step import Step

PLACE_POINTS: Final = (7, 4, 2)  # BRIT-55


@cache
def bounds(board: Board, clause: str, regions: frozenset[str]) -> Bounds:
    """The posts of these countries (BRIT-07)."""
    return bounds_of(bytes(board.route_region[route] in regions for route in board.post_route), clause, "post.border")


def entry_bounds(board: Board, permits: tuple[int, ...], used: tuple[int, ...]) -> Bounds:
    """Home and the countries of these permits; a permit used up in this turn gives its own refusal (BRIT-30)."""
    regions = frozenset((board.home,)).union(*(board.permits[city] for city in permits))
    spent: dict[str, str] = {region: "BRIT-30" for city in used for region in board.permits[city]}
    return bounds(board, "BRIT-23", regions)._replace(reason="post.permit", by_region=spent)


class Borders(Module):
    """Its own value: the cities whose permits were used in this turn (BRIT-30)."""

    name = "borders"
    position_keys = ("permits_used",)
    equivalents = MappingProxyType({"EAST-29": "BRIT-14", "EAST-32": "BRIT-49"})
    moments = MappingProxyType({Kind.FOUND: "BRIT-46", Kind.DEVELOP_PERMANENT: "BRIT-46"})

    def __init__(self) -> None:
        self._entries: dict[tuple[tuple[int, ...], tuple[int, ...]], Bounds] = {}  # by permits left and used

    def start(self, players: int) -> tuple[int, ...]:
        return ()

    def used(self, state: State) -> tuple[int, ...]:
        """Cities whose permit was used in this turn."""
        used = state.own[self.slot]
        assert isinstance(used, tuple)
        return used

    def turn_starts(self, state: State) -> None:
        state.own[self.slot] = ()  # BRIT-34

    # Permits for Place and Displace

    def permits(self, state: State) -> tuple[int, ...]:
        """The cities that give the turn's player a permit now, the most special first (BRIT-28 to BRIT-32)."""
        used = self.used(state)
        offices, seat = state.offices, state.turn
        cities = [
            city
            for city in state.rules.board.permit_cities
            if offices[city] and OWNER[offices[city][-1]] == seat and city not in used
        ]
        return tuple(cities)

    def entry(self, state: State) -> Bounds | None:  # BRIT-22, BRIT-23
        if self._open(state):
            return None
        key = self.permits(state), self.used(state)
        bound = self._entries.get(key)
        if bound is None:
            bound = self._entries[key] = entry_bounds(state.rules.board, *key)
        return bound

    def entered(self, state: State, post: int) -> None:
        board = state.rules.board
        region = board.route_region[board.post_route[post]]
        if region == board.home or self._open(state):
            return
        city = next(city for city in self.permits(state) if region in board.permits[city])
        state.own[self.slot] = (*self.used(state), city)
        state.tell("permit", seat=state.turn, city=board.cities[city], region=region)

    def _open(self, state: State) -> bool:
        asked = state.rules.hooks.borders_open
        return bool(asked) and any(ask(state) for ask in asked)

    # Where pieces may go

    def landing(self, state: State, route: int, extra: bool) -> Bounds | None:  # BRIT-36 to BRIT-38
        board = state.rules.board
        region = board.route_region[route]
        clause = "BRIT-38" if extra else "BRIT-36" if region == board.home else "BRIT-37"
        return bounds(board, clause, frozenset((region, board.home)))

    def carrying(self, state: State, route: int, stays: str | None) -> Bounds | None:  # BRIT-17, -41, -42, -49
        board = state.rules.board
        region = board.route_region[route]
        if stays is not None:
            return bounds(board, stays, frozenset((region,)))
        if self._open(state):
            return None
        clause = "BRIT-41" if region == board.home else "BRIT-42"
        return bounds(board, clause, frozenset((region, board.home)))

    def marker_refusal(self, state: State, route: int) -> Refusal | None:
        board = state.rules.board
        if board.route_region[route] != board.home and not board.permanent[route]:
            return refuse("BRIT-15", "replace.abroad", route=board.routes[route], region=board.route_region[route])
        return None

    # Scoring

    def score(self, state: State, seat: int) -> Iterable[Line]:
        board = state.rules.board
        abroad = sorted({region for regions in board.regions for region in regions} - {board.home})
        for region in abroad:
            points = region_points(state, region).get(seat, 0)
            if points:
                yield Line("regions", "BRIT-55", points, {"region": region})

    # Positions

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        view["permits_used"] = [state.rules.board.cities[city] for city in self.used(state)]

    def write(self, state: State, position: dict[str, Any]) -> None:
        if self.used(state):
            self.reveal(state, None, position)

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        given = position.get("permits_used", [])
        board = state.rules.board
        known = {name: city for city, name in enumerate(board.cities) if board.permits[city]}
        if not isinstance(given, list) or any(not isinstance(name, str) or name not in known for name in given):
            raise ValueError(f"permits_used: expected a list of {', '.join(known)}, found {given!r} (BRIT-24)")
        state.own[self.slot] = tuple(dict.fromkeys(known[name] for name in given))


def region_points(state: State, region: str) -> dict[int, int]:
    """The points of one country by owner: by cities controlled, then by offices (BRIT-56 to BRIT-62)."""
    cities = [city for city, regions in enumerate(state.rules.board.regions) if region in regions]
    owners = [*state.rules.seats, *([NEUTRAL] if state.rules.has_neutral else [])]
    controllers = [state.controller(city) for city in cities]
    ranks: dict[tuple[int, int], list[int]] = {}
    for owner in owners:
        offices = sum(state.office_count(owner, city) for city in cities)
        if offices:
            ranks.setdefault((controllers.count(owner), offices), []).append(owner)
    return dict(_shared_places(ranks[rank] for rank in sorted(ranks, reverse=True)))


def _shared_places(groups: Iterable[list[int]]) -> Iterator[tuple[int, int]]:
    """Equal players share the points of the places they occupy together, rounded down (BRIT-58, BRIT-59)."""
    place = 0
    for group in groups:
        points = sum(PLACE_POINTS[place : place + len(group)]) // len(group)
        yield from ((owner, points) for owner in group)
        place += len(group)


class SafeConduct(Module):
    """Optional rule of the 2014 expansion (BRIT-66 to BRIT-69). Its own value: whether it was paid in this turn."""

    name = "safe-conduct"
    pending_keys = ("safe_conduct",)

    @classmethod
    def unfit(cls, board: BoardFacts, edition: Edition) -> str:
        return "" if edition.safe_conduct else "only with board='britannia', edition='classic' (BRIT-66)"

    def start(self, players: int) -> bool:
        return False

    def steps(self) -> Mapping[type[Frame], tuple[Step, ...]]:
        return {Turn: (Step((Kind.USE_SAFE_CONDUCT,), self.options, self.refusal, self.perform),)}

    def options(self, state: State, out: list[Action]) -> None:
        if not state.own[self.slot]:
            for marker in sorted(set(state.markers_held(state.unused, state.turn))):
                out.append(state.rules.lexicon.make(Kind.USE_SAFE_CONDUCT, marker))

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if state.own[self.slot]:
            return refuse("BRIT-66", "safe_conduct.paid")
        if not state.unused_of(state.turn, action.args[0]):
            return refuse("BRIT-66", "marker.none", marker=MARKER_IDS[action.args[0]])
        return None

    def perform(self, state: State, action: Action) -> None:
        marker = action.args[0]
        state.unused[MARKER_KINDS * state.turn + marker] -= 1  # BRIT-67: out of the game
        state.own[self.slot] = True
        state.tell("safe-conduct", seat=state.turn, marker=MARKER_IDS[marker])

    def turn_starts(self, state: State) -> None:
        state.own[self.slot] = False

    def borders_open(self, state: State) -> bool:
        return bool(state.own[self.slot])

    def reveal(self, state: State, seat: int | None, view: dict[str, Any]) -> None:
        view["safe_conduct"] = bool(state.own[self.slot])

    def write(self, state: State, position: dict[str, Any]) -> None:
        if state.own[self.slot]:
            position.setdefault("pending", {})["safe_conduct"] = True

    def read(self, state: State, position: Mapping[str, Any]) -> None:
        paid = position.get("pending", {}).get("safe_conduct", False)
        if not isinstance(paid, bool):
            raise ValueError(f"pending: safe_conduct: expected true or false, found {paid!r}")
        state.own[self.slot] = paid
