"""Reading the log of a table from the store, in pieces: a long one must not keep other tables waiting."""

from collections.abc import Sequence
from contextlib import suppress

from kontor.server.store.base import Damaged, Head, Row
from kontor.server.store.chain import checked, known_head, pages, verify_end
from kontor.server.store.common import Store
from kontor.server.tables import checkpoints, private
from kontor.server.tables import entries as log
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table


async def read_first(store: Store, name: str) -> tuple[Table, int] | None:
    """A table that is not in memory, and the version of its checkpoint; None where nothing of it is stored."""
    head = await known_head(store, name)
    if head is None:
        return None
    if head.version > checkpoints.CHECKPOINT_INTERVAL_ENTRIES:
        found = await store.checkpoint(name)
        table = await checkpoints.read(found) if found is not None else None
        if found is not None and table is not None and table.version <= head.version:
            with suppress(Damaged):  # perhaps only the checkpoint is wrong
                return await read_on(store, table, head), found.version
    return await read_on(store, Table(name), head), 0


async def read_on(store: Store, table: Table, head: Head) -> Table:
    """The table with all entries up to the last one. Damaged if they do not lead there."""
    async for rows in pages(store, head, table.version, table.hash):
        await _fold(table, rows)
    await _check_private(store, table)
    return table


async def _check_private(store: Store, table: Table) -> None:
    """Damaged where what lies beside the log is missing and was not deleted, also by an entry that came meanwhile."""
    if table.missing:
        after = [private.read_row(row)[0] for row in await store.entries(table.id, table.version)]
        forgotten = {part for entry in after if isinstance(entry, log.Forgotten) for part in entry.parts}
        removed = {
            (line, 0) for entry in after if isinstance(entry, log.Removed) for line in (entry.line, *entry.others)
        }
        if missing := table.missing - forgotten - removed:
            raise Damaged(table.id, f"what lies beside entry {min(missing)[0]} is missing")


async def add(table: Table, rows: Sequence[Row]) -> None:
    """Adds the next entries to a table. Damaged if they do not follow those that it has."""
    checked(table.id, table.version, table.hash, rows)
    await _fold(table, rows)


async def verify_readable(store: Store, name: str, pause: float = 0.0) -> int:
    """Reads everything that is stored of a table, and folds it unless it has rules that are not played here; gives its
    version. Damaged where something is wrong."""
    table, version, played = Table(name), 0, True
    async for rows in pages(store, await verify_end(store, name), pause=pause):
        version += len(rows)
        try:
            if played:
                await _fold(table, rows)
        except Refused:
            played = False
    if played:
        await _check_private(store, table)
    return version


async def _fold(table: Table, rows: Sequence[Row]) -> None:
    slicer = TimeSlicer()
    for row in rows:
        try:
            table.fold(row)
        except Refused:  # made with other rules
            raise
        except Exception as wrong:
            raise Damaged(table.id, f"entry {row.version} cannot be read ({type(wrong).__name__})") from wrong
        await slicer.pause()
