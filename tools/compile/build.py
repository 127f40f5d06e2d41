"""From the rules to a library: translate, C compiler, and a note of what it was made from."""

import os
import shutil
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from kontor.backends import digest, library
from tools.compile import emit
from tools.compile.compilers import OPTIMISED, BuildError, compiler, link, zig
from tools.compile.source import TranslationError
from tools.compile.targets import LIBRARY_MAX_BYTES, Target

NATIVE: Final = emit.HAND_WRITTEN / "native.c"


def write_sources(folder: Path) -> tuple[Path, ...]:
    """Writes the C files of a library into a folder."""
    try:
        sources = emit.write(folder)
    except TranslationError as wrong:
        raise BuildError(str(wrong)) from wrong
    return sources.rules, sources.net, Path(shutil.copy(NATIVE, folder))


def write_device(folder: Path) -> Path:
    """Writes the program for a GPU, which is the same for all machines, into a folder."""
    path = folder / library.DEVICE_SOURCE
    path.write_text(emit.device_program(), "utf-8", newline="\n")
    return path


def build(folder: Path, flags: Iterable[str] = OPTIMISED) -> Path:
    """Puts the library for this machine into a folder and returns its path."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name, library.file_name())
        link(compiler(), write_sources(Path(name)), made, flags)
        library.write_note(made, digest())
        device = write_device(Path(name))
        folder.mkdir(parents=True, exist_ok=True)
        for path in (device, library.note_of(made), made):
            _replace(path, folder / path.name)
    return folder / made.name


def build_for(target: Target, sources: Sequence[Path]) -> Path:
    """Puts the library for another machine, and its note, beside the sources and returns its path."""
    made = sources[0].with_name(target.library)
    link(zig(target), sources, made)
    size = made.stat().st_size
    if size > LIBRARY_MAX_BYTES:
        raise BuildError(f"{made.name} has {size:,} bytes: expected {LIBRARY_MAX_BYTES:,} at most")
    library.write_note(made, digest())
    return made


def _replace(new: Path, old: Path) -> None:
    """Never writes into a library that a running program has loaded."""
    beside = old.with_name(f"{old.name}.new")
    shutil.copyfile(new, beside)
    os.replace(beside, old)


__all__ = ["BuildError", "build", "build_for", "write_device", "write_sources"]
