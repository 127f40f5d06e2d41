"""A machine that runs the kernels of games.cu, and the struct that they are given."""

from ctypes import Structure, c_int64, c_void_p
from typing import Any, Final, Protocol

from kontor.env.gpu import program
from kontor.env.gpu.arrays import Arrays, arrays_of
from kontor.env.gpu.driver import Driver

KERNELS: Final = (
    "kontor_deal", "kontor_enter", "kontor_step", "kontor_observe", "kontor_random",
    "kontor_mask_rows", "kontor_observation_rows", "kontor_final_rows",
)  # fmt: skip
POINTERS: Final = (
    "lookups", "parts", "seeds", "firsts", "cells", "masks", "seen", "codes", "counts", "dealt", "dice", "faults",
    "slots", "mask_rows", "observation_rows", "final_rows", "seats", "dones", "rewards",
)  # fmt: skip


class Games(Structure):
    """Games of games.cu."""

    _fields_ = (
        *((name, c_void_p) for name in POINTERS),
        *((name, c_int64) for name in ("count", "cap")),
    )


class Machine(Protocol):
    """What runs kernels, in the order in which they are launched."""

    arrays: Arrays

    def launch(self, kernel: str, grid: tuple[int, int], threads: int, games: Games) -> None:
        """Starts one of KERNELS: a grid of blocks, each with this number of threads."""


class Gpu:
    """The GPU of this number."""

    def __init__(self, ordinal: int = 0, library: str | None = None) -> None:
        self._driver = Driver(ordinal)
        text = program.source()
        self.arrays = arrays_of(library, ordinal)
        self.name = self._driver.name
        self._kernels: dict[str, Any] = self._driver.load(program.compiled(text, self._driver.architecture), KERNELS)

    def launch(self, kernel: str, grid: tuple[int, int], threads: int, games: Games) -> None:
        """Starts a kernel in the caller's stream."""
        self._driver.launch(self._kernels[kernel], grid, threads, games, self.arrays.stream())
