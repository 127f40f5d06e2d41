"""Tables in an SQLite file, served by one process. One thread writes, another reads: no reader waits for a commit."""

import asyncio
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from kontor.server.store import browser_keys, makers
from kontor.server.store.base import FIRST_ENTRY, Change, Conflict, Listed, Row, StoreError
from kontor.server.store.jobs import Jobs, OwnJobs
from kontor.server.store.lock import FileLock
from kontor.server.store.migrations import migrate_sqlite

FIRST_BYTES: Final = b"SQLite format 3\0"  # of every SQLite file

P = ParamSpec("P")
T = TypeVar("T")


async def open_sqlite(path: str) -> "SqliteStore":
    """The store in a file, which is created if needed."""
    if path in ("", ":memory:"):
        raise StoreError("database: tables are kept in a file; expected sqlite:///FILE")
    try:
        return await asyncio.to_thread(_open, Path(path).resolve())
    except BlockingIOError:
        raise StoreError(f"database {path} is in use by another kontor") from None
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"database {path}: {error}") from error


class SqliteStore:
    """See Store. on_change and on_gap are never called: nobody else writes."""

    shared: bool = False

    def __init__(self, writer: "_Worker", reader: "_Worker", opened: ExitStack) -> None:
        self.on_change: Callable[[str, int], None] | None = None
        self.on_gap: Callable[[], None] | None = None
        self._writer = writer
        self._reader = reader
        self._opened = opened
        self._waiting: deque[_Waiting] = deque()

    async def append(self, change: Change) -> None:
        """Changes that arrive while the disk is busy are stored together, so that many tables can be played at once."""
        own = _Waiting(change)
        self._waiting.append(own)
        await self._writer.do(_append_waiting, own, self._waiting)

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        return await self._reader.do(_entries, table, after)

    async def tables_of(self, key: str, limit: int) -> list[Listed]:
        return await self._reader.do(_tables_of, key, limit)

    async def public_tables(self, limit: int) -> list[Listed]:
        return await self._reader.do(_public_tables, limit)

    async def bots_due(self, limit: int) -> list[str]:
        return await self._reader.do(_bots_due, limit)

    async def made_by(self, table: str, client: str) -> None:
        await self._writer.do(makers.add, table, client)

    async def maker_of(self, table: str) -> str | None:
        return await self._reader.do(makers.find, table)

    async def forget_makers(self) -> None:
        await self._writer.do(makers.forget)

    async def open_tables(self, maker: str | None, limit: int) -> list[Listed]:
        return await self._reader.do(makers.open_tables, maker, limit)

    def jobs(self) -> Jobs:
        return OwnJobs()

    async def browser(self, key: str) -> str | None:
        browser, is_new = await self._reader.do(browser_keys.find, key)
        return await self._writer.do(browser_keys.use, key) if is_new else browser

    async def renew_key(self, browser: str, key: str, purpose: str, at: float) -> None:
        await self._writer.do(browser_keys.add, browser, key, purpose, at)

    async def claim_key(self, key: str, purpose: str) -> bool:
        return await self._writer.do(browser_keys.claim, key, purpose)

    async def check(self) -> None:
        await self._writer.do(_check)

    async def close(self) -> None:
        await asyncio.to_thread(self._opened.close)


class _Waiting:
    """A change on its way to the disk."""

    __slots__ = ("change", "done", "failure")

    def __init__(self, change: Change) -> None:
        self.change = change
        self.done = False
        self.failure: Exception | None = None


class _Worker:
    """A connection, and the only thread that uses it once the store is open."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._closed = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kontor-sqlite")
        self.db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)

    async def do(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs something on the thread, in the order of the calls, even if the caller has stopped waiting."""
        if self._closed:
            raise StoreError(f"database {self._file} is closed")
        try:
            return await asyncio.shield(
                asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(self.db, *args, **kwargs))
            )
        except sqlite3.Error as error:
            reason = str(error).partition(" with text ")[0]  # what follows is the row: it may hold names and chat
            raise StoreError(f"database {self._file}: {reason}") from error

    def close(self) -> None:
        """Closes after everything asked before is done."""
        self._closed = True
        self._thread.shutdown()
        self.db.close()


def _open(file: Path) -> SqliteStore:
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = Path(f"{file}.lock")
    if not lock.exists():
        _check_kind(file)
    with ExitStack() as opened:
        opened.callback(FileLock(lock).release)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # SQLite would create a file that everybody can read
        writer = _Worker(file)
        opened.callback(writer.close)
        writer.db.execute("PRAGMA journal_mode = WAL")
        writer.db.execute("PRAGMA synchronous = FULL")
        writer.db.execute("PRAGMA fullfsync = ON")  # macOS: otherwise a sync may return before the data is on disk
        writer.db.execute("PRAGMA foreign_keys = ON")
        migrate_sqlite(writer.db)
        reader = _Worker(file)
        opened.callback(reader.close)
        reader.db.execute("PRAGMA query_only = ON")
        return SqliteStore(writer, reader, opened.pop_all())


def _check_kind(file: Path) -> None:
    """Refuses a file that is not a database before a lock is created beside it. Only while nobody serves it: in a
    process that does, closing the file would end the locks that SQLite holds on it."""
    try:
        with file.open("rb") as opened:
            head = opened.read(len(FIRST_BYTES))
    except FileNotFoundError:
        return
    if head not in (b"", FIRST_BYTES):
        raise sqlite3.DatabaseError("file is not a database")


def _append_waiting(db: sqlite3.Connection, own: _Waiting, waiting: deque[_Waiting]) -> None:
    """Stores everything that waits in one transaction, unless `own` was stored with others before."""
    if not own.done:
        together = [waiting.popleft() for _ in range(len(waiting))]
        try:
            with db:  # commits, or rolls back
                db.execute("BEGIN IMMEDIATE")
                for each in together:
                    _append(db, each)
        except Exception as error:
            for each in together:
                each.failure = error
        for each in together:
            each.done = True
    if own.failure is not None:
        raise own.failure


def _append(db: sqlite3.Connection, waiting: _Waiting) -> None:
    change = waiting.change
    if not _move(db, change):
        waiting.failure = Conflict()
        return
    db.executemany(
        "INSERT INTO entries (table_id, version, at, entry) VALUES (?, ?, ?, ?)",
        [
            (change.table, version, change.at, entry.decode())
            for version, entry in enumerate(change.entries, change.version)
        ],
    )
    if change.held is not None:
        db.execute("DELETE FROM held WHERE table_id = ?", (change.table,))
        db.executemany(
            "INSERT INTO held (key, table_id, seat) VALUES (?, ?, ?)",
            [(held.key, change.table, held.seat) for held in set(change.held)],
        )


def _move(db: sqlite3.Connection, change: Change) -> bool:
    """Moves the table to its new version if it has the one before; otherwise changes nothing."""
    values = {
        "id": change.table,
        "before": change.version - 1,
        "version": change.version - 1 + len(change.entries),
        "status": change.status,
        "public": change.public,
        "bot_due": change.bot_due,
        "at": change.at,
        "summary": change.summary.decode(),
    }
    if change.version == 1:
        done = db.execute(
            "INSERT INTO tables (id, version, status, public, bot_due, created, updated, summary)"
            " VALUES (:id, :version, :status, :public, :bot_due, :at, :at, :summary) ON CONFLICT DO NOTHING",
            values,
        )
    else:
        done = db.execute(
            "UPDATE tables SET version = :version, status = :status, public = :public, bot_due = :bot_due,"
            " updated = :at, summary = :summary WHERE id = :id AND version = :before",
            values,
        )
    return done.rowcount == 1


def _entries(db: sqlite3.Connection, table: str, after: int) -> list[Row]:
    found = db.execute(
        "SELECT version, at, entry FROM entries WHERE table_id = ? AND version > ? ORDER BY version", (table, after)
    )
    return [Row(version, at, entry.encode()) for version, at, entry in found]


def _tables_of(db: sqlite3.Connection, key: str, limit: int) -> list[Listed]:
    found = db.execute(
        f"SELECT id, updated, summary, {FIRST_ENTRY}, group_concat(seat) FROM held JOIN tables ON id = table_id"
        " WHERE key = ? GROUP BY id ORDER BY updated DESC, id LIMIT ?",
        (key, limit),
    )
    return [
        Listed(
            table, updated, summary.encode(), first.encode(), tuple(sorted(int(seat) for seat in str(seats).split(",")))
        )
        for table, updated, summary, first, seats in found
    ]


def _public_tables(db: sqlite3.Connection, limit: int) -> list[Listed]:
    found = db.execute(
        f"SELECT id, updated, summary, {FIRST_ENTRY} FROM tables"
        " WHERE public AND status IN ('lobby', 'running') ORDER BY updated DESC, id LIMIT ?",
        (limit,),
    )
    return [Listed(table, updated, summary.encode(), first.encode()) for table, updated, summary, first in found]


def _bots_due(db: sqlite3.Connection, limit: int) -> list[str]:
    found = db.execute("SELECT id FROM tables WHERE bot_due IS NOT NULL ORDER BY bot_due, id LIMIT ?", (limit,))
    return [table for (table,) in found]


def _check(db: sqlite3.Connection) -> None:
    db.execute(
        "INSERT INTO health (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (time.time(),)
    )
