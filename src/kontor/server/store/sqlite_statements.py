"""What is read from an SQLite file and written to it, each on the thread of its connection. Nothing that comes out of a
damaged file is taken for what it seems to be. Changes that wait are stored together, and only into the files that were
opened."""

import os
import secrets
import sqlite3
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kontor.server.store.backup import Receipts
from kontor.server.store.base import Conflict, Damaged, Head, Row, Statement, StoreError, TableChange
from kontor.server.store.chain import SEALED, check_seal
from kontor.server.store.packing import PACK, SELECT_PACKED, SELECT_TEXTS, pack, unpacked
from kontor.server.store.rows import SELECT_ENTRIES, entry_rows, key_rows, moving, rows_of, text_rows
from kontor.server.store.sqlite_worker import is_damage

SERVED_SUFFIXES: Final = ("", "-wal", "-shm")  # the files of a database that is served
# All ids of a column, found by one search each, from either end.
_EACH_ID: Final = (
    "WITH RECURSIVE found (id) AS (SELECT {pick}({column}) FROM {source} UNION ALL"
    " SELECT (SELECT {pick}({column}) FROM {source} WHERE {column} {beyond} found.id)"
    " FROM found WHERE found.id IS NOT NULL) SELECT id FROM found WHERE id IS NOT NULL"
)
_SOURCES: Final = (("tables", "id"), ("entries", "table_id"), ("packed_logs", "table_id"), ("held", "table_id"))
# A search ends where the order of the keys says so, whatever lies between: so each row is compared, too
_ITS_KEYS: Final = "table_id = tables.id AND +table_id = tables.id"
SEARCH_STEPS: Final = 20_000  # of SQLite's machine, about a millisecond, between two looks at the clock
_DIRECTIONS: Final = (("min", ">"), ("max", "<"))


# Reading


def head(db: sqlite3.Connection, table: str) -> Head | None:
    found = db.execute("SELECT version, head FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else Head(table, *_typed(table, found, int, bytes))


def sealed_head(db: sqlite3.Connection, table: str) -> Head | None:
    """See Store. No index is used: one that is damaged can be made again."""
    found = db.execute(
        f"SELECT {', '.join(SEALED)}, notify_since, warn_at, expired_at, filed, seal,"
        f" (SELECT group_concat(key || ' ' || seat, ',') FROM held WHERE {_ITS_KEYS}) FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if found is None:
        return None
    stamp = (float, type(None))
    kinds = (int, bytes, str, int, stamp, float, float, str, *(stamp,) * 4, int, bytes, (str, type(None)))
    version, last, _, public, *_, filed, stored, keys = _typed(table, found, *kinds)
    check_seal(table, found[: len(SEALED)], stored, keys.split(",") if keys else ())
    if public not in (0, 1) or not 0 <= filed <= version:
        raise Damaged(table, "what the lists show of it was changed")
    return Head(table, version, last)


def entries(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[Row]:
    found = fetch(db, Statement(SELECT_ENTRIES, (table, after, limit)))
    for row in found:
        beside = (int, str, str, bytes) if row[5] is not None else (type(None),) * 4
        _typed(table, row, int, float, str, bytes, str, *beside)
        if row[4] != table:  # as with _ITS_KEYS
            raise Damaged(table, f"entry {row[0]} was changed")
    rows = rows_of(found)
    if rows and rows[0].version == after + 1:
        return rows
    packed = fetch(db, Statement(SELECT_PACKED, (table, after)))
    if not packed:
        return rows
    _typed(table, packed[0], bytes)
    texts = fetch(db, Statement(SELECT_TEXTS, (table,)))
    for row in texts:
        _typed(table, row, int, int, str, str, bytes)
    return [*unpacked(table, packed[0][0], texts)[after:], *rows][:limit]


def _typed(table: str, row: tuple[Any, ...], *types: Any) -> tuple[Any, ...]:
    """A row whose values have the types they were stored with: a changed byte may make any other type of them."""
    if not all(isinstance(value, kind) for value, kind in zip(row, types, strict=True)):
        raise Damaged(table, "a value has another type than was stored")
    return row


def names(db: sqlite3.Connection) -> set[str]:
    """The ids of all tables that can be found."""
    found: set[str] = set()
    for source, column in _SOURCES:
        for pick, beyond in _DIRECTIONS:
            try:
                for (name,) in db.execute(_EACH_ID.format(pick=pick, column=column, source=source, beyond=beyond)):
                    if isinstance(name, str):
                        found.add(name)
                break  # from one end to the other
            except sqlite3.Error as error:
                if not is_damage(error):
                    raise
    return found


def fetch(db: sqlite3.Connection, statement: Statement) -> list[Any]:
    sql, values = statement
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)}).fetchall()


def search(db: sqlite3.Connection, statement: Statement, until: float) -> tuple[list[Any] | None, float]:
    """What a search finds, and the seconds it took; None once it is given up, at `until` by the monotonic clock."""
    if (began := time.monotonic()) >= until:  # others were before it
        return None, 0.0
    db.set_progress_handler(lambda: time.monotonic() >= until, SEARCH_STEPS)
    found = None
    try:
        found = fetch(db, statement)
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
            raise
    finally:
        db.set_progress_handler(None, 0)
    return found, time.monotonic() - began


def faults(db: sqlite3.Connection, full: bool) -> list[str]:
    """What SQLite finds wrong with the structure of the file; in full, whether the indexes fit the tables, too."""
    found = [str(line) for (line,) in db.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(20)")]
    return [] if found == ["ok"] else found


# Writing


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
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'index'").fetchall():
        try:
            db.execute(f"REINDEX {name}")
            made = True
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
    return made
