"""Quiet hours."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from kontor.server.store.people import Quiet

DAY: Final = 24 * 60  # minutes


def is_zone(name: str) -> bool:
    """Whether a time zone is known here."""
    return _zone(name) is not None


def _zone(name: str) -> tzinfo | None:
    """A time zone. Even a machine that has no list of them knows UTC."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return None


def silent_until(quiet: Quiet | None, zone: str, now: float) -> float | None:
    """The end of the quiet hours; None if it is not quiet now."""
    if quiet is None:
        return None
    there = datetime.fromtimestamp(now, _zone(zone) or UTC)
    if (there.hour * 60 + there.minute - quiet.since) % DAY >= (quiet.until - quiet.since) % DAY:
        return None
    end = there.replace(hour=quiet.until // 60, minute=quiet.until % 60, second=0, microsecond=0)
    return (end if end > there else end + timedelta(days=1)).timestamp()
