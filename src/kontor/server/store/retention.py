"""What need not be kept, or not in full: finished games whose log takes more room than it must, abandoned tables, old
chat, and names that nobody plays under."""

from typing import Final

from kontor.server.store.base import StorePart
from kontor.server.store.keys import server_key

_NOT_TIDIED = "status IN ('over', 'aborted') AND tidied < version AND updated < $1"
_TEXTS = "SELECT 1 FROM private_texts WHERE table_id = tables.id AND browser = '' AND version > 1"
_UNUSED = """name <> '' AND named < $1
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id AND made >= $1)
    AND NOT EXISTS (SELECT 1 FROM held JOIN tables ON tables.id = table_id WHERE key = browser AND updated >= $1)"""


_CLOCK: Final = "retention clock"


class Retained(StorePart):
    """Looks for it; what has not changed for long has the lowest times. Nobody waits for any of these."""

    async def clock(self, now: float, most: float) -> float:
        """The time by which things are old: that of this machine, but at most these seconds after the last answer."""
        last = float(await server_key(self._store, _CLOCK, str(now)))
        clock = min(now, last + most)
        await self._store.write("UPDATE server_keys SET value = $2 WHERE name = $1", _CLOCK, str(clock))
        return clock

    async def unpacked(self, before: float, limit: int) -> list[str]:
        """Tables whose games are over, and whose logs are not packed. Those that are need no checkpoint, which they get
        where somebody looks at a long game."""
        packed = "SELECT id FROM tables WHERE packed = version AND updated < $1"
        await self._store.write(f"DELETE FROM checkpoints WHERE table_id IN ({packed})", before)
        return await self._oldest("status IN ('over', 'aborted') AND packed < version AND updated < $1", before, limit)

    async def abandoned(self, before: float, limit: int) -> list[str]:
        """Tables whose games have not begun, or not ended. A competition looks after its own."""
        own = "NOT EXISTS (SELECT 1 FROM competition_tables WHERE table_id = id)"
        return await self._oldest(f"status IN ('lobby', 'running') AND updated < $1 AND {own}", before, limit)

    async def untidied(self, before: float, limit: int) -> list[str]:
        """Tables whose games are over, and at which people may have said something."""
        await self._store.write(
            f"UPDATE tables SET tidied = version WHERE {_NOT_TIDIED} AND NOT EXISTS ({_TEXTS})", before
        )
        return await self._oldest(_NOT_TIDIED, before, limit)

    async def tidied(self, table: str, version: int) -> None:
        await self._store.write("UPDATE tables SET tidied = $2 WHERE id = $1", table, version)

    async def unused_names(self, before: float, limit: int) -> list[str]:
        """People who got their names, and last used a table or a new device, before a moment."""
        return await self._found(f"people WHERE {_UNUSED}", before, limit)

    async def free_name(self, person: str, before: float) -> None:
        freed = "UPDATE people SET name = '', spelling = NULL, skeleton = NULL WHERE id = $2 AND"
        await self._store.write(f"{freed} {_UNUSED}", before, person)

    async def _oldest(self, condition: str, before: float, limit: int) -> list[str]:
        return await self._found(f"tables WHERE {condition} ORDER BY updated, id", before, limit)

    async def _found(self, source: str, before: float, limit: int) -> list[str]:
        return [
            name
            for (name,) in await self._store.search(f"SELECT id FROM {source} LIMIT $2", before, limit, limit_s=None)
        ]
