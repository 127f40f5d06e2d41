"""Games that live on a GPU: `GpuVector` steps them there and writes tensors there, so nothing crosses the bus.

It needs an NVIDIA GPU with its driver, torch or CuPy, and on first use NVRTC (it comes with torch) or nvcc; what they
compile is kept in the user's folder for caches. Where something is missing, GpuError says so in one line.
"""

from kontor.env.gpu.errors import GpuError
from kontor.env.gpu.vector import GpuBuffers, GpuVector

__all__ = ["GpuBuffers", "GpuError", "GpuVector"]
