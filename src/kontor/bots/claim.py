"""claim: a plain policy that fills routes and claims them. It finishes games in a few hundred decisions."""

import random
from typing import Final

from kontor.bots.protocol import Eyes
from kontor.rules.action import Action, Kind

# What to do with a full route, best first; offices are what ends and wins games.
_CLAIMS: Final = (Kind.ROUTE_OFFICE, Kind.ROUTE_PRESTIGE, Kind.ROUTE_EXTRA, Kind.ROUTE_DEVELOP, Kind.ROUTE)
# Follow-ups and markers that it takes as soon as they are offered, whichever comes first in the list.
_AT_ONCE: Final = (
    Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.TAKE, Kind.TAKE_AMOUNT, Kind.MARKER, Kind.NEUTRAL_OFFICE, Kind.NEUTRAL,
    Kind.FOUND, Kind.DEVELOP_PERMANENT, Kind.USE_DEVELOP,
)  # fmt: skip
_MORE_ACTIONS: Final = (Kind.USE_PLUS_4, Kind.USE_PLUS_3)
_ABILITIES_AT_FIRST: Final = 3  # it develops that often before it prefers offices


class ClaimBot:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._developed = 0
        self._greed = self._random.choice((-1, 0, 1))  # for bonus markers; a taste of its own

    def choose(self, eyes: Eyes) -> Action:
        by_kind: dict[int, list[Action]] = {}
        for action in eyes.legal:
            by_kind.setdefault(action.kind, []).append(action)
        for kind in _AT_ONCE:
            if kind in by_kind:
                return self._random.choice(by_kind[kind])
        if Kind.DROP in by_kind:  # it lifts only when it must, and puts pieces back where they fit
            return by_kind[Kind.DROP][0]
        if Kind.DONE in by_kind:
            return by_kind[Kind.DONE][0]
        if Kind.END not in by_kind:
            return self._random.choice(eyes.legal)
        return self._turn(eyes, by_kind)

    def _turn(self, eyes: Eyes, by_kind: dict[int, list[Action]]) -> Action:
        if not eyes.actions_left:
            return next((by_kind[kind][0] for kind in _MORE_ACTIONS if kind in by_kind), by_kind[Kind.END][0])
        for find in (self._claim, self._fill, self._push, self._income):
            action = find(eyes, by_kind)
            if action is not None:
                return action
        return by_kind[Kind.END][0]

    def _claim(self, eyes: Eyes, by_kind: dict[int, list[Action]]) -> Action | None:
        if self._developed < _ABILITIES_AT_FIRST and Kind.ROUTE_DEVELOP in by_kind:
            self._developed += 1
            return self._random.choice(by_kind[Kind.ROUTE_DEVELOP])
        return next((self._random.choice(by_kind[kind]) for kind in _CLAIMS if kind in by_kind), None)

    def _fill(self, eyes: Eyes, by_kind: dict[int, list[Action]]) -> Action | None:
        """A trader on the route that is nearest to being full and holds nobody else."""
        places = by_kind.get(Kind.PLACE) or by_kind.get(Kind.PLACE_PAYING)
        if not places:
            return None
        route = self._best_route(eyes)
        post_route = eyes.board.post_route
        return next((place for place in places if post_route[place.args[1]] == route), None)

    def _best_route(self, eyes: Eyes) -> int:
        best, best_value = -1, 0.0
        for route, length in enumerate(eyes.board.length):
            held = eyes.held(route)
            if held + eyes.free(route) == length:
                value = 10 - length + 2 * held + self._random.random()
                if eyes.has_marker(route):
                    value += self._greed
                if value > best_value:
                    best, best_value = route, value
        return best

    def _push(self, eyes: Eyes, by_kind: dict[int, list[Action]]) -> Action | None:
        """Displaces where it holds most of a route, and sometimes elsewhere when no route is empty enough."""
        targets = by_kind.get(Kind.DISPLACE)
        if not targets:
            return None
        post_route = eyes.board.post_route
        return max(targets, key=lambda action: (eyes.held(post_route[action.args[1]]), self._random.random()))

    def _income(self, eyes: Eyes, by_kind: dict[int, list[Action]]) -> Action | None:
        """As many as possible, merchants among them: the list begins with the largest amounts."""
        incomes = by_kind.get(Kind.INCOME)
        if not incomes:
            return None
        most = sum(divmod(incomes[0].args[0], 10))
        largest = [income for income in incomes if sum(divmod(income.args[0], 10)) == most]
        return largest[-1]
