"""What the club does again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from kontor.server.store import StoreError

logger = logging.getLogger("kontor.club")
SWEEP: Final = 2.0  # seconds between searches
REST: Final = 300.0  # the same after a fault; and before something is tried again that failed


async def again_and_again(work: Callable[[], Awaitable[float]]) -> None:
    """Does something, and again after as many seconds as it says."""
    while True:
        pause = SWEEP
        try:
            pause = await work()
        except StoreError as wrong:
            logger.warning("the club could not go on: %s", wrong)
        except Exception:
            logger.exception("the club could not go on")
            pause = REST
        await asyncio.sleep(pause)
