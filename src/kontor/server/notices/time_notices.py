"""Who is to be told that their time runs out, or that it was up, and when."""

from typing import Final

from kontor.server.monitoring import clock
from kontor.server.notices.quiet import silent_since
from kontor.server.store.ways import Listener, Notice
from kontor.server.tables.table import Table
from kontor.server.tables.timing import Lapse, time_at

BEFORE_QUIET_S: Final = 900.0  # a warning that would come in quiet hours comes this much before they begin
AT_TABLE_S: Final = 300.0  # whoever did something so short a time ago is still there, where the page warns them
TOLD_WITHIN_S: Final = 86_400.0  # that time was up is not told later than this: notices may have been switched off


def warning_moment(table: Table, seat: int, listeners: list[Listener]) -> float | None:
    """When to warn the person at a seat that their time runs out, by the clock of the table; None: they are not warned,
    because nobody listens, or because they are still there when their time is up."""
    timing = table.timing
    if timing is None or timing.due is None or not listeners:
        return None
    ahead = clock.steady() - clock.now()  # of the clock of the table, which goes on as it began
    usual = timing.due - timing.warning
    moment = min(_before_quiet_hours(listener, usual - ahead) + ahead for listener in listeners)
    moment = max(moment, table.seats[seat].seen + AT_TABLE_S)
    return moment if moment < timing.due else None


def _before_quiet_hours(listener: Listener, moment: float) -> float:
    since = silent_since(listener.quiet, listener.zone, moment)
    return moment if since is None else since - BEFORE_QUIET_S


def recent_lapses(table: Table, since: float) -> list[Lapse]:
    """Whose time was up since a moment and not too long ago to be told, by the clock of the table."""
    earliest = max(since, time_at(table.agreed.clock) - TOLD_WITHIN_S)
    return [lapse for lapse in table.lapses if lapse.at >= earliest]


def lapse_of(table: Table, notice: Notice) -> Lapse | None:
    """How a person lost on time of whom a notice tells; None if they have been at their seat again since."""
    browser = notice.person.browser
    own = [lapse for lapse in table.lapses if browser in lapse.keys and lapse.at <= notice.made]
    if not own:
        return None
    seat = table.seats[own[-1].seat]
    return None if browser in seat.keys and seat.seen > notice.made else own[-1]
