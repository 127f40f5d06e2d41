"""What every store does. Storing is append-only, and of two concurrent writers only one wins."""

import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from kontor.server.store.analyses import AnalysisStatements
from kontor.server.store.base import (
    Checkpoint,
    Examined,
    Row,
    Statements,
    StoredTable,
    TableChange,
    Unreadable,
    places,
    put,
)
from kontor.server.store.jobs import Jobs, Shown
from kontor.server.store.keys import BrowserKeyStatements
from kontor.server.store.table_lists import TableListStatements

DELETE_BATCH: Final = 500  # texts in one statement
BESIDE_THE_LOG: Final = 0  # instead of a version: something changed that is kept beside the log
_CHECKPOINT_COLUMNS: Final = "table_id, version, hash, format, rules, digest, content"
_CHECKPOINT_TYPES: Final = (str, int, bytes, int, int, bytes, bytes)  # a damaged file may have others


class Store(Examined, AnalysisStatements, BrowserKeyStatements, TableListStatements):
    """Tables and their entries."""

    # Called with a table's new version when another process wrote it, or BESIDE_THE_LOG, and with the new entries if it
    # announced them
    on_change: Callable[[str, int, Sequence[Row]], None] | None = None
    on_gap: Callable[[], None] | None = None  # announcements may have been missed

    @abstractmethod
    async def append(self, change: TableChange) -> None:
        """Stores a change durably before it returns. Conflict where the version is not the next one."""

    def announce(self, table: str) -> None:
        """Tells other processes that something changed which is kept beside the log of a table."""

    @abstractmethod
    async def opened(self, table: str) -> StoredTable | None:
        """A table to be read from its beginning; None where it is unknown. Damaged where its seal does not fit."""

    @abstractmethod
    async def scrub(self) -> None:
        """Leaves nothing in the files of what was deleted, as far as the database allows."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of tables that other processes may have changed."""

    @abstractmethod
    async def mend(self) -> bool:
        """Makes the indexes again from the tables where that is possible; False if nothing could be done."""

    def jobs(self) -> Jobs:
        """The jobs that the processes of this store share."""
        return Jobs()

    async def checkpoint(self, table: str) -> Checkpoint | None:
        """The checkpoint of a table, if it has one that can be read."""
        sql = f"SELECT {_CHECKPOINT_COLUMNS} FROM checkpoints WHERE table_id = $1"
        try:
            found = await self.read(sql, table)
        except Unreadable:  # it can be made again
            return None
        fits = bool(found) and tuple(map(type, found[0])) == _CHECKPOINT_TYPES
        return Checkpoint(*found[0]) if fits else None

    async def keep_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Replaces the checkpoint of a table, unless there is a later one."""
        later = "WHERE excluded.version >= checkpoints.version"
        sql, values = put("checkpoints", _CHECKPOINT_COLUMNS, msgspec.structs.astuple(checkpoint), later)
        await self.write(sql, *values)

    async def tables_of_browsers(self, browsers: Collection[str]) -> list[str]:
        """The tables at which these browsers ever held something, unless that was deleted."""
        if not browsers:
            return []
        sql = f"SELECT DISTINCT table_id FROM private_texts WHERE browser <> '' AND browser IN ({places(browsers)})"
        return await self.column(f"{sql} ORDER BY 1", *browsers)

    async def delete_private(self, table: str, parts: Collection[tuple[int, int]]) -> None:
        """Deletes what lies beside the log of a table: by the versions of entries, and the numbers of their parts. What
        names a browser comes last: if this breaks off, the table is still found by it, and this can be repeated."""
        for which in ("browser = ''", "browser <> ''"):
            sql = f"DELETE FROM private_texts WHERE table_id = $1 AND part = $2 AND {which} AND version IN"
            for part in {part for _, part in parts}:
                versions = [version for version, of in parts if of == part]
                for first in range(0, len(versions), DELETE_BATCH):
                    some = versions[first : first + DELETE_BATCH]
                    await self.write(f"{sql} ({places(some, 3)})", table, part, *some)

    async def machine_began(self, run: str, began: float) -> float:
        """When a machine was started, as it was first recorded for this run of it."""
        sql = "INSERT INTO machines (run, began) VALUES ($1, $2) ON CONFLICT (run) DO UPDATE SET began = machines.began"
        found = await self.write(f"{sql} RETURNING began", run, began)
        return float(found[0][0])

    async def check(self) -> None:
        """Checks that the store can be written; StoreError if not."""
        sql, values = put("health", "id, at", (1, time.time()))
        await self.write(sql, *values)


class Stored(NamedTuple):
    """How much is stored, and by which processes it is served."""

    tables: dict[str, int]  # by status
    size: int  # bytes
    processes: list[Shown]  # that share it; one that has just begun may be missing


async def stored(store: Statements) -> Stored:
    """Looks it up; for the operator, since all tables are counted."""
    found = await store.search("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status", limit_s=None)
    if store.shared:
        ((size,),) = await store.read("SELECT pg_database_size(current_database())")
        processes = await store.column("SELECT used FROM processes")
    else:
        ((size,),) = await store.read("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        processes = []
    return Stored(dict(found), int(size), [msgspec.json.decode(text, type=Shown) for text in processes])
