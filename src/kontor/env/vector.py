"""Many games stepped together, for learning: no Python per game, as many threads as there are cores.

Every game has a place, counted from 0. When a game ends, the next one is dealt at its place within the same step.
What is dealt depends on the seed, the place and how many games were dealt there, so the number of threads changes
nothing. Without the compiled rules the same class does the same, slowly, and warns once.
"""

from collections.abc import Iterable
from threading import Lock
from typing import Any, Final, NamedTuple, TypeAlias, Unpack

import numpy as np
from numpy.typing import NDArray

from kontor import catalog
from kontor.backends import warn_if_plain
from kontor.bots.rule_bot import RuleBot
from kontor.catalog import GameOptions
from kontor.env.slotgame import MAX_ROUNDS
from kontor.rules.backend import RulePolicy
from kontor.rules.cells import SITUATION
from kontor.rules.dice import WORD
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe, slots

Slots: TypeAlias = NDArray[np.int32]
Seats: TypeAlias = NDArray[np.uint8]  # a row per game, a column per seat


class Buffers(NamedTuple):
    """What a step writes; it belongs to the caller, who may use one again or keep many."""

    masks: NDArray[np.uint8]  # 1 where a slot is open
    observations: NDArray[np.int8]  # of the deciding seat
    seats: NDArray[np.int32]  # which seat decides
    dones: NDArray[np.uint8]  # 1 where the game before ended in this step, 2 where it was broken off
    rewards: NDArray[np.float32]  # what its end was worth to each seat; 0 in all other steps

    @classmethod
    def empty(cls, games: int) -> "Buffers":
        """Buffers for these games."""
        return cls(*(np.zeros((games, *shape), dtype) for dtype, shape in _ARRAY_FORMS))


_ARRAY_FORMS: Final[tuple[tuple[type[np.generic], tuple[int, ...]], ...]] = (
    (np.uint8, (slots.WIDTH,)),
    (np.int8, (observe.WIDTH,)),
    (np.int32, ()),
    (np.uint8, ()),
    (np.float32, (MAX_SEATS,)),
)


class Saved(NamedTuple):
    """The games of a Vector at one moment: its seed, and by place the cells and how many games were dealt there."""

    seed: int
    situations: list[bytes]
    dealt: list[int]


def check_saved(saved: Saved, games: int) -> None:
    """Raises ValueError where these are not as many games, or no games."""
    if not len(saved.situations) == len(saved.dealt) == games:
        raise ValueError(f"{len(saved.situations)} saved games: expected {games}")
    if any(len(cells) != SITUATION for cells in saved.situations):
        raise ValueError("not the cells of a game")
    if not 0 <= saved.seed <= WORD or min(saved.dealt) < 0:
        raise ValueError(f"seed={saved.seed}: expected 0 to {WORD}, and no less than 0 dealt games")


class Vector:
    """N games of one kind. `reset` first, then `step` with one open slot per game."""

    def __init__(
        self,
        games: int,
        *,
        cap: int = MAX_ROUNDS,
        threads: int = 1,
        **options: Unpack[GameOptions],
    ) -> None:
        if games < 1 or threads < 1 or cap < 1:
            raise ValueError(f"games={games}, threads={threads}, cap={cap}: expected 1 or more")
        warn_if_plain()
        self.games = games
        self.options = catalog.options(**options)
        self._rules = rules = catalog.ruleset(self.options)
        self._block = rules.backend.block(rules.lookup, games, cap, threads)
        self._seed = 0
        self._is_dealt = False
        self._busy = Lock()  # two threads of a caller take turns

    def buffers(self) -> Buffers:
        """Fresh buffers for this number of games."""
        return Buffers.empty(self.games)

    def reset(self, out: Buffers, seed: int | None = None) -> None:
        """Deals new games everywhere: from the beginning with a seed, otherwise the next ones."""
        if seed is None and not self._is_dealt:
            seed = 0
        if seed is not None and not 0 <= seed <= WORD:
            raise ValueError(f"seed={seed}: expected 0 to {WORD}")
        masks, observations, seats, dones, rewards = self._checked(out)
        dones[:] = 0
        rewards[:] = 0
        with self._busy:
            if seed is not None:
                self._start(seed)
            self._block.deal(masks, observations, seats)

    def step(self, chosen: Slots, out: Buffers, finals: NDArray[np.int8] | None = None) -> None:
        """Takes a slot in each game. Where one is not open, ValueError says which, and no game was changed.

        `finals` gets what seat 0 may know at the end of a game, in the rows of the games that ended in this step.
        """
        _check("slots", chosen, np.int32, (self.games,), writeable=False)
        views = self._checked(out)
        if finals is not None:
            _check("finals", finals, np.int8, (self.games, observe.WIDTH))
            views = (*views, finals.view(np.uint8))
        if not self._is_dealt:
            raise ValueError("no games were dealt: call reset first")
        with self._busy:
            game = self._block.refused(chosen)
            if game >= 0:
                raise ValueError(f"game {game}: slot {chosen[game]} is not open; no game was changed")
            self._block.step(chosen, *views)

    def policies(self, bots: Iterable[RuleBot]) -> list[RulePolicy]:
        """How rule bots decide in games of this kind, for `decide`."""
        return [bot.policy(self._rules.backend, self._rules.lookup) for bot in bots]

    def decide(
        self, policies: list[RulePolicy], seats: Seats, chosen: Slots, first: int = 0, after: int | None = None
    ) -> None:
        """Writes what rule bots take into `chosen`, in the games where a seat that `seats` marks with 1 must decide.

        They take turns: each game that is dealt has one of them. They know what their seat may know, and decide the
        same in the same situation. Threads may share the games, by ranges, if each has policies of its own; meanwhile
        no game may be stepped.
        """
        _check("slots", chosen, np.int32, (self.games,))
        _check("seats", seats, np.uint8, (self.games, MAX_SEATS), writeable=False)
        if not self._is_dealt:
            raise ValueError("no games were dealt: call reset first")
        last = self.games if after is None else after
        if not policies or not 0 <= first <= last <= self.games:
            raise ValueError(
                f"{len(policies)} policies, games {first} to {last}: expected policies, and games 0 to {self.games}"
            )
        self._block.decide(first, last, policies, seats, chosen)

    def situation(self, game: int) -> bytes:
        """The cells of a game (kontor.rules.cells), to look at."""
        return self._block.situation(range(self.games)[game])

    def saved(self) -> "Saved":
        """All games as they stand, to go on from there with `restore`."""
        games = range(self.games)
        with self._busy:
            return Saved(self._seed, [self._block.situation(game) for game in games], [*map(self._block.dealt, games)])

    def restore(self, saved: "Saved", out: Buffers) -> None:
        """Goes on with games that were saved; ValueError where they are not as many as there are here."""
        check_saved(saved, self.games)
        masks, observations, seats, dones, rewards = self._checked(out)
        dones[:] = 0
        rewards[:] = 0
        with self._busy:
            self._start(saved.seed)
            for game, (cells, dealt) in enumerate(zip(saved.situations, saved.dealt, strict=True)):
                self._block.restore(game, cells, dealt)
            self._block.show(masks, observations, seats)

    def close(self) -> None:
        """Ends the threads."""
        with self._busy:
            self._block.close()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self, seed: int) -> None:
        self._seed = seed
        self._block.start(seed)
        self._is_dealt = True

    def _checked(self, out: Buffers) -> tuple[NDArray[Any], ...]:
        for name, (dtype, shape) in zip(Buffers._fields, _ARRAY_FORMS, strict=True):
            _check(name, getattr(out, name), dtype, (self.games, *shape))
        return (out.masks, out.observations.view(np.uint8), out.seats, out.dones, out.rewards)


def _check(name: str, array: object, dtype: type[np.generic], shape: tuple[int, ...], writeable: bool = True) -> None:
    if (
        not isinstance(array, np.ndarray)
        or array.dtype != dtype
        or array.shape != shape
        or not array.flags.c_contiguous
        or (writeable and not array.flags.writeable)
    ):
        kind = "a writeable array" if writeable else "an array"
        raise ValueError(f"{name}: expected {kind} of {dtype.__name__} {shape}, without gaps")
