"""Who watches a table: live connections, and for a while everybody who asked about it."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from kontor.server.tables.hub import LoadedTable

WATCHING_S: Final = 60.0  # seconds for which somebody who asked about a table counts as watching it


class Audience:
    """The tables of this process that are being watched."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tables = WeakValueDictionary[str, LoadedTable]()  # to be watched is no reason to stay in memory
        self._connections: Counter[str] = Counter()
        self._until: dict[str, float] = {}  # when those who only asked are gone

    def seen(self, loaded: LoadedTable) -> None:
        """Somebody asked about a table."""
        self._tables[loaded.table.id] = loaded
        self._until[loaded.table.id] = self._clock() + WATCHING_S

    @contextmanager
    def following(self, loaded: LoadedTable) -> Iterator[None]:
        """Somebody follows a table."""
        self.seen(loaded)
        self._connections[loaded.table.id] += 1
        try:
            yield
        finally:
            self._connections[loaded.table.id] -= 1
            self.seen(loaded)  # a page that is loaded again is soon back

    def is_at(self, table: str) -> bool:
        """Whether anybody watches a table."""
        return self._connections[table] > 0 or self._until.get(table, 0.0) > self._clock()

    def tables(self) -> list[LoadedTable]:
        """All tables that are watched; the others are forgotten."""
        self._connections = +self._connections
        self._until = {table: until for table, until in self._until.items() if self.is_at(table)}
        return [loaded for table in self._until if (loaded := self._tables.get(table)) is not None]
