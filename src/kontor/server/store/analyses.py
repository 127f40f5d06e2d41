"""Analyses of games, kept beside their tables."""

from typing import Final

import msgspec

from kontor.server.store.base import Statements, Unreadable, put

MAX_ANALYSES_PER_CLIENT: Final = 2  # that are worked out at once
_ANALYSIS_COLUMNS: Final = "table_id, mark, client, made_by, decisions, finished, content"


class Kept(msgspec.Struct, frozen=True):
    """The analysis of a table, finished or as far as it is."""

    table: str
    mark: str  # of the request that it answers
    client: str  # on whose account it is worked out; empty when it is finished
    made_by: str  # what evaluates
    decisions: int  # evaluated so far
    finished: bool  # or 0 or 1, from SQLite
    content: bytes


class AnalysisStatements(Statements):
    async def analysis(self, table: str) -> Kept | None:
        """The analysis of a table, if one was asked for."""
        try:
            found = await self.read(f"SELECT {_ANALYSIS_COLUMNS} FROM analyses WHERE table_id = $1", table)
        except Unreadable:  # it can be made again
            return None
        is_readable = bool(found) and isinstance(found[0][-1], bytes)  # a damaged file may have anything there
        return Kept(*found[0]) if is_readable else None

    async def analysis_progress(self, table: str) -> tuple[object, ...] | None:
        """What changes when an analysis goes on; far less to read than what was found."""
        sql = "SELECT mark, decisions, finished FROM analyses WHERE table_id = $1"
        return next(iter(await self.rows(lambda *row: row, sql, table)), None)

    async def begin_analysis(self, kept: Kept) -> None:
        """Remembers that an analysis is wanted, instead of one that was kept."""
        sql, values = put("analyses", _ANALYSIS_COLUMNS, msgspec.structs.astuple(kept))
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
