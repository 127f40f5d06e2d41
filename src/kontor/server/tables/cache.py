"""Which tables stay in memory although nobody uses them: those used last, as long as there is room for their decisions.

Tables are counted by what they take, since a long game takes a hundred times as much as a new table. Imported games
have a small part of the room for themselves: anybody can import as many as the limits allow, and nobody plays there.
"""

from collections import Counter, OrderedDict, defaultdict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kontor.server.tables.hub import LoadedTable

TABLE_DECISIONS: Final = 16  # what a table takes without its game, in decisions of about 650 bytes
IMPORTED_DIVISOR: Final = 20  # imported games have this part of the cache


class Cache:
    """The tables that are kept, those that are played and those that are imported, the least recently used first."""

    def __init__(self, room: int) -> None:
        self._rooms = {False: room, True: room // IMPORTED_DIVISOR}  # by whether tables are imported
        self._kept: dict[bool, OrderedDict[str, tuple[LoadedTable, int]]] = defaultdict(OrderedDict)
        self._taken = Counter[bool]()

    @property
    def decisions(self) -> int:
        """How much is kept, in decisions."""
        return self._taken.total()

    def keep(self, loaded: "LoadedTable") -> None:
        """Keeps a table that was used, as large as it is now; if that is too much, drops others. The last one is kept
        even if it alone needs more than there is."""
        table, part = loaded.table, loaded.table.agreed.imported
        kept = self._kept[part]
        _, before = kept.pop(table.id, (loaded, 0))
        now = TABLE_DECISIONS + table.ply + len(table.chat) + len(table.sent)  # the last two take as much as decisions
        kept[table.id] = loaded, now
        self._taken[part] += now - before
        while self._taken[part] > self._rooms[part] and len(kept) > 1:
            self.drop(next(iter(kept)))

    def drop(self, table: str) -> None:
        """Keeps a table no longer."""
        for part, kept in self._kept.items():
            _, taken = kept.pop(table, (None, 0))
            self._taken[part] -= taken
