"""Cooperative scheduling: long work that lets other tasks run now and then."""

import asyncio
import time
from typing import Final

SLICE_S: Final = 0.001  # of work before other tasks run
TURNS_OF_OTHERS: Final = 4  # after each slice, as long as they have anything to do
IDLE_TURN_S: Final = 0.0002  # a turn as short as this was used by nobody


class TimeSlicer:
    """Pauses long work after each slice of time, so that other tasks run."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def pause(self) -> None:
        """Lets other tasks run when a slice is over: several times, since a request takes several to be answered."""
        now = time.perf_counter()
        if now - self._begun <= SLICE_S:
            return
        for _ in range(TURNS_OF_OTHERS):
            begun = now
            await asyncio.sleep(0)
            now = time.perf_counter()
            if now - begun < IDLE_TURN_S:
                break
        self._begun = now
