"""Many games in one block of memory, for the compiled rules. The threads that work on them are those of native.c."""

import os
import weakref
from collections.abc import Mapping
from ctypes import addressof, byref, c_int32, c_int64, c_void_p
from typing import Any, Final

from kontor.backends import checks
from kontor.backends.checks import VALID_DEALT, Room, Row, counted, number
from kontor.backends.evaluator import CompiledEvaluator
from kontor.backends.library import DEAL_TASK, REFUSED_TASK, SHOW_TASK, STEP_TASK, Functions, Games, Place, Policy
from kontor.rules.backend import RulePolicy
from kontor.rules.cells import SITUATION, Lookup
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe
from kontor.slots.slots import WIDTH

SPINS_BEFORE_SLEEP: Final = 2000  # looks for the next task before a thread sleeps: less than a tenth of a millisecond
BLOCK_MAX_GAMES: Final = 1 << 24
MAX_THREADS: Final = 1024
WORD_BYTES: Final = 4  # bytes of a seat, a slot and a reward


class CompiledBlock:
    """The games, and the pool: the caller and its helpers, threads that never need Python's lock."""

    def __init__(self, functions: Functions, t: Lookup, games: int, cap: int, threads: int) -> None:
        number(games, range(1, BLOCK_MAX_GAMES))
        number(threads, range(1, MAX_THREADS))
        checks.lookup(t)
        self._c, self._lookup = functions, t
        self._places = (Place * games)()
        self._games = Games(addressof(self._places), t, games, 0, number(cap))
        self._start_pool(threads)

    def _start_pool(self, workers: int) -> None:
        spins = SPINS_BEFORE_SLEEP if workers <= (os.cpu_count() or 1) else 0
        started: int | None = self._c["pool_start"](c_int32(workers), c_int32(spins))
        if started is None:
            raise RuntimeError("no more threads can be started")
        self._pool = c_void_p(started)
        self._process = os.getpid()
        self._end_pool = weakref.finalize(self, _stop, self._c, self._pool, self._process)

    def close(self) -> None:
        """Ends the helpers; the games can still be stepped, by the caller alone."""
        self._end_pool()
        self._start_pool(1)

    def _run(self, task: int, rows: Mapping[str, Row | None]) -> int:
        """Has a task done for all games. The rows are the caller's memory, which stays while it is done."""
        if self._process != os.getpid():  # a fork has no helpers
            self._start_pool(1)
        for name, row in rows.items():
            setattr(self._games, name, None if row is None else addressof(row))
        found: int = self._c["pool_run"](self._pool, byref(self._games), c_int32(task))
        return found

    def start(self, seed: int) -> None:
        """From now on games are dealt by this seed, as if none had been dealt."""
        self._games.seed = number(seed)
        for place in self._places:
            place.dealt = 0

    def deal(self, masks: Any, observations: Any, seats: Any) -> None:
        """Deals new games everywhere and writes what they look like."""
        counted(self._run(DEAL_TASK, self._shown(masks, observations, seats)))

    def refused(self, slots: Any) -> int:
        """The first game whose slot is not open; -1 where all are."""
        return self._run(REFUSED_TASK, {"slots": self._row("slots", slots, WORD_BYTES, is_read=True)})

    def step(
        self, slots: Any, masks: Any, observations: Any, seats: Any, dones: Any, rewards: Any, finals: Any = None
    ) -> None:
        """Takes an open slot in each game, deals a new game where one ended, and writes the results."""
        rows = {
            **self._shown(masks, observations, seats),
            "slots": self._row("slots", slots, WORD_BYTES, is_read=True),
            "dones": self._row("dones", dones, 1),
            "rewards": self._row("rewards", rewards, MAX_SEATS * WORD_BYTES),
            "finals": None if finals is None else self._row("finals", finals, observe.WIDTH),
        }
        counted(self._run(STEP_TASK, rows))

    def show(self, masks: Any, observations: Any, seats: Any) -> None:
        """Writes what the games look like."""
        self._run(SHOW_TASK, self._shown(masks, observations, seats))

    def decide(self, first: int, after: int, policies: list[RulePolicy], seats: Any, slots: Any) -> None:
        """In a range of games, writes the slots of rule bots where a seat of theirs must decide."""
        if not 0 <= first <= after <= len(self._places):
            raise ValueError(f"games {first} to {after}: there are {len(self._places)}")
        if not policies:
            raise ValueError("expected policies")
        marked, written = self._row("seats", seats, MAX_SEATS, is_read=True), self._row("slots", slots, WORD_BYTES)
        bots = (Policy * len(policies))(*(self._policy(*policy) for policy in policies))
        games, count = (c_int64(first), c_int64(after)), c_int64(len(bots))
        given = (byref(self._games), *games, byref(bots), count, byref(marked), byref(written))
        counted(self._c["games_decide"](*given))

    def _policy(self, evaluator: Any, width: int, noise: int) -> Policy:
        if not isinstance(evaluator, CompiledEvaluator) or evaluator.lookup != self._lookup:
            raise ValueError("a policy is for other games")
        return Policy(addressof(evaluator.work.lists), number(width), number(noise))

    def situation(self, game: int) -> bytes:
        """The cells of a game."""
        return bytes(self._place(game).cells)

    def dealt(self, game: int) -> int:
        """How many games were dealt at this place."""
        return int(self._place(game).dealt)

    def restore(self, game: int, cells: bytes, dealt: int) -> None:
        """Puts back a situation that was read before the next decision."""
        if len(checks.contents(cells)) != SITUATION:
            raise ValueError("not the cells of a game")
        self._place(game)
        given = (byref(self._games), c_int64(game), cells, number(dealt, VALID_DEALT), Room().pointer)
        counted(self._c["games_restore"](*given))

    def _place(self, game: int) -> Place:
        if not 0 <= game < len(self._places):
            raise ValueError(f"game {game}: there are {len(self._places)} games")
        return self._places[game]

    def _shown(self, masks: Any, observations: Any, seats: Any) -> dict[str, Row | None]:
        return {
            "masks": self._row("masks", masks, WIDTH),
            "observations": self._row("observations", observations, observe.WIDTH),
            "seats": self._row("seats", seats, WORD_BYTES),
        }

    def _row(self, name: str, array: Any, width: int, is_read: bool = False) -> Row:
        return checks.row(f"{name} of {len(self._places)} games", array, len(self._places) * width, is_read)


def _stop(functions: Functions, pool: c_void_p, process: int) -> None:
    """Ends a pool, in the process where its threads run."""
    if process == os.getpid():
        functions["pool_stop"](pool)
