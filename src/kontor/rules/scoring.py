"""Final scoring as lines that name their clauses (SCORE); can be asked at any time, as if the game ended now.

There are two ways to the same points. The functions on cells come first: they are compiled, and bots and environments
call them millions of times. The lines below, and `score` of the modules, give people the clause and the facts behind
each entry. Both ask the same questions about cities, networks and abilities; tests/play/test_points.py compares them
on every configuration.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kontor.rules import cells as at
from kontor.rules import hooks
from kontor.rules.basics import controller, in_city, office_count, points_of, value
from kontor.rules.cells import Cells, Lookup
from kontor.rules.desk import COMPLETE_PRESTIGE, FULL
from kontor.rules.ids import ABILITY_IDS, ACTIONS, KEYS, N_ABILITIES, N_MARKERS, OWNER
from kontor.rules.scoreline import CATEGORIES, N_CATEGORIES, Category, Line
from kontor.rules.state import State
from kontor.rules.steps.office import network, presence

MARKER_POINTS: Final = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)  # SCORE-06: by how many; more than ten count as ten
CITY_POINTS: Final = 2  # SCORE-09
COUNTED_MARKERS: Final = len(MARKER_POINTS) - 1  # how many markers count at most


# On cells


def ability_points(t: Lookup, s: Cells, seat: int, ability: int) -> int:
    """Points for a fully developed ability (SCORE-03), Keys excepted (SCORE-04)."""
    if not COMPLETE_PRESTIGE[ability] or s[at.ABILITIES + N_ABILITIES * seat + ability] != FULL[ability]:
        return 0
    return COMPLETE_PRESTIGE[ability] + hooks.ability_points(t, s, seat)


def all_ability_points(t: Lookup, s: Cells, seat: int) -> int:
    """Points for all fully developed abilities."""
    total = 0
    for ability in range(N_ABILITIES):
        total += ability_points(t, s, seat, ability)
    return total


def marker_count(s: Cells, seat: int) -> int:
    """Markers of a seat, used or not."""
    count = 0
    for marker in range(1, N_MARKERS):
        count += s[at.UNUSED + N_MARKERS * seat + marker] + s[at.USED + N_MARKERS * seat + marker]
    return count


def marker_points(s: Cells, seat: int) -> int:
    """Points for the number of markers (SCORE-06)."""
    return MARKER_POINTS[min(marker_count(s, seat), COUNTED_MARKERS)]


def special_points(t: Lookup, s: Cells, seat: int) -> int:
    """Points for the spaces of the special prestige row (SCORE-08)."""
    total = 0
    for space in range(t[at.N_SPACES]):
        if s[at.SPECIAL + space] and OWNER[s[at.SPECIAL + space]] == seat:
            total += t[at.SPACE_VALUE + space]
    return total


def controlled_cities(t: Lookup, s: Cells, seat: int) -> int:
    """How many cities a seat controls."""
    count = 0
    for city in range(t[at.N_CITIES]):
        count += in_city(s, city) > 0 and controller(s, city) == seat
    return count


def largest_network(t: Lookup, s: Cells, owner: int) -> int:
    """The cities of the network with most offices (SCORE-15), one bit each."""
    left = presence(t, s, owner)
    best = 0
    most = 0
    for city in range(t[at.N_CITIES]):
        if left >> city & 1:
            found = network(t, s, left, city)
            left &= ~found
            offices = network_offices(t, s, owner, found)
            if offices > most:
                most = offices
                best = found
    return best


def network_offices(t: Lookup, s: Cells, owner: int, cities: int) -> int:
    """Offices of an owner in these cities."""
    offices = 0
    for city in range(t[at.N_CITIES]):
        if cities >> city & 1:
            offices += office_count(s, owner, city)
    return offices


def network_points(t: Lookup, s: Cells, seat: int) -> int:
    """Offices of the largest network times the Keys (SCORE-12)."""
    return network_offices(t, s, seat, largest_network(t, s, seat)) * value(s, seat, KEYS)


def city_points(t: Lookup, s: Cells, seat: int) -> int:
    """Points for each controlled city (SCORE-09)."""
    return CITY_POINTS + hooks.city_points(t, s, seat)


def points(t: Lookup, s: Cells, seat: int, category: int) -> int:
    """The points of a seat in a category."""
    found = 0
    if category == Category.TRACK:
        found = points_of(s, seat)
    elif category == Category.ABILITIES:
        found = all_ability_points(t, s, seat)
    elif category == Category.MARKERS:
        found = marker_points(s, seat)
    elif category == Category.SPECIAL_PRESTIGE:
        found = special_points(t, s, seat)
    elif category == Category.CITIES:
        found = controlled_cities(t, s, seat) * city_points(t, s, seat)
    elif category == Category.NETWORK:
        found = network_points(t, s, seat)
    else:
        found = hooks.points(t, s, seat, category)
    return found


def total_points(t: Lookup, s: Cells, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for category in range(N_CATEGORIES):
        total += points(t, s, seat, category)
    return total


def rank_key(t: Lookup, s: Cells, seat: int) -> int:
    """Points, then the less developed Actions, then the network (SCORE-18, -19, -21), as one number: more is better."""
    behind = FULL[ACTIONS] - s[at.ABILITIES + N_ABILITIES * seat + ACTIONS]
    return (total_points(t, s, seat) * 16 + behind) * 1024 + network_points(t, s, seat)


# As lines


class Score(dict[str, int]):
    """The points of one seat by category, with `total` and `rank`; entries can also be read as attributes."""

    def __getattr__(self, name: str) -> int:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def lines(state: State, seat: int) -> Iterator[Line]:
    """The score sheet of one seat, entry by entry."""
    yield Line("track", "SCORE-02", points_of(state.cells, seat), {})
    yield from _abilities(state, seat)
    yield from _markers(state, seat)
    for space, piece in enumerate(state.special):
        if piece and OWNER[piece] == seat:
            yield Line("special_prestige", "SCORE-08", state.rules.board.prestige_values[space], {})
    yield from _cities(state, seat)
    yield from _network(state, seat)
    for score in state.rules.hooks.score:
        yield from score(state, seat)


def _abilities(state: State, seat: int) -> Iterator[Line]:
    for ability, name in enumerate(ABILITY_IDS):
        developed = ability_points(state.lookup, state.cells, seat, ability)
        if developed:
            yield Line("abilities", "SCORE-03", developed, {"ability": name})


def _markers(state: State, seat: int) -> Iterator[Line]:
    count = marker_count(state.cells, seat)
    if count:
        yield Line("markers", "SCORE-06", marker_points(state.cells, seat), {"count": count})


def _cities(state: State, seat: int) -> Iterator[Line]:
    each = city_points(state.lookup, state.cells, seat)
    for city, name in enumerate(state.rules.board.cities):
        if state.controller(city) == seat:
            yield Line("cities", "SCORE-09", each, {"city": name})


def _network(state: State, seat: int) -> Iterator[Line]:
    best = largest_network(state.lookup, state.cells, seat)
    if best:
        offices = network_offices(state.lookup, state.cells, seat, best)
        names = [name for city, name in enumerate(state.rules.board.cities) if best >> city & 1]
        keys = state.value(seat, KEYS)
        yield Line("network", "SCORE-12", offices * keys, {"offices": offices, "keys": keys, "cities": names})


def sheet(state: State, by_seat: Sequence[Iterable[Line]] | None = None) -> list[Score]:
    """The scores of all seats by these lines per seat, or by all of them."""
    scores = []
    for own in by_seat if by_seat is not None else [lines(state, seat) for seat in state.rules.seats]:
        score = Score.fromkeys(CATEGORIES, 0)
        for line in own:
            score[line.category] += line.points
        score["total"] = sum(score.values())
        scores.append(Score(score))
    keys = [_rank_key(state, seat, score) for seat, score in enumerate(scores)]
    for key, score in zip(keys, scores, strict=True):
        score["rank"] = 1 + sum(other > key for other in keys)  # SCORE-22: equal players share a rank
    return scores


def _rank_key(state: State, seat: int, score: Score) -> tuple[int, int, int]:
    """Points, then the less developed Actions, then the network (SCORE-18, -19, -21)."""
    return score["total"], -state.development(seat, ACTIONS), score["network"]
