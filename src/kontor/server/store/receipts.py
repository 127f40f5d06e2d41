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

from kontor.server.store.base import StoreError

logger = logging.getLogger("kontor.store")
MAX_RECEIPTS_BYTES: Final = 1 << 20  # bytes; then the write-ahead log is emptied and the file begins again
DATABASE_LINE: Final = "database:"  # stands where a table does in the line with the number of the database
_LINE: Final = re.compile(r"(\S+ \d+) ([0-9a-f]{8})")


def receipts_of(database: Path) -> Path:
    return Path(f"{database}.receipts")


def read_receipts(database: Path, number: int) -> dict[str, int]:
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
    if acknowledged.pop(DATABASE_LINE, number) != number:
        raise StoreError(
            f"database {database}: {receipts_of(database).name} belongs to another database, so this one may be an old"
            " or empty one; restore a backup with kontor restore, or remove that file to serve the database as it is"
        )
    return acknowledged


def check_not_lost(database: Path) -> None:
    """Refuses to make a database where there was one."""
    if receipts_of(database).exists() and not database.exists():
        raise StoreError(
            f"database {database} is missing, but it was here; restore a backup with kontor restore, or remove"
            f" {receipts_of(database).name} to begin with an empty database"
        )


class Receipts:
    """The file while the database is served."""

    def __init__(self, database: Path) -> None:
        self._descriptor = os.open(receipts_of(database), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._kept = 0  # bytes that it began with

    @property
    def is_full(self) -> bool:
        """Whether it should begin again."""
        return os.fstat(self._descriptor).st_size - self._kept > MAX_RECEIPTS_BYTES

    def add(self, stored: Iterable[tuple[str, int]]) -> None:
        """Notes changes that are on disk: tables and their versions."""
        try:
            os.write(self._descriptor, _lines(stored))
        except OSError as error:  # the changes are stored all the same
            logger.warning("receipts could not be written: %s", error)

    def begin_again(self, number: int, is_needed: bool) -> None:
        """Keeps only the number of the database. While a table is behind its receipts, all of them stay."""
        try:
            if not is_needed:
                os.ftruncate(self._descriptor, 0)
                os.write(self._descriptor, _lines([(DATABASE_LINE, number)]))
            self._kept = os.fstat(self._descriptor).st_size
        except OSError as error:
            logger.warning("receipts could not be written: %s", error)

    def close(self) -> None:
        os.close(self._descriptor)


def _lines(versions: Iterable[tuple[str, int]]) -> bytes:
    facts = [f"{table} {version}" for table, version in versions]
    return "".join(f"{fact} {_mark(fact)}\n" for fact in facts).encode()


def _mark(fact: str) -> str:
    return f"{zlib.crc32(fact.encode()):08x}"
