"""Tells other processes about writes through PostgreSQL, and hears from it about theirs."""

import asyncio
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from kontor.server.store import chain
from kontor.server.store.base import Change, Row

ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
PATIENCE: Final = 10.0  # seconds for a connection, and for a statement
CHANNEL: Final = "kontor"
LOOK: Final = 15.0  # seconds between checks of a silent connection
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to connect again; the last one repeats
TELLABLE: Final = 4000  # characters of entries in a notice; PostgreSQL takes 8,000 in all

log = logging.getLogger(__name__)
_write = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(tuple[Row, ...]).decode


class Notice(NamedTuple):
    """What a process tells the others about a write."""

    table: str
    version: int
    origin: str  # which process it was
    told: tuple[Row, ...]  # the new entries as chain.told makes them; none where the others have to read them


def write_notice(change: Change, origin: str) -> str:
    """The notice of a change. Entries that may be told are in it: whoever has the table in memory need not ask for
    them."""
    told = b64encode(_write(chain.told(change.rows))).decode() if change.tellable else ""
    return f"{change.table} {change.last.version} {origin}{f':{told}' if 0 < len(told) <= TELLABLE else ''}"


def read_notice(text: str) -> Notice:
    """What a notice says."""
    table, version, source = text.split()
    origin, _, told = source.partition(":")
    return Notice(table, int(version), origin, _told(told) if told else ())


def _told(text: str) -> tuple[Row, ...]:
    """The entries in a notice; none where they cannot be read, perhaps because a newer process writes them in another
    way: they are in the database as well."""
    try:
        return _read(b64decode(text))
    except ValueError:
        return ()


class Notices:
    """Calls `heard` with each notice, and `missed` when some may have been lost."""

    def __init__(
        self, url: str, heard: Callable[[str], None], missed: Callable[[], None], channel: str = CHANNEL
    ) -> None:
        self._url = url
        self._channel = channel
        self._heard = heard
        self._missed = missed
        self._connection: Any = None
        self._in_use = asyncio.Lock()  # a connection carries out one statement at a time
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Starts listening."""
        broken = await self._listen()
        self._task = asyncio.create_task(self._keep(broken))

    async def end(self) -> None:
        """Stops listening."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection:
            with suppress(*ERRORS):
                await self._connection.close(timeout=PATIENCE)

    async def tell(self, text: str) -> None:
        """Sends a notice to all who listen, this process included. It is lost if the connection is broken."""
        with suppress(*ERRORS):
            async with self._in_use:
                await self._connection.execute("SELECT pg_notify($1, $2)", self._channel, text)

    async def _listen(self) -> asyncio.Event:
        """The event is set when the connection is gone."""
        broken = asyncio.Event()
        self._connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        self._connection.add_termination_listener(lambda _: broken.set())
        await self._connection.add_listener(self._channel, lambda _connection, _pid, _channel, text: self._heard(text))
        return broken

    async def _keep(self, broken: asyncio.Event) -> None:
        while True:
            await self._stands(broken)
            log.warning("the connection that listens to PostgreSQL is lost; connecting again")
            broken = await self._again()
            # Only now: whoever reads after this misses nothing.
            asyncio.get_running_loop().call_soon(self._missed)

    async def _stands(self, broken: asyncio.Event) -> None:
        while not broken.is_set():
            try:
                await asyncio.wait_for(broken.wait(), LOOK)
            except TimeoutError:
                with suppress(*ERRORS):
                    async with self._in_use:
                        await self._connection.execute("SELECT 1")
                    continue
                self._connection.terminate()
                return

    async def _again(self) -> asyncio.Event:
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            with suppress(*ERRORS):
                return await self._listen()
            self._connection.terminate()


class Announcer:
    """Announces writes: what comes while a statement is under way goes out with the next one.

    A process that is killed between a write and its notice says nothing. Those who follow a table hear of it from the
    regular look at the versions (Hub).
    """

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._waiting: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def announce(self, notice: str) -> None:
        """Sends a notice soon."""
        self._waiting.append(notice)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._send())

    async def end(self) -> None:
        """Waits until everything is sent."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _send(self) -> None:
        while self._waiting:
            notices, self._waiting = self._waiting, []
            try:
                await self._pool.execute(
                    "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice", CHANNEL, notices
                )
            except ERRORS as error:
                log.warning("other processes could not be told of changes: %s", str(error) or type(error).__name__)
