"""What every store does: it keeps tables, lists of them and where something is due, and analyses of their games.
Storing is append-only, and of two concurrent writers only one wins."""

import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec

from kontor.server.store import base
from kontor.server.store.jobs import Jobs, Shown
from kontor.server.store.keys import BrowserKeyStatements

MAX_ANALYSES_PER_CLIENT: Final = 2  # that are worked out at once
_ANALYSIS_COLUMNS: Final = "table_id, mark, client, made_by, decisions, finished, content"
DELETE_BATCH: Final = 500  # texts in one statement
BESIDE_THE_LOG: Final = 0  # instead of a version: something changed that is kept beside the log
_CHECKPOINT_COLUMNS: Final = "table_id, version, hash, format, rules, digest, content"
_CHECKPOINT_TYPES: Final = (str, int, bytes, int, int, bytes, bytes)  # a damaged file may have others
_LIST_COLUMNS: Final = "id, updated, summary"
_TABLES_OF: Final = f"""SELECT {_LIST_COLUMNS}, seat FROM (
    SELECT id, updated, summary FROM tables WHERE id IN (SELECT table_id FROM held WHERE key = $1)
    ORDER BY updated DESC, id LIMIT $2
) AS tables JOIN held ON table_id = id AND key = $1 ORDER BY updated DESC, id, seat"""
_PUBLIC: Final = f"""SELECT {_LIST_COLUMNS}, coalesce(network, '') FROM tables LEFT JOIN makers ON table_id = id
    WHERE public AND status IN ('lobby', 'running') ORDER BY updated DESC, id LIMIT $1"""
_OPEN_TABLES: Final = f"""SELECT {_LIST_COLUMNS}, client FROM tables LEFT JOIN makers ON table_id = id
    WHERE (status IN ('lobby', 'running')) <> $3 AND (CAST($1 AS text) IS NULL OR client = $1)
    ORDER BY updated DESC, id LIMIT $2"""
_ENDED: Final = "SELECT id FROM tables WHERE status NOT IN ('lobby', 'running')"
FORGET_MAKERS: Final = f"DELETE FROM makers WHERE table_id IN ({_ENDED})"


class Kept(msgspec.Struct, frozen=True):
    """The analysis of a table, finished or as far as it is."""

    table: str
    mark: str  # of the request that it answers
    client: str  # on whose account it is worked out; empty when it is finished
    made_by: str  # what evaluates
    decisions: int  # evaluated so far
    finished: bool  # or 0 or 1, from SQLite
    content: bytes


class Store(BrowserKeyStatements):
    """Tables and their entries. One that was opened to check only reads."""

    # Called with a table's new version when another process wrote it, or BESIDE_THE_LOG, and with the new entries if it
    # announced them
    on_change: Callable[[str, int, Sequence[base.Row]], None] | None = None
    on_gap: Callable[[], None] | None = None  # announcements may have been missed

    @abstractmethod
    async def append(self, change: base.TableChange) -> None:
        """Stores a change durably before it returns. Conflict where the version is not the next one."""

    def announce(self, table: str) -> None:
        """Tells other processes that something changed which is kept beside the log of a table."""

    @abstractmethod
    async def head(self, table: str) -> base.Head | None:
        """The version of a table and the hash of its last entry; None where it is unknown."""

    @abstractmethod
    async def sealed_head(self, table: str) -> base.Head | None:
        """The same. Damaged where what is stored beside the entries does not fit its seal."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0, limit: int = base.NO_LIMIT) -> list[base.Row]:
        """The entries with a higher version, in order; none where the table is unknown."""

    @abstractmethod
    async def names(self) -> list[str]:
        """The ids of all tables of which anything is found. What cannot be searched is one of the faults."""

    @abstractmethod
    async def faults(self, full: bool) -> list[str]:
        """What the database itself finds wrong with its files; in full, its indexes are compared with the tables."""

    async def scrub(self) -> None:
        """Leaves nothing in the files of what was deleted. PostgreSQL does that by itself when it next vacuums."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The versions of tables that other processes may have changed."""
        return {}

    @abstractmethod
    async def mend(self) -> bool:
        """Makes the indexes again from the tables where that is possible; False if nothing could be done."""

    @abstractmethod
    async def close(self) -> None:
        """Ends all connections; what was acknowledged is stored."""

    def jobs(self) -> Jobs:
        """The jobs that the processes of this store share."""
        return Jobs()

    async def checkpoint(self, table: str) -> base.Checkpoint | None:
        """The checkpoint of a table, if it has one that can be read."""
        sql = f"SELECT {_CHECKPOINT_COLUMNS} FROM checkpoints WHERE table_id = $1"
        try:
            found = await self.read(sql, table)
        except base.Unreadable:  # it can be made again
            return None
        fits = bool(found) and tuple(map(type, found[0])) == _CHECKPOINT_TYPES
        return base.Checkpoint(*found[0]) if fits else None

    async def keep_checkpoint(self, checkpoint: base.Checkpoint) -> None:
        """Replaces the checkpoint of a table, unless there is a later one."""
        later = "WHERE excluded.version >= checkpoints.version"
        sql, values = base.put("checkpoints", _CHECKPOINT_COLUMNS, msgspec.structs.astuple(checkpoint), later)
        await self.write(sql, *values)

    async def tables_of_browsers(self, browsers: Collection[str]) -> list[str]:
        """The tables at which these browsers ever held something, unless that was deleted."""
        sql = "SELECT DISTINCT table_id FROM private_texts WHERE browser <> '' AND browser IN"
        return await self.column(f"{sql} ({base.places(browsers)}) ORDER BY 1", *browsers)

    async def delete_private(self, table: str, parts: Collection[tuple[int, int]]) -> None:
        """Deletes what lies beside the log of a table: by the versions of entries, and the numbers of their parts. What
        names a browser comes last: if this breaks off, the table is still found by it, and this can be repeated."""
        every = sorted(parts)
        for which in ("browser = ''", "browser <> ''"):
            sql = f"DELETE FROM private_texts WHERE table_id = $1 AND {which} AND (version, part) IN"
            for first in range(0, len(every), DELETE_BATCH):
                some = ", ".join(f"({version:d}, {part:d})" for version, part in every[first : first + DELETE_BATCH])
                await self.write(f"{sql} (VALUES {some})", table)

    async def machine_began(self, run: str, began: float) -> float:
        """When a machine was started, as it was first recorded for this run of it."""
        sql = "INSERT INTO machines (run, began) VALUES ($1, $2) ON CONFLICT (run) DO UPDATE SET began = machines.began"
        found = await self.write(f"{sql} RETURNING began", run, began)
        return float(found[0][0])

    async def check(self) -> None:
        """Checks that the store can be written; StoreError if not."""
        sql, values = base.put("health", "id, at", (1, time.time()))
        await self.write(sql, *values)

    # Lists of tables, and where something is due

    async def tables_of(self, key: str, limit: int) -> list[base.Listed]:
        """The tables where a key holds a seat, the last changed first."""
        found = await self.read(_TABLES_OF, key, limit)
        by_table = groupby(found, key=lambda row: tuple(row[:3]))
        return _listed((table, {"seats": tuple(row[3] for row in rows)}) for table, rows in by_table)

    async def public_tables(self, limit: int) -> list[base.Listed]:
        """The public tables that are in the lobby or running, the last changed first."""
        return _listed((row, {"network": row[3]}) for row in await self.read(_PUBLIC, limit))

    async def open_tables(self, maker: str | None, limit: int, over: bool = False) -> list[base.Listed]:
        """Open tables (or those that are over), the last changed first; only those of one maker if it is named."""
        return _listed(
            (row, {"maker": row[3]}) for row in await self.search(_OPEN_TABLES, maker, limit, over, limit_s=None)
        )

    async def bots_due(self, limit: int) -> list[str]:
        """Tables with people where a bot must answer and no process has the job, those that wait longest first."""
        free = self.without_job("bots", "tables.id")
        sql = f"SELECT id FROM tables WHERE bot_due IS NOT NULL{free} ORDER BY bot_due, id LIMIT $1"
        return await self.column(sql, limit)

    async def clocks_due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Tables where somebody's time is up by a moment, and when, the first ones first."""
        sql = "SELECT id, clock_due FROM tables WHERE clock_due <= $1 ORDER BY clock_due, id LIMIT $2"
        return [(table, due) for table, due in await self.read(sql, until, limit)]

    async def made_by(self, table: str, client: str, network: str) -> None:
        """Remembers on whose account the bots of a table think, and for which network it counts in the public list."""
        sql = "INSERT INTO makers (table_id, client, network) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.write(sql, table, client, network)

    async def maker_of(self, table: str) -> str | None:
        """On whose account the bots of a table think, if it is known."""
        return next(iter(await self.column("SELECT client FROM makers WHERE table_id = $1", table)), None)

    async def forget_makers(self) -> None:
        """Forgets who made the tables whose games have ended."""
        await self.write(FORGET_MAKERS)

    # Analyses

    async def analysis(self, table: str) -> Kept | None:
        """The analysis of a table, if one was asked for."""
        try:
            found = await self.read(f"SELECT {_ANALYSIS_COLUMNS} FROM analyses WHERE table_id = $1", table)
        except base.Unreadable:  # it can be made again
            return None
        is_readable = bool(found) and isinstance(found[0][-1], bytes)  # a damaged file may have anything there
        return Kept(*found[0]) if is_readable else None

    async def analysis_progress(self, table: str) -> tuple[object, ...] | None:
        """What changes when an analysis goes on; far less to read than what was found."""
        sql = "SELECT mark, decisions, finished FROM analyses WHERE table_id = $1"
        return next(iter(await self.rows(lambda *row: row, sql, table)), None)

    async def begin_analysis(self, kept: Kept) -> None:
        """Remembers that an analysis is wanted, instead of one that was kept."""
        sql, values = base.put("analyses", _ANALYSIS_COLUMNS, msgspec.structs.astuple(kept))
        await self.write(sql, *values)

    async def advance_analysis(self, kept: Kept) -> bool:
        """Keeps how far an analysis is, or what was found. False if it is no longer wanted."""
        return await self.changes(
            "UPDATE analyses SET decisions = $3, finished = $4, content = $5, made_by = $6,"
            " client = CASE WHEN $4 THEN '' ELSE client END"
            " WHERE table_id = $1 AND mark = $2 AND NOT finished RETURNING 1",
            *(kept.table, kept.mark, kept.decisions, kept.finished, kept.content, kept.made_by),
        )

    async def drop_analysis(self, table: str) -> bool:
        """Forgets an analysis that is not finished. False if there is none."""
        return await self.changes("DELETE FROM analyses WHERE table_id = $1 AND NOT finished RETURNING 1", table)

    async def open_analyses(self, client: str) -> int:
        """How many analyses of a client are not finished."""
        return sum(await self.column("SELECT count(*) FROM analyses WHERE NOT finished AND client = $1", client))

    async def analyses_due(self, limit: int) -> list[str]:
        """In turn from each client: many of one do not hide those of the others."""
        return await self.column(
            "SELECT table_id FROM (SELECT table_id, row_number() OVER (PARTITION BY client ORDER BY table_id) AS place"
            f" FROM analyses WHERE NOT finished) AS wanted WHERE place <= {MAX_ANALYSES_PER_CLIENT}"
            f"{self.without_job('analysis', 'table_id')} ORDER BY place, table_id LIMIT $1",
            limit,
        )


def _listed(rows: Iterable[tuple[Sequence[Any], dict[str, Any]]]) -> list[base.Listed]:
    """Rows as the lists show them; one that cannot be right is left out, and the checks report its table."""
    return [
        base.Listed(table, updated, summary.encode(), **more)
        for (table, updated, summary, *_), more in rows
        if isinstance(updated, float) and isinstance(summary, str)
    ]


class Stored(NamedTuple):
    """How much is stored, and by which processes it is served."""

    tables: dict[str, int]  # by status
    size: int  # bytes
    processes: list[Shown]  # that share it; one that has just begun may be missing


async def stored(store: base.Statements) -> Stored:
    """Looks it up; for the operator, since all tables are counted."""
    found = await store.search("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status", limit_s=None)
    if store.shared:
        ((size,),) = await store.read("SELECT pg_database_size(current_database())")
        processes = await store.column("SELECT used FROM processes")
    else:
        ((size,),) = await store.read("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        processes = []
    return Stored(dict(found), int(size), [msgspec.json.decode(text, type=Shown) for text in processes])
