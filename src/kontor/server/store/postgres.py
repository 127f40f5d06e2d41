"""Tables in PostgreSQL, served by any number of processes. Each one is notified of the others' writes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
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
from kontor.server.store.postgres_indexes import COMPARE_TIMEOUT_S, compared_indexes
from kontor.server.store.rows import SELECT_ENTRIES, entry_rows, key_rows, moving, rows_of, text_rows

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
_HELD_KEYS: Final = "ARRAY(SELECT key || ' ' || seat FROM held WHERE table_id = id)"
_SEALED: Final = f"SELECT {', '.join(SEALED)}, seal, {_HELD_KEYS} FROM tables WHERE id = $1"


async def open_postgres(url: str, migrates: bool, to_check: bool) -> "PostgresStore":
    """The store in a database, whose tables are created if needed, or else must have the newest schema. To check, one
    connection is enough."""
    with _clear_errors():
        await _prepare(url, migrate_postgres if migrates else check_postgres)
        pool = await _pool(url, 1 if to_check else POOL_SIZE)
        store = PostgresStore(url, pool, pool if to_check else await _pool(url, SEARCH_POOL_SIZE, least=0))
        try:
            if not to_check:
                await store._announcements.start()
        except BaseException:
            await store.close()
            raise
        return store


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
        reset=_left_as_it_is,
        # Whatever the database's defaults are: acknowledged means stored, and a second writer sees the first.
        server_settings={"synchronous_commit": "on", "default_transaction_isolation": "read committed"},
    )


async def _left_as_it_is(_connection: Any) -> None:
    """Nothing here changes the settings of a connection, and each statement stands alone. To reset it would cost a
    round trip."""


class PostgresStore(Store):
    """See Store. An append that ends in StoreError may have been stored: sent again, it is a Conflict then."""

    shared: bool = True

    def __init__(self, url: str, pool: Any, searches: Any) -> None:
        self._pool = pool
        self._searches = searches
        self._origin = secrets.token_hex(8)
        self._announcements = announcements.Announcements(url, self._received, self._missed)
        self._heads: BatchedLookups[base.Head] = BatchedLookups(self._find_heads)

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
        try:
            return await self._heads.of(table)
        except base.Unreadable:  # perhaps only for another table that somebody asked about
            return await self.sealed_head(table)

    async def sealed_head(self, table: str) -> base.Head | None:
        for *facts, stored, keys in await self._of(table, _SEALED):
            check_seal(table, facts, stored, keys)
            return base.Head(table, *facts[:2])
        return None

    async def _find_heads(self, tables: list[str]) -> dict[str, base.Head]:
        found = await self.read("SELECT id, version, head FROM tables WHERE id = ANY($1)", tables)
        return {table: base.Head(table, version, last) for table, version, last in found}

    async def entries(self, table: str, after: int = 0, limit: int = base.NO_LIMIT) -> list[base.Row]:
        rows = rows_of(await self._of(table, SELECT_ENTRIES, after, limit))
        if rows and rows[0].version == after + 1:
            return rows
        if not (packed := await self._of(table, SELECT_PACKED, after)):
            return rows
        texts = await self._of(table, SELECT_TEXTS)
        return [*unpacked(table, packed[0][0], texts)[after:], *rows][:limit]

    async def names(self) -> list[str]:
        every = (
            "SELECT id FROM tables UNION SELECT table_id FROM entries WHERE version = 1"
            " UNION SELECT table_id FROM packed_logs UNION SELECT table_id FROM held"
        )
        return await self.column(f"{every} ORDER BY 1")

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return dict(await self.read("SELECT id, version FROM tables WHERE id = ANY($1)", tables))

    async def mend(self) -> bool:
        unfit = await self._unfit_indexes()
        with _clear_errors():
            for index in unfit:
                await self._pool.execute(f"REINDEX INDEX {index}", timeout=COMPARE_TIMEOUT_S)
        return bool(unfit)

    async def _unfit_indexes(self) -> list[str]:
        with _clear_errors():
            async with self._pool.acquire() as connection:
                return [index async for index, fits in compared_indexes(connection) if not fits]

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

    async def _of(self, table: str, sql: str, *values: object) -> list[Any]:
        """The rows of a statement about a table."""
        try:
            return await self.read(sql, table, *values)
        except base.Unreadable:
            raise base.Damaged(table, "a part of the database that it lies in cannot be read") from None

    async def read(self, sql: str, *values: object) -> list[Any]:
        with _clear_errors():
            return list(await self._pool.fetch(sql, *values))

    async def write(self, sql: str, *values: object) -> list[Any]:
        return await self.read(sql, *values)  # every connection may do both

    async def search(self, sql: str, *values: object, limit_s: float | None = base.SEARCH_MAX_S) -> list[Any]:
        """PostgreSQL stops a statement that is given up. Without a limit a statement has the usual one."""
        with _clear_errors():
            try:
                async with asyncio.timeout(limit_s), self._searches.acquire() as connection:
                    began = monotonic()
                    try:
                        return list(await connection.fetch(sql, *values))
                    finally:
                        base.charge_search.get()(monotonic() - began)
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
