"""Announces writes to other processes through PostgreSQL (NOTIFY), and receives their announcements (LISTEN)."""

import asyncio
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from kontor.server.store import chain
from kontor.server.store.base import Row, TableChange

ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
TIMEOUT_S: Final = 10.0  # for a connection, and for a statement
NOTIFY_CHANNEL: Final = "kontor"
CONNECTION_CHECK_INTERVAL_S: Final = 15.0  # between checks of a silent connection
RECONNECT_FIRST_S: Final = 0.1  # the delay doubles with every attempt
RECONNECT_MAX_S: Final = 5.0
ENTRIES_MAX_LENGTH: Final = 4000  # characters of entries in an announcement; PostgreSQL takes 8,000 in all

log = logging.getLogger(__name__)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[Row, ...]).decode


def encode_announcement(change: TableChange, origin: str) -> str:
    """The announcement of a change, with its entries if they may be in it: a process that has the table in memory need
    not query them."""
    masked = b64encode(_encode(chain.masked(change.rows))).decode() if change.announces_entries else ""
    source = f"{origin}:{masked}" if 0 < len(masked) <= ENTRIES_MAX_LENGTH else origin
    return f"{change.table} {change.last.version} {source}"


def decode_announcement(text: str) -> tuple[str, int, str, tuple[Row, ...]]:
    """The table, its version, the process that wrote it, and the new entries as chain.masked makes them. Entries that
    cannot be read are left out, as a newer version may write them in another way: they are in the database as well."""
    table, version, source = text.split()
    origin, _, masked = source.partition(":")
    rows: tuple[Row, ...] = ()
    with suppress(ValueError):
        rows = _decode(b64decode(masked)) if masked else ()
    return table, int(version), origin, rows


class Announcements:
    """Announces changes, and calls `received` with each announcement, `missed` when some may have been lost."""

    def __init__(
        self, url: str, received: Callable[[str], None], missed: Callable[[], None], channel: str = NOTIFY_CHANNEL
    ) -> None:
        self._url = url
        self._channel = channel
        self._received = received
        self._missed = missed
        self._connection: Any = None
        self._in_use = asyncio.Lock()  # a connection carries out one statement at a time
        self._task: asyncio.Task[None] | None = None
        self._waiting: list[str] = []  # to be announced
        self._sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        broken = await self._listen()
        self._task = asyncio.create_task(self._keep(broken))

    async def close(self) -> None:
        """Ends the connection once everything is announced."""
        if self._sending:
            await asyncio.wait([self._sending])
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection:
            with suppress(*ERRORS):
                await self._connection.close(timeout=TIMEOUT_S)

    def announce(self, text: str) -> None:
        """Sends a text to all listeners soon, this one included. What comes while a statement is under way goes out
        with the next one. If the connection is broken, or the process is killed before, it is lost: processes that
        follow a table find its new version by their regular check (Hub)."""
        self._waiting.append(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            texts, self._waiting = self._waiting, []
            sql = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"
            try:
                async with self._in_use:
                    await self._connection.execute(sql, self._channel, texts)
            except ERRORS as error:
                log.warning("changes could not be announced: %s", str(error) or type(error).__name__)

    async def _listen(self) -> asyncio.Event:
        """The event is set when the connection is gone."""
        broken = asyncio.Event()
        self._connection = await asyncpg.connect(self._url, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S)
        self._connection.add_termination_listener(lambda _: broken.set())
        await self._connection.add_listener(self._channel, lambda *args: self._deliver(args[-1]))
        return broken

    def _deliver(self, text: str) -> None:
        with suppress(ValueError):  # others than our processes can announce something here, too
            self._received(text)

    async def _keep(self, broken: asyncio.Event) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(broken.wait(), CONNECTION_CHECK_INTERVAL_S)
            if not broken.is_set():
                with suppress(*ERRORS):
                    async with self._in_use:
                        await self._connection.execute("SELECT 1")
                    continue
                self._connection.terminate()
            log.warning("the connection that listens to PostgreSQL is lost; connecting again")
            broken = await self._reconnect()
            # Only now: a reader that begins after this misses nothing.
            asyncio.get_running_loop().call_soon(self._missed)

    async def _reconnect(self) -> asyncio.Event:
        delay = RECONNECT_FIRST_S
        while True:
            await asyncio.sleep(delay)
            delay = min(2 * delay, RECONNECT_MAX_S)
            with suppress(*ERRORS):
                return await self._listen()
            self._connection.terminate()
