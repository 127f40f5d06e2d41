"""The time of day for stamps, counted from the start of the process: setting the machine's clock does not move it."""

import time
from pathlib import Path
from typing import Final

BOOT: Final = Path("/proc/sys/kernel/random/boot_id")

# Like time.monotonic(), but it also counts the time in which a laptop sleeps.
_COUNTER: Final = getattr(time, "CLOCK_BOOTTIME", None)


def _elapsed() -> float:
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


_BEGAN: Final = time.time() - _elapsed()
_anchor = _BEGAN


def now() -> float:
    """Seconds since 1970, as the clock said when the process began."""
    return _BEGAN + _elapsed()


def steady() -> float:
    """The same on a scale that goes on over restarts, as the clock said when a server first ran since the machine was
    started: for the players' clocks, and everything at tables that have some."""
    return _anchor + _elapsed()


def began() -> float:
    """When the machine was started, as its clock says."""
    return _BEGAN


def go_on_from(anchor: float) -> None:
    """From now on that is when the machine was started, whatever its clock says."""
    global _anchor
    _anchor = anchor


def boot_id() -> str | None:
    """Names the time since the machine was started; None where the system does not say."""
    try:
        return BOOT.read_text("ascii").strip()
    except OSError:
        return None
