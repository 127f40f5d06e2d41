"""What both stores do in the same way."""

import time
from collections.abc import Collection
from typing import Final

import msgspec

from kontor.server.store.analyses import AnalysisStatements
from kontor.server.store.base import Checkpoint, Unreadable, places
from kontor.server.store.browser_keys import BrowserKeyStatements
from kontor.server.store.table_lists import TableListStatements

DELETE_BATCH: Final = 500  # texts in one statement
_COLUMNS: Final = "table_id, version, hash, format, rules, digest, content"
_TYPES: Final = (str, int, bytes, int, int, bytes, bytes)  # of a checkpoint; a damaged file may have anything there


class CommonStore(AnalysisStatements, BrowserKeyStatements, TableListStatements):
    """See Store."""

    async def checkpoint(self, table: str) -> Checkpoint | None:
        sql = f"SELECT {_COLUMNS} FROM checkpoints WHERE table_id = $1"
        try:
            found = await self._read(sql, table)
        except Unreadable:  # it can be made again
            return None
        fits = bool(found) and tuple(map(type, found[0])) == _TYPES
        return Checkpoint(*found[0]) if fits else None

    async def keep_checkpoint(self, checkpoint: Checkpoint) -> None:
        await self._write(
            f"INSERT INTO checkpoints ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
            " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, hash = excluded.hash,"
            " format = excluded.format, rules = excluded.rules, digest = excluded.digest, content = excluded.content"
            " WHERE excluded.version >= checkpoints.version",
            *msgspec.structs.astuple(checkpoint),
        )

    async def tables_of_browsers(self, browsers: Collection[str]) -> list[str]:
        sql = f"SELECT DISTINCT table_id FROM private_texts WHERE browser <> '' AND browser IN ({places(browsers)})"
        return [table for (table,) in await self._read(f"{sql} ORDER BY 1", *browsers)]

    async def delete_private(self, table: str, parts: Collection[tuple[int, int]]) -> None:
        sql = "DELETE FROM private_texts WHERE table_id = $1 AND part = $2 AND version IN"
        for part in {part for _, part in parts}:
            versions = [version for version, of in parts if of == part]
            for first in range(0, len(versions), DELETE_BATCH):
                some = versions[first : first + DELETE_BATCH]
                await self._write(f"{sql} ({places(some, 3)})", table, part, *some)

    async def machine_began(self, run: str, began: float) -> float:
        found = await self._write(
            "INSERT INTO machines (run, began) VALUES ($1, $2)"
            " ON CONFLICT (run) DO UPDATE SET began = machines.began RETURNING began",
            *(run, began),
        )
        return float(found[0][0])

    async def check(self) -> None:
        sql = "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        await self._write(sql, time.time())
