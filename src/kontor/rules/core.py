"""Core: the rules as they run here, compiled where that was done (kontor.build), else as they stand."""

from types import ModuleType
from typing import Final

from kontor.rules import play
from kontor.rules.cells import Cells, Lookup


class _Core:
    """Which rules are in use. Both give the same results."""

    extension: ModuleType | None = None


_CORE: Final = _Core()


def use(extension: ModuleType | None) -> None:
    """From now on the rules of a compiled extension, or the plain ones."""
    _CORE.extension = extension


def in_use() -> ModuleType | None:
    """The compiled extension, None where the rules are plain."""
    return _CORE.extension


def legal(t: Lookup, s: Cells) -> list[int]:
    """All legal decisions in a fixed order, as codes."""
    if _CORE.extension is not None:
        found: list[int] = _CORE.extension.legal(t, s)
        return found
    codes: list[int] = []
    play.legal(t, s, codes)
    return codes


def apply(t: Lookup, s: Cells, code: int) -> None:
    """Carries out a legal decision."""
    if _CORE.extension is not None:
        _CORE.extension.apply(t, s, code)
    else:
        play.apply(t, s, code)
