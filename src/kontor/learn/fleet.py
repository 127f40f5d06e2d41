"""Fleet: Vectors of several kinds of games that are stepped together, in one set of buffers."""

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from kontor.bots.rule_bot import RuleBot
from kontor.env.vector import Buffers, Saved, Seats, Slots, Vector
from kontor.learn.mixture import MixturePart, shared_out
from kontor.rules.backend import RulePolicy
from kontor.rules.cells import SITUATION
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe, slots
from kontor.slots.deal import seed_of

VECTOR_MAX_GAMES = 80  # of a Vector, so that the threads have about equally much to do
RULE_BOT_GAMES_PER_BATCH = (
    16  # games in which a thread lets rule bots decide at a time: such a decision takes as long as 80 steps
)

Work = TypeVar("Work")
Packed: TypeAlias = tuple[int, bytes, list[int]]  # games that were saved: their seed, cells, and how many were dealt


class _Member(NamedTuple):
    rows: slice
    vector: Vector
    out: Buffers


class _RuleBotGroup(NamedTuple):
    """Rule bots in some games of a member."""

    member: _Member
    first: int
    after: int
    policies: list[RulePolicy]
    seats: Seats


class Fleet:
    """Games of all parts of a mix. `step` returns at once; `wait` before anything is read.

    The last `league` games are of the same mix; they are those in which older nets and rule bots play, too.
    """

    def __init__(
        self,
        mix: Sequence[MixturePart],
        games: int,
        league: int,
        cap: int,
        threads: int,
        pinned: bool,
        only: NDArray[np.int64] | None = None,
    ) -> None:
        """With `only` it has just these of the games, by number; which of them are the league is not asked then."""
        runs = runs_of(mix, games, league)
        if only is not None:
            ends = np.cumsum([count for _, count in runs])
            counts = np.diff(np.searchsorted(only, [0, *ends])).tolist()
            runs = [(number, count) for (number, _), count in zip(runs, counts, strict=True)]
            games, league = len(only), 0

        def zeros(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros((games, *shape), dtype=dtype, pin_memory=pinned)

        self.games = games
        self.masks = zeros(slots.WIDTH, dtype=torch.uint8)
        self.observations = zeros(observe.WIDTH, dtype=torch.int8)
        self.seats = zeros(dtype=torch.int32)
        self.dones = zeros(dtype=torch.uint8)
        self.rewards = zeros(MAX_SEATS, dtype=torch.float32)
        self.finals = zeros(observe.WIDTH, dtype=torch.int8)
        self.players = torch.zeros(games, dtype=torch.int64)
        self.parts = np.zeros(games, np.int32)  # the part of the mix that each game belongs to
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, "kontor")
        self._running: list[Future[None]] = []
        self.league = slice(games - league, games)
        self._members = self._made(mix, runs, cap)
        self._rule_bot_groups: list[_RuleBotGroup] = []

    def _made(self, mix: Sequence[MixturePart], runs: Sequence[tuple[int, int]], cap: int) -> list[_Member]:
        shared = (self.masks, self.observations, self.seats, self.dones, self.rewards)
        whole: list[Any] = [part.numpy() for part in shared]
        members, first = [], 0
        for number, count in runs:
            part = mix[number]
            while count:
                size = min(count, VECTOR_MAX_GAMES)
                rows = slice(first, first + size)
                vector = Vector(size, cap=cap, **part.options)
                members.append(_Member(rows, vector, Buffers(*(array[rows] for array in whole))))
                self.players[rows] = vector.options.players
                self.parts[rows] = number
                first, count = first + size, count - size
        return members

    def reset(self, seed: int) -> None:
        """Deals all games."""
        for number, member in enumerate(self._members):
            member.vector.reset(member.out, seed=seed_of(seed, number, 0))

    def seat_rule_bots(self, bots: Sequence[RuleBot], seats: Seats) -> None:
        """From now on these bots decide where `seats`, of all games, marks a seat with 1."""
        self._rule_bot_groups = []
        for member in self._members:
            theirs = seats[member.rows]
            for first in range(0, len(theirs), RULE_BOT_GAMES_PER_BATCH):
                after = min(first + RULE_BOT_GAMES_PER_BATCH, len(theirs))
                if theirs[first:after].any():
                    self._rule_bot_groups.append(
                        _RuleBotGroup(member, first, after, member.vector.policies(bots), theirs)
                    )

    def step(self, slots: Tensor) -> None:
        """Begins to take a slot in each game; those of rule bots are written into it before."""
        chosen: Slots = slots.cpu().numpy()
        finals = self.finals.numpy()

        def decide(group: _RuleBotGroup) -> None:
            member, first, after, policies, seats = group
            member.vector.decide(policies, seats, chosen[member.rows], first, after)

        def step(member: _Member) -> None:
            if member.rows.start in with_rule_bots:
                wait(decided)
            member.vector.step(chosen[member.rows], member.out, finals[member.rows])

        with_rule_bots = {group.member.rows.start for group in self._rule_bot_groups}
        decided = self._shared_out(
            decide, self._rule_bot_groups
        )  # what threads take first, so that no thread waits for work that has not begun
        self._running = [*decided, *self._shared_out(step, self._members)]

    def _shared_out(self, work: Callable[[Work], None], parts: Sequence[Work]) -> list[Future[None]]:
        """Has the threads work on some parts, one after the other."""
        waiting = iter(parts)

        def take() -> None:
            for part in waiting:
                work(part)

        return [self._pool.submit(take) for _ in range(min(self._threads, len(parts)))]

    def wait(self) -> None:
        """Waits for the end of a step."""
        wait(self._running)
        for ended in self._running:
            ended.result()
        self._running = []

    def close(self) -> None:
        """Ends the threads."""
        self._pool.shutdown()

    def saved(self) -> list[Packed]:
        """All games, packed, for `restore`."""
        kept = [member.vector.saved() for member in self._members]
        return [(saved.seed, zlib.compress(b"".join(saved.situations), 1), saved.dealt) for saved in kept]

    def restore(self, packed: list[Packed]) -> None:
        """Goes on with games that were saved."""
        if len(packed) != len(self._members):
            self.restore_flat(packed[0][0], *flat(packed))
            return
        for member, (seed, data, dealt) in zip(self._members, packed, strict=True):
            member.vector.restore(Saved(seed, *flat([(seed, data, dealt)])), member.out)

    def restore_flat(self, seed: int, situations: list[bytes], dealt: list[int]) -> None:
        """Goes on with games that were saved one by one; what is dealt later depends on the seed, as in `reset`."""
        for number, member in enumerate(self._members):
            saved = Saved(seed_of(seed, number, 0), situations[member.rows], dealt[member.rows])
            member.vector.restore(saved, member.out)


def runs_of(mix: Sequence[MixturePart], games: int, league: int) -> list[tuple[int, int]]:
    """Which parts of a mix the games of a fleet belong to, one after the other, and how many games each has."""
    counts = [*enumerate(shared_out(mix, games - league))]
    return counts + ([*enumerate(shared_out(mix, league))] if league else [])


def flat(packed: Sequence[Packed]) -> tuple[list[bytes], list[int]]:
    """The situations of games that were saved, and how many were dealt at their places."""
    cells = b"".join(zlib.decompress(data) for _, data, _ in packed)
    situations = [cells[first : first + SITUATION] for first in range(0, len(cells), SITUATION)]
    return situations, [count for _, _, dealt in packed for count in dealt]
