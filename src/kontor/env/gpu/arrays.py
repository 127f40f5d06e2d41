"""Arrays on a GPU: torch or CuPy allocate them, and arrays of anybody else come in through DLPack."""

from importlib import import_module
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from kontor.env.gpu.errors import GpuError


class Arrays(Protocol):
    """What is needed of a library of arrays."""

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        """A new array."""

    def pointer(self, array: Any, dtype: str, shape: tuple[int, ...]) -> int | None:
        """Where it lies; None where it is not this kind of array, without gaps, on this GPU."""

    def to_host(self, array: Any) -> NDArray[Any]:
        """A copy in the memory of the processor."""

    def from_host(self, array: Any, values: NDArray[Any]) -> None:
        """Copies from there into an array."""

    def stream(self) -> int:
        """Where the caller's work is queued at present."""


class TorchArrays:
    """Tensors of torch."""

    def __init__(self, torch: Any, ordinal: int) -> None:
        self._torch = torch
        self._device = torch.device("cuda", ordinal)
        torch.zeros(1, device=self._device)  # has torch make its context

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        return self._torch.zeros(shape, dtype=getattr(self._torch, dtype), device=self._device)

    def pointer(self, array: Any, dtype: str, shape: tuple[int, ...]) -> int | None:
        tensor = array if isinstance(array, self._torch.Tensor) else self._torch.from_dlpack(array)
        if tensor.dtype != getattr(self._torch, dtype) or tensor.shape != shape:
            return None
        if tensor.device != self._device or not tensor.is_contiguous():
            return None
        return int(tensor.data_ptr())

    def to_host(self, array: Any) -> NDArray[Any]:
        return np.asarray(array.cpu().numpy())

    def from_host(self, array: Any, values: NDArray[Any]) -> None:
        array.copy_(self._torch.from_numpy(np.array(values)))

    def stream(self) -> int:
        return int(self._torch.cuda.current_stream(self._device).cuda_stream)


class CupyArrays:
    """Arrays of CuPy."""

    def __init__(self, cupy: Any, ordinal: int) -> None:
        self._cupy = cupy
        self._ordinal = ordinal
        self.zeros((1,), "uint8")  # has CuPy make its context

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        with self._cupy.cuda.Device(self._ordinal):
            return self._cupy.zeros(shape, dtype)

    def pointer(self, array: Any, dtype: str, shape: tuple[int, ...]) -> int | None:
        own = array if isinstance(array, self._cupy.ndarray) else self._cupy.from_dlpack(array)
        if own.dtype != dtype or own.shape != shape or own.device.id != self._ordinal or not own.flags.c_contiguous:
            return None
        return int(own.data.ptr)

    def to_host(self, array: Any) -> NDArray[Any]:
        return np.asarray(array.get())

    def from_host(self, array: Any, values: NDArray[Any]) -> None:
        array.set(np.ascontiguousarray(values))

    def stream(self) -> int:
        return int(self._cupy.cuda.get_current_stream().ptr)


KINDS: Final = {"torch": TorchArrays, "cupy": CupyArrays}


def arrays_of(library: str | None, ordinal: int) -> Arrays:
    """Arrays of torch or CuPy, or of the one of them that is installed and finds the GPU."""
    if library is not None and library not in KINDS:
        raise ValueError(f"arrays={library!r}: expected torch or cupy")
    reasons = []
    for name in KINDS if library is None else (library,):
        try:
            return KINDS[name](import_module(name), ordinal)  # type: ignore[return-value]
        except ImportError:
            reasons.append(f"{name} is not installed")
        except Exception as wrong:  # each library has errors of its own for a GPU that it cannot use
            reasons.append(f"{name}: {str(wrong).strip().splitlines()[0]}" if str(wrong) else name)
    raise GpuError(f"no arrays on the GPU: {'; '.join(reasons)}")
