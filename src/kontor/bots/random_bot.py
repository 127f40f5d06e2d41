"""random: a kind of decision first, then one of that kind, so that Move does not drown everything else."""

import random
from collections.abc import Sequence

from kontor.bots.bot_view import BotView
from kontor.bots.protocol import by_kind
from kontor.rules.action import Action


class RandomBot:
    """Plays anything legal; its games are long and need a cap."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        groups = by_kind(legal)
        kind = self._random.choice(list(groups))
        return self._random.choice(groups[kind])
