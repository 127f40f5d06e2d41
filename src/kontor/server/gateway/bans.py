"""Who is kept out, as every request asks: networks and clients before the application, keys inside it; which names
nobody may take; and who must read a warning first. Each process reads the bans every few seconds, and at once after a
change of its own."""

import ipaddress
from collections.abc import Callable, Collection, Iterable
from typing import Final, get_args

from starlette.types import Scope

from kontor.server.background import Background, Periodic
from kontor.server.config.addresses import Network, address
from kontor.server.gateway.limits import OPERATOR_CLIENT, client_of
from kontor.server.store.restrictions import Ban, Banned, bans
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import hash_of
from kontor.server.tables.problems import NotAllowed, Required

READ_INTERVAL_S: Final = 5.0  # for what other processes changed
BANNED: Final = "The operator of this server has banned you."


def name_value(look: str) -> str:
    """What is stored of a banned name, by what it looks like."""
    return hash_of(f"name {look}")


class Bans(Background):
    """The bans of a server, in memory. The operator is never kept out."""

    def __init__(self, accounts: Callable[[str], Collection[str]]) -> None:
        self._accounts = accounts  # of a client, as they are stored
        self._bans: dict[Banned, dict[str, Ban]] = {kind: {} for kind in get_args(Banned)}
        self._networks: list[Network] = []
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
        before = self._bans
        self._bans = {kind: {} for kind in before}
        for ban in bans:
            self._bans[ban.kind].setdefault(ban.value, ban)
        self._networks = list(map(ipaddress.ip_network, self._bans["network"]))
        return before != self._bans

    def keeps_out(self, scope: Scope) -> bool:
        """Whether a request comes from a network or a client that is banned."""
        client, makers = client_of(scope), self._bans["maker"]
        if client == OPERATOR_CLIENT:
            return False
        found = address(scope["client"][0]) if self._networks and scope.get("client") else None
        if found is not None and any(found in network for network in self._networks):
            return True
        return bool(makers) and any(account in makers for account in self._accounts(client))

    def has_key(self, key: str | None) -> bool:
        return key in self._bans["key"]

    def has_name(self, looks: Iterable[str]) -> bool:
        """Whether one of the looks of a name is banned."""
        return any(name_value(look) in self._bans["name"] for look in looks)

    def warning(self, key: str | None) -> Ban | None:
        """The warning that the holder of a key has not read yet."""
        return self._bans["warning"].get(key) if key else None

    def refuse_banned(self, *keys: str | None) -> None:
        if any(map(self.has_key, keys)):
            raise NotAllowed("banned", BANNED)

    def refuse(self, key: str | None) -> None:
        """Refuses also somebody who must read a warning first."""
        self.refuse_banned(key)
        if (warning := self.warning(key)) is not None:
            message = f"A warning from the operator of this server: {warning.about}"
            raise Required("warned", message, facts={"text": warning.about})

    def refuse_client(self, scope: Scope) -> None:
        if self.keeps_out(scope):
            raise NotAllowed("banned", BANNED)
