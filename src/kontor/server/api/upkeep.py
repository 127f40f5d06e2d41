"""What a server looks after by itself: the room on its disk, and what need not be kept."""

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

from kontor.server.background import CLEANUP_INTERVAL_S, Background, Periodic
from kontor.server.commands import people
from kontor.server.config.settings import Settings
from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Statements, StoreError
from kontor.server.store.chain import pages, verify_end
from kontor.server.store.packing import pack_log
from kontor.server.store.reports import forget_words
from kontor.server.store.retention import Retained
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused
from kontor.server.tables.timing import DAY_S

DISK_CHECK_INTERVAL_S: Final = 30.0
MB: Final = 1_000_000
CLOCK_MAX_SPEED: Final = 24.0  # times that of the clock of this machine
TIDIED_AT_ONCE: Final = 100  # tables or names, then others get their turn
MORE_TO_TIDY_S: Final = 1.0  # until it goes on
PACK_AFTER_S: Final = DAY_S  # without a change: people still chat after a game, or want another one
Search: TypeAlias = Callable[[float, int], Awaitable[list[str]]]  # what is older than a moment, and how many at most
logger = logging.getLogger("kontor.upkeep")


class Disk(Background):
    """The disk with the database. PostgreSQL's is seen only where this process may know its folder and look at it."""

    def __init__(self, settings: Settings, store: Statements, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self.free: int | None = None  # bytes; None: nobody knows
        self.is_low = False
        super().__init__(Periodic("measuring the free disk space", DISK_CHECK_INTERVAL_S, self.measure))

    async def measure(self) -> None:
        with suppress(OSError, StoreError):  # then it is not known
            self.free = shutil.disk_usage(await self._folder()).free
            self._metrics.disk_free.set(self.free)
        was_low, self.is_low = self.is_low, self.free is not None and self.free < self._settings.disk_reserve * MB
        if self.is_low != was_low:
            message = (
                "the disk is nearly full: soon nothing can be stored" if self.is_low else "the disk has room again"
            )
            logger.warning(message, extra=fields(free=self.free))

    async def _folder(self) -> Path:
        if not self._settings.is_postgres:
            return Path(self._settings.database.removeprefix("sqlite:///")).absolute().parent
        local = "inet_server_addr() IS NULL"  # by a socket of this machine
        found = await self._store.read(f"SELECT current_setting('data_directory') WHERE {local}")
        if not found:
            raise FileNotFoundError
        return Path(found[0][0])


class Retention(Background):
    """Packs the logs of games that are over, and deletes what the settings say.

    A clock that is wrong deletes nothing at once: while servers run for an hour, at most a day counts."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self._hub = hub
        self._retained = found = Retained(hub.store)
        self._clock_read_at = monotonic()
        # For how long something is kept as it is, what finds it then, and what is done with each
        self._rules: list[tuple[float, Search, Callable[[str, float], Awaitable[object]]]] = [
            (PACK_AFTER_S, found.unpacked, self._pack),
            (settings.keep_abandoned * DAY_S, found.abandoned, self._delete),
            (settings.keep_chat * DAY_S, found.untidied, self._delete_chat),
            (settings.keep_names * DAY_S, found.unused_names, found.free_name),
        ]
        super().__init__(Periodic("deleting what need not be kept", CLEANUP_INTERVAL_S, self.tidy))

    async def tidy(self) -> float | None:
        """Does a part of it; gives the seconds after which to go on, if there is more. What is damaged stays."""
        before, self._clock_read_at = self._clock_read_at, monotonic()
        now = await self._retained.clock(time.time(), CLOCK_MAX_SPEED * (self._clock_read_at - before))
        return await self.tidy_at(now)

    async def tidy_at(self, now: float) -> float | None:
        """The same at a moment."""
        there_is_more = False
        for kept, search, work in self._rules:
            before, done = now - kept, 0
            found = await search(before, TIDIED_AT_ONCE) if kept else []
            for name in found:
                with suppress(Refused), self._hub.damage.noted():
                    await work(name, before)
                    done += 1
                await asyncio.sleep(0)
            there_is_more |= done > 0 and len(found) == TIDIED_AT_ONCE
        return MORE_TO_TIDY_S if there_is_more else None

    async def _pack(self, table: str, before: float) -> None:
        store = self._hub.store
        rows = [row async for page in pages(store, await verify_end(store, table)) for row in page]
        await pack_log(store, table, rows, before)

    async def _delete(self, table: str, before: float) -> None:
        loaded = await self._hub.table(table)
        if loaded.table.updated < before:  # nobody came back since it was found
            await self._hub.delete(loaded)
            logger.info("an abandoned table was deleted", extra=fields(table=table))

    async def _delete_chat(self, table: str, before: float) -> None:
        loaded = await self._hub.table(table)
        await self._hub.change(loaded, people.remove_chat)
        await forget_words(self._hub.store, table)
        await self._hub.delete_private(loaded)
        await self._retained.tidied(table, loaded.table.version)
