"""Quiet hours."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from kontor.server.store.people import Quiet

DAY: Final = 24 * 60  # minutes


def is_zone(name: str) -> bool:
    """Whether a time zone is known here."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True


def silent_until(quiet: Quiet | None, zone: str, now: float) -> float | None:
    """The end of the quiet hours; None if it is not quiet now."""
    if quiet is None:
        return None
    there = datetime.fromtimestamp(now, ZoneInfo(zone if is_zone(zone) else "UTC"))
    if (there.hour * 60 + there.minute - quiet.since) % DAY >= (quiet.until - quiet.since) % DAY:
        return None
    end = there.replace(hour=quiet.until // 60, minute=quiet.until % 60, second=0, microsecond=0)
    return (end if end > there else end + timedelta(days=1)).timestamp()
