"""Who watches a table: live connections, and for a while everybody who asked about it. And on whose account its bots
think: that of the client that made the table."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from kontor.server.store.common import Store
from kontor.server.tables.hub import LoadedTable

NO_ACCOUNT: Final = ""
MAX_ACCOUNTS_CACHED: Final = 20_000  # tables whose maker is kept in memory


class Accounts:
    """Who made which table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    def keep(self, table: str, account: str) -> None:
        """A table is made on an account."""
        self._known[table] = account
        self._known.move_to_end(table)
        if len(self._known) > MAX_ACCOUNTS_CACHED:
            self._known.popitem(last=False)

    def known(self, table: str) -> str:
        """The account of a table as far as it is in memory."""
        return self._known.get(table, NO_ACCOUNT)

    async def find(self, table: str) -> str:
        """The account of a table."""
        if table not in self._known:
            self.keep(table, await self._store.maker_of(table) or NO_ACCOUNT)
        return self._known[table]


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
