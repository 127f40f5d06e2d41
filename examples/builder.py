"""A whole bot in one file. Try it: kontor simulate --bots examples.builder:Builder,random --games 20"""

import random
from collections.abc import Sequence

from kontor import Action
from kontor.bots import BotView, by_kind
from kontor.rules.action import Kind

CLAIMS = (Kind.ROUTE_DEVELOP, Kind.ROUTE_OFFICE, Kind.ROUTE)  # what to do with a full route, best first


class Builder:
    """Claims full routes, else fills the one that is nearest to being full, else takes income."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        groups = by_kind(legal)
        for kind in CLAIMS:
            if kind in groups:
                return self._random.choice(groups[kind])
        if places := groups.get(Kind.PLACE):
            post_route = view.board.post_route
            return min(places, key=lambda place: self._missing(view, post_route[place.args[1]]))
        return (groups.get(Kind.INCOME) or groups.get(Kind.END) or legal)[0]

    def _missing(self, view: BotView, route: int) -> float:
        """Pieces that a route still needs; those of others must be displaced. Equal ones are left to chance."""
        missing = view.board.length[route] - view.held(route)
        return 3 * missing - 2 * view.free(route) + self._random.random()
