"""Tables in an SQLite file, served by one process. One thread writes, another reads, so no reader waits for a commit; a
third one searches, so nobody else waits for a search."""

import asyncio
import logging
import math
import os
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

from kontor.server.store import base
from kontor.server.store import sqlite_statements as statements
from kontor.server.store.backup import Receipts, backup_before_migration, check_not_lost, read_receipts
from kontor.server.store.common import Store
from kontor.server.store.migrations import check_schema, migrate_sqlite, newest_schema, sqlite_schema
from kontor.server.store.sqlite_worker import FileLock, Worker

FIRST_BYTES: Final = b"SQLite format 3\0"  # of every SQLite file

T = TypeVar("T")
logger = logging.getLogger("kontor.store")


async def open_sqlite(path: str, to_check: bool) -> "SqliteStore":
    """The store in a file, which is created if needed, or (to check) has to be there already."""
    if path in ("", ":memory:"):
        raise base.StoreError("database: tables are kept in a file; expected sqlite:///FILE")
    try:
        return await asyncio.to_thread(_open_to_check if to_check else _open, Path(path).resolve())
    except BlockingIOError:
        raise base.StoreError(f"database {path} is in use by another kontor") from None
    except UnicodeDecodeError:  # SQLite quotes what it cannot read
        raise base.StoreError(f"database {path}: it is damaged, so that nothing in it can be found") from None
    except (OSError, sqlite3.Error) as error:
        raise base.StoreError(f"database {path}: {error}") from error


class SqliteStore(Store):
    """See Store. on_change and on_gap are never called: nobody else writes."""

    shared: bool = False

    def __init__(
        self,
        reader: Worker,
        writer: Worker,
        searcher: Worker,
        files: statements.Files | None,  # None: it only reads
        acknowledged: Mapping[str, int],
        opened: ExitStack,
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._searcher = searcher
        self._served = files
        self._acknowledged = acknowledged  # versions that were acknowledged before the file was opened
        self._opened = opened
        self._waiting: deque[statements.Waiting] = deque()
        self._indexes_are_new = files is None

    @property
    def _files(self) -> statements.Files:
        assert self._served is not None, "it was opened to check"
        return self._served

    async def head(self, table: str) -> base.Head | None:
        return await self._of(table, statements.head, table)

    async def sealed_head(self, table: str) -> base.Head | None:
        found = await self._of(table, statements.sealed_head, table)
        acknowledged = self._acknowledged.get(table, 0)
        if (found.version if found else 0) < acknowledged:
            raise base.Damaged(table, f"it was at version {acknowledged}, and what came last is missing", acknowledged)
        return found

    async def entries(self, table: str, after: int = 0, limit: int = base.NO_LIMIT) -> list[base.Row]:
        return await self._of(table, statements.entries, table, after, limit)

    async def names(self) -> list[str]:
        return sorted({*await self._reader.do(statements.names), *self._acknowledged})

    async def faults(self, full: bool) -> list[str]:
        try:
            return await self._reader.do(statements.faults, full)
        except base.Unreadable as error:
            return [str(error)]

    async def close(self) -> None:
        await asyncio.to_thread(self._opened.close)

    async def _of(self, table: str, work: Callable[..., T], *args: object) -> T:
        try:
            return await self._reader.do(work, *args)
        except base.Unreadable:
            raise base.Damaged(table, "a part of the file that it lies in cannot be read") from None

    async def append(self, change: base.TableChange) -> None:
        """Changes that arrive while the disk is busy are stored together, so that many tables can be played at once."""
        try:
            await self._retrying(lambda: self._append(change))
        except base.Unreadable:
            raise base.Damaged(change.table, "a part of the file that it lies in cannot be changed") from None

    async def _append(self, change: base.TableChange) -> None:
        own = statements.Waiting(change)
        self._waiting.append(own)
        await self._writer.do(statements.append_waiting, own, self._waiting, self._files)

    async def scrub(self) -> None:
        """The write-ahead log is emptied, because what was deleted is in there, too."""
        await self._check_files()
        await self._writer.do(statements.begin_receipts, self._files)

    async def check(self) -> None:
        await self._check_files()
        await super().check()

    async def _check_files(self) -> None:
        await self._writer.do(lambda _: self._files.check())

    async def read(self, sql: str, *values: object) -> list[Any]:
        return await self._retrying(lambda: self._reader.do(statements.fetch, base.Statement(sql, values)))

    async def write(self, sql: str, *values: object) -> list[Any]:
        return await self._writer.do(statements.fetch, base.Statement(sql, values))

    async def search(self, sql: str, *values: object, limit_s: float | None = base.SEARCH_MAX_S) -> list[Any]:
        until = math.inf if limit_s is None else time.monotonic() + limit_s
        found, seconds = await self._searcher.do(statements.search, base.Statement(sql, values), until)
        base.charge_search.get()(seconds)
        if found is None:
            raise base.TooLong
        return found

    async def together(self, first: base.Statement, *others: base.Statement, lock: str = "") -> bool:
        """All writing is done by one connection, so nothing has to be locked."""
        return await self._writer.do(statements.together, first, *others)

    async def _retrying(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something, and again with new indexes where it meets damage."""
        try:
            return await work()
        except base.Unreadable:
            if self._indexes_are_new:
                raise
            self._indexes_are_new = True  # made at most once while the file is open: perhaps only they are damaged
            if not await self.mend():
                raise
            return await work()

    async def mend(self) -> bool:
        logger.warning("the database is damaged; its indexes are made again")
        return await self._writer.do(statements.make_indexes)


def _open(file: Path) -> SqliteStore:
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = Path(f"{file}.lock")
    if not lock.exists():
        _check_kind(file)
    with ExitStack() as opened:
        opened.callback(FileLock(lock).release)
        check_not_lost(file)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # SQLite would create a file that everybody can read
        receipts = Receipts(file)
        opened.callback(receipts.close)  # after the writer
        writer = _connected(file, opened)
        before = read_receipts(file, statements.database_id(writer.db))
        version = sqlite_schema(writer.db)
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            writer.db.execute(f"PRAGMA {pragma}")
        writer.db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        writer.db.execute("PRAGMA fullfsync = ON")  # macOS: otherwise a sync may return before the data is on disk
        backup_before_migration(file, version, newest_schema("sqlite"))
        migrate_sqlite(writer.db)
        writer.db.execute("UPDATE health SET at = at")  # so that all files are there
        reader, searcher = (_connected(file, opened, reads_only=True) for _ in range(2))
        behind = _missing(writer.db, before)
        files = statements.Files(file, statements.ensure_database_id(writer.db), receipts, is_behind=bool(behind))
        statements.begin_receipts(writer.db, files)
        return SqliteStore(reader, writer, searcher, files, behind, opened.pop_all())


def _connected(file: Path, opened: ExitStack, *, reads_only: bool = False) -> Worker:
    """A connection, until everything is closed."""
    worker = Worker(file)
    opened.callback(worker.close)
    worker.db.execute(f"PRAGMA query_only = {int(reads_only)}")
    return worker


def _open_to_check(file: Path) -> SqliteStore:
    if not file.exists():
        raise base.StoreError(f"database {file}: there is no such file")
    with ExitStack() as opened:
        reader = _connected(file, opened, reads_only=True)
        acknowledged = read_receipts(file, statements.database_id(reader.db))
        check_schema("sqlite", sqlite_schema(reader.db))
        return SqliteStore(reader, reader, reader, None, _not_deleted(reader.db, acknowledged), opened.pop_all())


def _missing(db: sqlite3.Connection, acknowledged: dict[str, int]) -> dict[str, int]:
    """The tables that are behind what was acknowledged."""
    behind = {}
    for table, version in _not_deleted(db, acknowledged).items():
        found = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None or not isinstance(found[0], int) or found[0] < version:
            behind[table] = version
    return behind


def _not_deleted(db: sqlite3.Connection, acknowledged: dict[str, int]) -> dict[str, int]:
    """What was acknowledged of tables that were not deleted afterwards."""
    deleted = {table for (table,) in db.execute("SELECT id FROM deleted_tables")} if acknowledged else set()
    return {table: version for table, version in acknowledged.items() if table not in deleted}


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
