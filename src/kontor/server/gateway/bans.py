"""Who is kept out, as every request asks: networks and clients before the application, keys inside it. Each process
reads the bans every few seconds, and at once after a change of its own."""

import ipaddress
from collections.abc import Callable, Collection, Iterable
from typing import Final

from starlette.types import Scope

from kontor.server.background import Background, Periodic
from kontor.server.config.addresses import Network, address
from kontor.server.gateway.limits import OPERATOR_CLIENT
from kontor.server.store.restrictions import Ban, bans
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import NotAllowed

READ_INTERVAL_S: Final = 5.0  # for what other processes changed
BANNED: Final = "Whoever runs this server has banned you from it."


class Bans(Background):
    """The bans of a server, in memory. The operator is never kept out."""

    def __init__(self, accounts: Callable[[str], Collection[str]]) -> None:
        self._accounts = accounts  # of a client, as they are stored
        self._networks: list[Network] = []
        self._makers: frozenset[str] = frozenset()
        self._keys: frozenset[str] = frozenset()
        super().__init__(Periodic("reading the bans", READ_INTERVAL_S, self.refresh))

    async def read(self, hub: Hub) -> None:
        """Nobody who is banned is let in, from the first request on."""
        self._hub = hub
        await self.refresh()

    async def refresh(self) -> None:
        """Takes over what is stored. Followers of tables who are banned now are disconnected."""
        if self.replace(await bans(self._hub.store)):
            self._hub.wake()

    def replace(self, bans: Iterable[Ban]) -> bool:
        """Takes another list; whether it differs."""
        before = self._networks, self._makers, self._keys
        by_kind: dict[str, set[str]] = {"network": set(), "maker": set(), "key": set()}
        for ban in bans:
            by_kind[ban.kind].add(ban.value)
        self._networks = [ipaddress.ip_network(network) for network in sorted(by_kind["network"])]
        self._makers, self._keys = frozenset(by_kind["maker"]), frozenset(by_kind["key"])
        return before != (self._networks, self._makers, self._keys)

    def keeps_out(self, scope: Scope) -> bool:
        """Whether a request comes from a network or a client that is banned."""
        client: str = scope["kontor.client"]
        if client == OPERATOR_CLIENT or not (self._networks or self._makers):
            return False
        peer = scope.get("client")
        found = address(peer[0]) if peer else None
        if found is not None and any(found in network for network in self._networks):
            return True
        return bool(self._makers) and not self._makers.isdisjoint(self._accounts(client))

    def has_key(self, key: str | None) -> bool:
        return key in self._keys

    def refuse(self, key: str | None) -> None:
        if self.has_key(key):
            raise NotAllowed("banned", BANNED)

    def refuse_client(self, scope: Scope) -> None:
        if self.keeps_out(scope):
            raise NotAllowed("banned", BANNED)
