"""A machine for GpuVector that runs the kernels of a GPU on the processor, one thread after the other."""

import ctypes
import shutil
from copy import copy
from ctypes import byref, c_int32, c_uint32
from pathlib import Path
from subprocess import run
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.env.gpu import program
from kontor.env.gpu.arrays import Arrays
from kontor.env.gpu.machine import KERNELS, Games

HERE = Path(__file__).parent
ROOM = "#define KONTOR_ROOM 1024 "


class NumpyArrays:
    """Arrays in the memory of the processor."""

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return np.zeros(shape, dtype)

    def pointer(self, array: Any, dtype: str, shape: tuple[int, ...]) -> int | None:
        if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != shape:
            return None
        return array.ctypes.data if array.flags.c_contiguous else None

    def to_host(self, array: Any) -> NDArray[Any]:
        return np.array(array)

    def from_host(self, array: Any, values: NDArray[Any]) -> None:
        array[...] = values

    def stream(self) -> int:
        return 0


class Tensors:
    """Tensors of torch in the memory of the processor."""

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        import torch

        return torch.zeros(shape, dtype=getattr(torch, dtype))

    def pointer(self, array: Any, dtype: str, shape: tuple[int, ...]) -> int | None:
        own = array.numpy()
        if own.dtype != dtype or own.shape != shape or not own.flags.c_contiguous:
            return None
        return int(array.data_ptr())

    def to_host(self, array: Any) -> NDArray[Any]:
        return np.array(array.numpy())

    def from_host(self, array: Any, values: NDArray[Any]) -> None:
        array.numpy()[...] = values

    def stream(self) -> int:
        return 0


class Processor:
    """Runs each launch to its end."""

    def __init__(self, folder: Path, *flags: str, room: int = 1024) -> None:
        self.arrays: Arrays = NumpyArrays()
        made = build(folder, room, *flags)
        self._launch = ctypes.CDLL(str(made)).launch

    def with_tensors(self) -> "Processor":
        """The same, for torch."""
        other = copy(self)
        other.arrays = Tensors()
        return other

    def launch(self, kernel: str, grid: tuple[int, int], threads: int, games: Games) -> None:
        self._launch(c_int32(KERNELS.index(kernel)), *map(c_uint32, (*grid, threads)), byref(games))


def build(folder: Path, room: int, *flags: str) -> Path:
    """The program for a GPU as a library for the processor, with room for so many decisions in a situation."""
    for name in ("on_processor.h", "on_processor.cpp"):
        shutil.copy(HERE / name, folder)
    text = program.source()
    assert ROOM in text
    (folder / "kontor.cu").write_text(text.replace(ROOM, f"#define KONTOR_ROOM {room} "), "utf-8")
    made = folder / "on_processor.so"
    usual = ("-std=c++17", "-O1", "-w", "-fwrapv", "-shared", "-fPIC")
    run(["g++", *usual, *flags, "on_processor.cpp", "-o", made.name], cwd=folder, check=True)
    return made
