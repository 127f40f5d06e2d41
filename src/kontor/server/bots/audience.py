"""Who watches a table: live connections, and for a while everybody who asked about it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final
from weakref import ref

from kontor.server.tables.hub import Watched

WATCHING_S: Final = 60.0  # seconds for which somebody who asked about a table counts as watching it


class _Watchers:
    __slots__ = ("connections", "until", "watched")

    def __init__(self, watched: Watched) -> None:
        self.watched = ref(watched)  # to be watched is no reason to stay in memory
        self.connections = 0
        self.until = 0.0

    def are_there(self, now: float) -> bool:
        return self.connections > 0 or self.until > now


class Audience:
    """The tables of this process that are being watched."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, _Watchers] = {}

    def seen(self, watched: Watched) -> None:
        """Somebody asked about a table."""
        self._of(watched).until = self._clock() + WATCHING_S

    @contextmanager
    def following(self, watched: Watched) -> Iterator[None]:
        """Somebody follows a table."""
        self._of(watched).connections += 1
        try:
            yield
        finally:
            self._of(watched).connections -= 1
            self.seen(watched)  # a page that is loaded again is soon back

    def is_at(self, table: str) -> bool:
        """Whether anybody watches a table."""
        found = self._tables.get(table)
        return found is not None and found.are_there(self._clock())

    def tables(self) -> list[Watched]:
        """All tables that are watched; the others are forgotten."""
        now = self._clock()
        self._tables = {name: found for name, found in self._tables.items() if found.are_there(now)}
        return [watched for found in self._tables.values() if (watched := found.watched()) is not None]

    def _of(self, watched: Watched) -> _Watchers:
        found = self._tables.setdefault(watched.table.id, _Watchers(watched))
        found.watched = ref(watched)  # it may have left the memory and come back
        return found
