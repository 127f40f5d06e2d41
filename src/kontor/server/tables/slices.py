"""Long work in slices."""

import asyncio
import time
from typing import Final

SLICE: Final = 0.001  # seconds of work before others have their turn
TURNS: Final = 4  # that others have after each slice, as long as they have anything to do
NOTHING: Final = 0.0002  # seconds of a turn in which nobody did anything


class Slices:
    """Counts the time since others had their turn."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def pause(self) -> None:
        """Lets others have their turns when a slice is over. A request takes several to be read, worked on and
        answered: with a slice between any two of them it would wait for them all."""
        now = time.perf_counter()
        if now - self._begun <= SLICE:
            return
        for _ in range(TURNS):
            begun = now
            await asyncio.sleep(0)
            now = time.perf_counter()
            if now - begun < NOTHING:
                break
        self._begun = now
