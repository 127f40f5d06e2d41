"""Waits that may end before their time: because the client goes away, or because the server stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

GONE: Final = 499  # the status that is logged for a client that went away; nginx calls it the same


class Gone(Exception):  # noqa: N818 - nothing went wrong
    """The client went away before it was answered."""


class Waits:
    """What waits for the same thing that may never come. When that is known, all of it ends with an exception."""

    def __init__(self, ended: Callable[[], Exception]) -> None:
        self._ended = ended
        self._at = set[asyncio.Timeout]()
        self.is_over = False

    def __len__(self) -> int:
        return len(self._at)

    def end(self) -> None:
        """Nobody waits any more, and nobody is made to."""
        self.is_over = True
        while self._at:
            self._at.pop().reschedule(0)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """While something is done that has to wait."""
        wait = asyncio.timeout(0 if self.is_over else None)
        self._at.add(wait)
        try:
            async with wait:
                yield
        except TimeoutError:
            if not wait.expired():
                raise
            raise self._ended() from None
        finally:
            self._at.discard(wait)
