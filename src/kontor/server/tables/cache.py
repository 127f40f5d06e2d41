"""Which tables stay in memory although nobody uses them: those used last, as long as there is room for their decisions.

Tables are counted by what they take, since a long game takes a hundred times as much as a new table. Imported games
have a small part of the room for themselves: anybody can import as many as the limits allow, and nobody plays there.
"""

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kontor.server.tables.hub import LoadedTable

TABLE_DECISIONS: Final = 16  # what a table takes without its game, in decisions of about 650 bytes
IMPORTED_DIVISOR: Final = 20  # imported games have this part of the cache


class Cache:
    """The tables that are kept, the least recently used first."""

    def __init__(self, room: int) -> None:
        self._played = _Part(room)
        self._imported = _Part(room // IMPORTED_DIVISOR)

    @property
    def decisions(self) -> int:
        """How much is kept, in decisions."""
        return self._played.decisions + self._imported.decisions

    def keep(self, loaded: "LoadedTable") -> None:
        """Keeps a table that was used, as large as it is now; if that is too much, drops others."""
        (self._imported if loaded.table.agreed.imported else self._played).keep(loaded)


class _Part:
    """Tables with room for a number of decisions. The last one is kept even if it alone needs more."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[str, tuple[LoadedTable, int]] = OrderedDict()
        self.decisions = 0

    def keep(self, loaded: "LoadedTable") -> None:
        name = loaded.table.id
        _, before = self._kept.pop(name, (loaded, 0))
        table = loaded.table
        now = TABLE_DECISIONS + table.ply + len(table.chat) + len(table.sent)  # the last two take as much as decisions
        self._kept[name] = loaded, now
        self.decisions += now - before
        while self.decisions > self._room and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.decisions -= gone
