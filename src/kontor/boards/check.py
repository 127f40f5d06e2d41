"""Checks that the data makes sense. Every problem is one line that names file, table and key."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import dist
from typing import TypeVar

from kontor.boards.facts import (
    ABILITY_NAMES,
    BOARD_MAX_CITIES,
    BOARD_MAX_NEIGHBOURS,
    BOARD_MAX_POSTS,
    BOARD_MAX_ROUTES,
    MARKER_NAMES,
    PRIVILEGE_NAMES,
    BoardFacts,
    City,
    MarkerKind,
    Point,
    Route,
    Totals,
    Track,
)
from kontor.boards.loader import add_board, board, board_ids, desk, markers
from kontor.boards.reader import place

T = TypeVar("T")
Problem = tuple[str, str, str]  # table, key, what is wrong

ID_PATTERN = re.compile(r"[a-z]+(-[a-z]+)*")
CITY_MAX_OFFICES = 4  # SETUP-12
PERMIT_CITY_MAX_OFFICES = 8  # Cardiff, Carlisle and London are printed larger


def check_all() -> list[str]:
    """The problems of all data files of this package; empty if there are none. Modules check theirs (catalog)."""
    problems: list[str] = []
    for board_id in board_ids():
        problems += loaded(partial(board, board_id), partial(_packaged_board, board_id))
    problems += loaded(markers, check_markers)
    problems += loaded(desk, check_desk)
    return problems


def register(facts: BoardFacts) -> None:
    """Makes a board of your own playable; ValueError names its first problem."""
    problems = check_board(facts)
    if problems:
        raise ValueError(problems[0])
    add_board(facts)


def loaded(load: Callable[[], T], check: Callable[[T], list[str]]) -> list[str]:
    """The problems of a file, be it of its form or of what it says."""
    try:
        return check(load())
    except ValueError as malformed:
        return [str(malformed)]


def _packaged_board(board_id: str, facts: BoardFacts) -> list[str]:
    source = f"{board_id}.toml"
    misnamed = [("", "id", f"{facts.id!r} is not the name of the file")] if facts.id != board_id else []
    return problem_lines(source, misnamed) + check_board(facts, source)


def problem_lines(source: str, problems: Iterable[Problem]) -> list[str]:
    """Problems as people read them."""
    return [f"{place(source, table, key)}: {problem}" for table, key, problem in problems]


def check_board(facts: BoardFacts, source: str = "") -> list[str]:
    """The problems of one board, including one made by a user."""
    return problem_lines(source or f"{facts.id}.toml", _board(facts))


def _board(facts: BoardFacts) -> Iterator[Problem]:
    yield from _frame(facts)
    for city in facts.cities:
        yield from _city(facts, city)
    for route in facts.routes:
        yield from _route(facts, route)
    yield from _whole(facts)
    yield from _totals(facts)


def _frame(facts: BoardFacts) -> Iterator[Problem]:
    ids = {city.id for city in facts.cities}
    fewest, most = facts.players
    if not 2 <= fewest <= most <= 5:
        yield "", "players", f"{fewest} to {most} players; a game has 2 to 5"
    if not 1 <= facts.completed_cities_limit <= len(facts.cities):
        yield "", "completed_cities_limit", f"{facts.completed_cities_limit} of {len(facts.cities)} cities"
    for end in facts.east_west:
        if end not in ids:
            yield "", "east_west", f"{end!r} is not a city of this board"
    if facts.east_west[0] == facts.east_west[1]:
        yield "", "east_west", "the two ends are the same city"
    if facts.prestige_city not in ids:
        yield "special_prestige", "city", f"{facts.prestige_city!r} is not a city of this board"
    if tuple(space.privilege for space in facts.prestige_spaces) != PRIVILEGE_NAMES:
        yield "special_prestige", "spaces", f"there is one space for each of {', '.join(PRIVILEGE_NAMES)}"
    worth = [space.prestige for space in facts.prestige_spaces]  # also its name in notation
    if not _rising(worth) or len(set(worth)) != len(worth):
        yield "special_prestige", "spaces", "the prestige does not rise from left to right"


def _city(facts: BoardFacts, city: City) -> Iterator[Problem]:
    table = f"city.{city.id}"
    if not ID_PATTERN.fullmatch(city.id):
        yield table, "", "an id is lower-case ASCII words joined by hyphens"
    if sum(other.name == city.name for other in facts.cities) > 1:
        yield table, "name", f"{city.name!r} is the name of two cities"
    most = PERMIT_CITY_MAX_OFFICES if city.permits else CITY_MAX_OFFICES
    if city.hanseatic and not 1 <= len(city.offices) <= most:
        yield table, "offices", f"{len(city.offices)} offices; such a city has 1 to {most}"
    if not city.hanseatic and city.offices:
        yield table, "offices", "a city that is not Hanseatic has no offices of its own"
    if not _rising([PRIVILEGE_NAMES.index(office.privilege) for office in city.offices]):
        yield table, "offices", "an office asks for less privilege than the one to its left"
    for key, named in (("abilities", city.abilities), ("regions", city.regions), ("permits", city.permits)):
        if len(set(named)) != len(named):
            yield table, key, "the same is named twice"
    if bool(city.regions) != bool(facts.home_region):
        yield table, "regions", "a city lies in a region where the board has a home_region, and only there"
    for region in city.permits:
        if region == facts.home_region or all(route.region != region for route in facts.routes):
            yield table, "permits", f"no permit is needed for {region} on this board"
    if not _in_frame([city.xy] if city.xy else []):
        yield table, "xy", "outside the board"


def _route(facts: BoardFacts, route: Route) -> Iterator[Problem]:
    table = f"route.{route.id}"
    cities = {city.id: city for city in facts.cities}
    for end in route.ends:
        if end not in cities:
            yield table, "ends", f"{end!r} is not a city of this board"
    if route.ends[0] >= route.ends[1]:
        yield table, "ends", "two different cities in alphabetical order"
    if route.id != "-".join(route.ends):
        yield table, "ends", f"the id of this route would be {'-'.join(route.ends)}"
    if not 2 <= len(route.posts) <= 4:  # SETUP-13
        yield table, "posts", f"{len(route.posts)} posts; a route has 2 to 4"
    if bool(route.region) != bool(facts.home_region):
        yield table, "region", "a route lies in a region where the board has a home_region, and only there"
    if route.tavern and (route.permanent_marker or route.region != facts.home_region):
        yield table, "tavern", "no bonus marker may lie on such a route"  # EAST-29, BRIT-14, BRIT-15
    if route.permanent_marker and "ship" not in route.posts:
        yield table, "permanent_marker", "only a sea route has one"
    if route.permanent_marker == "office-in-green-city" and all(city.hanseatic for city in facts.cities):
        yield table, "permanent_marker", "there is no green city"
    if route.permanent_marker == "place-two-in-wales-or-scotland" and not facts.home_region:
        yield table, "permanent_marker", "there is neither Wales nor Scotland"
    if route.post_xy:
        yield from _drawing(table, route, [cities[end].xy for end in route.ends if end in cities])


def _drawing(table: str, route: Route, ends: Sequence[Point | None]) -> Iterator[Problem]:
    if len(route.post_xy) != len(route.posts) or not _in_frame(route.post_xy):
        yield table, "xy", "expected one position on the board for each post"
    elif len(ends) == 2 and ends[0] and ends[1]:
        first, last = route.post_xy[0], route.post_xy[-1]
        if dist(ends[0], first) + dist(last, ends[1]) >= dist(ends[0], last) + dist(first, ends[1]):
            yield table, "xy", "the posts do not run from the first end to the second"


def _room(facts: BoardFacts) -> Iterator[Problem]:
    """How large a board can be."""
    posts = sum(len(route.posts) for route in facts.routes)
    for table, found, most in (
        ("city", len(facts.cities), BOARD_MAX_CITIES),
        ("route", len(facts.routes), BOARD_MAX_ROUTES),
        ("route", posts, BOARD_MAX_POSTS),
    ):
        if found > most:
            yield table, "" if found != posts else "posts", f"{found} in all; there is room for {most}"
    for city in facts.cities:
        routes = sum(city.id in route.ends for route in facts.routes)
        if routes > BOARD_MAX_NEIGHBOURS:
            yield f"city.{city.id}", "", f"{routes} routes lead here; there is room for {BOARD_MAX_NEIGHBOURS}"


def _whole(facts: BoardFacts) -> Iterator[Problem]:
    yield from _room(facts)
    taverns = [route.id for route in facts.routes if route.tavern]
    if len(taverns) != 3:  # SETUP-19
        yield "route", "tavern", f"{len(taverns)} taverns ({', '.join(taverns)}); a board has 3"
    for ability in ABILITY_NAMES:
        if not any(ability in city.abilities for city in facts.cities):
            yield "city", "abilities", f"no city offers {ability}"
    for city in _cut_off(facts):
        yield f"city.{city}", "", f"this city cannot be reached from {facts.cities[0].id}"
    undrawn = [f"city.{city.id}" for city in facts.cities if not city.xy]
    undrawn += [f"route.{route.id}" for route in facts.routes if not route.post_xy]
    if len(undrawn) < len(facts.cities) + len(facts.routes):
        for table in undrawn:
            yield table, "xy", "left out here and given elsewhere; expected all or none"


def _cut_off(facts: BoardFacts) -> list[str]:
    """The cities that no chain of routes connects to the first one."""
    reached = {city.id for city in facts.cities[:1]}
    grown = True
    while grown:
        joined = {end for route in facts.routes if reached & set(route.ends) for end in route.ends}
        grown = not joined <= reached
        reached |= joined
    return [city.id for city in facts.cities if city.id not in reached]


def _totals(facts: BoardFacts) -> Iterator[Problem]:
    if facts.stated_totals is not None:
        for key, found, stated in zip(Totals._fields, facts.totals(), facts.stated_totals, strict=True):
            if found != stated:
                yield "totals", key, f"{stated} are stated; the file has {found}"


def _rising(values: Sequence[int]) -> bool:
    return list(values) == sorted(values)


def _in_frame(points: Iterable[Point]) -> bool:
    return all(0 <= x <= 1000 and 0 <= y <= 1500 for x, y in points)


def unknown_boards(named: Iterable[str]) -> Iterator[Problem]:
    """Of what lies beside the boards: boards that it names and that are not there."""
    for board_id in sorted(set(named) - set(board_ids())):
        yield "", "boards", f"{board_id!r} is not a board"


def check_markers(kinds: Sequence[MarkerKind], source: str = "markers.toml") -> list[str]:
    return problem_lines(source, _markers(kinds))


def _markers(kinds: Sequence[MarkerKind]) -> Iterator[Problem]:
    usual = {kind.id: kind for kind in kinds if not kind.optional and not kind.replaces}
    total = sum(kind.count for kind in usual.values())
    gold = [kind.gold for kind in usual.values() if kind.gold]
    if total != 15:  # SETUP-07
        yield "marker", "count", f"{total} usual markers; there are 15"
    if gold != [1, 1, 1]:  # SETUP-08
        yield "marker", "gold", f"{sum(gold)} gold markers of {len(gold)} kinds; there are 3 of 3"
    if [kind.id for kind in kinds] != list(MARKER_NAMES):
        yield "marker", "", f"expected the ids {', '.join(MARKER_NAMES)} in this order (facts.Marker)"
    for kind in kinds:
        table = f"marker.{kind.id}"
        if kind.gold > kind.count:
            yield table, "gold", f"{kind.gold} of {kind.count} markers"
        if kind.optional and (kind.count, kind.gold) != (2, 0):  # PROMO-01, PROMO-03
            yield table, "count", "an optional kind has 2 markers, none of them gold"
        if kind.replaces:
            replaced = usual.get(kind.replaces)
            if replaced is None or (replaced.count, replaced.gold) != (kind.count, kind.gold):
                yield table, "replaces", "expected a usual kind with as many markers, as many of them gold"


def check_desk(tracks: Sequence[Track], source: str = "desk.toml") -> list[str]:
    return problem_lines(source, _desk(tracks))


def _desk(tracks: Sequence[Track]) -> Iterator[Problem]:
    covered = Counter[str]()
    for track in tracks:
        covered[track.piece] += len(track.values) - 1
        numbers = [value for value in track.values if isinstance(value, int)]
        if not _rising(numbers) or (track.id == "privilege" and track.values != PRIVILEGE_NAMES):
            yield f"track.{track.id}", "values", "expected values that rise from the left"
    if covered != {"trader": 15, "merchant": 3}:
        counted = f"{covered['trader']} traders and {covered['merchant']} merchants"
        yield "track", "values", f"{counted} cover the desk; expected 15 and 3"
