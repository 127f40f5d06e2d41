"""The hub: the tables in memory, each with its lock. Every change is stored before it is published."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeVar
from weakref import WeakValueDictionary

import msgspec

from kontor.server.background import Periodic, cancel
from kontor.server.monitoring import clock
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Conflict, Damaged, Row, StoreError, TableChange
from kontor.server.store.chain import known_head, unmasked
from kontor.server.store.common import BESIDE_THE_LOG, Store
from kontor.server.store.packing import delete_table, is_deleted
from kontor.server.tables import checkpoints, entries
from kontor.server.tables.cache import Cache
from kontor.server.tables.checker import Damage
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.entries import Aborted, Entry, Removed
from kontor.server.tables.keys import is_table_id
from kontor.server.tables.present import card
from kontor.server.tables.private import make_row
from kontor.server.tables.problems import NotFound, NotNow, Refused, TableDamaged, Unavailable
from kontor.server.tables.reading import add, read_first, read_on
from kontor.server.tables.table import Table
from kontor.server.tables.timing import time_at

logger = logging.getLogger("kontor.tables")
COMMAND_MAX_ATTEMPTS: Final = 8  # how often a command is run again when somebody else was faster
COMPARE_INTERVAL_S: Final = 2.0  # between searches for changes whose notice was lost
Command = Callable[[Table], Sequence[Entry]]
T = TypeVar("T")


@dataclass(slots=True, weakref_slot=True, eq=False)
class LoadedTable:
    """A table in memory: its state, its lock, and an event for those who wait for a change."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = True  # the store may hold newer entries
    storing: bool = False  # a change is on its way to the store: until it is there, the table is as it was
    checkpointed: int = 0  # the version of its checkpoint
    account: str | None = None  # of the client that made it, on which its bots think; None: nobody has looked it up
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def wake(self) -> None:
        """Wakes everybody waiting for the next change."""
        self.changed.set()
        self.changed = asyncio.Event()


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        max_decisions: int,
        *,
        overdue: Command = lambda _: (),
        follow_up: Command = lambda _: (),
        on_change: Callable[[LoadedTable, bool], None] = lambda _, __: None,
    ) -> None:
        """The callbacks: `overdue` says what must happen at a table before anything else (asking.overdue);
        `follow_up` what happens by itself after a change, and is stored together with it (ordering.obey); `on_change`
        is called after each change, with whether this process made it (Driver.table_changed)."""
        self.store = store
        self.metrics = metrics
        self.damage = Damage(metrics)
        self._overdue = overdue
        self._follow_up = follow_up
        self._on_change = on_change
        self._cache = Cache(max_decisions)  # tables in use stay, too
        # All that are kept or in use: never two objects for a table, or users of one would miss changes to the other.
        self._tables: WeakValueDictionary[str, LoadedTable] = WeakValueDictionary()
        self._changes: set[asyncio.Task[Any]] = set()  # being stored
        self._tasks: set[asyncio.Task[Any]] = set()  # reading what other processes wrote
        store.on_change = self._changed_elsewhere
        store.on_gap = self._refresh_all
        self._comparing = Periodic("comparing the versions of tables", COMPARE_INTERVAL_S, self._compare_versions)
        if store.shared:
            self._comparing.start()

    def __len__(self) -> int:
        return len(self._tables)

    async def table(self, table: str) -> LoadedTable:
        """A table, up to date with the store; refuses an unknown id."""
        if not is_table_id(table):
            _refuse_unknown()
        self.damage.refuse(table)
        loaded = self._loaded(table)
        if self.store.shared or (loaded.stale and not loaded.storing):
            with self.damage.noted():
                if not await self._is_current(loaded):
                    async with loaded.lock:
                        await self._catch_up(loaded)
        if loaded.table.version == 0:
            _refuse_unknown()
        self._keep(loaded)
        return loaded

    def in_memory(self, table: str) -> Table | None:
        """A table as this process last saw it, if it still knows it; nothing is read."""
        loaded = self._tables.get(table)
        return loaded.table if loaded is not None else None

    async def _is_current(self, loaded: LoadedTable) -> bool:
        """Whether a table in memory is what is stored. Then nobody has to wait for a change that is on its way."""
        if loaded.table.version == 0:
            return False
        head = await self.store.head(loaded.table.id)
        known = loaded.table  # it may have gone on meanwhile
        return head is not None and (head.version, head.hash) == (known.version, known.hash)

    async def create(self, table: str, first: Sequence[Entry], account: str | None = None) -> LoadedTable:
        """A new table with its first entries, on a client's account; Conflict if it exists."""
        with self.damage.noted():
            return await self._to_its_end(self._create(table, first, account))

    async def change(self, loaded: LoadedTable, command: Command) -> int:
        """Stores what a command returns, running it again if somebody was faster. Gives its size in bytes: 0 if nothing
        changed."""
        self.damage.refuse(loaded.table.id)
        with self.damage.noted():
            return await self._to_its_end(self._change(loaded, command))

    async def expire(self, loaded: LoadedTable) -> None:
        """Stores what is overdue at a table, if anything is."""
        await self.change(loaded, lambda _: ())

    async def delete_private(self, loaded: LoadedTable) -> None:
        """Deletes what lies beside the log, after a change that made the table forget it. A checkpoint may contain it,
        also one that is just being stored: a later one takes its place. All this can be done again."""
        table = loaded.table
        if table.version > checkpoints.CHECKPOINT_INTERVAL_ENTRIES:
            await self.store.keep_checkpoint(await asyncio.to_thread(checkpoints.make, table))
        await self.store.delete_private(table.id, table.deleted)

    async def to_delete(self, table: str) -> LoadedTable:
        """A table, up to date with the store unless it is damaged."""
        try:
            return await self.table(table)
        except TableDamaged:
            return self._loaded(table)

    async def delete(self, loaded: LoadedTable) -> None:
        """Deletes a table with all that is stored of it. Those who follow it see its game end."""
        table = loaded.table.id
        async with loaded.lock:
            if not await delete_table(self.store, table):
                raise NotNow("competition", "A competition waits for the result of this table: delete that first.")
            self._tables.pop(table, None)
            self._cache.drop(table)
            self.damage.drop(table)
            if loaded.table.version == 0:  # it was damaged when it was read first: nobody follows it
                return
            loaded.table = loaded.table.copy()
            loaded.table.try_out(Aborted())  # for those who follow it
            loaded.stale = True
        self._publish(loaded, own=True)

    def announce(self, table: str) -> None:
        """Wakes those who follow a table, in every process: something that is kept beside its log has changed."""
        if (loaded := self._tables.get(table)) is not None:
            loaded.wake()
        self.store.announce(table)

    def wake(self) -> None:
        for loaded in list(self._tables.values()):
            loaded.wake()

    async def close(self) -> None:
        """Stops; changes under way are stored and published first."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self._comparing.close()
        await cancel(*self._tasks)

    # Changing

    async def _to_its_end(self, change: Coroutine[Any, Any, T]) -> T:
        """Once begun, a change is stored and published even if the client that asked for it has gone."""
        return await asyncio.shield(_begin(change, self._changes))

    async def _create(self, table: str, first: Sequence[Entry], account: str | None) -> LoadedTable:
        loaded = self._loaded(table)
        async with loaded.lock:
            if loaded.table.version > 0:
                raise Conflict
            if await is_deleted(self.store, table):
                _refuse_unknown()
            loaded.account = account
            await self._append(loaded, first)
        if not loaded.table.agreed.imported:  # nobody looks at it yet, and perhaps nobody ever will
            self._keep(loaded)
        self._publish(loaded, own=True)
        return loaded

    async def _change(self, loaded: LoadedTable, command: Command) -> int:
        async with loaded.lock:
            for _ in range(COMMAND_MAX_ATTEMPTS):
                if loaded.stale:
                    await self._catch_up(loaded)
                try:
                    if overdue := self._overdue(loaded.table):
                        await self._append(loaded, overdue)
                        self._publish(loaded, own=True)
                    wanted = command(loaded.table)
                    if not wanted:
                        return 0
                    size = await self._append(loaded, wanted)
                    break
                except Conflict:
                    self.metrics.conflicts.inc()
            else:
                raise Unavailable("busy", "This table is changing too fast; try again.")
        self._publish(loaded, own=True)
        return size

    async def _append(self, loaded: LoadedTable, wanted: Sequence[Entry]) -> int:
        """Tries the entries on a copy of the table, stores them, and only then replaces the table by the copy. Gives
        their size."""
        before = loaded.table
        agreed = before.agreed if before.version else wanted[0]
        # Who tidies up changes nothing that people would notice.
        at = before.updated if isinstance(wanted[0], Removed) else time_at(getattr(agreed, "clock", None))
        rows: list[Row] = []
        after = before.copy()
        slicer = TimeSlicer()
        while wanted:
            for entry in wanted:
                after.fold(row := make_row(after.id, after.version + 1, at, entry, after.hash))
                rows.append(row)
                await slicer.pause()  # a record that comes in has hundreds
            wanted = self._follow_up(after)
        held = after.held()
        begins_to_wait = after.person_to_decide not in (None, before.person_to_decide)  # for a person
        change = TableChange(
            table=after.id,
            previous=before.hash,
            rows=tuple(rows),
            created=after.created,
            status=after.status,
            public=after.agreed.public,
            bot_due=after.bot_due(),
            clock_due=after.clock_due(),
            notify_since=clock.now() if begins_to_wait else None,
            keeps_notify_since=after.waits_as(before),
            warn_at=after.warn_at(),
            keeps_warning=after.timing is not None and after.timing.is_due_as(before.timing),
            expired_at=next((lapse.at for lapse in after.lapses[len(before.lapses) :]), None),
            summary=msgspec.json.encode(card(after)),
            held=held,
            keys_changed=held != before.held(),
            packed=before.version == 0 and after.agreed.imported,
            announces_entries=all(entries.is_decision(row.entry) for row in rows),
        )
        loaded.stale = True  # until it is certain that this change was stored, and no other
        loaded.storing = before.version > 0
        begun = time.perf_counter()
        try:
            await self.store.append(change)
        finally:
            loaded.storing = False
        self.metrics.append_seconds.observe(time.perf_counter() - begun)
        loaded.table = after
        loaded.stale = False
        self._keep_checkpoint(loaded)
        return sum(row.size for row in rows)

    async def _catch_up(self, loaded: LoadedTable, announced: Sequence[Row] = ()) -> None:
        """Adds entries that are stored but not yet known here: those that another process announced, if they are the
        next ones, or what is read. The caller holds the lock."""
        known = loaded.table
        try:
            if known.version > 0:
                loaded.table = await _with_announced(known, announced) or await self._read_on(known)
            elif (read := await read_first(self.store, known.id)) is not None:
                loaded.table, loaded.checkpointed = read
        except Damaged:
            if await is_deleted(self.store, known.id):  # while it was read
                _refuse_unknown()
            raise
        loaded.stale = False
        if loaded.table is not known:
            self._publish(loaded, own=False)
            self._keep_checkpoint(loaded)

    async def _read_on(self, known: Table) -> Table:
        """A table with what was stored since; itself if that is nothing."""
        head = await known_head(self.store, known.id)
        if head is not None and head.version > known.version:
            return await read_on(self.store, known.copy(), head)
        if head is None and await is_deleted(self.store, known.id):
            _refuse_unknown()
        if head is None or (head.version, head.hash) != (known.version, known.hash):
            reason = f"it was at version {known.version}, and what came last is missing"
            raise Damaged(known.id, reason, known.version)
        return known

    def _keep_checkpoint(self, loaded: LoadedTable) -> None:
        if loaded.table.version - loaded.checkpointed >= checkpoints.CHECKPOINT_INTERVAL_ENTRIES:
            loaded.checkpointed = loaded.table.version
            _begin(self._store_checkpoint(loaded.table), self._changes)

    async def _store_checkpoint(self, table: Table) -> None:
        try:
            await self.store.keep_checkpoint(await asyncio.to_thread(checkpoints.make, table))
        except StoreError as wrong:  # the log is complete without it
            logger.warning("a checkpoint could not be stored: %s", wrong)

    def _publish(self, loaded: LoadedTable, own: bool) -> None:
        loaded.wake()
        self._on_change(loaded, own)

    # Memory

    def _loaded(self, table: str) -> LoadedTable:
        """The one object for a table that all its users share."""
        loaded = self._tables.get(table)
        if loaded is None:
            loaded = self._tables[table] = LoadedTable(Table(table))
        return loaded

    def _keep(self, loaded: LoadedTable) -> None:
        """Keeps a table in memory for its next use."""
        self._cache.keep(loaded)
        self.metrics.tables_cached.set(len(self._tables))
        self.metrics.decisions_cached.set(self._cache.decisions)

    # Other processes

    def _changed_elsewhere(self, table: str, version: int, announced: Sequence[Row] = ()) -> None:
        loaded = self._tables.get(table)
        if loaded is None:
            return
        if version == BESIDE_THE_LOG:
            loaded.wake()
        elif loaded.table.version < version:
            _begin(self._refresh(loaded, announced), self._tasks)

    def _refresh_all(self) -> None:
        self.wake()
        for loaded in list(self._tables.values()):
            _begin(self._refresh(loaded), self._tasks)

    async def _compare_versions(self) -> None:
        """Finds the changes of a process that was killed before it could send a notice."""
        for table, version in (await self.store.versions(list(self._tables))).items():
            self._changed_elsewhere(table, version)

    async def _refresh(self, loaded: LoadedTable, announced: Sequence[Row] = ()) -> None:
        """Reads what is new, for those who follow the table. What fails is found by the next comparison of versions."""
        try:
            async with loaded.lock:
                await self._catch_up(loaded, announced)
        except Damaged as wrong:
            self.damage.note(wrong)
        except StoreError as wrong:
            logger.warning("a table could not be refreshed: %s", wrong)
        except Refused:
            return  # it was deleted
        except Exception:
            logger.exception("a table could not be refreshed")


def _begin(work: Coroutine[Any, Any, T], tasks: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
    task = asyncio.get_running_loop().create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


async def _with_announced(known: Table, announced: Sequence[Row]) -> Table | None:
    """A table with announced entries; None if they are not the next ones, or not those that were stored."""
    if not announced or announced[0].version != known.version + 1:
        return None
    after = known.copy()
    try:
        await add(after, unmasked(known.id, known.hash, announced))
    except Damaged:  # what is stored counts
        return None
    return after


def _refuse_unknown() -> NoReturn:
    raise NotFound("unknown-table", "There is no such table; the link may be mistyped.")
