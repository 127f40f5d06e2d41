"""Tables in PostgreSQL, served by any number of processes. Each one is notified of the others' writes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import asyncpg

from kontor.server.store import announcements, base
from kontor.server.store.announcements import ERRORS, TIMEOUT_S
from kontor.server.store.batching import BatchedLookups
from kontor.server.store.chain import SEALED, check_seal
from kontor.server.store.common import BESIDE_THE_LOG, Store
from kontor.server.store.jobs import Jobs, SharedJobs
from kontor.server.store.migrations import check_postgres, migrate_postgres
from kontor.server.store.packing import SELECT_PACKED, SELECT_TEXTS, pack, unpacked
from kontor.server.store.postgres_indexes import COMPARE_TIMEOUT_S, compare_indexes
from kontor.server.store.rows import ENTRIES_ARRAY, SELECT_ENTRIES, entry_rows, key_rows, moving, rows_of, text_rows

POOL_SIZE: Final = 8
SEARCH_POOL_SIZE: Final = 2  # further connections, for searches
LOCK_CLASS: Final = 0x6B6579  # the class of advisory locks within transactions
CORRUPTION_ERRORS: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
logger = logging.getLogger("kontor.store")

# What is done in the same statement, so one round trip, where a table moved on
_ADDING: Final = """WITH moved AS ({moving}),
added AS (INSERT INTO entries SELECT new.* FROM moved, unnest(${entries}::entries[]) AS new),
packed AS (
    INSERT INTO packed_logs SELECT $1, ${last}::integer, ${packed}::bytea FROM moved WHERE ${packed}::bytea IS NOT NULL
),
private AS (INSERT INTO private_texts SELECT new.* FROM moved, unnest(${texts}::private_texts[]) AS new),
dropped AS (
    DELETE FROM held USING moved WHERE ${changed}::boolean AND table_id = $1
    AND (key, table_id, seat) NOT IN (SELECT * FROM unnest(${keys}::held[]))
),
kept AS (
    INSERT INTO held SELECT new.* FROM moved, unnest(${keys}::held[]) AS new WHERE ${changed} ON CONFLICT DO NOTHING
)
SELECT 1 FROM moved"""
_SEALED: Final = f"SELECT id, {', '.join(SEALED)}, seal, ARRAY(SELECT key || ' ' || seat FROM held WHERE table_id = id)"


class _Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that needs no tidying up: nothing here changes its settings, and each statement stands alone.

    That saves a round trip each time it is given back."""

    def get_reset_query(self) -> str:
        return ""


async def open_postgres(url: str, *, migrates: bool = True) -> "PostgresStore":
    """The store in a database, whose tables are created if needed, or else must have the newest schema."""
    with _clear_errors():
        await _prepare(url, migrate_postgres if migrates else check_postgres)
        store = PostgresStore(url, await _pool(url, POOL_SIZE), await _pool(url, SEARCH_POOL_SIZE, least=0))
        try:
            await store._announcements.start()
        except BaseException:
            await store.close()
            raise
        return store


async def open_postgres_to_check(url: str) -> "PostgresStore":
    """The same store, of which only one connection is used, for reading."""
    with _clear_errors():
        await _prepare(url, check_postgres)
        pool = await _pool(url, 1)
        return PostgresStore(url, pool, pool)


async def _prepare(url: str, step: Callable[[Any], Awaitable[None]]) -> None:
    """Does something on a connection of its own, without a time limit for statements: migrations may take long."""
    try:
        connection = await asyncpg.connect(url, timeout=TIMEOUT_S)
    except asyncpg.InterfaceError:
        raise
    except ValueError:  # its text may contain part of the password
        raise base.StoreError("PostgreSQL: the URL cannot be read (special characters are written %XX)") from None
    try:
        await step(connection)
    finally:
        await connection.close(timeout=TIMEOUT_S)


async def _pool(url: str, size: int, least: int = 1) -> Any:
    return await asyncpg.create_pool(
        url,
        min_size=least,
        max_size=size,
        timeout=TIMEOUT_S,
        command_timeout=TIMEOUT_S,
        connection_class=_Connection,
        # Whatever the database's defaults are: acknowledged means stored, and a second writer sees the first.
        server_settings={"synchronous_commit": "on", "default_transaction_isolation": "read committed"},
    )


class PostgresStore(Store):
    """See Store. An append that ends in StoreError may have been stored: sent again, it is a Conflict then."""

    shared: bool = True

    def __init__(self, url: str, pool: Any, searches: Any) -> None:
        self._pool = pool
        self._searches = searches
        self._origin = secrets.token_hex(8)
        self._announcements = announcements.Announcements(url, self._received, self._missed)
        self._heads: BatchedLookups[base.Head] = BatchedLookups(self._find_heads)
        self._opened: BatchedLookups[Any] = BatchedLookups(self._find_opened)

    async def append(self, change: base.TableChange) -> None:
        sql, values = moving(change)
        entries, texts, changed, keys, last, packed = range(len(values) + 1, len(values) + 7)
        added = (entry_rows(change), text_rows(change), change.keys_changed, key_rows(change))
        added_packed = (change.last.version, pack(change.rows) if change.packed else None)
        sql = _ADDING.format(
            moving=sql, entries=entries, texts=texts, changed=changed, keys=keys, last=last, packed=packed
        )
        if not await self.write(sql, *values, *added, *added_packed):
            raise base.Conflict
        # Not in the same transaction: PostgreSQL lets those that notify commit only one after the other.
        self._announcements.announce(announcements.encode_announcement(change, self._origin))

    def announce(self, table: str) -> None:
        self._announcements.announce(f"{table} {BESIDE_THE_LOG} {self._origin}")

    async def head(self, table: str) -> base.Head | None:
        return await self._heads.of(table)

    async def examine(self, table: str) -> None:
        found = await self._of(table, f"{_SEALED} FROM tables WHERE id = $1")
        if not found:
            raise base.Damaged(table, "it has entries, but is in no list")
        _check_seal(found[0])

    async def opened(self, table: str) -> base.StoredTable | None:
        found = await self._opened.of(table)
        if found is None:
            return None
        *sealed, entries = found
        head, rows = _check_seal(sealed), rows_of(entries)
        if head.version <= base.WHOLE_LOG_MAX_ENTRIES and (not rows or rows[0].version > 1):
            rows = await self.entries(table, 0, head.version)
        return base.StoredTable(head, rows)

    async def _find_heads(self, tables: list[str]) -> dict[str, base.Head]:
        found = await self._of(tables, "SELECT id, version, head FROM tables WHERE id = ANY($1)")
        return {table: base.Head(table, version, last) for table, version, last in found}

    async def _find_opened(self, tables: list[str]) -> dict[str, Any]:
        sql = f"{_SEALED}, {ENTRIES_ARRAY} FROM tables WHERE id = ANY($1)"
        return {row[0]: row for row in await self._of(tables, sql, base.WHOLE_LOG_MAX_ENTRIES)}

    async def entries(self, table: str, after: int = 0, limit: int = base.NO_LIMIT) -> list[base.Row]:
        rows = rows_of(await self._of(table, SELECT_ENTRIES, after, limit))
        if rows and rows[0].version == after + 1:
            return rows
        if not (packed := await self._of(table, SELECT_PACKED, after)):
            return rows
        texts = await self._of(table, SELECT_TEXTS)
        return [*unpacked(table, packed[0][0], texts)[after:], *rows][:limit]

    async def scrub(self) -> None:
        """PostgreSQL clears what nobody can read any more when it next vacuums."""

    async def names(self) -> tuple[list[str], bool]:
        every = (
            "SELECT id FROM tables UNION SELECT table_id FROM entries WHERE version = 1"
            " UNION SELECT table_id FROM packed_logs UNION SELECT table_id FROM held"
        )
        return await self.column(f"{every} ORDER BY 1"), True

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return dict(await self.read("SELECT id, version FROM tables WHERE id = ANY($1)", tables))

    async def mend(self) -> bool:
        unfit = await self._unfit_indexes()
        with _clear_errors():
            async with self._pool.acquire() as connection:
                for index in unfit:
                    await connection.execute(f"REINDEX INDEX {index}", timeout=COMPARE_TIMEOUT_S)
        return bool(unfit)

    async def _unfit_indexes(self) -> list[str]:
        with _clear_errors():
            async with self._pool.acquire() as connection:
                _, unfit = await compare_indexes(connection)
                return unfit

    async def faults(self, full: bool) -> list[str]:
        """PostgreSQL checks its pages when it reads them, if it was set up to; its indexes are compared here."""
        ((checksums,),) = await self.read("SHOW data_checksums")
        if checksums != "on":
            logger.info("PostgreSQL keeps no checksums of its pages; initdb --data-checksums turns them on")
        found = await self.read("SELECT sum(checksum_failures) FROM pg_stat_database WHERE checksum_failures > 0")
        count = found[0][0]
        faults = [f"PostgreSQL reports {count} pages with wrong checksums"] if count else []
        if full:
            faults += [f"the index {index} does not fit its table" for index in await self._unfit_indexes()]
        return faults

    def jobs(self) -> Jobs:
        return SharedJobs(self)

    async def close(self) -> None:
        await self._announcements.close()
        for pool in (self._searches, self._pool):
            with suppress(*ERRORS):
                await asyncio.wait_for(pool.close(), 2 * TIMEOUT_S)

    async def _of(self, tables: str | list[str], sql: str, *values: object) -> list[Any]:
        """The rows of a statement about a table, or several. Damaged names the first of them."""
        try:
            return await self.read(sql, tables, *values)
        except base.Unreadable:
            first = tables if isinstance(tables, str) else tables[0]
            raise base.Damaged(first, "a part of the database that it lies in cannot be read") from None

    async def read(self, sql: str, *values: object) -> list[Any]:
        with _clear_errors():
            return list(await self._pool.fetch(sql, *values))

    async def write(self, sql: str, *values: object) -> list[Any]:
        return await self.read(sql, *values)  # every connection may do both

    async def search(self, sql: str, *values: object, limit_s: float | None = base.SEARCH_MAX_S) -> list[Any]:
        """PostgreSQL stops a statement that is given up. Without a limit a statement has the usual one."""
        with _clear_errors():
            try:
                async with asyncio.timeout(limit_s):  # the wait for a connection included
                    return list(await self._searches.fetch(sql, *values))
            except TimeoutError:
                if limit_s is None:
                    raise
                raise base.TooLong from None

    async def together(self, first: base.Statement, *others: base.Statement, lock: str = "") -> bool:
        with _clear_errors():
            async with self._pool.acquire() as connection, connection.transaction(isolation="read_committed"):
                if lock:
                    await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", LOCK_CLASS, lock)
                if not await connection.fetch(first.sql, *first.values):
                    return False
                for statement in others:
                    await connection.execute(statement.sql, *statement.values)
        return True

    def _received(self, text: str) -> None:
        table, version, origin, masked = announcements.decode_announcement(text)
        if self.on_change and origin != self._origin:
            self.on_change(table, version, masked)

    def _missed(self) -> None:
        if self.on_gap:
            self.on_gap()


def _check_seal(row: Sequence[Any]) -> base.Head:
    """The head of a table, from the columns of _SEALED."""
    table, *facts, stored, keys = row
    check_seal(table, facts, stored, keys)
    return base.Head(table, *facts[:2])


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except ERRORS as error:
        reason = str(error).partition("\n")[0] or "no answer in time"
        kind: type[base.StoreError] = base.StoreError
        if isinstance(error, asyncpg.UniqueViolationError):
            kind = base.Duplicate
        elif isinstance(error, CORRUPTION_ERRORS):
            kind = base.Unreadable
        raise kind(f"PostgreSQL: {reason}") from error
