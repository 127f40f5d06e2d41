"""The machines that wheels carry a library for. The package ziglang builds all of them on any machine."""

from pathlib import Path
from typing import Final, NamedTuple

LIBRARY_MAX_BYTES: Final = 500_000


class Target(NamedTuple):
    """A kind of machine."""

    library: str  # its name there (kontor.backends.library.file_name)
    triple: str  # what zig calls it, with the oldest system that the library runs on
    tag: str  # what a wheel for it is called


TARGETS: Final = (
    Target("linux-x86_64.so", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"),
    Target("linux-aarch64.so", "aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    Target("musl-x86_64.so", "x86_64-linux-musl", "musllinux_1_2_x86_64"),
    Target("musl-aarch64.so", "aarch64-linux-musl", "musllinux_1_2_aarch64"),
    Target("darwin-x86_64.dylib", "x86_64-macos.10.13", "macosx_10_13_x86_64"),
    Target("darwin-aarch64.dylib", "aarch64-macos.11.0", "macosx_11_0_arm64"),
    Target("win32-x86_64.dll", "x86_64-windows-gnu", "win_amd64"),
    Target("win32-aarch64.dll", "aarch64-windows-gnu", "win_arm64"),
)


def is_for_windows(library: Path) -> bool:
    """Whether this is the name of a library for Windows, wherever it is built."""
    return library.suffix == ".dll"
