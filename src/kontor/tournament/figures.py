"""Statistics of games: how bots and seats did, how games went and how they ended."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from kontor.rules.scoreline import CATEGORIES
from kontor.tournament.series import Match

ENDED_CAPPED: Final = "capped"
INTERVAL_ERRORS: Final = 1.96  # standard errors on each side of a 95 % interval


class SeatResult(NamedTuple):
    """One seat of one game."""

    match: Match
    seat: int

    @property
    def score(self) -> dict[str, int]:
        """Its points by category, total and rank."""
        return self.match.result.scores[self.seat]

    @property
    def share(self) -> float:
        """Its share of the win: 1 alone, a half for two that share first place, otherwise 0."""
        if self.score["rank"] != 1:
            return 0.0
        return 1 / sum(score["rank"] == 1 for score in self.match.result.scores)


def summary(matches: Sequence[Match]) -> dict[str, Any]:
    """How games went, JSON-safe."""
    results = [match.result for match in matches]
    ends = Counter(result.end or ENDED_CAPPED for result in results)
    rounds = [result.rounds for result in results]
    displacements = sum(result.displacements for result in results)
    return {
        "games": len(results),
        "capped": ends[ENDED_CAPPED],
        "ends": dict(sorted(ends.items())),
        "decisions": _spread([result.decisions for result in results]),
        "rounds": _spread(rounds),
        "displacements": {
            "per_game": round(displacements / len(results), 2),
            "per_round": round(displacements / sum(rounds), 3),
        },
        "failures": sum(sum(result.failures) for result in results),
        "winner": round(fmean(max(score["total"] for score in result.scores) for result in results), 2),
        "hash": hash_of(matches),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"mean": round(fmean(numbers), 2), "least": min(numbers), "most": max(numbers)}


def hash_of(matches: Iterable[Match]) -> str:
    """One hash for all games in their order: equal only if every decision was."""
    return hashlib.sha256("\n".join(match.result.trace for match in matches).encode()).hexdigest()


def seats_of(matches: Iterable[Match]) -> dict[int, list[SeatResult]]:
    """The games by seat."""
    seats: dict[int, list[SeatResult]] = {}
    for match in matches:
        for seat in range(len(match.bots)):
            seats.setdefault(seat, []).append(SeatResult(match, seat))
    return seats


def bots_of(matches: Iterable[Match]) -> dict[str, list[SeatResult]]:
    """The games by bot, in the order in which the bots appear; each seat of a bot counts."""
    bots: dict[str, list[SeatResult]] = {}
    for match in matches:
        for seat, bot in enumerate(match.bots):
            bots.setdefault(bot, []).append(SeatResult(match, seat))
    return bots


def results_of(played: Sequence[SeatResult]) -> dict[str, Any]:
    """How a seat or a bot did, JSON-safe. A shared first place counts as shared, not as a win.

    `share` is its share of the wins, `margin` half the 95 % interval of it, `fair` the share of equally strong bots.
    """
    shares = [one.share for one in played]
    wins = shares.count(1.0)
    ranks = Counter(one.score["rank"] for one in played)
    players = max(len(one.match.bots) for one in played)
    return {
        "games": len(played),
        "wins": wins,
        "shared": sum(share > 0 for share in shares) - wins,
        "share": round(fmean(shares), 4),
        "margin": _margin(played),
        "fair": round(fmean(1 / len(one.match.bots) for one in played), 4),
        "failures": sum(one.match.result.failures[one.seat] for one in played),
        "ranks": [ranks[rank] for rank in range(1, players + 1)],
        "mean_rank": round(fmean(one.score["rank"] for one in played), 3),
        "score": {name: round(fmean(one.score[name] for one in played), 3) for name in (*CATEGORIES, "total")},
    }


def _margin(played: Sequence[SeatResult]) -> float | None:
    """Half the interval of the share: seeds are independent, the rotations of one seed are not."""
    seeds: dict[object, list[float]] = {}
    for one in played:
        seeds.setdefault(one.match.deal, []).append(one.share)
    if len(seeds) < 2:
        return None
    error = stdev(map(fmean, seeds.values())) / sqrt(len(seeds))
    wins, games = sum(one.share for one in played), len(played)
    if wins in (0, games):  # two extra wins and losses keep it from looking certain (Agresti and Coull)
        error = sqrt((wins + 2) * (games - wins + 2) / (games + 4) ** 3)
    return round(INTERVAL_ERRORS * error, 4)
