"""Reasons: why an action is good, from what it changes most in an evaluation, with the facts behind it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kontor.boards import desk
from kontor.bots.weights import DEFAULT_WEIGHTS
from kontor.evaluation.layout import BEGUN, HUNDRED, PART, PARTS, TEMPO
from kontor.rules.basics import points_of, value
from kontor.rules.cells import CONNECTED, MAX_ROUTES, SPACE_VALUE, SPECIAL
from kontor.rules.ids import ABILITY_IDS, KEYS, MARKER_IDS, N_MARKERS, OWNER
from kontor.rules.scoreline import CATEGORIES, SECRET
from kontor.rules.scoring import largest_network, network_offices
from kontor.rules.state import State
from kontor.rules.steps.office import network, presence

PARTS_BY_NAME: Final = (*CATEGORIES, "tempo", "plans")
RIVAL: Final = "rival"  # what somebody else loses
NO_REASON: Final = "nothing"
REASON_MIN_HUNDREDTHS: Final = 5  # hundredths of a point: less is not a reason

Facts: TypeAlias = Mapping[str, int | str]
Figures: TypeAlias = Sequence[int]  # of a situation, as Evaluator.evaluate returns them


@dataclass(frozen=True)
class Reason:
    """The category that an action changes most, by how many points, and facts.

    The category is one of the score sheet, `tempo` (actions and pieces), `plans` (routes that are being filled),
    `rival` (what somebody else loses) or `nothing`. `facts` always has `how`; the words are in analysis.ftl.
    """

    category: str
    points: float
    facts: Facts


@dataclass(frozen=True)
class EvaluationChange:
    """A situation before and after an action of a seat, with the figures of both."""

    seat: int
    before: State
    after: State
    x: Figures
    y: Figures

    def gained(self, seat: int, part: int) -> int:
        """Hundredths of a point; the actions of a turn are there to be spent."""
        more = self.y[PART + PARTS * seat + part] - self.x[PART + PARTS * seat + part]
        if part == TEMPO:
            more -= self._to_spend(self.after, seat) - self._to_spend(self.before, seat)
            more += DEFAULT_WEIGHTS.action * max(0, self.more_actions if seat == self.after.turn else 0)
        return more

    @property
    def more_actions(self) -> int:
        """Actions that the turn has gained; below 0 those that were spent."""
        return self.after.actions - self.before.actions if self.after.turn == self.before.turn else 0

    def _to_spend(self, state: State, seat: int) -> int:
        return DEFAULT_WEIGHTS.action * state.actions if state.turn == seat and not state.is_over else 0

    def gained_in_all(self, seat: int) -> int:
        """The same for all parts."""
        return sum(self.gained(seat, part) for part in range(PARTS))

    @property
    def offices(self) -> list[int]:
        """Cities where the seat has more offices than before."""
        return [
            city for city in range(len(self._names)) if self._count(self.after, city) > self._count(self.before, city)
        ]

    def _count(self, state: State, city: int) -> int:
        return network_offices(state.lookup, state.cells, self.seat, 1 << city)

    @property
    def _names(self) -> Sequence[str]:
        return self.after.rules.board.cities

    def city(self, cities: Sequence[int]) -> str:
        """The name of the first of these cities, else of the first with a new office, else nothing."""
        found = [*cities, *self.offices]
        return self._names[found[0]] if found else ""


def reason(change: EvaluationChange) -> Reason:
    """Why an action is good: the largest gain of the seat, or the largest loss of somebody else."""
    gains = [(change.gained(change.seat, part), name) for part, name in enumerate(PARTS_BY_NAME)]
    gain, name = max(gains, key=lambda found: found[0])
    others = [seat for seat in change.after.rules.seats if seat != change.seat]
    hurt = min(others, key=change.gained_in_all)
    loss = -change.gained_in_all(hurt)
    if max(gain, loss) < REASON_MIN_HUNDREDTHS:
        return _quiet(change)
    if loss > gain:
        return Reason(RIVAL, -loss / HUNDRED, {"how": "hinders", "seat": hurt, **_route(change)})
    return Reason(name, gain / HUNDRED, FACTS[name](change))


def _quiet(change: EvaluationChange) -> Reason:
    """Nothing is won yet; pieces that are ready may still be what it is for."""
    facts = _tempo(change)
    if facts["how"] == "supplies":
        return Reason("tempo", DEFAULT_WEIGHTS.trader_ready * int(facts["count"]) / HUNDRED, facts)
    return Reason(NO_REASON, 0.0, {"how": "waits"})


# The facts of each category


def _track(change: EvaluationChange) -> Facts:
    if change.after.cells[CONNECTED] > change.before.cells[CONNECTED]:
        return {"how": "connects"}
    scored = points_of(change.after.cells, change.seat) - points_of(change.before.cells, change.seat)
    if scored > 0:
        return {"how": "scores", "points": scored}
    return {"how": "controls", "city": change.city(_controlled(change))}


def _abilities(change: EvaluationChange) -> Facts:
    return {"how": "completes", **_developed(change)}


def _markers(change: EvaluationChange) -> Facts:
    for place in range(1, N_MARKERS):
        if change.after.unused(change.seat).count(place) > change.before.unused(change.seat).count(place):
            return {"how": "takes", "marker": MARKER_IDS[place]}
    return {"how": "counts"}


def _special(change: EvaluationChange) -> Facts:
    t, before, after = change.after.lookup, change.before.cells, change.after.cells
    for space in range(len(change.after.special)):
        if after[SPECIAL + space] and not before[SPECIAL + space] and OWNER[after[SPECIAL + space]] == change.seat:
            return {"how": "takes", "points": t[SPACE_VALUE + space]}
    return {"how": "counts"}


def _cities(change: EvaluationChange) -> Facts:
    gained = _controlled(change)
    return {"how": "controls" if gained else "keeps", "city": change.city(gained)}


def _network(change: EvaluationChange) -> Facts:
    t, s = change.after.lookup, change.after.cells
    facts: dict[str, int | str] = {
        "offices": network_offices(t, s, change.seat, largest_network(t, s, change.seat)),
        "keys": value(s, change.seat, KEYS),
        "city": change.city(()),
    }
    if facts["keys"] != value(change.before.cells, change.seat, KEYS):
        return {"how": "keys", **facts}
    if not change.offices:
        return {"how": "lasts", **facts}
    fewer = _networks(change.after, change.seat) < _networks(change.before, change.seat)
    return {"how": "joins" if fewer else "grows", **facts}


def _wanted(change: EvaluationChange) -> Facts:
    return {"how": "reaches", "city": change.city(_controlled(change))}


def _regions(change: EvaluationChange) -> Facts:
    return {"how": "abroad", "city": change.city(())}


def _tempo(change: EvaluationChange) -> Facts:
    if developed := _developed(change):
        return {"how": "develops", **developed}
    if change.more_actions > 0:
        return {"how": "actions", "count": change.more_actions}
    pieces = sum(change.after.supply_of(change.seat)) - sum(change.before.supply_of(change.seat))
    return {"how": "supplies", "count": pieces} if pieces > 0 else {"how": "lasts"}


def _plans(change: EvaluationChange) -> Facts:
    row = BEGUN + MAX_ROUTES * change.seat
    routes = range(len(change.after.rules.board.routes))
    best = max(routes, key=lambda route: change.y[row + route] - change.x[row + route])
    if change.y[row + best] <= change.x[row + best]:
        return {"how": "opens"}
    board = change.after.rules.board
    held = change.after.holds(change.seat, best)
    return {"how": "fills", "route": board.routes[best], "held": held, "length": board.length[best]}


FACTS: Final[Mapping[str, Callable[[EvaluationChange], Facts]]] = {
    "track": _track,
    "abilities": _abilities,
    "markers": _markers,
    "special_prestige": _special,
    "cities": _cities,
    "network": _network,
    CATEGORIES[SECRET]: _wanted,
    "regions": _regions,
    "tempo": _tempo,
    "plans": _plans,
}


def _controlled(change: EvaluationChange) -> list[int]:
    """Cities that the seat controls now and did not before."""
    cities = range(len(change.after.rules.board.cities))
    return [city for city in cities if change.after.controller(city) == change.seat != change.before.controller(city)]


def _developed(change: EvaluationChange) -> dict[str, int | str]:
    for ability, name in enumerate(ABILITY_IDS):
        steps = change.after.development(change.seat, ability)
        if steps > change.before.development(change.seat, ability):
            return {"ability": name, "value": printed_value(name, steps)}
    return {}


def printed_value(ability: str, steps: int) -> int | str:
    """What the desk shows after these developments: a number, a colour of Privilege, or `all`."""
    return next(row.values[steps] for row in desk() if row.id == ability)


def _networks(state: State, seat: int) -> int:
    """How many networks a seat has."""
    left, count = presence(state.lookup, state.cells, seat), 0
    while left:
        left &= ~network(state.lookup, state.cells, left, left.bit_length() - 1)
        count += 1
    return count


def _route(change: EvaluationChange) -> dict[str, int | str]:
    """The route where the seat has more pieces than before; `none` where there is none."""
    board = change.after.rules.board
    for route, name in enumerate(board.routes):
        if change.after.holds(change.seat, route) > change.before.holds(change.seat, route):
            return {"route": name}
    return {"route": "none"}
