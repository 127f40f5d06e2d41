"""GpuVector: many games stepped on a GPU, with the interface of kontor.env.vector.

The same seed deals the same games at the same places as in a Vector. What differs: the buffers are tensors on the GPU;
a step only queues work, in the stream that torch or CuPy use at that moment, and never waits for it; games of several
rulesets may stand side by side, part after part; and a slot that is not open leaves its game as it is, marks it with
REFUSED in `dones` and is reported by `check`, instead of an error at once.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from kontor import catalog
from kontor.catalog import GameOptions
from kontor.env.gpu.machine import Games, Gpu, Machine
from kontor.env.slotgame import MAX_ROUNDS
from kontor.env.vector import Saved, check_saved
from kontor.rules.cells import SITUATION
from kontor.rules.dice import WORD
from kontor.rules.ids import MAX_SEATS
from kontor.slots import observe, slots
from kontor.slots.deal import seed_of

GROUP: Final = 32  # games that lie interleaved, KONTOR_STRIDE in device.h
MAX_CODES: Final = 1024  # decisions of a situation, KONTOR_ROOM in kontor.cu
THREADS: Final = 64  # of a block: what __launch_bounds__ in games.cu says
ROW_THREADS: Final = 256  # each turns four cells of four games
CELLS_PER_ROW_BLOCK: Final = ROW_THREADS // 8 * 4
MAX_GPU_GAMES: Final = 1 << 24
PUBLIC_NAMES: Final = {"mask_rows": "masks", "observation_rows": "observations", "final_rows": "finals"}
ROW_ALIGNMENT: Final = 4  # of rows that are written at a time
NO_GAME: Final = 2**31 - 1
N_FAULTS: Final = 3  # enum Fault of games.cu: lost decisions, games not stepped, the first of those


class GpuBuffers(NamedTuple):
    """What a step writes, as in kontor.env.vector.Buffers, but tensors on the GPU."""

    masks: Any  # uint8: 1 where a slot is open
    observations: Any  # int8: of the deciding seat
    seats: Any  # int32: which seat decides
    dones: (
        Any  # uint8: 1 where the game before ended in this step, 2 where it was broken off, 3 where nothing was taken
    )
    rewards: Any  # float32: what its end was worth to each seat; 0 in all other steps


FORMS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("uint8", (slots.WIDTH,)),
    ("int8", (observe.WIDTH,)),
    ("int32", ()),
    ("uint8", ()),
    ("float32", (MAX_SEATS,)),
)


class GpuVector:
    """N games on a GPU. `reset` first, then `step` with one open slot per game."""

    def __init__(
        self,
        games: int,
        *,
        cap: int = MAX_ROUNDS,
        device: int = 0,
        arrays: str | None = None,
        rulesets: Sequence[tuple[GameOptions, int]] | None = None,
        machine: Machine | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        """All games have `options`, or each part of them those in `rulesets`, with how many games it has.

        A part plays like a Vector whose seed is `seed_of(seed, number of the part, 0)`.
        """
        if not 1 <= games <= MAX_GPU_GAMES or cap < 1:
            raise ValueError(f"games={games}, cap={cap}: expected 1 or more, and at most {MAX_GPU_GAMES} games")
        parts = [(options, games)] if rulesets is None else [*rulesets]
        if rulesets is not None and options:
            raise ValueError("expected rulesets or options, not both")
        if sum(count for _, count in parts) != games or min(count for _, count in parts) < 1:
            raise ValueError(f"rulesets of {[count for _, count in parts]} games: expected {games} together")
        self.games = games
        self.rulesets = [catalog.options(**part) for part, _ in parts]
        self.counts = [count for _, count in parts]
        self._is_mixed = rulesets is not None
        self._machine = machine or Gpu(device, arrays)
        self._seed = 0
        self._is_dealt = False
        self._make_room(cap)

    def _make_room(self, cap: int) -> None:
        arrays, padded = self._machine.arrays, -(-self.games // GROUP) * GROUP
        lookups = b"".join(catalog.ruleset(options).lookup for options in self.rulesets)
        self._held = {
            "lookups": arrays.zeros((len(lookups),), "uint8"),
            "parts": arrays.zeros((self.games,), "int32"),
            "seeds": arrays.zeros((len(self.counts),), "int64"),
            "firsts": arrays.zeros((len(self.counts),), "int64"),
            "cells": arrays.zeros((padded * SITUATION,), "uint8"),
            "masks": arrays.zeros((padded * slots.WIDTH,), "uint8"),
            "seen": arrays.zeros((padded * observe.WIDTH,), "uint8"),
            "codes": arrays.zeros((padded * MAX_CODES,), "int64"),
            "counts": arrays.zeros((self.games,), "int32"),
            "dealt": arrays.zeros((self.games,), "int64"),
            "dice": arrays.zeros((self.games,), "int32"),
            "faults": arrays.zeros((N_FAULTS,), "int32"),
        }
        arrays.from_host(self._memory("lookups"), np.frombuffer(lookups, np.uint8))
        arrays.from_host(self._memory("parts"), np.repeat(np.arange(len(self.counts), dtype=np.int32), self.counts))
        arrays.from_host(self._memory("firsts"), np.cumsum([0, *self.counts[:-1]], dtype=np.int64))
        self._clear_faults()
        self.seed_random(1)
        self._games = Games(count=self.games, cap=cap)
        for name, array in self._held.items():
            self._point(name, array, str(array.dtype).removeprefix("torch."), tuple(array.shape))

    def buffers(self) -> GpuBuffers:
        """Fresh buffers for this number of games."""
        return GpuBuffers(*(self._machine.arrays.zeros((self.games, *shape), dtype) for dtype, shape in FORMS))

    def slots(self) -> Any:
        """A fresh row for the chosen slots."""
        return self._machine.arrays.zeros((self.games,), "int32")

    def finals(self) -> Any:
        """Fresh room for `finals` of `step`."""
        return self._machine.arrays.zeros((self.games, observe.WIDTH), "int8")

    def reset(self, out: GpuBuffers, seed: int | None = None) -> None:
        """Deals new games everywhere: from the beginning with a seed, otherwise the next ones."""
        if seed is None and not self._is_dealt:
            seed = 0
        if seed is not None and not 0 <= seed <= WORD:
            raise ValueError(f"seed={seed}: expected 0 to {WORD}")
        self._take(out)
        if seed is not None:
            self._start(seed)
        self._launch("kontor_deal")
        self._show()

    def step(self, chosen: Any, out: GpuBuffers, finals: Any = None) -> None:
        """Queues a step: takes a slot in each game; -1 leaves a game as it is.

        `finals` gets what seat 0 may know at the end of a game, in the rows of the games that ended in this step.
        """
        if not self._is_dealt:
            raise ValueError("no games were dealt: call reset first")
        self._point("slots", chosen, "int32", (self.games,))
        self._take(out)
        if finals is None:
            self._games.final_rows = None
        else:
            self._point("final_rows", finals, "int8", (self.games, observe.WIDTH))
        self._launch("kontor_step")
        if finals is not None:
            self._launch_rows("kontor_final_rows", observe.WIDTH)
        self._show()

    def random_slots(self, chosen: Any) -> None:
        """Writes an open slot of each game, by chance; for measuring and trying out."""
        if not self._is_dealt:
            raise ValueError("no games were dealt: call reset first")
        self._point("slots", chosen, "int32", (self.games,))
        self._launch("kontor_random")

    def seed_random(self, seed: int) -> None:
        """Seeds the dice of `random_slots`."""
        words = np.random.default_rng(seed).integers(2**31, size=self.games, dtype=np.int32)
        self._machine.arrays.from_host(self._memory("dice"), words)

    def check(self) -> None:
        """Waits for all steps. ValueError says where a slot was not open, RuntimeError that decisions were lost."""
        lost, refused, first = self._machine.arrays.to_host(self._memory("faults")).tolist()
        self._clear_faults()
        if lost:
            raise RuntimeError(f"more than {MAX_CODES} decisions in one situation: some were lost ({lost} times)")
        if refused:
            raise ValueError(f"game {first}: the slot was not open; {refused} games were not stepped")

    def situation(self, game: int) -> bytes:
        """The cells of a game (kontor.rules.cells), to look at."""
        number = range(self.games)[game]
        found: bytes = self._cells()[number].tobytes()
        return found

    def saved(self) -> Saved:
        """All games as they stand, to go on from there with `restore`."""
        dealt = self._machine.arrays.to_host(self._memory("dealt")).tolist()
        return Saved(self._seed, [cells.tobytes() for cells in self._cells()[: self.games]], dealt)

    def restore(self, saved: Saved, out: GpuBuffers) -> None:
        """Goes on with games that were saved, here or in a Vector; ValueError where they are not as many."""
        check_saved(saved, self.games)
        self._take(out)
        self._start(saved.seed)
        padded = -(-self.games // GROUP) * GROUP
        rows = np.zeros((padded, SITUATION), np.uint8)
        rows[: self.games] = np.frombuffer(b"".join(saved.situations), np.uint8).reshape(-1, SITUATION)
        turned = rows.reshape(-1, GROUP, SITUATION).transpose(0, 2, 1).reshape(-1)
        self._machine.arrays.from_host(self._memory("cells"), turned)
        self._machine.arrays.from_host(self._memory("dealt"), np.array(saved.dealt, np.int64))
        self._launch("kontor_enter")
        self._show()

    def close(self) -> None:
        """Gives the memory back."""
        self._held = {}
        self._is_dealt = False

    def __enter__(self) -> "GpuVector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self, seed: int) -> None:
        self._seed = seed
        seeds = [seed_of(seed, part, 0) for part in range(len(self.counts))] if self._is_mixed else [seed]
        self._machine.arrays.from_host(self._memory("seeds"), np.array(seeds, np.int64))
        self._machine.arrays.from_host(self._memory("dealt"), np.zeros(self.games, np.int64))
        self._is_dealt = True

    def _cells(self) -> NDArray[np.uint8]:
        """A row for each game, and for the empty places of the last group."""
        cells = self._machine.arrays.to_host(self._memory("cells"))
        return np.ascontiguousarray(cells.reshape(-1, SITUATION, GROUP).transpose(0, 2, 1)).reshape(-1, SITUATION)

    def _clear_faults(self) -> None:
        self._machine.arrays.from_host(self._memory("faults"), np.array([0, 0, NO_GAME], np.int32))

    def _memory(self, name: str) -> Any:
        if not self._held:
            raise ValueError("this GpuVector is closed")
        return self._held[name]

    def _take(self, out: GpuBuffers) -> None:
        names = ("mask_rows", "observation_rows", "seats", "dones", "rewards")
        for name, array, (dtype, shape) in zip(names, out, FORMS, strict=True):
            self._point(name, array, dtype, (self.games, *shape))

    def _point(self, name: str, array: Any, dtype: str, shape: tuple[int, ...]) -> None:
        try:
            pointer = self._machine.arrays.pointer(array, dtype, shape)
        except (AttributeError, TypeError, BufferError, RuntimeError, ValueError):  # what torch and CuPy say
            pointer = None
        if pointer is None or (name.endswith("_rows") and pointer % ROW_ALIGNMENT):
            raise ValueError(
                f"{PUBLIC_NAMES.get(name, name)}: expected an array of {dtype} {shape} on the GPU, without gaps"
            )
        setattr(self._games, name, pointer)

    def _show(self) -> None:
        self._launch_rows("kontor_mask_rows", slots.WIDTH)
        self._launch("kontor_observe")
        self._launch_rows("kontor_observation_rows", observe.WIDTH)

    def _launch(self, kernel: str) -> None:
        self._machine.launch(kernel, (-(-self.games // THREADS), 1), THREADS, self._games)

    def _launch_rows(self, kernel: str, width: int) -> None:
        grid = (-(-self.games // GROUP), -(-width // CELLS_PER_ROW_BLOCK))
        self._machine.launch(kernel, grid, ROW_THREADS, self._games)
