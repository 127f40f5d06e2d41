"""How each process learns of bans: it reads them every few seconds, and at once after a change of its own."""

from typing import Final

from kontor.server.background import Periodic
from kontor.server.gateway.bans import Bans
from kontor.server.store.bans import bans
from kontor.server.tables.hub import Hub

READ_INTERVAL_S: Final = 5.0  # for what other processes changed


class BanWatch:
    """Keeps the bans in memory up to date."""

    def __init__(self, hub: Hub, known: Bans) -> None:
        self._hub = hub
        self._known = known
        self._periodic = Periodic("reading the bans", READ_INTERVAL_S, self.refresh)

    async def start(self) -> None:
        """Nobody who is banned is let in, from the first request on."""
        await self.refresh()
        self._periodic.start()

    async def close(self) -> None:
        """Stops looking."""
        await self._periodic.close()

    async def refresh(self) -> None:
        """Takes over what is stored. Whoever follows a table and is banned now is disconnected."""
        if self._known.replace(await bans(self._hub.store)):
            self._hub.wake()
