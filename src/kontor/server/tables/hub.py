"""The hub: the tables in memory, each with its lock. Every change is stored before anybody hears of it."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NoReturn, TypeVar
from weakref import WeakValueDictionary

import msgspec

from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import Change, Conflict, Row, Store, StoreError
from kontor.server.tables import entries
from kontor.server.tables.entries import Entry
from kontor.server.tables.keys import is_table_id
from kontor.server.tables.present import card
from kontor.server.tables.problems import refuse
from kontor.server.tables.table import Table

logger = logging.getLogger("kontor.tables")
ATTEMPTS: Final = 8  # how often a command is asked again when somebody else was faster
AGAIN: Final = 1.0  # seconds until what the store refused is tried again
Command = Callable[[Table], Sequence[Entry]]
T = TypeVar("T")


class Watched:
    """A table in memory: its state, its lock, and those who wait for news of it."""

    __slots__ = ("__weakref__", "changed", "lock", "stale", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = True  # more may be stored than is known here
        self.changed = asyncio.Event()

    def tell(self) -> None:
        """Wakes everybody who waits for the next change."""
        self.changed.set()
        self.changed = asyncio.Event()


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics, room: int) -> None:
        self.store = store
        self.metrics = metrics
        self.on_change: Callable[[Watched, bool], None] | None = None  # told whether this process made the change
        self._room = room  # tables kept in memory, not counting those that somebody uses
        self._kept: OrderedDict[str, Watched] = OrderedDict()  # the last used at the end
        # All that are kept or used. Were there a second one of a table, those who use the first would hear nothing.
        self._tables: WeakValueDictionary[str, Watched] = WeakValueDictionary()
        self._changes: set[asyncio.Task[Any]] = set()  # on their way to the store
        self._tasks: set[asyncio.Task[None]] = set()  # that read what other processes wrote
        store.on_change = self._changed_elsewhere
        store.on_gap = self._missed_notices

    def __len__(self) -> int:
        return len(self._tables)

    async def table(self, table: str) -> Watched:
        """A table with everything that is stored of it; refuses an unknown id."""
        if not is_table_id(table):
            _refuse_unknown()
        watched = self._watched(table)
        if watched.stale or self.store.shared:
            async with watched.lock:
                await self._catch_up(watched)
        if watched.table.version == 0:
            _refuse_unknown()
        self._keep(watched)
        return watched

    async def create(self, table: str, first: Sequence[Entry]) -> Watched:
        """A new table with its first entries; Conflict where it exists."""
        return await self._to_its_end(self._create(table, first))

    async def change(self, watched: Watched, command: Command) -> bool:
        """Stores the entries that a command gives, asking again where somebody was faster. False: nothing changed."""
        return await self._to_its_end(self._change(watched, command))

    def wake(self) -> None:
        """Wakes everybody who waits for any table."""
        for watched in list(self._tables.values()):
            watched.tell()

    async def close(self) -> None:
        """Ends what is under way; what is being stored is stored and told first."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Changing

    async def _to_its_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Once begun, a change is stored, known here and told, also when whoever asked for it is gone meanwhile."""
        task = asyncio.get_running_loop().create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _create(self, table: str, first: Sequence[Entry]) -> Watched:
        watched = self._watched(table)
        async with watched.lock:
            if watched.table.version > 0:
                raise Conflict
            await self._append(watched, first)
        self._keep(watched)
        self._tell(watched, own=True)
        return watched

    async def _change(self, watched: Watched, command: Command) -> bool:
        async with watched.lock:
            for _ in range(ATTEMPTS):
                if watched.stale:
                    await self._catch_up(watched)
                wanted = command(watched.table)
                if not wanted:
                    return False
                try:
                    await self._append(watched, wanted)
                    break
                except Conflict:
                    self.metrics.conflict()
            else:
                refuse(503, "busy", "This table is changing too fast; try again.")
        self._tell(watched, own=True)
        return True

    async def _append(self, watched: Watched, wanted: Sequence[Entry]) -> None:
        """Tries the entries on a copy of the table, stores them, and only then lets the copy be the table."""
        at = time.time()
        before = watched.table
        after = before.copy()
        rows = [Row(before.version + number, at, entries.encode(entry)) for number, entry in enumerate(wanted, 1)]
        for row in rows:
            after.fold(row)
        held = after.held()
        change = Change(
            table=after.id,
            version=before.version + 1,
            at=at,
            entries=tuple(row.entry for row in rows),
            status=after.status,
            public=after.agreed.public,
            bot_due=after.bot_due(),
            summary=msgspec.json.encode(card(after)),
            held=None if held == before.held() else held,
        )
        watched.stale = True  # until it is known that it was stored, and nothing else
        begun = time.perf_counter()
        await self.store.append(change)
        self.metrics.appended(time.perf_counter() - begun)
        watched.table = after
        watched.stale = False

    async def _catch_up(self, watched: Watched) -> None:
        """Takes in what is stored and not known here yet. The caller holds the lock."""
        rows = await self.store.entries(watched.table.id, watched.table.version)
        if rows:
            table = watched.table.copy()
            for row in rows:
                table.fold(row)
            watched.table = table
            self._tell(watched, own=False)
        watched.stale = False

    def _tell(self, watched: Watched, own: bool) -> None:
        watched.tell()
        if self.on_change is not None:
            self.on_change(watched, own)

    # Room

    def _watched(self, table: str) -> Watched:
        """What all share who have to do with a table."""
        watched = self._tables.get(table)
        if watched is None:
            watched = self._tables[table] = Watched(Table(table))
        return watched

    def _keep(self, watched: Watched) -> None:
        """Keeps a table in memory; where it is full, the one that was not needed for longest goes."""
        self._kept[watched.table.id] = watched
        self._kept.move_to_end(watched.table.id)
        if len(self._kept) > self._room:
            self._kept.popitem(last=False)
        self.metrics.tables_cached(len(self._tables))

    # Other processes

    def _changed_elsewhere(self, table: str, version: int) -> None:
        watched = self._tables.get(table)
        if watched is not None and watched.table.version < version:
            self._spawn(self._refresh(watched))

    def _missed_notices(self) -> None:
        for watched in list(self._tables.values()):
            self._spawn(self._refresh(watched))

    async def _refresh(self, watched: Watched) -> None:
        """Tries until it is done: those who follow the table would never hear of what is missing."""
        while True:
            try:
                async with watched.lock:
                    await self._catch_up(watched)
                return
            except StoreError as wrong:
                logger.warning("a table could not be refreshed: %s", wrong)
                await asyncio.sleep(AGAIN)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            logger.error("a table could not be refreshed", exc_info=wrong)


def _refuse_unknown() -> NoReturn:
    refuse(404, "unknown-table", "There is no such table; the link may be mistyped.")
