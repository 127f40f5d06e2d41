"""The rule bot: rates every decision by what it leads to, and follows the best ones to the end of the turn."""

import random
from collections.abc import Sequence
from typing import Final

from kontor.bots.mind import Mind, mind
from kontor.bots.styles import Weights
from kontor.bots.view import View
from kontor.numbers.worth import clock
from kontor.rules.action import Action
from kontor.rules.cells import Tables

MARGIN: Final = 100_000  # ten points: what is rated so far below the best is not followed
POINT: Final = 10_000
WHIM: Final = POINT // 50  # so that equal decisions are not always taken in the same order
# How many decisions a game may take whose end is near; half as many where nothing has brought it closer.
PATIENCE: Final = 155  # per player
LEAST_PATIENCE: Final = 620  # of all players together


class Judge:
    """Weights as minds for the game at hand; those of a hurry where it lasts long and a decision is wanted."""

    def __init__(self, weights: Weights, count: int = 1, hurries: bool = True) -> None:
        self.weights = weights
        self._count = count
        self._hurries = hurries
        self._minds: list[Mind] = []
        self._made_for: tuple[Tables, bool] = (b"", False)

    def minds(self, view: View) -> list[Mind]:
        """As many as were asked for, each for a thread of its own."""
        made_for = (view.tables, self._hurries and lasts_long(view))
        if self._made_for != made_for:
            self._made_for = made_for
            row = (self.weights.hurried() if made_for[1] else self.weights).row()
            self._minds = [mind(view.tables, row) for _ in range(self._count)]
        return self._minds

    def mind(self, view: View) -> Mind:
        """The first of them."""
        return self.minds(view)[0]


class RuleBot:
    """Plays by a judgement. `width` decisions are followed to the end of the turn; `noise` makes it err, in points."""

    def __init__(self, seed: int, weights: Weights, width: int = 1, noise: float = 0) -> None:
        self.judge = Judge(weights)
        self._random = random.Random(seed)
        self._width = width
        self._noise = WHIM + int(noise * POINT)

    def choose(self, view: View, legal: Sequence[Action], budget: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        codes, worths = self.rated(view)
        noise = self._noise + POINT // 2 if lasts_long(view) else self._noise  # so that it does not go in circles
        blurred = [worth + self._random.randrange(noise) for worth in worths]
        return by_code(legal, codes[blurred.index(max(blurred))])

    def rated(self, view: View) -> tuple[list[int], list[int]]:
        """Decisions as codes and what they are worth to the seat, in ten-thousandths of a point."""
        judge = self.judge.mind(view)
        if self._width == 1:
            return judge.rate(view.cells)
        return judge.plan(view.possible(self._random), self._width, MARGIN, 1)


def lasts_long(view: View) -> bool:
    """Whether a game lasts longer than most that are as near to their end, until it has caught up with them.

    Else those who are behind could go on for ever.
    """
    most = max(LEAST_PATIENCE, PATIENCE * view.options.players)
    # The first half saves reading the clock.
    return 2 * view.ply > most and 200 * view.ply > most * (100 + clock(view.tables, view.cells))


def by_code(legal: Sequence[Action], code: int) -> Action:
    """The action of a code."""
    return next(action for action in legal if action.code == code)
