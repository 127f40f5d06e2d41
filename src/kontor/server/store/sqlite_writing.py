"""Writing to an SQLite file: changes that wait are stored together, and only into the files that were opened."""

import os
import secrets
import sqlite3
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kontor.server.store.backup import Receipts
from kontor.server.store.base import Conflict, Statement, StoreError, TableChange
from kontor.server.store.packing import PACK, pack
from kontor.server.store.rows import entry_rows, key_rows, moving, text_rows
from kontor.server.store.sqlite_queries import fetch
from kontor.server.store.sqlite_worker import is_damage

SERVED_SUFFIXES: Final = ("", "-wal", "-shm")  # the files of a database that is served


class Files:
    """The files of a database that is served: whether they are still the ones that were opened, and its receipts."""

    def __init__(self, file: Path, number: int, receipts: Receipts, *, is_behind: bool) -> None:
        self._file = file
        self._opened = self._found()
        self.number = number
        self.receipts = receipts
        self.is_behind = is_behind  # something that was acknowledged is missing: only the receipts show it

    def _found(self) -> list[tuple[int, int]]:
        stats = [os.stat(f"{self._file}{end}") for end in SERVED_SUFFIXES]
        return [(stat.st_dev, stat.st_ino) for stat in stats]

    def check(self) -> None:
        """Refuses to write to files that nobody would find again."""
        try:
            if self._found() == self._opened:
                return
        except FileNotFoundError:
            pass
        raise StoreError(
            f"database {self._file}: the file was removed or replaced while it was served; stop the server"
        )


def database_id(db: sqlite3.Connection) -> int:
    """Identifies a database; its backups have the same id. 0: it has none yet."""
    (number,) = db.execute("PRAGMA user_version").fetchone()
    return int(number)


def ensure_database_id(db: sqlite3.Connection) -> int:
    """The same; one that has none gets a random id."""
    if database_id(db) == 0:
        db.execute(f"PRAGMA user_version = {1 + secrets.randbelow((1 << 31) - 1)}")
    return database_id(db)


@dataclass
class Waiting:
    """A change on its way to the disk."""

    change: TableChange
    done: bool = False
    failure: Exception | None = None


def begin_receipts(db: sqlite3.Connection, files: Files) -> None:
    """Empties the write-ahead log into the file; if nobody was reading just then, only the receipts of tables that
    are behind are still needed."""
    busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        files.receipts.begin_again(files.number, is_needed=files.is_behind)


def append_waiting(db: sqlite3.Connection, own: Waiting, waiting: deque[Waiting], files: Files) -> None:
    """Stores everything that waits in one transaction, unless `own` was stored with others before."""
    if not own.done:
        together = [waiting.popleft() for _ in range(len(waiting))]
        _append_together(db, together, files)
        stored = [each.change for each in together if each.failure is None]
        files.receipts.add((change.table, change.last.version) for change in stored)
        if files.receipts.is_full:
            begin_receipts(db, files)
        for each in together:
            each.done = True
    if own.failure is not None:
        raise own.failure


def _append_together(db: sqlite3.Connection, together: list[Waiting], files: Files) -> None:
    try:
        files.check()
        with db:  # commits, or rolls back
            db.execute("BEGIN IMMEDIATE")
            for each in together:
                _append(db, each)
    except Exception as error:
        if len(together) > 1 and isinstance(error, sqlite3.Error) and is_damage(error):
            for each in together:  # where the file is damaged, the others need not suffer
                each.failure = None
                _append_together(db, [each], files)
            return
        for each in together:
            each.failure = error


def _append(db: sqlite3.Connection, waiting: Waiting) -> None:
    change = waiting.change
    if not fetch(db, moving(change)):
        waiting.failure = Conflict()
        return
    db.executemany(
        "INSERT INTO entries (table_id, version, at, entry, hash) VALUES (?, ?, ?, ?, ?)", entry_rows(change)
    )
    if change.packed:
        fetch(db, Statement(PACK, (change.table, change.last.version, pack(change.rows))))
    db.executemany(
        "INSERT INTO private_texts (table_id, version, part, content, browser, hash) VALUES (?, ?, ?, ?, ?, ?)",
        text_rows(change),
    )
    if change.keys_changed:
        db.execute("DELETE FROM held WHERE table_id = ?", (change.table,))
        db.executemany("INSERT INTO held (key, table_id, seat) VALUES (?, ?, ?)", key_rows(change))


def together(db: sqlite3.Connection, first: Statement, *others: Statement) -> bool:
    with db:
        db.execute("BEGIN IMMEDIATE")
        if not fetch(db, first):
            return False
        for statement in others:
            fetch(db, statement)
    return True


def make_indexes(db: sqlite3.Connection) -> bool:
    """Makes the indexes again from the tables; False if none could be made."""
    made = False
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall():
        try:
            db.execute(f"REINDEX {name}")
            made = True
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
    return made
