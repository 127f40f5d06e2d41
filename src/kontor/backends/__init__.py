"""The backends: PLAIN runs the rules as they stand, COMPILED is `kontor._core`, made from the same source.

New games take ACTIVE, and keep it; `running` replaces it for a while, for benches and tests. A compiled backend older
than the source is not used; KONTOR_PLAIN=1 in the environment chooses the plain one. REASON says why which one runs.
"""

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from kontor.backends import plain
from kontor.rules.backend import Backend

PACKAGE: Final = Path(__file__).parent.parent
SOURCES: Final = (
    "rules/**/*.py", "slots/*.py", "evaluation/*.py", "backends/*.pyx", "boards/*.py", "boards/desk.toml",
    "boards/markers.toml",
)  # fmt: skip


def digest() -> int:
    """A number for the source of the rules; it differs after any change."""
    number = 0
    for pattern in SOURCES:
        for path in sorted(PACKAGE.glob(pattern)):
            number = zlib.crc32(path.read_bytes(), number)
    return number


def find_compiled() -> tuple[Backend | None, str]:
    """The compiled backend, if there is one that may be used, and the reason in words."""
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return None, "plain, because KONTOR_PLAIN is set"
    try:
        core = import_module("kontor._core")
    except ImportError:
        return None, "plain, not compiled"
    if digest() != core.DIGEST:
        return None, "plain, because the compiled rules are older than the source"
    return cast(Backend, core), "compiled"


PLAIN: Final[Backend] = plain
COMPILED, REASON = find_compiled()
ACTIVE: Backend = COMPILED or PLAIN


@contextmanager
def running(backend: Backend) -> Iterator[None]:
    """Games made meanwhile use this backend: for measuring and comparing both."""
    global ACTIVE
    before, ACTIVE = ACTIVE, backend
    try:
        yield
    finally:
        ACTIVE = before
