"""claim: a plain policy that fills routes and claims them. It finishes games in a few hundred decisions."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from kontor.bots.bot_view import BotView
from kontor.bots.protocol import by_kind
from kontor.rules.action import DECLARED, Action, Kind
from kontor.slots.episode import place_of

Groups = Mapping[Kind, list[Action]]

# What to do with a full route, best first; offices are what ends and wins games.
_CLAIMS: Final = (Kind.ROUTE_PRESTIGE, Kind.ROUTE_OFFICE, Kind.ROUTE_EXTRA, Kind.ROUTE_DEVELOP, Kind.ROUTE)
_ENDS_GAME: Final = frozenset(kind for kind, decision in DECLARED.items() if decision.ends_game)
# Follow-ups and markers that it takes as soon as they are offered, whichever comes first in the list.
_TAKEN_FIRST: Final = (
    Kind.SETTLE, Kind.SETTLE_EXTRA, Kind.TAKE, Kind.TAKE_AMOUNT, Kind.MARKER, Kind.NEUTRAL_OFFICE, Kind.NEUTRAL,
    Kind.FOUND, Kind.DEVELOP_PERMANENT, Kind.USE_DEVELOP, Kind.DROP, Kind.DONE,
)  # fmt: skip
# What it does now and then without a plan: how likely it is each time that it could be done.
_USES: Final = {
    Kind.USE_MOVE_THREE: 0.05,
    Kind.USE_REMOVE_THREE: 0.05,
    Kind.USE_SWAP: 0.02,
    **{kind: decision.likely for kind, decision in DECLARED.items() if decision.likely},
}
_NOW_AND_THEN: Final = {
    **dict(sorted(_USES.items(), key=lambda use: -use[1])),
    Kind.DISPLACE: 0.04,
    Kind.LIFT: 0.02,
}
_DECLINES: Final = 0.05  # an offer, likewise
_ABILITIES_AT_FIRST: Final = 3  # it develops that often before it prefers offices


class ClaimBot:
    """Claims full routes, else fills the one nearest to being full, else pushes others away, else takes income.

    Besides it uses markers, buys tiles, displaces and moves now and then, so that its games show the whole game.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._developed = 0
        self._greed = self._random.choice((0, 1, 2))  # for bonus markers; a taste of its own

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        groups = by_kind(legal)
        if Kind.DECLINE in groups and self._random.random() < _DECLINES:
            return groups[Kind.DECLINE][0]
        for kind in _TAKEN_FIRST:
            if kind in groups:
                return self._random.choice(groups[kind])
        if Kind.END not in groups:
            return self._random.choice(legal)
        return self._turn(view, groups)

    def _turn(self, view: BotView, groups: Groups) -> Action:
        ends = [action for kind in groups if kind in _ENDS_GAME for action in groups[kind]]
        if ends and place_of(view.lookup, view.cells, view.seat) == 0:
            return ends[0]  # it is in front
        if not view.actions_left:
            return groups.get(Kind.USE_PLUS, groups[Kind.END])[-1]  # the last one adds most
        for find in (self._now_and_then, self._claim, self._complete, self._fill, self._push, self._income):
            action = find(view, groups)
            if action is not None:
                return action
        return groups[Kind.END][0]

    def _now_and_then(self, view: BotView, groups: Groups) -> Action | None:
        """A swap that pays, or sometimes what it has no plan for."""
        for swap in groups.get(Kind.USE_SWAP, ()):
            if view.gains_control(swap):
                return swap
        for kind, likely in _NOW_AND_THEN.items():
            if kind in groups and self._random.random() < likely:
                return self._random.choice(groups[kind])
        return None

    def _claim(self, view: BotView, groups: Groups) -> Action | None:
        if self._developed < _ABILITIES_AT_FIRST and Kind.ROUTE_DEVELOP in groups:
            self._developed += 1
            return self._random.choice(groups[Kind.ROUTE_DEVELOP])
        return next((self._random.choice(groups[kind]) for kind in _CLAIMS if kind in groups), None)

    def _complete(self, view: BotView, groups: Groups) -> Action | None:
        """Displaces the last piece of somebody else on a route that is its own otherwise."""
        length, post_route = view.board.length, view.board.post_route
        for target in groups.get(Kind.DISPLACE, ()):
            route = post_route[target.args[1]]
            if view.held(route) == length[route] - 1:
                return target
        return None

    def _fill(self, view: BotView, groups: Groups) -> Action | None:
        """A piece on the route that is nearest to being full and holds nobody else."""
        places = [*groups.get(Kind.PLACE, ()), *groups.get(Kind.PLACE_PAYING, ())]
        post_route = view.board.post_route
        last = {post_route[place.args[1]]: place for place in places}  # on each route: a merchant if it has one
        best, best_value = None, 0.0
        for route, place in last.items():
            held, length = view.held(route), view.board.length[route]
            if held + view.free(route) == length:
                value = 10 - length + 2 * held + self._random.random()
                if view.has_marker(route):
                    value += self._greed
                if value > best_value:
                    best, best_value = place, value
        return best

    def _push(self, view: BotView, groups: Groups) -> Action | None:
        """Displaces where it holds most of a route, when no route is empty enough."""
        targets = groups.get(Kind.DISPLACE)
        if not targets:
            return None
        post_route = view.board.post_route
        return max(targets, key=lambda action: (view.held(post_route[action.args[1]]), self._random.random()))

    def _income(self, view: BotView, groups: Groups) -> Action | None:
        """As many as possible, merchants among them: the list begins with the largest amounts."""
        incomes = groups.get(Kind.INCOME)
        if not incomes:
            return None
        most = sum(incomes[0].args)
        largest = [income for income in incomes if sum(income.args) == most]
        return largest[-1]
