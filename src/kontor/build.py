"""Which build of the rules runs: `kontor._core`, compiled from this very source (tools/compile), or the source itself.

A build that is older than the source is not used. KONTOR_PLAIN=1 in the environment chooses the plain source.
"""

import os
import zlib
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from kontor.rules import core

PACKAGE: Final = Path(__file__).parent
SOURCES: Final = ("rules/**/*.py", "slots/*.py", "evaluation/*.py", "boards/*.py", "boards/desk.toml")


def digest() -> int:
    """A number for the source of the rules; another one after any change."""
    number = 0
    for pattern in SOURCES:
        for path in sorted(PACKAGE.glob(pattern)):
            number = zlib.crc32(path.read_bytes(), number)
    return number


def _found() -> tuple[ModuleType | None, str]:
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return None, "plain, as KONTOR_PLAIN asks for"
    try:
        extension = import_module("kontor._core")
    except ImportError:
        return None, "plain, not compiled"
    if digest() != extension.DIGEST:
        return None, "plain, as the compiled rules are older than the source"
    return extension, "compiled"


extension, build = _found()
core.use(extension)
