"""Playing on: the net plays situations to the end of the game, many at once, each choice by chance.

All situations of one position are compared in the same worlds (what is hidden, and the luck of every choice), so that
the differences between decisions show sooner than they would in games of their own.
"""

import random
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from kontor.bots.net_bot import NET_FILE, load
from kontor.bots.win_chances import outcome
from kontor.rules.cells import DEPTH, PLAYERS, Cells
from kontor.rules.frames import SEAT, top
from kontor.rules.ruleset import Ruleset
from kontor.rules.scoring import total_points
from kontor.slots import observe, slots
from kontor.slots.episode import OVER
from tools.selfplay import TEMPERATURE

GAME_MAX_CHOICES: Final = 500  # a game that lasts longer counts as if it ended then
BATCH_SITUATIONS: Final = 32  # that the net evaluates together
MIN_LIKELIHOOD: Final = 0.002  # slots less likely than that are left out


class Result(NamedTuple):
    """The end of a game: each seat's share of the win, and its points."""

    wins: Sequence[float]
    points: Sequence[int]


class Choice(NamedTuple):
    """What the net chooses in a situation: slots, the likeliest first, and up to which number each is taken."""

    slots: Sequence[int]
    bounds: Sequence[float]


class Rollouts:
    """Plays situations of one position to the end. The net's answers are kept."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._player = load(NET_FILE)
        self._answers: dict[bytes, Choice] = {}
        self.asked = 0  # how often the net was asked, and how often it need not be
        self.known = 0

    def results(self, starts: Sequence[Cells], worlds: Sequence[int]) -> list[Result]:
        """Plays each situation to its end with the luck of its world."""
        t, backend = self._rules.lookup, self._rules.backend
        games = [start[:] for start in starts]
        luck = [random.Random(world) for world in worlds]
        masks = [bytearray(slots.WIDTH) for _ in games]
        running = [n for n, cells in enumerate(games) if cells[DEPTH] and backend.enter(t, cells, masks[n]) != OVER]
        for _ in range(GAME_MAX_CHOICES):
            if not running:
                break
            choices = self._choices([games[n] for n in running], [masks[n] for n in running])
            going = []
            for n, choice in zip(running, choices, strict=True):
                slot = choice.slots[bisect_right(choice.bounds, luck[n].random())]
                if backend.step(t, games[n], masks[n], slot) != OVER:
                    going.append(n)
            running = going
        return [Result(outcome(t, s), [total_points(t, s, seat) for seat in range(t[PLAYERS])]) for s in games]

    def best(self, cells: Cells, mask: bytearray) -> int:
        """The likeliest slot."""
        return self._choices([cells], [mask])[0].slots[0]

    def _choices(self, games: Sequence[Cells], masks: Sequence[bytearray]) -> list[Choice]:
        seen = [self._observed(cells) for cells in games]
        unknown = {key: n for n, key in enumerate(seen) if key not in self._answers}
        self.known += len(seen) - len(unknown)
        self.asked += len(unknown)
        keys = list(unknown)
        for first in range(0, len(keys), BATCH_SITUATIONS):
            part = keys[first : first + BATCH_SITUATIONS]
            observations = np.frombuffer(b"".join(part), np.int8).reshape(len(part), -1)
            opened = np.frombuffer(b"".join(masks[unknown[key]] for key in part), np.uint8).reshape(len(part), -1)
            for key, row in zip(part, self._player.logits(observations, opened), strict=True):
                self._answers[key] = _choice(row)
        return [self._answers[key] for key in seen]

    def _observed(self, cells: Cells) -> bytes:
        seen = bytearray(observe.WIDTH)
        self._rules.backend.observe(self._rules.lookup, cells, cells[top(cells) + SEAT], seen)
        return bytes(seen)


def _choice(logits: "np.ndarray[tuple[int], np.dtype[np.float32]]") -> Choice:
    powers = np.exp((logits - logits.max()) / TEMPERATURE)
    order = np.argsort(-powers, kind="stable")[: int(np.count_nonzero(powers > MIN_LIKELIHOOD * powers.sum()))]
    bounds = np.cumsum(powers[order]) / powers[order].sum()
    return Choice(order.tolist(), bounds[:-1].tolist())
