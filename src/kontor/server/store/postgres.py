"""Tables in PostgreSQL, served by any number of processes. Each one is notified of the others' writes."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import asyncpg

from kontor.server.store.announcements import (
    ERRORS,
    TIMEOUT_S,
    AnnouncementListener,
    Announcer,
    decode_announcement,
    encode_announcement,
)
from kontor.server.store.base import (
    NO_LIMIT,
    WHOLE_LOG_MAX_ENTRIES,
    Change,
    Conflict,
    Damaged,
    Duplicate,
    Head,
    Opened,
    PrivateText,
    Row,
    Statement,
    StoreError,
    TooLong,
    Unreadable,
)
from kontor.server.store.batching import BatchedLookups
from kontor.server.store.chain import check_seal, seal
from kontor.server.store.common import Store
from kontor.server.store.jobs import Jobs, SharedJobs
from kontor.server.store.migrations import check_postgres, migrate_postgres
from kontor.server.store.postgres_indexes import COMPARE_TIMEOUT_S, compare_indexes
from kontor.server.store.rows import SELECT_ENTRIES, row_of, rows_of

CONNECTIONS: Final = 8
SEARCH_CONNECTIONS: Final = 2  # further connections, for searches
LOCK_CLASS: Final = 0x6B6579  # the class of advisory locks within transactions
OF_CONTENT: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
logger = logging.getLogger("kontor.store")

# One statement, so one round trip: the table moves on, and only then its entries are added and its keys replaced.
_ADD_ENTRIES: Final = """,
added AS (
    INSERT INTO entries (table_id, version, at, entry, hash)
    SELECT $1::text, new.version, new.at, new.entry, new.hash
    FROM moved, unnest($12::integer[], $13::float8[], $14::text[], $15::bytea[]) AS new (version, at, entry, hash)
),
private AS (
    INSERT INTO private_texts (table_id, version, part, content, browser, hash)
    SELECT $1::text, new.version, new.part, new.content, new.browser, new.hash
    FROM moved, unnest($21::integer[], $22::integer[], $23::text[], $24::text[], $25::bytea[])
    AS new (version, part, content, browser, hash)
),
dropped AS (
    DELETE FROM held USING moved WHERE $16::boolean AND table_id = $1::text
    AND (key, seat) NOT IN (SELECT * FROM unnest($17::text[], $18::integer[]))
),
kept AS (
    INSERT INTO held (key, table_id, seat)
    SELECT keys.key, $1::text, keys.seat FROM moved, unnest($17::text[], $18::integer[]) AS keys (key, seat)
    WHERE $16::boolean
    ON CONFLICT DO NOTHING
)
SELECT 1 FROM moved"""
_CREATE: Final = f"""WITH moved AS (
    INSERT INTO tables (id, version, head, status, public, bot_due, updated, summary, seal, clock_due, notify_since,
    created, warn_at)
    SELECT $1::text, $2::integer, $3::bytea, $4::text, $5::boolean, $6::float8, $7::float8, $8::text, $9::bytea,
    $19::float8, $20::float8, $26::float8, $27::float8
    WHERE $10::integer = 0 AND length($11::bytea) > 0
    ON CONFLICT DO NOTHING RETURNING 1
){_ADD_ENTRIES}"""
_MOVE: Final = f"""WITH moved AS (
    UPDATE tables SET version = $2, head = $3, status = $4, public = $5, bot_due = $6, updated = $7, summary = $8,
    seal = $9, clock_due = $19, notify_since = CASE WHEN $26::boolean THEN notify_since ELSE $20::float8 END,
    warn_at = CASE WHEN $28::boolean THEN warn_at ELSE $27::float8 END, expired_at = coalesce(expired_at, $29::float8)
    WHERE id = $1 AND version = $10 AND head = $11 RETURNING 1
){_ADD_ENTRIES}"""


# What the seal of a table covers
_SEALED: Final = (
    "id, version, head, created, updated, status, public, bot_due, clock_due, summary, seal,"
    " ARRAY(SELECT key || ' ' || seat FROM held WHERE table_id = id)"
)
SEALED_COLUMNS: Final = 12
LOG_COLUMNS: Final = 4
_READ_OPENED: Final = f"""SELECT {_SEALED}, log.versions, log.times, log.entries, log.hashes,
beside.versions, beside.parts, beside.contents, beside.browsers, beside.hashes
FROM tables LEFT JOIN LATERAL (
    SELECT array_agg(entries.version ORDER BY entries.version) AS versions,
    array_agg(at ORDER BY entries.version) AS times,
    array_agg(entry ORDER BY entries.version) AS entries,
    array_agg(hash ORDER BY entries.version) AS hashes
    FROM entries WHERE table_id = tables.id AND tables.version <= $2
) AS log ON true LEFT JOIN LATERAL (
    SELECT array_agg(version) AS versions, array_agg(part) AS parts, array_agg(content) AS contents,
    array_agg(browser) AS browsers, array_agg(hash) AS hashes
    FROM private_texts WHERE table_id = tables.id AND tables.version <= $2
) AS beside ON true
WHERE id = ANY($1)"""


class _Connection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that needs no tidying up: nothing here changes its settings, and each statement stands alone.

    That saves a round trip each time it is given back."""

    def get_reset_query(self) -> str:
        return ""


async def open_postgres(url: str, *, migrates: bool = True) -> "PostgresStore":
    """The store in a database, whose tables are created if needed, or else must have the newest schema."""
    with _clear_errors():
        await _prepare(url, migrate_postgres if migrates else check_postgres)
        store = PostgresStore(url, await _pool(url, CONNECTIONS), await _pool(url, SEARCH_CONNECTIONS, least=0))
        try:
            await store.listen()
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
    """Does something on a connection of its own before the store is opened."""
    connection = await _connect(url)
    try:
        await step(connection)
    finally:
        await connection.close(timeout=TIMEOUT_S)


async def _connect(url: str) -> Any:
    """A connection without a time limit for statements: migrations may take long."""
    try:
        return await asyncpg.connect(url, timeout=TIMEOUT_S)
    except asyncpg.InterfaceError:
        raise
    except ValueError:  # its text may contain part of the password
        raise StoreError("PostgreSQL: the URL cannot be read (special characters are written %XX)") from None


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
        self.on_change: Callable[[str, int, Sequence[Row]], None] | None = None
        self.on_gap: Callable[[], None] | None = None
        self._pool = pool
        self._searches = searches
        self._origin = secrets.token_hex(8)
        self._listener = AnnouncementListener(url, self._received, self._missed)
        self._announcer = Announcer(pool)
        self._heads: BatchedLookups[Head] = BatchedLookups(self._find_heads)
        self._opened: BatchedLookups[Any] = BatchedLookups(self._find_opened)

    async def listen(self) -> None:
        """Starts to receive announcements of others' writes."""
        await self._listener.start()

    async def append(self, change: Change) -> None:
        beside = [(row.version, text) for row in change.rows for text in row.beside]
        values = (
            *(change.table, change.last.version, change.last.hash, change.status, change.public, change.bot_due),
            *(change.last.at, change.summary.decode(), seal(change), change.before, change.previous),
            [row.version for row in change.rows],
            [row.at for row in change.rows],
            [row.entry.decode() for row in change.rows],
            [row.hash for row in change.rows],
            change.keys_changed,
            [held.key for held in change.held],
            [held.seat for held in change.held],
            change.clock_due,
            change.notify_since,
            [version for version, _ in beside],
            [text.part for _, text in beside],
            [text.content for _, text in beside],
            [text.browser for _, text in beside],
            [text.hash for _, text in beside],
        )
        if change.before:
            more = (change.keeps_notify_since, change.warn_at, change.keeps_warning, change.expired_at)
            done = await self._write(_MOVE, *values, *more)
        else:
            done = await self._write(_CREATE, *values, float(change.created), change.warn_at)
        if not done:
            raise Conflict
        # Not in the same transaction: PostgreSQL lets those that notify commit only one after the other.
        self._announcer.announce(encode_announcement(change, self._origin))

    async def head(self, table: str) -> Head | None:
        return await self._heads.of(table)

    async def examine(self, table: str) -> None:
        found = await self._of(table, f"SELECT {_SEALED} FROM tables WHERE id = $1")
        if not found:
            raise Damaged(table, "it has entries, but is in no list")
        _check_seal(found[0])

    async def opened(self, table: str) -> Opened | None:
        found = await self._opened.of(table)
        if found is None:
            return None
        head = _check_seal(found[:SEALED_COLUMNS])
        columns = [column or () for column in found[SEALED_COLUMNS:]]
        log, beside = columns[:LOG_COLUMNS], columns[LOG_COLUMNS:]
        texts = defaultdict[int, list[PrivateText]](list)
        for version, *text in zip(*beside, strict=True):
            texts[version].append(PrivateText(*text))
        rows = zip(*log, strict=True)
        return Opened(head, [row_of(version, at, entry, last, texts[version]) for version, at, entry, last in rows])

    async def _find_heads(self, tables: list[str]) -> dict[str, Head]:
        found = await self._of(tables, "SELECT id, version, head FROM tables WHERE id = ANY($1)")
        return {table: Head(table, version, last) for table, version, last in found}

    async def _find_opened(self, tables: list[str]) -> dict[str, Any]:
        return {row[0]: row for row in await self._of(tables, _READ_OPENED, WHOLE_LOG_MAX_ENTRIES)}

    async def entries(self, table: str, after: int = 0, limit: int = NO_LIMIT) -> list[Row]:
        return rows_of(await self._of(table, SELECT_ENTRIES, after, limit))

    async def scrub(self) -> None:
        """PostgreSQL clears what nobody can read any more when it next vacuums."""

    async def names(self) -> tuple[list[str], bool]:
        found = await self._read(
            "SELECT id FROM tables UNION SELECT table_id FROM entries WHERE version = 1 UNION SELECT table_id FROM held"
            " ORDER BY 1"
        )
        return [table for (table,) in found], True

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return dict(await self._read("SELECT id, version FROM tables WHERE id = ANY($1)", tables))

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
        ((checksums,),) = await self._read("SHOW data_checksums")
        if checksums != "on":
            logger.info("PostgreSQL keeps no checksums of its pages; initdb --data-checksums turns them on")
        found = await self._read("SELECT sum(checksum_failures) FROM pg_stat_database WHERE checksum_failures > 0")
        count = found[0][0]
        faults = [f"PostgreSQL reports {count} pages with wrong checksums"] if count else []
        if full:
            faults += [f"the index {index} does not fit its table" for index in await self._unfit_indexes()]
        return faults

    def jobs(self) -> Jobs:
        return SharedJobs(self)

    async def close(self) -> None:
        await self._announcer.close()
        await self._listener.close()
        for pool in (self._searches, self._pool):
            with suppress(*ERRORS):
                await asyncio.wait_for(pool.close(), 2 * TIMEOUT_S)

    async def _of(self, tables: str | list[str], sql: str, *values: object) -> list[Any]:
        """The rows of a statement about a table, or several. Damaged names the first of them."""
        try:
            return await self._read(sql, tables, *values)
        except Unreadable:
            first = tables if isinstance(tables, str) else tables[0]
            raise Damaged(first, "a part of the database that it lies in cannot be read") from None

    async def _read(self, sql: str, *values: object) -> list[Any]:
        with _clear_errors():
            return list(await self._pool.fetch(sql, *values))

    async def _write(self, sql: str, *values: object) -> list[Any]:
        return await self._read(sql, *values)  # every connection may do both

    async def _search(self, sql: str, *values: object, limit_s: float | None) -> list[Any]:
        """PostgreSQL stops a statement that is given up. Without a limit a statement has the usual one."""
        with _clear_errors():
            try:
                async with asyncio.timeout(limit_s):  # the wait for a connection included
                    return list(await self._searches.fetch(sql, *values))
            except TimeoutError:
                if limit_s is None:
                    raise
                raise TooLong from None

    async def _together(self, statements: Sequence[Statement], lock: str = "") -> bool:
        first, *others = statements
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
        table, version, origin, masked = decode_announcement(text)
        if self.on_change and origin != self._origin:
            self.on_change(table, version, masked)

    def _missed(self) -> None:
        if self.on_gap:
            self.on_gap()


def _check_seal(row: Sequence[Any]) -> Head:
    """The head of a table, from the columns of _SEALED."""
    table, version, last, created, updated, status, public, due, clock_due, *sealed = row
    head = Head(table, version, last)
    check_seal(
        *(head, created, updated, *sealed),
        status=status,
        public=public,
        bot_due=due,
        clock_due=clock_due,
    )
    return head


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except ERRORS as error:
        reason = str(error).partition("\n")[0] or "no answer in time"
        kind: type[StoreError] = StoreError
        if isinstance(error, asyncpg.UniqueViolationError):
            kind = Duplicate
        elif isinstance(error, OF_CONTENT):
            kind = Unreadable
        raise kind(f"PostgreSQL: {reason}") from error
