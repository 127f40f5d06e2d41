"""From the rules to a library: translate, C compiler, and a note of what it was made from."""

import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kontor.backends import digest, library
from tools.compile import emit
from tools.compile.compilers import OPTIMISED, BuildError, compiler, link
from tools.compile.source import TranslationError

NATIVE: Final = emit.HAND_WRITTEN / "native.c"


def build(folder: Path, flags: Iterable[str] = OPTIMISED) -> Path:
    """Puts the library for this machine into a folder and returns its path."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name, library.file_name())
        try:
            source, _ = emit.write(Path(name))
        except TranslationError as wrong:
            raise BuildError(str(wrong)) from wrong
        shutil.copy(NATIVE, name)
        link(compiler(), (source, Path(name, NATIVE.name)), made, flags)
        library.write_note(made, digest())
        device = Path(name, library.DEVICE_SOURCE)
        device.write_text(emit.device_program(), "utf-8", newline="\n")
        folder.mkdir(parents=True, exist_ok=True)
        for path in (device, library.note_of(made), made):
            _replace(path, folder / path.name)
    return folder / made.name


def _replace(new: Path, old: Path) -> None:
    """Never writes into a library that a running program has loaded."""
    beside = old.with_name(f"{old.name}.new")
    shutil.copyfile(new, beside)
    os.replace(beside, old)


__all__ = ["BuildError", "build"]
