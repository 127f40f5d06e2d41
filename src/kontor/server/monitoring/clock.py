"""The time of day for stamps, counted from the start of the process: setting the machine's clock does not move it."""

import time
from typing import Final

# Like time.monotonic(), but it also counts the time in which a laptop sleeps.
_COUNTER: Final = getattr(time, "CLOCK_BOOTTIME", None)


def _elapsed() -> float:
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


_BEGAN: Final = time.time() - _elapsed()


def now() -> float:
    """Seconds since 1970, as the clock said when the process began."""
    return _BEGAN + _elapsed()
