"""On whose account bots think: that of the client that made the table."""

from collections import OrderedDict
from typing import Final

from kontor.server.store import Store

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
