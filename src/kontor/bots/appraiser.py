"""Appraisers: what a position is worth to each seat, and what its decisions are worth. `appraiser_of` chooses one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from kontor.bots.bot_view import BotView
from kontor.bots.net_bot import NetBot
from kontor.bots.net_search import NetSearchBot
from kontor.bots.protocol import Bot
from kontor.bots.registry import BotError, error_line, make
from kontor.bots.rule_bot import EvaluatorPool, RuleBot
from kontor.bots.weights import DEFAULT_WEIGHTS, Weights
from kontor.bots.win_chances import awaited, chances
from kontor.evaluation.layout import HUNDRED, PART, PARTS, PLANNED, TEMPO, TURNS
from kontor.rules.cells import COUNTRIES, PLAYERS, Cells, Lookup, is_set
from kontor.rules.scoreline import CATEGORIES, SECRET

# Where the points go that an evaluation expects without naming a category, as they went in games of the rule bot.
CATEGORY_SHARES: Final = (32, 4, 10, 6, 42, 6, 4, 12)
REALISED_PERCENT: Final = 65  # of what tempo and plans promise becomes points, in hundredths
TURNS_SQUARED_SCALE: Final = (
    400  # turns squared, in hundredths, for a hundredth of a point that everybody gains in addition
)

Points: TypeAlias = Mapping[str, float]  # by category, and `total`
Ratings: TypeAlias = tuple[Sequence[int], Sequence[float]]  # decisions as codes, and what each is worth


class Evaluation(NamedTuple):
    """What a position is worth: the chance of each seat, 1 in all, and its points at the end by category."""

    chances: Sequence[float]
    points: Sequence[Points]


class Appraiser(Protocol):
    """Says what situations are worth. Their games are not over.

    A view has what its seat knows. After the end of a game it has everything.
    """

    @property
    def ranks(self) -> bool:
        """Whether actions are listed in the order of its ratings; otherwise by the chances at the end of the turn."""
        ...

    def evaluate(self, views: Sequence[BotView]) -> list[Evaluation]:
        """What situations of one game are worth, each to all seats."""
        ...

    def rate(self, view: BotView) -> Ratings:
        """The decisions of a situation, and what each is worth to the seat that must decide; perhaps none."""
        ...

    def best(self, view: BotView, cells: Cells) -> int | None:
        """The decision it would make in a situation of the same game; None where there is none."""
        ...


def appraiser_of(bot: str | Bot) -> Appraiser:
    """The appraiser that stands for a bot."""
    name = bot if isinstance(bot, str) else type(bot).__name__
    made = make(bot) if isinstance(bot, str) else bot
    if isinstance(made, NetBot | NetSearchBot):
        from kontor.bots.net_appraiser import NetAppraiser

        return NetAppraiser(made.player)
    pool = getattr(made, "evaluators", None)
    rules = RuleAppraiser(pool.weights if isinstance(pool, EvaluatorPool) else DEFAULT_WEIGHTS)
    return rules if isinstance(made, RuleBot) else BotAppraiser(name, made, rules)


class RuleAppraiser:
    """By the evaluation of the rule bot."""

    ranks: Final = False

    def __init__(self, weights: Weights = DEFAULT_WEIGHTS) -> None:
        # Without `close`: that a seat would like the game to end does not make it end.
        self._evaluators = EvaluatorPool(replace(weights, close=0), uses_endgame=False)

    def evaluate(self, views: Sequence[BotView]) -> list[Evaluation]:
        return [_from_figures(view.lookup, view.cells, self.figures(view)) for view in views]

    def rate(self, view: BotView) -> Ratings:
        return self._evaluators.for_game(view).rate(view.cells)

    def figures(self, view: BotView) -> list[int]:
        """The figures of a situation (kontor.evaluation.layout)."""
        return self._evaluators.for_game(view).evaluate(view.cells)

    def best(self, view: BotView, cells: Cells) -> int | None:
        codes, ratings = self._evaluators.for_game(view).rate(cells)
        return codes[ratings.index(max(ratings))] if codes else None


class BotAppraiser:
    """Asks a bot that offers `evaluate(view) -> Evaluation` or `rated(view) -> Ratings`, and others for the rest."""

    def __init__(self, name: str, bot: Bot, others: Appraiser) -> None:
        self._name = name
        self._bot = bot
        self._others = others

    @property
    def ranks(self) -> bool:
        return hasattr(self._bot, "rated") or self._others.ranks

    def evaluate(self, views: Sequence[BotView]) -> list[Evaluation]:
        if not hasattr(self._bot, "evaluate"):
            return self._others.evaluate(views)
        return [self._asked("evaluate", view) for view in views]

    def rate(self, view: BotView) -> Ratings:
        if not hasattr(self._bot, "rated"):
            return self._others.rate(view)
        found: Ratings = self._asked("rated", view)
        return found

    def best(self, view: BotView, cells: Cells) -> int | None:
        return self._others.best(view, cells)

    def _asked(self, method: str, view: BotView) -> Any:
        """What the bot answers; BotError where it fails."""
        try:
            return getattr(self._bot, method)(view)
        except Exception as wrong:
            raise BotError(self._name, f"{method} failed: {error_line(wrong)}") from wrong


def _from_figures(t: Lookup, s: Cells, x: Sequence[int]) -> Evaluation:
    """What the figures of a situation say about it."""
    parts = [list(x[PART + PARTS * seat : PART + PARTS * (seat + 1)]) for seat in range(t[PLAYERS])]
    for row, turn in zip(parts, awaited(t, s, DEFAULT_WEIGHTS.action), strict=True):
        row[TEMPO] += turn
    return Evaluation(chances([sum(row) for row in parts], x[TURNS]), [_expected(t, row, x[TURNS]) for row in parts])


def _expected(t: Lookup, parts: Sequence[int], turns: int) -> dict[str, float]:
    """The parts of a seat as points at the end: what has no category yet goes where points usually come from."""
    open_points = (parts[TEMPO] + parts[PLANNED]) * REALISED_PERCENT // HUNDRED + turns * turns // TURNS_SQUARED_SCALE
    shares = [
        *CATEGORY_SHARES[:6],
        CATEGORY_SHARES[SECRET] * is_set(t, CATEGORIES[SECRET]),  # the switch has that name
        CATEGORY_SHARES[7] * (t[COUNTRIES] != 0),
    ]
    found = {
        name: (parts[number] + open_points * shares[number] / sum(shares)) / HUNDRED
        for number, name in enumerate(CATEGORIES)
    }
    return {**found, "total": sum(found.values())}
