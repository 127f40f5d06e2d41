"""Looks for damage in the database while it is served, by a timer and on a connection of its own."""

import asyncio
import logging
from time import monotonic
from typing import Final

from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import Damaged, Examined, Store, StoreError, open_to_check
from kontor.server.store.verify import verify_end
from kontor.server.tables.damage import Damage
from kontor.server.tables.reading import verify_readable

logger = logging.getLogger("kontor.store")
EVERY: Final = 3600.0  # seconds between checks
FULL_EVERY: Final = 24  # checks; the first is a full one, too
PAUSE: Final = 0.002  # seconds at least after each piece of work: playing goes first
REST: Final = 9  # the same, in times of what the piece took
LONGEST: Final = 0.2  # seconds of such a rest


class Checker:
    """Checks the structure of the database and the end of each log; now and then all that is stored."""

    def __init__(self, url: str, store: Store, damage: Damage, metrics: Metrics) -> None:
        self._url = url
        self._served = store
        self._metrics = metrics
        self._damage = damage
        self._faults: dict[bool, int] = {}  # that the last full check found, and the last other one
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
            await self._check_structure(store, full)
            await self._check_tables(store, full)
        finally:
            await store.close()

    async def _check_structure(self, store: Examined, full: bool) -> None:
        faults = await store.faults(full)
        for fault in faults:
            logger.error("the database is damaged: %s", fault)
        if full and faults and await self._served.mend():
            faults = await store.faults(full)
            if not faults:
                logger.warning("the indexes are whole again")
        self._faults[full] = len(faults)
        self._metrics.database_faults(max(self._faults.values()))

    async def _check_tables(self, store: Examined, full: bool) -> None:
        names, _ = await store.names()
        for name in names:
            began = monotonic()
            try:
                if full:
                    self._damage.forget(name, await verify_readable(store, name, PAUSE))
                else:
                    await verify_end(store, name)
            except Damaged as wrong:
                self._damage.note(wrong)
            await asyncio.sleep(min(LONGEST, max(PAUSE, REST * (monotonic() - began))))
