"""Standings: how much of their fair share the seats that learn win, where frozen nets or rule bots have the others."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import torch
from torch import Tensor

from kontor.learn.targets import WIN_MIN_UTILITY

ALL_KINDS: Final = "all"


class Standing(NamedTuple):
    """Sums over games of a kind."""

    games: float
    won: float  # a shared win counts in part
    fair: float  # what equals would have won

    def __str__(self) -> str:
        return f"{self.won / self.games:.1%} of {self.games:,.0f} games; equals win {self.fair / self.games:.1%}"


class Standings:
    """Counts, without waiting for the device, until `take`."""

    def __init__(self, kinds: Sequence[str], learning: Tensor, players: Tensor) -> None:
        """The kind of each game, which seats of it learn, and how many players it has."""
        self.names = sorted(set(kinds))
        numbers = [self.names.index(kind) for kind in kinds]
        self._kinds = torch.tensor(numbers, device=learning.device)
        self._learning = learning
        self._fair = learning.sum(1) / players
        self._counts = (self._fair < 1) & (self._fair > 0)  # games in which others play, too
        self._sums = torch.zeros((len(self.names), len(Standing._fields)), device=learning.device)
        self._only_first = False

    def only_first_games(self) -> None:
        """From now on one game at each place counts: were it all that end in some time, short ones would be more."""
        self._only_first = True

    def left(self) -> int:
        """At how many places a game still counts."""
        return int(self._counts.sum())

    def add(self, games: Tensor, rewards: Tensor) -> None:
        """Games that ended, by place, with what each seat got."""
        winners = (rewards > WIN_MIN_UTILITY).float()
        won = (winners * self._learning[games]).sum(1) / winners.sum(1).clamp_min(1)
        of_game = torch.stack([torch.ones_like(won), won, self._fair[games]], 1) * self._counts[games, None]
        self._sums.index_add_(0, self._kinds[games], of_game)
        if self._only_first:
            self._counts[games] = False

    def take(self) -> dict[str, Standing]:
        """What was counted since the last time, by kind of game, and all together."""
        rows = {name: Standing(*row) for name, row in zip(self.names, self._sums.tolist(), strict=True) if row[0]}
        self._sums.zero_()
        return rows and {ALL_KINDS: total(rows), **rows}


def total(rows: Mapping[str, Standing]) -> Standing:
    """All kinds together."""
    return Standing(*map(sum, zip(*rows.values(), strict=True)))
