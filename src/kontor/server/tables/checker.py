"""The tables that are known to be damaged, which are refused until the database has been mended; and the check that
looks for damage while the database is served, by a timer and on a connection of its own."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from kontor.server.background import Background, Periodic
from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import open_to_check
from kontor.server.store.base import Damaged
from kontor.server.store.chain import verify_end
from kontor.server.store.common import Store
from kontor.server.store.packing import is_deleted
from kontor.server.tables.problems import Refused, TableDamaged
from kontor.server.tables.reading import verify_readable

logger = logging.getLogger("kontor.store")
DATABASE_CHECK_INTERVAL_S: Final = 3600.0
FULL_CHECK_EVERY: Final = 24  # checks; the first is a full one, too
PAUSE_MIN_S: Final = 0.002  # after each table: playing goes first
PAUSE_FACTOR: Final = 9  # how many times longer than the check of a table the pause after it lasts
PAUSE_MAX_S: Final = 0.2


class Damage(dict[str, Damaged]):
    """What was found damaged, while serving or by a check; by table."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def note(self, wrong: Damaged) -> None:
        if wrong.table not in self:
            logger.error("a table is damaged: %s", wrong.reason, extra=fields(table=wrong.table))
        known = self.get(wrong.table)
        if known is None or known.acknowledged <= wrong.acknowledged:
            self[wrong.table] = wrong
        self._metrics.tables_damaged.set(len(self))

    def forget(self, table: str, version: int) -> None:
        """A check found it whole up to a version. A shorter log than it is known to have had is not the whole one."""
        known = self.get(table)
        if known is not None and known.acknowledged <= version:
            self.drop(table)
            logger.warning("a table that was damaged is whole again", extra=fields(table=table))

    def drop(self, table: str) -> None:
        """It was deleted, or is whole again."""
        self.pop(table, None)
        self._metrics.tables_damaged.set(len(self))

    def refuse(self, table: str) -> None:
        if table in self:
            raise _refused()

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Whatever is found damaged within is remembered and refused."""
        try:
            yield
        except Damaged as wrong:
            self.note(wrong)
            raise _refused() from wrong


def _refused() -> Refused:
    message = "What is stored of this table is damaged. Only the operator of the server can help, with a backup."
    return TableDamaged("damaged", message)


class Checker(Background):
    """Checks the structure of the database and the end of each log; now and then all that is stored."""

    def __init__(self, url: str, store: Store, damage: Damage, metrics: Metrics) -> None:
        self._url = url
        self._served = store
        self._metrics = metrics
        self._damage = damage
        self._faults: dict[bool, int] = {}  # that the last full check found, and the last other one
        self._checks = 0
        super().__init__(Periodic("the check of the database", DATABASE_CHECK_INTERVAL_S, self._check_all))

    async def _check_all(self) -> None:
        await self._check(full=False)
        if self._checks % FULL_CHECK_EVERY == 0:
            await self._check(full=True)
        self._checks += 1

    async def _check(self, full: bool) -> None:
        store = await open_to_check(self._url)
        try:
            await self._check_structure(store, full)
            await self._check_tables(store, full)
        finally:
            await store.close()

    async def _check_structure(self, store: Store, full: bool) -> None:
        faults = await store.faults(full)
        for fault in faults:
            logger.error("the database is damaged: %s", fault)
        if full and faults and await self._served.mend():
            faults = await store.faults(full)
            if not faults:
                logger.warning("the indexes are whole again")
        self._faults[full] = len(faults)
        self._metrics.database_faults.set(max(self._faults.values()))

    async def _check_tables(self, store: Store, full: bool) -> None:
        for name in list(self._damage):
            if await is_deleted(store, name):  # by another process
                self._damage.drop(name)
        for name in await store.names():
            began = monotonic()
            try:
                if full:
                    self._damage.forget(name, await verify_readable(store, name, PAUSE_MIN_S))
                else:
                    await verify_end(store, name)
            except Damaged as wrong:
                if not await is_deleted(store, name):  # meanwhile
                    self._damage.note(wrong)
            await asyncio.sleep(min(PAUSE_MAX_S, max(PAUSE_MIN_S, PAUSE_FACTOR * (monotonic() - began))))
