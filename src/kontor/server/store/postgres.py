"""Tables in PostgreSQL, served by any number of processes. Each one hears of the others' writes."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import asyncpg

from kontor.server.store import browser_keys, makers
from kontor.server.store.base import FIRST_ENTRY, Change, Conflict, Listed, Row, StoreError
from kontor.server.store.jobs import Jobs, SharedJobs
from kontor.server.store.migrations import migrate_postgres
from kontor.server.store.notices import CHANNEL, ERRORS, PATIENCE, Notices

CONNECTIONS: Final = 8


async def open_postgres(url: str) -> "PostgresStore":
    """The store in a database, whose tables are created if needed."""
    with _clear_errors():
        try:
            connection = await asyncpg.connect(
                url, timeout=PATIENCE
            )  # migrations may take long, so without a time limit
        except asyncpg.InterfaceError:
            raise
        except ValueError:  # its text may contain part of the password
            raise StoreError("PostgreSQL: the URL cannot be read (special characters are written %XX)") from None
        try:
            await migrate_postgres(connection)
        finally:
            await connection.close(timeout=PATIENCE)
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings={
                "synchronous_commit": "on"
            },  # whatever the database's default is: acknowledged means stored
        )
        store = PostgresStore(url, pool)
        try:
            await store.listen()
        except BaseException:
            await store.close()
            raise
        return store


class PostgresStore:
    """See Store. An append that ends in StoreError may have been stored: sent again, it is a Conflict then."""

    shared: bool = True

    def __init__(self, url: str, pool: Any) -> None:
        self.on_change: Callable[[str, int], None] | None = None
        self.on_gap: Callable[[], None] | None = None
        self._pool = pool
        self._origin = secrets.token_hex(8)
        self._notices = Notices(url, self._heard, self._missed)

    async def listen(self) -> None:
        """Starts hearing of others' writes."""
        await self._notices.begin()

    async def append(self, change: Change) -> None:
        with _clear_errors():
            async with self._pool.acquire() as connection, connection.transaction(isolation="read_committed"):
                await _append(connection, change)
                last = change.version - 1 + len(change.entries)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{change.table} {last} {self._origin}")

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        found = await self.fetch(
            "SELECT version, at, entry FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version", table, after
        )
        return [Row(version, at, entry.encode()) for version, at, entry in found]

    async def tables_of(self, key: str, limit: int) -> list[Listed]:
        found = await self.fetch(
            f"SELECT id, updated, summary, {FIRST_ENTRY}, array_agg(seat ORDER BY seat)"
            " FROM held JOIN tables ON id = table_id"
            " WHERE key = $1 GROUP BY id ORDER BY updated DESC, id LIMIT $2",
            key,
            limit,
        )
        return [
            Listed(table, updated, summary.encode(), first.encode(), tuple(seats))
            for table, updated, summary, first, seats in found
        ]

    async def public_tables(self, limit: int) -> list[Listed]:
        found = await self.fetch(
            f"SELECT id, updated, summary, {FIRST_ENTRY} FROM tables"
            " WHERE public AND status IN ('lobby', 'running') ORDER BY updated DESC, id LIMIT $1",
            limit,
        )
        return [Listed(table, updated, summary.encode(), first.encode()) for table, updated, summary, first in found]

    async def bots_due(self, limit: int) -> list[str]:
        found = await self.fetch(
            "SELECT id FROM tables WHERE bot_due IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM jobs WHERE kind = 'bots' AND key = tables.id) ORDER BY bot_due, id LIMIT $1",
            limit,
        )
        return [table for (table,) in found]

    async def made_by(self, table: str, client: str) -> None:
        await self.fetch("INSERT INTO makers (table_id, client) VALUES ($1, $2) ON CONFLICT DO NOTHING", table, client)

    async def maker_of(self, table: str) -> str | None:
        found = await self.fetch("SELECT client FROM makers WHERE table_id = $1", table)
        return found[0][0] if found else None

    async def forget_makers(self) -> None:
        await self.fetch(makers.FORGET)

    async def open_tables(self, maker: str | None, limit: int) -> list[Listed]:
        found = await self.fetch(
            f"SELECT id, updated, summary, {FIRST_ENTRY}, client FROM tables LEFT JOIN makers ON table_id = id"
            " WHERE status IN ('lobby', 'running') AND ($1::text IS NULL OR client = $1)"
            " ORDER BY updated DESC, id LIMIT $2",
            maker,
            limit,
        )
        return [
            Listed(table, updated, summary.encode(), first.encode(), maker=client)
            for table, updated, summary, first, client in found
        ]

    def jobs(self) -> Jobs:
        return SharedJobs(self)

    async def browser(self, key: str) -> str | None:
        with _clear_errors():
            return await browser_keys.find_in(self._pool, key)

    async def renew_key(self, browser: str, key: str, purpose: str, at: float) -> None:
        with _clear_errors():
            await browser_keys.add_to(self._pool, browser, key, purpose, at)

    async def claim_key(self, key: str, purpose: str) -> bool:
        with _clear_errors():
            return await browser_keys.claim_in(self._pool, key, purpose)

    async def check(self) -> None:
        await self.fetch(
            "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at", time.time()
        )

    async def close(self) -> None:
        await self._notices.end()
        with suppress(*ERRORS):
            await asyncio.wait_for(self._pool.close(), 2 * PATIENCE)

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement."""
        with _clear_errors():
            return list(await self._pool.fetch(sql, *values))

    def _heard(self, notice: str) -> None:
        table, version, origin = notice.split()
        if self.on_change and origin != self._origin:
            self.on_change(table, int(version))

    def _missed(self) -> None:
        if self.on_gap:
            self.on_gap()


async def _append(connection: Any, change: Change) -> None:
    await _move(connection, change)
    await connection.executemany(
        "INSERT INTO entries (table_id, version, at, entry) VALUES ($1, $2, $3, $4)",
        [
            (change.table, version, change.at, entry.decode())
            for version, entry in enumerate(change.entries, change.version)
        ],
    )
    if change.held is not None:
        await connection.execute("DELETE FROM held WHERE table_id = $1", change.table)
        await connection.executemany(
            "INSERT INTO held (key, table_id, seat) VALUES ($1, $2, $3)",
            [(held.key, change.table, held.seat) for held in set(change.held)],
        )


async def _move(connection: Any, change: Change) -> None:
    """Moves the table to its new version if it has the one before. A second writer waits here for the first."""
    before = change.version - 1
    values = (
        change.table,
        before + len(change.entries),
        change.status,
        change.public,
        change.bot_due,
        change.at,
        change.summary.decode(),
    )
    if change.version == 1:
        done = await connection.execute(
            "INSERT INTO tables (id, version, status, public, bot_due, created, updated, summary)"
            " VALUES ($1, $2, $3, $4, $5, $6, $6, $7) ON CONFLICT DO NOTHING",
            *values,
        )
    else:
        done = await connection.execute(
            "UPDATE tables SET version = $2, status = $3, public = $4, bot_due = $5, updated = $6, summary = $7"
            " WHERE id = $1 AND version = $8",
            *values,
            before,
        )
    if done.endswith(" 0"):
        raise Conflict


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except ERRORS as error:
        reason = str(error).partition("\n")[0] or "no answer in time"
        raise StoreError(f"PostgreSQL: {reason}") from error
