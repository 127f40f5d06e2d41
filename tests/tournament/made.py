"""Games that were never played, with the ranks that a test wants; and bots that behave oddly."""

import os
import random
import signal
from collections.abc import Mapping, Sequence

from kontor import catalog
from kontor.bots import BotView
from kontor.bots.arena import Result
from kontor.rules.action import Action
from kontor.rules.scoreline import CATEGORIES
from kontor.tournament.series import Fixture, Match, Series

NO_POINTS = dict.fromkeys((*CATEGORIES, "total"), 0)
CRASHING, DEADLY = (f"tests.tournament.made:{name}" for name in ("Crashing", "Deadly"))


def series(*bots: str, games: int = 1, group: str = "", board: str = "hansa", seed: int = 1) -> Series:
    """A line-up on a board."""
    duo = "britannia" if len(bots) == 2 else None
    return Series(catalog.options(board, len(bots), duo=duo), bots, games, seed, group=group)


def match(played: Series, number: int, bots: Sequence[str], ranks: Sequence[int], **facts: object) -> Match:
    """A game of these bots by seat that ended with these ranks: 30 points for the first, 10 less for each next."""
    scores = tuple({**NO_POINTS, "track": 40 - 10 * rank, "total": 40 - 10 * rank, "rank": rank} for rank in ranks)
    usual = Result(scores, "END-01", 100, 10, 3, (0,) * len(bots), f"{number} {bots} {ranks}")
    return Match(Fixture(played, number, tuple(bots)), usual._replace(**facts))  # type: ignore[arg-type]


def race(strength: Mapping[str, float], bots: Sequence[str], chance: random.Random) -> list[int]:
    """Ranks by seat, drawn by the model of Plackett and Luce."""
    left, ranks = list(range(len(bots))), [0] * len(bots)
    for rank in range(1, len(bots) + 1):
        (first,) = chance.choices(left, [strength[bots[seat]] for seat in left])
        left.remove(first)
        ranks[first] = rank
    return ranks


class Crashing:
    """Never answers."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        raise RuntimeError("no idea")


class Deadly(Crashing):
    """Ends the process that asks it."""

    def choose(self, view: BotView, legal: Sequence[Action], budget: float) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError
