"""Core: the rules as they run here, compiled where that was done, else as they stand. Both give the same results.

`kontor._core` is made from this very source (tools/compile); a build older than the source is not used.
KONTOR_PLAIN=1 in the environment chooses the plain source.
"""

import os
import zlib
from pathlib import Path
from types import ModuleType
from typing import Final

from kontor.rules import play
from kontor.rules.cells import Cells, Tables

SOURCES: Final = (Path(__file__).parent, Path(__file__).parents[1] / "env")


def digest() -> int:
    """A number for the source of the rules; another one after any change."""
    number = 0
    for folder in SOURCES:
        for path in sorted(folder.rglob("*.py")):
            number = zlib.crc32(path.read_bytes(), number)
    return number


def _load() -> tuple[ModuleType | None, str]:
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return None, "plain, as KONTOR_PLAIN asks for"
    try:
        from kontor import _core
    except ImportError:
        return None, "plain, not compiled"
    if digest() != _core.DIGEST:
        return None, "plain, as the compiled rules are older than the source"
    return _core, "compiled"


extension, build = _load()
compiled: Final = extension is not None


def options(t: Tables, s: Cells) -> list[int]:
    """All legal decisions in a fixed order, as codes."""
    if extension is not None:
        found: list[int] = extension.options(t, s)
        return found
    codes: list[int] = []
    play.options(t, s, codes)
    return codes


def apply(t: Tables, s: Cells, code: int) -> None:
    """Carries out a legal decision."""
    if extension is not None:
        extension.apply(t, s, code)
    else:
        play.apply(t, s, code)
