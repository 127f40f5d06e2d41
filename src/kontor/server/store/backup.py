"""A copy of an SQLite file while it is being served."""

import filecmp
import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from kontor.server.store.base import StoreError

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
        return _copy(source, target)
    except BaseException as error:
        Path(target).unlink()
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"backup of {source}: {error}") from error
        raise


def _copy(source: str, target: str) -> int:
    live = sqlite3.connect(f"{Path(source).resolve().as_uri()}?mode=rw", uri=True)  # rw: creates no file
    with closing(live), closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        (found,) = copy.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise StoreError(f"backup of {source}: the copy is damaged: {found}")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        return int(tables)


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
