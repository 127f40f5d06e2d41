"""Who is notified that their time runs out or ran out, and when; quiet hours."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from kontor.server.monitoring import clock
from kontor.server.store.channels import Notice, Recipient
from kontor.server.store.people import Quiet
from kontor.server.tables.table import Table
from kontor.server.tables.timing import Lapse, time_at

BEFORE_QUIET_S: Final = 900.0  # a warning that would come in quiet hours comes this much before they begin
PRESENT_S: Final = 300.0  # a player who did something this recently is still there, where the page warns them
EXPIRED_NOTICE_MAX_S: Final = 86_400.0  # no notice after this time: notices may have been switched off


def warning_moment(table: Table, seat: int, recipients: list[Recipient]) -> float | None:
    """When to warn the person at a seat that their time runs out, by the clock of the table; None: they are not warned,
    because they have no channel, or because they are still there when their time is up."""
    timing = table.timing
    if timing is None or timing.due is None or not recipients:
        return None
    ahead = clock.steady() - clock.now()  # of the clock of the table, which goes on as it began
    usual = timing.due - timing.warning
    moment = min(_before_quiet_hours(recipient, usual - ahead) + ahead for recipient in recipients)
    moment = max(moment, table.seats[seat].seen + PRESENT_S)
    return moment if moment < timing.due else None


def _before_quiet_hours(recipient: Recipient, moment: float) -> float:
    hours = quiet_hours(recipient.quiet, recipient.zone, moment)
    return moment if hours is None else hours[0] - BEFORE_QUIET_S


def recent_lapses(table: Table, since: float) -> list[Lapse]:
    """Whose time ran out since a moment and not too long ago for a notice, by the clock of the table."""
    earliest = max(since, time_at(table.agreed.clock) - EXPIRED_NOTICE_MAX_S)
    return [lapse for lapse in table.lapses if lapse.at >= earliest]


def lapse_of(table: Table, notice: Notice) -> Lapse | None:
    """The lapse that a notice is about; None if the person has been at their seat again since."""
    browser = notice.person.browser
    own = [lapse for lapse in table.lapses if browser in lapse.keys and lapse.at <= notice.made]
    if not own:
        return None
    seat = table.seats[own[-1].seat]
    return None if browser in seat.keys and seat.seen > notice.made else own[-1]


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


def quiet_hours(quiet: Quiet | None, zone: str, now: float) -> tuple[float, float] | None:
    """When the quiet hours began that it is now, and when they end, by the clock on the wall there; None if it is not
    quiet now."""
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
