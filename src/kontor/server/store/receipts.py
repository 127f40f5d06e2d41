"""What was acknowledged since an SQLite file was last complete: a line for each change, in a file beside it.

A write-ahead log that was damaged or removed leaves an earlier state that is sound in itself, so nothing in the
database can show that something is missing. The receipts can. A line is written after its change is on disk,
and is not waited for: at worst, after a power failure, the last lines are missing and show less.
"""

import logging
import os
import re
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kontor.server.store.base import Head

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
        self._descriptor = os.open(receipts_of(database), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    @property
    def is_full(self) -> bool:
        """Whether it should begin again."""
        return os.fstat(self._descriptor).st_size > ROOM

    def add(self, stored: Iterable[Head]) -> None:
        """Notes changes that are on disk."""
        facts = [f"{head.table} {head.version}" for head in stored]
        text = "".join(f"{fact} {_mark(fact)}\n" for fact in facts)
        try:
            os.write(self._descriptor, text.encode())
        except OSError as error:  # the changes are stored all the same
            logger.warning("receipts could not be written: %s", error)

    def clear(self) -> None:
        """Begins again: everything noted so far is in the database file itself."""
        os.ftruncate(self._descriptor, 0)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._descriptor)


def _mark(fact: str) -> str:
    return f"{zlib.crc32(fact.encode()):08x}"
