"""The program for a GPU: kontor.cu, which lies beside the compiled rules, compiled on first use and kept."""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from ctypes import byref, c_char_p, c_int, c_size_t, c_void_p
from pathlib import Path
from typing import Any, Final

from kontor.backends import REMEDY, digest
from kontor.backends.library import DEVICE_SOURCE, FOLDER
from kontor.env.gpu.errors import GpuError

NVRTC_NAMES: Final = ("libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12")
NVRTC_IN_PACKAGES: Final = ("nvidia/*/lib/libnvrtc.so.[0-9]*", "nvidia/*/bin/nvrtc64_*.dll")
CHECKSUM_BYTES: Final = 4  # before a program in the cache
OPTIONS: Final = ("-std=c++17", "-w")


def source(folder: Path = FOLDER) -> str:
    """The text of kontor.cu; GpuError where there is none for these rules."""
    try:
        text = (folder / DEVICE_SOURCE).read_text("utf-8")
    except OSError:
        raise GpuError(f"the rules are not compiled for a GPU; {REMEDY}") from None
    if f"KONTOR_SOURCE {digest()}u" not in text:
        raise GpuError(f"the rules for a GPU are older than the source; {REMEDY}")
    return text


def compiled(text: str, architecture: str) -> bytes:
    """The program for an architecture such as sm_90, from the cache or compiled now, which takes a minute."""
    name = f"{zlib.crc32(' '.join(OPTIONS).encode(), zlib.crc32(text.encode())):08x}-{architecture}.cubin"
    kept = cache_folder() / name
    with suppress(OSError):
        content = kept.read_bytes()
        if content[:CHECKSUM_BYTES] == _checksum(content[CHECKSUM_BYTES:]):
            return content[CHECKSUM_BYTES:]
    binary = _compile(text, architecture)
    with suppress(OSError):  # then it is compiled again next time
        kept.parent.mkdir(parents=True, exist_ok=True)
        own = kept.with_suffix(f".{os.getpid()}")  # another process may do the same
        try:
            own.write_bytes(_checksum(binary) + binary)
            os.replace(own, kept)
        finally:
            own.unlink(missing_ok=True)
    return binary


def _checksum(binary: bytes) -> bytes:
    return zlib.crc32(binary).to_bytes(CHECKSUM_BYTES, "little")


def cache_folder() -> Path:
    """Where compiled programs are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "kontor", "gpu")


def _compile(text: str, architecture: str) -> bytes:
    nvrtc = _nvrtc()
    if nvrtc is not None:
        return _by_nvrtc(nvrtc, text, architecture)
    if nvcc := shutil.which("nvcc"):
        return _by_nvcc(nvcc, text, architecture)
    raise GpuError("the rules cannot be compiled for the GPU: neither NVRTC (it comes with torch) nor nvcc was found")


def _nvrtc() -> Any:
    for name in _nvrtc_paths():
        try:
            for needed in Path(name).parent.glob(
                "libnvrtc-builtins.so.*"
            ):  # which it finds by itself only in a toolkit
                ctypes.CDLL(str(needed))
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def _nvrtc_paths() -> Iterator[str]:
    for folder in sys.path:
        for pattern in NVRTC_IN_PACKAGES:
            yield from map(str, sorted(Path(folder or ".").glob(pattern)))
    yield from NVRTC_NAMES
    for home in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"):
        if home:
            yield str(Path(home, "lib64", NVRTC_NAMES[0]))


def _by_nvrtc(nvrtc: Any, text: str, architecture: str) -> bytes:
    program = c_void_p()
    options = [option.encode() for option in (f"--gpu-architecture={architecture}", *OPTIONS)]
    _checked(nvrtc.nvrtcCreateProgram(byref(program), text.encode(), DEVICE_SOURCE.encode(), c_int(0), None, None))
    failed = nvrtc.nvrtcCompileProgram(program, c_int(len(options)), (c_char_p * len(options))(*options))
    if failed:
        raise GpuError(f"NVRTC: {_first_error(_text_of(nvrtc, program, 'ProgramLog').decode(errors='replace'))}")
    binary = _text_of(nvrtc, program, "CUBIN")
    nvrtc.nvrtcDestroyProgram(byref(program))
    return binary


def _text_of(nvrtc: Any, program: c_void_p, what: str) -> bytes:
    size = c_size_t()
    _checked(getattr(nvrtc, f"nvrtcGet{what}Size")(program, byref(size)))
    room = ctypes.create_string_buffer(size.value)
    _checked(getattr(nvrtc, f"nvrtcGet{what}")(program, room))
    return room.raw


def _checked(result: int) -> None:
    if result:
        raise GpuError(f"NVRTC failed with error {result}")


def _by_nvcc(nvcc: str, text: str, architecture: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, DEVICE_SOURCE), Path(folder, "kontor.cubin")
        given.write_text(text, "utf-8")
        command = [nvcc, "-O3", f"-arch={architecture}", *OPTIONS, "-cubin", str(given), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise GpuError(f"nvcc: {_first_error(done.stderr or done.stdout)}")
        return made.read_bytes()


def _first_error(text: str) -> str:
    lines = [line for line in text.splitlines() if "error" in line] or text.strip().splitlines() or ["it failed"]
    return lines[0].strip()
