"""Final scoring as lines that explain themselves (SCORE); asked at any time, as if the game ended now.

The numbers come first, for play by machines; the lines below are made of the same questions.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from kontor.rules.basics import controller, in_city, office_count, points_of, value
from kontor.rules.cells import (
    ABILITIES,
    N_CITIES,
    N_SPACES,
    SPACE_VALUE,
    SPECIAL,
    UNUSED,
    USED,
    Cells,
    Lookup,
)
from kontor.rules.desk import COMPLETE_PRESTIGE, FULL
from kontor.rules.ids import ABILITY_IDS, ACTIONS, KEYS, N_MARKERS, OWNER
from kontor.rules.modules import borders, favours, missions
from kontor.rules.scoreline import CATEGORIES, Line
from kontor.rules.state import State
from kontor.rules.steps.office import network, presence

MARKER_POINTS: Final = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)  # SCORE-06; more than ten count as ten
CITY_POINTS: Final = 2  # SCORE-09
MOST_MARKERS: Final = len(MARKER_POINTS) - 1


# By number


def ability_points(t: Lookup, s: Cells, seat: int, ability: int) -> int:
    """Points for a fully developed ability (SCORE-03), Keys excepted (SCORE-04)."""
    if not COMPLETE_PRESTIGE[ability] or s[ABILITIES + 5 * seat + ability] != FULL[ability]:
        return 0
    return COMPLETE_PRESTIGE[ability] + favours.ability_bonus(t, s, seat)


def marker_count(s: Cells, seat: int) -> int:
    """Markers of a seat, used or not."""
    count = 0
    for marker in range(1, N_MARKERS):
        count += s[UNUSED + N_MARKERS * seat + marker] + s[USED + N_MARKERS * seat + marker]
    return count


def largest_network(t: Lookup, s: Cells, owner: int) -> int:
    """The cities of the network with most offices (SCORE-15), one bit each."""
    left = presence(t, s, owner)
    best = 0
    most = 0
    for city in range(t[N_CITIES]):
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
    for city in range(t[N_CITIES]):
        if cities >> city & 1:
            offices += office_count(s, owner, city)
    return offices


def network_points(t: Lookup, s: Cells, seat: int) -> int:
    """Offices of the largest network times the Keys (SCORE-12)."""
    return network_offices(t, s, seat, largest_network(t, s, seat)) * value(s, seat, KEYS)


def city_points(t: Lookup, s: Cells, seat: int) -> int:
    """Points for each controlled city (SCORE-09)."""
    return CITY_POINTS + favours.city_bonus(t, s, seat)


def points(t: Lookup, s: Cells, seat: int, category: int) -> int:
    """The points of a seat in a category, a number of CATEGORIES."""
    total = 0
    if category == 0:
        total = points_of(s, seat)
    elif category == 1:
        for ability in range(5):
            total += ability_points(t, s, seat, ability)
    elif category == 2:
        total = MARKER_POINTS[min(marker_count(s, seat), MOST_MARKERS)]
    elif category == 3:
        for space in range(t[N_SPACES]):
            if s[SPECIAL + space] and OWNER[s[SPECIAL + space]] == seat:
                total += t[SPACE_VALUE + space]
    elif category == 4:
        for city in range(t[N_CITIES]):
            if in_city(s, city) and controller(s, city) == seat:
                total += city_points(t, s, seat)
    elif category == 5:
        total = network_points(t, s, seat)
    elif category == 6:
        total = missions.points(t, s, seat)
    elif category == 7:
        total = borders.all_region_points(t, s, seat)
    return total


def total_points(t: Lookup, s: Cells, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for category in range(8):
        total += points(t, s, seat, category)
    return total


def rank_key(t: Lookup, s: Cells, seat: int) -> int:
    """Points, then the less developed Actions, then the network (SCORE-18, -19, -21), as one number: more is better."""
    behind = FULL[ACTIONS] - s[ABILITIES + 5 * seat + ACTIONS]
    return (total_points(t, s, seat) * 16 + behind) * 1024 + network_points(t, s, seat)


# As lines


class Score(dict[str, int]):
    """The points of one seat by category, with `total` and `rank`; entries can be read as attributes too."""

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
        yield Line("markers", "SCORE-06", MARKER_POINTS[min(count, MOST_MARKERS)], {"count": count})


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


def sheet(state: State, hidden: Sequence[Sequence[str]] = ()) -> list[Score]:
    """The scores of all seats; `hidden` names per seat the categories to leave out."""
    scores = []
    for seat in state.rules.seats:
        score = Score.fromkeys(CATEGORIES, 0)
        for line in lines(state, seat):
            if not hidden or line.category not in hidden[seat]:
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
