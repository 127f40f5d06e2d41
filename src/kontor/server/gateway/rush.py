"""A rush: when a server is gone, all who were there come to the others at once."""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

MANY: Final = 100  # sockets that begin within a moment
MOMENT: Final = 0.5  # seconds
LENGTH = 3.0  # seconds until everybody is there
BETWEEN: Final = 10.0  # seconds from the beginning of one rush to the next, so that garbage is looked for in any case


class Rush:
    """Notices a rush, and has Python look for garbage after it. Nearly all that is new then stays, and looking through
    it again and again would take a sixth of the time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._count = 0  # sockets that began in this moment
        self._moment = self._last = -BETWEEN

    def count(self) -> None:
        """Another socket begins."""
        now = self._clock()
        if now - self._moment > MOMENT:
            self._count, self._moment = 0, now
        self._count += 1
        if self._count >= MANY and now - self._last > BETWEEN:
            self._last = now
            gc.disable()
            asyncio.get_running_loop().call_later(LENGTH, gc.enable)
