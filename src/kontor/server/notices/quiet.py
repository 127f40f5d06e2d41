"""Quiet hours."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from kontor.server.store.people import Quiet

DAY_MINUTES: Final = 24 * 60  # minutes


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
    there = _while_quiet(quiet, zone, now)
    if quiet is None or there is None:
        return None
    end = _at(there, quiet.until)
    return (end if end > there else end + timedelta(days=1)).timestamp()


def silent_since(quiet: Quiet | None, zone: str, now: float) -> float | None:
    """The beginning of the quiet hours; None if it is not quiet now."""
    there = _while_quiet(quiet, zone, now)
    if quiet is None or there is None:
        return None
    begin = _at(there, quiet.since)
    return (begin if begin <= there else begin - timedelta(days=1)).timestamp()


def _while_quiet(quiet: Quiet | None, zone: str, now: float) -> datetime | None:
    """What the clock on the wall says there, if it is quiet."""
    if quiet is None:
        return None
    there = datetime.fromtimestamp(now, _zone(zone) or UTC)
    is_quiet = (there.hour * 60 + there.minute - quiet.since) % DAY_MINUTES < (quiet.until - quiet.since) % DAY_MINUTES
    return there if is_quiet else None


def _at(there: datetime, minute: int) -> datetime:
    return there.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
