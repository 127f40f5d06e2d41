"""On whose account bots think: that of the client that made the table."""

import hashlib
from collections import OrderedDict
from typing import Final

from kontor.server.store import Store

DIGITS: Final = 6  # of a hash: hundreds of IPv4 addresses share each, so none can be worked out
UNKNOWN: Final = ""
ROOM: Final = 20_000  # tables whose maker is kept in memory


def account_of(client: str) -> str:
    """A client as it is stored."""
    return hashlib.sha256(f"account {client}".encode()).hexdigest()[:DIGITS]


class Accounts:
    """Who made which table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    def expect(self, table: str, account: str) -> None:
        """A table is about to be made on an account."""
        self._keep(table, account)

    async def record(self, table: str) -> None:
        """The table was made."""
        await self._store.made_by(table, self._known[table])

    def known(self, table: str) -> str:
        """The account of a table as far as it is in memory."""
        return self._known.get(table, UNKNOWN)

    async def find(self, table: str) -> str:
        """The account of a table."""
        if table not in self._known:
            self._keep(table, await self._store.maker_of(table) or UNKNOWN)
        return self._known[table]

    def _keep(self, table: str, account: str) -> None:
        self._known[table] = account
        self._known.move_to_end(table)
        if len(self._known) > ROOM:
            self._known.popitem(last=False)
