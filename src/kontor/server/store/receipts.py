"""What was acknowledged since an SQLite file was last complete: a line for each change, in a file beside it.

A write-ahead log that was damaged or removed leaves an earlier state that is sound in itself, so nothing in the
database can show that something is missing. The receipts can. A line is written after its change is on disk,
and is not waited for: at worst, after a power failure, the last lines are missing and show less.
"""

import logging
import os
import re
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

logger = logging.getLogger("kontor.store")
ROOM: Final = 1 << 20  # bytes; then the write-ahead log is emptied and the file begins again
_LINE: Final = re.compile(r"(\S+ \d+) ([0-9a-f]{8})")


def receipts_of(database: Path) -> Path:
    """The file with the receipts of a database."""
    return Path(f"{database}.receipts")


def read_receipts(database: Path) -> dict[str, int]:
    """The last version of each table that was acknowledged. Lines that were damaged themselves say nothing."""
    try:
        lines = receipts_of(database).read_text("ascii", "replace").splitlines()
    except FileNotFoundError:
        return {}
    acknowledged: dict[str, int] = {}
    for line in lines:
        if (found := _LINE.fullmatch(line)) and _mark(found[1]) == found[2]:
            table, version = found[1].split(" ")
            acknowledged[table] = max(int(version), acknowledged.get(table, 0))
    return acknowledged


class Receipts:
    """The file while the database is served."""

    def __init__(self, database: Path) -> None:
        self._file = receipts_of(database)
        self._descriptor = _opened(self._file)
        self._kept = 0  # bytes that it began with

    @property
    def is_full(self) -> bool:
        """Whether it should begin again."""
        return os.fstat(self._descriptor).st_size - self._kept > ROOM

    def add(self, stored: Iterable[tuple[str, int]]) -> None:
        """Notes changes that are on disk: tables and their versions."""
        try:
            os.write(self._descriptor, _lines(stored))
        except OSError as error:  # the changes are stored all the same
            logger.warning("receipts could not be written: %s", error)

    def begin_again(self, needed: Mapping[str, int]) -> None:
        """Keeps only the receipts that are still needed. Whoever reads the file finds them before and after."""
        if not needed:
            os.ftruncate(self._descriptor, 0)
            return
        lines = _lines(needed.items())
        new = Path(f"{self._file}.new")
        new.unlink(missing_ok=True)
        descriptor = _opened(new)
        try:
            os.write(descriptor, lines)
            os.fsync(descriptor)
            new.replace(self._file)
        except OSError as error:  # the old ones stay
            os.close(descriptor)
            logger.warning("receipts could not be written: %s", error)
            return
        os.close(self._descriptor)
        self._descriptor, self._kept = descriptor, len(lines)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._descriptor)


def _opened(file: Path) -> int:
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)


def _lines(versions: Iterable[tuple[str, int]]) -> bytes:
    facts = [f"{table} {version}" for table, version in versions]
    return "".join(f"{fact} {_mark(fact)}\n" for fact in facts).encode()


def _mark(fact: str) -> str:
    return f"{zlib.crc32(fact.encode()):08x}"
