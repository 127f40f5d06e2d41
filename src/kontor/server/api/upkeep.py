"""What a server looks after by itself: the room on its disk, and what need not be kept."""

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from kontor.server.background import CLEANUP_INTERVAL_S, Background, Periodic
from kontor.server.commands import people
from kontor.server.config.settings import Settings
from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Damaged, Statements, StoreError
from kontor.server.store.chain import verified
from kontor.server.store.packing import pack_log
from kontor.server.store.retention import Retained
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused
from kontor.server.tables.timing import DAY_S

DISK_CHECK_INTERVAL_S: Final = 30.0
MB: Final = 1_000_000
TIDIED_AT_ONCE: Final = 100  # tables or names, then others get their turn
MORE_TO_TIDY_S: Final = 1.0  # until it goes on
PACK_AFTER_S: Final = DAY_S  # without a change: people still chat after a game, or want another one
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
        ((folder,),) = await self._store.read("SHOW data_directory")
        return Path(folder)


class Retention(Background):
    """Packs the logs of games that are over, and deletes what the settings say."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self._hub = hub
        self._retained = Retained(hub.store)
        self._rules: list[tuple[float, Callable[[float], Awaitable[int]]]] = [
            (PACK_AFTER_S, self._pack),
            (settings.keep_abandoned * DAY_S, self._delete),
            (settings.keep_chat * DAY_S, self._delete_chat),
            (settings.keep_names * DAY_S, lambda before: self._retained.free_names(before, TIDIED_AT_ONCE)),
        ]
        super().__init__(Periodic("deleting what need not be kept", CLEANUP_INTERVAL_S, self.tidy))

    async def tidy(self, now: float | None = None) -> float | None:
        """Does a part of it; gives the seconds after which to go on, if there is more."""
        now = time.time() if now is None else now
        found = [await rule(now - kept) for kept, rule in self._rules if kept]
        return MORE_TO_TIDY_S if TIDIED_AT_ONCE in found else None

    async def _pack(self, before: float) -> int:
        async def pack(table: str) -> None:
            rows = [row async for page in verified(self._hub.store, table) for row in page]
            await pack_log(self._hub.store, table, rows, before)

        return await self._each(await self._retained.unpacked(before, TIDIED_AT_ONCE), pack)

    async def _delete(self, before: float) -> int:
        async def delete(table: str) -> None:
            await self._hub.delete(await self._hub.table(table))
            logger.info("an abandoned table was deleted", extra=fields(table=table))

        return await self._each(await self._retained.abandoned(before, TIDIED_AT_ONCE), delete)

    async def _delete_chat(self, before: float) -> int:
        async def delete(table: str) -> None:
            loaded = await self._hub.table(table)
            await self._hub.change(loaded, people.remove_chat)
            await self._hub.delete_private(loaded)
            await self._retained.tidied(table, loaded.table.version)

        return await self._each(await self._retained.untidied(before, TIDIED_AT_ONCE), delete)

    async def _each(self, tables: list[str], work: Callable[[str], Awaitable[None]]) -> int:
        """Does something with tables; gives how many there were. With what is damaged, nothing is done."""
        done = 0
        for table in tables:
            with suppress(Refused):
                try:
                    await work(table)
                    done += 1
                except Damaged as wrong:
                    self._hub.damage.note(wrong)
            await asyncio.sleep(0)
        return len(tables) if done else 0
