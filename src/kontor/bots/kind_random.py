"""random: a kind of decision first, then one of that kind, so that Move does not drown everything else."""

import random

from kontor.bots.protocol import Eyes
from kontor.rules.action import Action


class RandomBot:
    """Plays anything legal; its games are long and need a cap."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        by_kind = eyes.by_kind()
        kind = self._random.choice(list(by_kind))
        return self._random.choice(by_kind[kind])
