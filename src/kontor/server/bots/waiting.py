"""Waiting for a table, by the monotonic clock alone."""

import asyncio
from contextlib import suppress
from time import monotonic

from kontor.server.tables.hub import Watched
from kontor.server.tables.table import Table


async def moved_on(watched: Watched, asked: Table, patience: float | None = None) -> bool:
    """Waits until the decision is no longer to be made; False if the time is up before."""
    try:
        async with asyncio.timeout(patience):
            while (now := watched.table).stamp == asked.stamp and now.bot_to_decide():
                await watched.changed.wait()
    except TimeoutError:
        return False
    return True


async def pause(watched: Watched, asked: Table, began: float) -> None:
    """Waits until the bot may answer, so that people can follow. Only a change at the table ends the wait early."""
    while (now := watched.table).stamp == asked.stamp and now.bot_to_decide():
        rest = began + now.bot_wait() - monotonic()
        if rest <= 0:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(watched.changed.wait(), rest)
