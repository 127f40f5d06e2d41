"""Ratings: strengths on the Elo scale, with bootstrap intervals over seeds."""

import random
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from kontor.bots import LEVELS
from kontor.strength import Heats, Order, beaten, fit, groups, heats, scaled, together
from kontor.tournament.errors import PlanError
from kontor.tournament.figures import bots_of
from kontor.tournament.series import Match, Series

BOOTSTRAP_SAMPLES: Final = 400
_LOW_QUANTILE, _HIGH_QUANTILE = 0.025, 0.975
Bound: TypeAlias = Literal["at least", "at most"]


class RatingInterval(NamedTuple):
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float]:
        """Rounded to tenths."""
        return {name: round(number, 1) for name, number in self._asdict().items()}


class Rating(NamedTuple):
    """How strong a bot is."""

    bot: str
    rating: RatingInterval
    gap: RatingInterval | None  # to the next bot below
    step: RatingInterval | None  # of a level: to the level below
    bound: Bound | None  # if the games show no more: it lost to nobody, or beat nobody, on the anchor's side

    def as_dict(self) -> dict[str, Any]:
        """JSON-safe."""
        gap, step = (None if spread is None else spread.as_dict() for spread in (self.gap, self.step))
        return {"bot": self.bot, **self.rating.as_dict(), "gap": gap, "step": step, "bound": self.bound}


def order_of(match: Match) -> Order:
    """The finishing order; bots with the same rank are grouped."""
    ranked = sorted((score["rank"], bot) for score, bot in zip(match.result.scores, match.bots, strict=True))
    return [[bot for _, bot in tied] for _, tied in groupby(ranked, key=lambda entry: entry[0])]


def seeds_of(matches: Iterable[Match]) -> list[list[list[Match]]]:
    """The games of each series, seed by seed: the rotations of a seed stay together."""
    seeds: dict[Series, dict[int, list[Match]]] = {}
    for match in matches:
        series, number = match.deal
        seeds.setdefault(series, {}).setdefault(number, []).append(match)
    return [list(numbers.values()) for numbers in seeds.values()]


def rate(matches: Sequence[Match], anchor: str, samples: int = BOOTSTRAP_SAMPLES, seed: int = 1) -> list[Rating]:
    """All bots from the strongest to the weakest. The same games and the same seed give the same intervals."""
    check({match.bots for match in matches}, anchor)
    bots = sorted(bots_of(matches))
    series = [[heats(map(order_of, rotations)) for rotations in seeds] for seeds in seeds_of(matches)]
    whole = together(part for seeds in series for part in seeds)
    strength = fit(whole, bots)
    chance = random.Random(seed)
    drawn = [scaled(fit(_drawn(series, chance), bots, strength), anchor) for _ in range(samples)]
    ratings = scaled(strength, anchor)
    bounds = _bounds(whole, bots, anchor)
    ranked = sorted(bots, key=lambda bot: -ratings[bot])
    below = dict(pairwise(ranked))
    level_below = dict(pairwise(reversed(LEVELS)))

    def above(bot: str, lower: str | None) -> RatingInterval | None:
        if lower not in bots:
            return None
        return _spread(ratings[bot] - ratings[lower], [sample[bot] - sample[lower] for sample in drawn])

    return [
        Rating(
            bot,
            _spread(ratings[bot], [sample[bot] for sample in drawn]),
            above(bot, below.get(bot)),
            above(bot, level_below.get(bot)),
            bounds[bot],
        )
        for bot in ranked
    ]


def comparable(matches: Sequence[Match], anchor: str) -> list[Match]:
    """The games of the bots that met the anchor, if only through others: those that can be rated."""
    apart = groups({match.bots for match in matches})
    rated = next((group for group in apart if anchor in group), set())
    return [match for match in matches if rated.issuperset(match.bots)]


def check(line_ups: Iterable[Sequence[str]], anchor: str) -> None:
    """PlanError if the bots of these line-ups cannot be rated."""
    apart = groups(line_ups)
    bots = sorted(set().union(*apart))
    if anchor not in bots:
        raise PlanError(f"anchor={anchor!r}: expected one of the bots that play: {', '.join(bots)}")
    if len(apart) > 1:
        named = "; ".join(sorted(", ".join(sorted(group)) for group in apart))
        raise PlanError(f"these bots never meet, not even through others, and cannot be compared: {named}")


def _drawn(series: Sequence[Sequence[Heats]], chance: random.Random) -> Heats:
    """A bootstrap sample: as many seeds as each series has, drawn with replacement."""
    return together(part for seeds in series for part in chance.choices(seeds, k=len(seeds)))


def _spread(mean: float, values: Sequence[float]) -> RatingInterval:
    ordered = sorted(values)
    last = len(ordered) - 1
    return RatingInterval(mean, ordered[round(_LOW_QUANTILE * last)], ordered[round(_HIGH_QUANTILE * last)])


def _bounds(whole: Heats, bots: Sequence[str], anchor: str) -> dict[str, Bound | None]:
    before = beaten(whole, bots)
    bounds: dict[str, Bound | None] = {}
    for bot in bots:
        if bot != anchor and anchor not in before[bot]:
            bounds[bot] = "at most"
        elif bot not in before[anchor] and bot != anchor:
            bounds[bot] = "at least"
        else:
            bounds[bot] = None
    return bounds
