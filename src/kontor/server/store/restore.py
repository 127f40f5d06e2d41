"""Puts a backup in the place of an SQLite database. Old and new files are never mixed."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from kontor.server.store.backup import backup_sqlite
from kontor.server.store.base import StoreError
from kontor.server.store.lock import FileLock
from kontor.server.store.receipts import receipts_of

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
    _sync_folder(file.parent)
    new.replace(file)
    receipts_of(file).unlink(missing_ok=True)  # last: until here they show that the old database is incomplete
    _sync_folder(file.parent)
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
    _sync_folder(aside)
    return aside


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return  # folders cannot be synced there
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
