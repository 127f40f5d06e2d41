"""What both stores do in the same way."""

import time
from typing import Final

import msgspec

from kontor.server.store.analyses import AnalysisStatements
from kontor.server.store.base import Checkpoint, Unreadable
from kontor.server.store.browser_keys import BrowserKeyStatements
from kontor.server.store.chain import without_words
from kontor.server.store.table_lists import TableListStatements

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

    async def blank(self, table: str, version: int) -> None:
        own = "WHERE table_id = $1 AND version = $2"
        ((entry,),) = await self._read(f"SELECT entry FROM entries {own}", table, version)
        if (blanked := without_words(entry.encode()).decode()) != entry:
            await self._write(f"UPDATE entries SET entry = $3 {own}", table, version, blanked)

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
