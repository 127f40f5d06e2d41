"""Long work in slices."""

import asyncio
import time
from typing import Final

SLICE: Final = 0.003  # seconds of work before others have their turn


class Slices:
    """Counts the time since others had their turn."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def pause(self) -> None:
        """Lets others have their turn when a slice is over."""
        if time.perf_counter() - self._begun > SLICE:
            await asyncio.sleep(0)
            self._begun = time.perf_counter()
