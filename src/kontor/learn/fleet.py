"""Fleet: Vectors of several kinds of games that are stepped together, in one set of buffers."""

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
import torch
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
NOT_DECIDED: Final = -1  # by a rule bot
RULE_BOT_GAMES_PER_BATCH = (
    16  # games in which a thread lets rule bots decide at a time: such a decision takes as long as 80 steps
)

Work = TypeVar("Work")
Runs: TypeAlias = list[tuple[int, int]]  # a part of a mix and how many games it has, one after the other
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
    """Games of parts of a mix. `step` returns at once; `wait` before anything is read."""

    def __init__(
        self,
        mix: Sequence[MixturePart],
        runs: Runs,
        cap: int,
        threads: int,
        pinned: bool,
    ) -> None:
        """The games are those of `runs_of`, say."""
        games = sum(count for _, count in runs)

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
        self._members = self._made(mix, runs, cap)
        self._rule_bot_groups: list[_RuleBotGroup] = []
        self._ruled = np.full(games, NOT_DECIDED, np.int32)  # what rule bots take
        self._deciding: list[Future[None]] = []
        self._has_decided = False

    def _made(self, mix: Sequence[MixturePart], runs: Runs, cap: int) -> list[_Member]:
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
        self._forget()
        for number, member in enumerate(self._members):
            member.vector.reset(member.out, seed=seed_of(seed, number, 0))

    def check(self) -> None:
        """Raises nothing: here a step that goes wrong raises at once."""

    def seat_rule_bots(self, bots: Sequence[RuleBot], seats: Seats) -> None:
        """From now on these bots decide where `seats`, of all games, marks a seat with 1."""
        self._forget()
        self._rule_bot_groups = []
        for member in self._members:
            theirs = seats[member.rows]
            for first in range(0, len(theirs), RULE_BOT_GAMES_PER_BATCH):
                after = min(first + RULE_BOT_GAMES_PER_BATCH, len(theirs))
                if theirs[first:after].any():
                    self._rule_bot_groups.append(
                        _RuleBotGroup(member, first, after, member.vector.policies(bots), theirs)
                    )

    def decide(self) -> None:
        """Rule bots begin to decide, before anybody else has to; `step` waits for them."""
        if self._has_decided:
            return

        def decide(group: _RuleBotGroup) -> None:
            member, first, after, policies, seats = group
            member.vector.decide(policies, seats, self._ruled[member.rows], first, after)

        self._ruled[:] = NOT_DECIDED
        self._deciding = self._shared_out(decide, self._rule_bot_groups)
        self._has_decided = True

    def step(self, slots: Tensor) -> None:
        """Begins to take a slot in each game; what rule bots take comes before it."""
        chosen: Slots = slots.cpu().numpy()
        finals = self.finals.numpy()

        def step(member: _Member) -> None:
            own = chosen[member.rows]
            if member.rows.start in with_rule_bots:
                wait(decided)
                ruled = self._ruled[member.rows]
                own = np.where(ruled == NOT_DECIDED, own, ruled)
            member.vector.step(own, member.out, finals[member.rows])

        with_rule_bots = {group.member.rows.start for group in self._rule_bot_groups}
        self.decide()  # what threads take first, so that no thread waits for work that has not begun
        decided = self._deciding
        self._running = [*decided, *self._shared_out(step, self._members)]
        self._has_decided = False

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

    def _forget(self) -> None:
        """What rule bots decided does not hold any more."""
        wait(self._deciding)
        self._has_decided = False

    def close(self) -> None:
        """Ends the threads."""
        self._pool.shutdown()

    def saved(self) -> list[Packed]:
        """All games, packed, for `restore`."""
        kept = [member.vector.saved() for member in self._members]
        return [pack(*saved) for saved in kept]

    def restore(self, packed: list[Packed]) -> None:
        """Goes on with games that were saved."""
        self._forget()
        if len(packed) != len(self._members):
            self.restore_flat(packed[0][0], *flat(packed))
            return
        for member, (seed, data, dealt) in zip(self._members, packed, strict=True):
            member.vector.restore(Saved(seed, *flat([(seed, data, dealt)])), member.out)

    def restore_flat(self, seed: int, situations: list[bytes], dealt: list[int]) -> None:
        """Goes on with games that were saved one by one; what is dealt later depends on the seed, as in `reset`."""
        self._forget()
        for number, member in enumerate(self._members):
            saved = Saved(seed_of(seed, number, 0), situations[member.rows], dealt[member.rows])
            member.vector.restore(saved, member.out)


def runs_of(mix: Sequence[MixturePart], games: int, league: int) -> Runs:
    """All parts of a mix in their shares, and then, for the last `league` games, again."""
    return [run for count in (games - league, league) if count for run in enumerate(shared_out(mix, count))]


def pack(seed: int, situations: Sequence[bytes], dealt: list[int]) -> Packed:
    """Games to be kept."""
    return seed, zlib.compress(b"".join(situations), 1), dealt


def flat(packed: Sequence[Packed]) -> tuple[list[bytes], list[int]]:
    """The situations of games that were saved, and how many were dealt at their places."""
    cells = b"".join(zlib.decompress(data) for _, data, _ in packed)
    situations = [cells[first : first + SITUATION] for first in range(0, len(cells), SITUATION)]
    return situations, [count for _, _, dealt in packed for count in dealt]
