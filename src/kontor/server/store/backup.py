"""What lies beside an SQLite file. Backups: copies made while it is being served, and such a copy in the place of a
database, without mixing old and new files.

Receipts: what was acknowledged since the file was last complete, a line for each change. A write-ahead log that was
damaged or removed leaves an earlier state that is sound in itself, so nothing in the database can show that something
is missing. The receipts can. A line is written after its change is on disk, and is not waited for: at worst, after a
power failure, the last lines are missing and show less."""

import filecmp
import logging
import os
import re
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from kontor.server.store.base import StoreError
from kontor.server.store.sqlite_worker import FileLock

logger = logging.getLogger("kontor.store")


def backup_sqlite(source: str, target: str) -> int:
    """Copies a database as it is at one moment, checks the copy, and returns how many tables it contains.

    The copy is one file that can be served as it is.
    """
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup overwrites nothing") from None
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from error
    try:
        live = sqlite3.connect(f"{Path(source).resolve().as_uri()}?mode=rw", uri=True)  # rw: creates no file
        with closing(live), closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise StoreError(f"backup of {source}: the copy is damaged: {found}")
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
            return int(tables)
    except BaseException as error:
        Path(target).unlink()
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"backup of {source}: {error}") from error
        raise


def backup_before_migration(file: Path, version: int, newest: int) -> None:
    """Keeps a copy of a database that is about to get a newer schema: FILE.schema-1 before it leaves version 1, or
    FILE.schema-1-2 if another database was kept there. An attempt that was broken off left the same copy."""
    if 0 < version < newest:
        first = target = Path(f"{file}.schema-{version}")
        part = Path(f"{first}.part")
        part.unlink(missing_ok=True)
        count = backup_sqlite(str(file), str(part))
        number = 1
        while target.exists() and not filecmp.cmp(part, target, shallow=False):
            number += 1
            target = Path(f"{first}-{number}")
        part.replace(target)
        logger.warning("the database gets a newer schema; %d tables as they were are kept in %s", count, target)


COMPANIONS: Final = ("-wal", "-shm", "-journal")  # files that belong to one database, and would spoil another


class Restored(NamedTuple):
    tables: int
    file: Path
    aside: Path | None  # where the old database is now


def restore_sqlite(backup: str, target: str, check: Callable[[Path], None] | None = None) -> Restored:
    """Puts a copy of a backup where a database is, which is kept aside; StoreError while somebody serves it, or if
    `check` refuses the copy.

    The copy is made and checked, and the old files are kept, before anything is changed. Wherever it is broken off, a
    write-ahead log never lies beside a database that is not its own, and restoring again sets everything right.
    """
    file = Path(target).resolve()
    if not Path(backup).is_file():
        raise StoreError(f"{backup}: there is no such file")
    if Path(backup).resolve() == file:
        raise StoreError(f"{backup} is the database itself")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(Path(f"{file}.lock"))
    except BlockingIOError:
        raise StoreError(f"database {target} is in use by another kontor: stop the server first") from None
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from error
    try:
        return _replace(backup, file, check)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"restoring {target}: {error}") from error
    finally:
        lock.release()


def _replace(backup: str, file: Path, check: Callable[[Path], None] | None) -> Restored:
    new = Path(f"{file}.restored")
    new.unlink(missing_ok=True)
    tables = backup_sqlite(backup, str(new))  # a copy that is checked, without a write-ahead log of its own
    if check is not None:
        try:
            check(new)
        except BaseException:
            new.unlink()
            raise
    with open(new, "rb") as copied:
        os.fsync(copied.fileno())
    old = [each for each in (file, *(Path(f"{file}{end}") for end in COMPANIONS), receipts_of(file)) if each.exists()]
    aside = _keep(file, old) if old else None
    for each in old:
        if each not in (file, receipts_of(file)):
            each.unlink()
    sync_folder(file.parent)
    new.replace(file)
    receipts_of(file).unlink(missing_ok=True)  # last: until here they show that the old database is incomplete
    sync_folder(file.parent)
    return Restored(tables, file, aside)


def _keep(file: Path, old: list[Path]) -> Path:
    """Keeps a database and what belongs to it in a folder of their own."""
    aside = Path(f"{file}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    while aside.exists():
        aside = Path(f"{aside}-again")
    aside.mkdir(mode=0o700)
    for each in old:
        try:
            os.link(each, aside / each.name)
        except OSError:  # not every file system has links
            shutil.copy2(each, aside / each.name)
    sync_folder(aside)
    return aside


def sync_folder(folder: Path) -> None:
    """Waits until the names of new files are on the disk, where folders can be opened for that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


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
