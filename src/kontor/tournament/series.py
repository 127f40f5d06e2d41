"""Series: one line-up of bots, its seeds and its seat rotations; and the games to be played."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kontor.bots.arena import STALLED_AFTER_DECISIONS, Result, play_result
from kontor.catalog import Options


class Series(NamedTuple):
    """Bots by seat, the game they play, and how often. Rotated, every seed is played in each rotation of the seats."""

    options: Options
    bots: tuple[str, ...]
    games: int  # at least: a seed is played in all rotations or not at all
    seed: int
    cap: int = STALLED_AFTER_DECISIONS
    rotate: bool = True
    group: str = ""  # the part of a plan that it belongs to

    def rotations(self) -> list[tuple[str, ...]]:
        """The bots by seat, once for each rotation that differs from the others."""
        if not self.rotate:
            return [self.bots]
        turns = range(len(self.bots))
        return list(dict.fromkeys((*self.bots[turn:], *self.bots[:turn]) for turn in turns))

    def seeds(self) -> int:
        """How many deals are played."""
        return -(-self.games // len(self.rotations()))

    def as_dict(self) -> dict[str, Any]:
        """The whole series, JSON-safe."""
        facts = {"bots": list(self.bots), "games": self.games, "seed": self.seed, "cap": self.cap}
        return {"group": self.group, **self.options.as_dict(), **facts, "rotate": self.rotate}


class Fixture(NamedTuple):
    """One game that is to be played: a seed of a series, and the bots by seat."""

    series: Series
    number: int
    bots: tuple[str, ...]

    def play(self) -> Result:
        """Plays it; the result is the same wherever and whenever it is played."""
        series = self.series
        return play_result(series.options, self.bots, series.seed, self.number, series.cap)

    def __str__(self) -> str:
        options = self.series.options
        where = f"{options.board}, {options.players} players, seed {self.series.seed}, number {self.number}"
        return f"{', '.join(self.bots)} ({where})"


class Match(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    result: Result

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sat in each seat."""
        return self.fixture.bots

    @property
    def deal(self) -> tuple[Series, int]:
        """What it has in common with the other rotations of its seed."""
        return self.fixture.series, self.fixture.number


def fixtures(all_series: Sequence[Series]) -> list[Fixture]:
    """All games in order: series by series, seed by seed, rotation by rotation."""
    return [
        Fixture(series, number, bots)
        for series in all_series
        for number in range(series.seeds())
        for bots in series.rotations()
    ]
