"""How each process learns who is kept out: it looks again every few seconds, and at once after a change of its own."""

import asyncio
import logging
from typing import Final

from kontor.server.gateway.bans import Bans
from kontor.server.store import StoreError
from kontor.server.store.bans import bans
from kontor.server.tables.hub import Hub

logger = logging.getLogger("kontor.security")
LOOK: Final = 5.0  # seconds between looks at what other processes changed


class BanWatch:
    """Keeps the bans in memory up to date."""

    def __init__(self, hub: Hub, known: Bans) -> None:
        self._hub = hub
        self._known = known
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Nobody who is banned is let in, from the first request on."""
        await self.refresh()
        self._task = asyncio.get_running_loop().create_task(self._look_often())

    async def close(self) -> None:
        """Stops looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def refresh(self) -> None:
        """Takes over what is stored. Whoever follows a table and is banned now is disconnected."""
        if self._known.replace(await bans(self._hub.store)):
            self._hub.wake()

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.refresh()
            except StoreError as wrong:
                logger.warning("the bans could not be looked up: %s", wrong)
