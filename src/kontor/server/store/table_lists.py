"""Lists of tables: for a key, for everybody, for the operator; and those where something is due."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from kontor.server.store.base import Listed, Statements

_FIRST_ENTRY: Final = "(SELECT entry FROM entries WHERE entries.table_id = tables.id AND entries.version = 1)"
_LIST_COLUMNS: Final = f"id, updated, summary, {_FIRST_ENTRY}"
_TABLES_OF: Final = f"""SELECT {_LIST_COLUMNS}, seat FROM (
    SELECT id, updated, summary FROM tables WHERE id IN (SELECT table_id FROM held WHERE key = $1)
    ORDER BY updated DESC, id LIMIT $2
) AS tables JOIN held ON table_id = id AND key = $1 ORDER BY updated DESC, id, seat"""
_PUBLIC: Final = f"""SELECT {_LIST_COLUMNS}, coalesce(network, '') FROM tables LEFT JOIN makers ON table_id = id
    WHERE public AND status IN ('lobby', 'running') ORDER BY updated DESC, id LIMIT $1"""
_OPEN_TABLES: Final = f"""SELECT {_LIST_COLUMNS}, client FROM tables LEFT JOIN makers ON table_id = id
    WHERE (status IN ('lobby', 'running')) <> $3 AND (CAST($1 AS text) IS NULL OR client = $1)
    ORDER BY updated DESC, id LIMIT $2"""
FORGET_MAKERS: Final = (
    "DELETE FROM makers WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'))"
)


class TableListStatements(Statements):
    async def tables_of(self, key: str, limit: int) -> list[Listed]:
        """The tables where a key holds a seat, the last changed first."""
        found = await self.read(_TABLES_OF, key, limit)
        by_table = groupby(found, key=lambda row: tuple(row[:4]))
        return _listed((table, {"seats": tuple(row[4] for row in rows)}) for table, rows in by_table)

    async def public_tables(self, limit: int) -> list[Listed]:
        """The public tables that are in the lobby or running, the last changed first."""
        return _listed((row, {"network": row[4]}) for row in await self.read(_PUBLIC, limit))

    async def open_tables(self, maker: str | None, limit: int, over: bool = False) -> list[Listed]:
        """Open tables (or those that are over), the last changed first; only those of one maker if it is named."""
        return _listed(
            (row, {"maker": row[4]}) for row in await self.search(_OPEN_TABLES, maker, limit, over, limit_s=None)
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


def _listed(rows: Iterable[tuple[Sequence[Any], dict[str, Any]]]) -> list[Listed]:
    """Rows as the lists show them; one that cannot be right is left out, and the checks report its table."""
    return [
        Listed(table, updated, summary.encode(), first.encode(), **more)
        for (table, updated, summary, first, *_), more in rows
        if isinstance(updated, float) and isinstance(summary, str) and isinstance(first, str)
    ]
