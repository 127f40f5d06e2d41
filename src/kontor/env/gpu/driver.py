"""The CUDA driver, by ctypes: loads a compiled program and launches its kernels."""

import ctypes
import sys
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint, c_void_p
from typing import Any, Final

from kontor.env.gpu.errors import GpuError

DRIVER_NAMES: Final = {"win32": ("nvcuda.dll",)}
MAJOR_ATTRIBUTE, MINOR_ATTRIBUTE = 75, 76  # of the architecture, such as 9 and 0
STACK_SIZE_LIMIT: Final = 0
STACK_BYTES: Final = 2048  # of a thread: a step takes 216, and each of at most six calls of the same function 112


class Driver:
    """One GPU, in the context that torch and CuPy use too."""

    def __init__(self, ordinal: int = 0) -> None:
        self._cuda = _loaded()
        self._call("cuInit", c_uint(0))
        device, context = c_int(), c_void_p()
        count = c_int()
        self._call("cuDeviceGetCount", byref(count))
        if not 0 <= ordinal < count.value:
            raise GpuError(f"there is no GPU {ordinal}: the driver finds {count.value}")
        self._call("cuDeviceGet", byref(device), c_int(ordinal))
        self._call("cuDevicePrimaryCtxRetain", byref(context), device)
        self._context = context
        self.architecture = "sm_" + "".join(
            str(self._attribute(device, number)) for number in (MAJOR_ATTRIBUTE, MINOR_ATTRIBUTE)
        )
        self.name = self._name(device)

    def _call(self, name: str, *arguments: Any) -> None:
        result = getattr(self._cuda, name)(*arguments)
        if result:
            said = c_char_p()
            self._cuda.cuGetErrorString(c_int(result), byref(said))
            why = said.value.decode() if said.value else f"error {result}"
            if name in ("cuInit", "cuDeviceGetCount"):
                raise GpuError(f"there is no GPU: {why} ({name})")
            raise GpuError(f"the GPU: {why} ({name})")

    def _attribute(self, device: c_int, number: int) -> int:
        found = c_int()
        self._call("cuDeviceGetAttribute", byref(found), c_int(number), device)
        return found.value

    def _name(self, device: c_int) -> str:
        room = ctypes.create_string_buffer(256)
        self._call("cuDeviceGetName", room, c_int(len(room)), device)
        return room.value.decode()

    def load(self, binary: bytes, kernels: tuple[str, ...]) -> dict[str, c_void_p]:
        """The kernels of a compiled program."""
        self._call("cuCtxSetCurrent", self._context)
        stack = c_size_t()
        self._call("cuCtxGetLimit", byref(stack), c_int(STACK_SIZE_LIMIT))
        if stack.value < STACK_BYTES:
            self._call("cuCtxSetLimit", c_int(STACK_SIZE_LIMIT), c_size_t(STACK_BYTES))
        module = c_void_p()
        self._call("cuModuleLoadData", byref(module), binary)
        found = {name: c_void_p() for name in kernels}
        for name, function in found.items():
            self._call("cuModuleGetFunction", byref(function), module, name.encode())
        return found

    def launch(self, kernel: c_void_p, grid: tuple[int, int], threads: int, given: Any, stream: int) -> None:
        """Starts a kernel in a stream and returns at once; `given` is a struct that is its only argument."""
        self._call("cuCtxSetCurrent", self._context)
        arguments = (c_void_p * 1)(ctypes.addressof(given))
        sizes = [c_uint(number) for number in (*grid, 1, threads, 1, 1, 0)]
        self._call("cuLaunchKernel", kernel, *sizes, c_void_p(stream), arguments, None)


def _loaded() -> Any:
    for name in DRIVER_NAMES.get(sys.platform, ("libcuda.so.1", "libcuda.so")):
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise GpuError("there is no GPU: NVIDIA's driver is not installed (no libcuda)")
