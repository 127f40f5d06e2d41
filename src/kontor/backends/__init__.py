"""The backends: PLAIN runs the rules as they stand, COMPILED calls a library in C that was made from the same source.

New games take ACTIVE, and keep it; `running` replaces it for a while, for benches and tests. A compiled backend older
than the source is not used; KONTOR_PLAIN=1 in the environment chooses the plain one. REASON says why which one runs,
and what to do where the plain one runs although nobody chose it; `plain_notice` is that for people, once per process.
"""

import os
import sys
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from kontor.backends import plain
from kontor.rules.backend import Backend

PACKAGE: Final = Path(__file__).parent.parent
SOURCES: Final = (
    "rules/**/*.py", "slots/*.py", "evaluation/*.py", "backends/*.[ch]", "boards/*.py", "boards/desk.toml",
    "boards/markers.toml",
)  # fmt: skip
REMEDY: Final = (
    "./kontor compiles them"
    if Path(sys.prefix).resolve() == (PACKAGE.parent.parent / ".venv").resolve()  # what ./kontor sets up in a clone
    else "to compile them, which needs a C compiler, set KONTOR_COMPILE=1 and run pip install with the path of a clone"
)


def digest() -> int:
    """A number for the source of the rules; it differs after any change."""
    number = 0
    for pattern in SOURCES:
        for path in sorted(PACKAGE.glob(pattern), key=lambda path: path.parts):  # the same order on every system
            number = zlib.crc32(path.read_bytes(), number)
    return number


def is_plain_chosen() -> bool:
    """Whether somebody asked for the plain rules, and so needs no notice that they are slow."""
    return os.environ.get("KONTOR_PLAIN", "0") not in ("", "0")


def find_compiled() -> tuple[Backend | None, str]:
    """The compiled backend, if there is one that may be used, and the reason in words."""
    if is_plain_chosen():
        return None, "plain, because KONTOR_PLAIN is set"
    try:
        library = import_module("kontor.backends.library")  # which some Pythons cannot: they have no ctypes
        found = library.functions(library.FOLDER / library.file_name(), digest())
    except ImportError:
        return None, "plain, because this Python cannot load the compiled ones (it has no ctypes)"
    except library.LibraryError as wrong:
        return None, f"plain, because {wrong}; {REMEDY}"
    compiled: Backend = import_module("kontor.backends.compiled").CompiledBackend(found)
    return compiled, "compiled"


PLAIN: Final[Backend] = plain
COMPILED, REASON = find_compiled()
ACTIVE: Backend = COMPILED or PLAIN
_is_noticed = False  # whether this process has given the notice


@contextmanager
def running(backend: Backend) -> Iterator[None]:
    """Games made meanwhile use this backend: for measuring and comparing both."""
    global ACTIVE
    before, ACTIVE = ACTIVE, backend
    try:
        yield
    finally:
        ACTIVE = before


def plain_notice() -> str | None:
    """That the plain rules run and what to do, where nobody chose them; None from the second call on."""
    global _is_noticed
    if COMPILED is not None or is_plain_chosen() or _is_noticed:
        return None
    _is_noticed = True
    return f"this will be slow: the rules are {REASON}"


def warn_if_plain() -> None:
    """The notice as a warning, called by what is slow without the compiled rules while it is made."""
    if notice := plain_notice():
        warnings.warn(notice, RuntimeWarning, stacklevel=3)  # the line that makes it
