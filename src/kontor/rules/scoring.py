"""Final scoring as lines that explain themselves (SCORE); asked at any time, as if the game ended now."""

from collections.abc import Iterator, Sequence
from typing import Final

from kontor.rules.desk import COMPLETE_PRESTIGE, FULL
from kontor.rules.ids import ABILITY_IDS, ACTIONS, KEYS, OWNER
from kontor.rules.scoreline import CATEGORIES, Line
from kontor.rules.state import State
from kontor.rules.steps.office import network

MARKER_POINTS: Final = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)  # SCORE-06; more than ten count as ten
CITY_POINTS: Final = 2  # SCORE-09


class Score(dict[str, int]):
    """The points of one seat by category, with `total` and `rank`; entries can be read as attributes too."""

    def __getattr__(self, name: str) -> int:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def lines(state: State, seat: int) -> Iterator[Line]:
    """The score sheet of one seat, entry by entry."""
    yield Line("track", "SCORE-02", state.prestige[seat], {})
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
    more = sum(ask(state, seat) for ask in state.rules.hooks.ability_points)
    for ability, points in enumerate(COMPLETE_PRESTIGE):
        if points and state.development(seat, ability) == FULL[ability]:
            yield Line("abilities", "SCORE-03", points + more, {"ability": ABILITY_IDS[ability]})


def _markers(state: State, seat: int) -> Iterator[Line]:
    count = len(state.markers_held(state.unused, seat)) + len(state.markers_held(state.used, seat))
    if count:
        yield Line("markers", "SCORE-06", MARKER_POINTS[min(count, len(MARKER_POINTS) - 1)], {"count": count})


def _cities(state: State, seat: int) -> Iterator[Line]:
    points = CITY_POINTS + sum(ask(state, seat) for ask in state.rules.hooks.city_points)
    for city, name in enumerate(state.rules.board.cities):
        if state.controller(city) == seat:
            yield Line("cities", "SCORE-09", points, {"city": name})


def _network(state: State, seat: int) -> Iterator[Line]:
    best = largest_network(state, seat)
    if best:
        offices = sum(state.office_count(seat, city) for city in best)
        keys = state.value(seat, KEYS)
        names = [state.rules.board.cities[city] for city in best]
        yield Line("network", "SCORE-12", offices * keys, {"offices": offices, "keys": keys, "cities": names})


def largest_network(state: State, seat: int) -> list[int]:
    """The cities of the network with most offices (SCORE-15), in the order of the board."""
    left = {city for city in range(len(state.rules.board.cities)) if state.office_count(seat, city)}
    best: set[int] = set()
    most = 0
    while left:
        found = network(state, seat, min(left))
        left -= found
        offices = sum(state.office_count(seat, city) for city in found)
        if offices > most:
            best, most = found, offices
    return sorted(best)


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
    keys = [_standing(state, seat, score) for seat, score in enumerate(scores)]
    for key, score in zip(keys, scores, strict=True):
        score["rank"] = 1 + sum(other > key for other in keys)  # SCORE-22: equal players share a rank
    return scores


def _standing(state: State, seat: int, score: Score) -> tuple[int, int, int]:
    """Points, then the less developed Actions, then the network (SCORE-18, -19, -21)."""
    return score["total"], -state.development(seat, ACTIONS), score["network"]
