"""The rule bot: rates every decision by what it leads to, and follows the best ones to the end of the turn."""

import random
from collections.abc import Sequence
from typing import Final

from kontor.bots.bot_view import BotView
from kontor.bots.weights import Weights
from kontor.evaluation.worth import clock
from kontor.rules.action import Action
from kontor.rules.backend import Backend, Evaluator, RulePolicy
from kontor.rules.cells import Lookup

WORTH_PER_POINT: Final = 10_000
MIN_NOISE: Final = WORTH_PER_POINT // 50  # so that equal decisions are not always taken in the same order
# How many decisions a game may take by the time its end is near; half as many where nothing has brought it closer.
LONG_GAME_DECISIONS_PER_PLAYER: Final = 155  # per player
LONG_GAME_MIN_DECISIONS: Final = 620  # of all players together


class EvaluatorPool:
    """Evaluators for the current game. Once it lasts too long, they use the endgame weights, if `uses_endgame`."""

    def __init__(self, weights: Weights, count: int = 1, uses_endgame: bool = True) -> None:
        self.weights = weights
        self._count = count
        self._uses_endgame = uses_endgame
        self._evaluators: list[Evaluator] = []
        self._made_for: tuple[Lookup, bool] = (b"", False)

    def all_for(self, view: BotView) -> list[Evaluator]:
        """As many as were asked for, each for a thread of its own."""
        made_for = (view.lookup, self._uses_endgame and lasts_long(view))
        if self._made_for != made_for:
            self._made_for = made_for
            row = (self.weights.endgame() if made_for[1] else self.weights).row()
            self._evaluators = [view.backend.evaluator(view.lookup, row) for _ in range(self._count)]
        return self._evaluators

    def for_game(self, view: BotView) -> Evaluator:
        """The first of them."""
        return self.all_for(view)[0]


class RuleBot:
    """Plays by an evaluation. It follows `width` decisions to the end of the turn; `noise`, in points, adds errors."""

    def __init__(self, seed: int, weights: Weights, width: int = 1, noise: float = 0) -> None:
        self.evaluators = EvaluatorPool(weights)
        self._random = random.Random(seed)
        self._width = width
        self._noise = MIN_NOISE + int(noise * WORTH_PER_POINT)

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        noise = (
            self._noise + WORTH_PER_POINT // 2 if lasts_long(view) else self._noise
        )  # so that it does not go in circles
        evaluator, seed = self.evaluators.for_game(view), self._random.getrandbits(32)
        return by_code(legal, evaluator.decide(view.cells, self._width, noise, seed))

    def policy(self, backend: Backend, lookup: Lookup) -> RulePolicy:
        """How it decides in many games of a kind at once (kontor.env.vector), however long they last."""
        return RulePolicy(backend.evaluator(lookup, self.evaluators.weights.row()), self._width, self._noise)


def lasts_long(view: BotView) -> bool:
    """Whether a game lasts longer than most that are as near to their end, until it has caught up with them.

    Otherwise those who are behind could go on for ever.
    """
    most = max(LONG_GAME_MIN_DECISIONS, LONG_GAME_DECISIONS_PER_PLAYER * view.options.players)
    # The first half saves reading the clock.
    return 2 * view.ply > most and 200 * view.ply > most * (100 + clock(view.lookup, view.cells))


def by_code(legal: Sequence[Action], code: int) -> Action:
    """The action of a code."""
    return next(action for action in legal if action.code == code)
