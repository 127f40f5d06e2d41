"""Quiet hours."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from kontor.server.store.people import Quiet

DAY_MINUTES: Final = 24 * 60  # minutes


def is_zone(name: str) -> bool:
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
    hours = _quiet_hours(quiet, zone, now)
    return hours and hours[1]


def silent_since(quiet: Quiet | None, zone: str, now: float) -> float | None:
    """The beginning of the quiet hours; None if it is not quiet now."""
    hours = _quiet_hours(quiet, zone, now)
    return hours and hours[0]


def _quiet_hours(quiet: Quiet | None, zone: str, now: float) -> tuple[float, float] | None:
    """When the quiet hours began that it is now, and when they end, by the clock on the wall there."""
    if quiet is None:
        return None
    there = datetime.fromtimestamp(now, _zone(zone) or UTC)
    if (there.hour * 60 + there.minute - quiet.since) % DAY_MINUTES >= (quiet.until - quiet.since) % DAY_MINUTES:
        return None
    begin, end = (there.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0) for minute in quiet)
    if begin > there:
        begin -= timedelta(days=1)
    if end <= there:
        end += timedelta(days=1)
    return begin.timestamp(), end.timestamp()
