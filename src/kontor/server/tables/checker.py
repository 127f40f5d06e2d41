"""Looks for damage in the database while it is served, by a timer and on a connection of its own."""

import asyncio
import logging
from typing import Final

from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import Damaged, Examined, StoreError, open_to_check
from kontor.server.store.verify import verify_end, verify_table
from kontor.server.tables.damage import Damage

logger = logging.getLogger("kontor.store")
EVERY: Final = 3600.0  # seconds between checks
FULL_EVERY: Final = 24  # checks; the first is a full one, too
PAUSE: Final = 0.002  # seconds after each piece of work: playing goes first


class Checker:
    """Checks the structure of the database and the end of each log; now and then all that is stored."""

    def __init__(self, url: str, damage: Damage, metrics: Metrics) -> None:
        self._url = url
        self._metrics = metrics
        self._damage = damage
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Checks now, and then by the timer."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        number = 0
        while True:
            try:
                await self._check(full=False)
                if number % FULL_EVERY == 0:
                    await self._check(full=True)
            except StoreError as wrong:
                logger.warning("the database could not be checked: %s", wrong)
            number += 1
            await asyncio.sleep(EVERY)

    async def _check(self, full: bool) -> None:
        store = await open_to_check(self._url)
        try:
            if not full:
                faults = await store.faults()
                for fault in faults:
                    logger.error("the database is damaged: %s", fault)
                self._metrics.database_faults(len(faults))
            await self._check_tables(store, full)
        finally:
            await store.close()

    async def _check_tables(self, store: Examined, full: bool) -> None:
        names, _ = await store.names()
        for name in names:
            try:
                if full:
                    self._damage.forget(name, await verify_table(store, name, PAUSE))
                else:
                    await verify_end(store, name)
            except Damaged as wrong:
                self._damage.note(wrong)
            await asyncio.sleep(PAUSE)
