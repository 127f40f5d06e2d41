"""The players' clocks: what happens when time is up, vacation, and pauses that all agree to."""

import math

from kontor.server.commands.asking import propose, settled
from kontor.server.commands.holding import own_seat
from kontor.server.commands.playing import check_moment, refuse_in_competition, running
from kontor.server.monitoring import clock
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries
from kontor.server.tables.keys import Caller
from kontor.server.tables.problems import NotNow
from kontor.server.tables.table import Table
from kontor.server.tables.timing import DAY, Timing
from kontor.server.wire import requests as wire


def overdue(table: Table, now: float | None = None) -> Entries:
    """What was agreed for the case that somebody's time is up, if it is. The hub asks it before each change."""
    timing = table.timing
    if timing is None or timing.seat is None or timing.due is None:
        return []
    is_up = timing.due <= (clock.steady() if now is None else now)
    return settled(table, log.Expired(seat=timing.seat, level=timing.agreed.level)) if is_up else []


def rest(table: Table, caller: Caller, seat: int, days: int, now: float) -> Entries:
    """Days of vacation for one of the caller's seats, from now on; 0: its player is back."""
    number = own_seat(table, caller, seat)
    timing = _timing(table)
    check_moment(table, caller)
    left = timing.vacation[number] + max(0.0, timing.away[number] - now)
    if days * DAY > left:
        raise NotNow("vacation", f"You have {math.floor(left / DAY)} days of vacation left.")
    if days == 0 and timing.away[number] <= now:
        return []
    return [log.Rested(seat=number, days=days)]


def pause(table: Table, caller: Caller, request: wire.Pause) -> Entries:
    """Asks the others to let all clocks stand still; 0 days: to let them run again."""
    game, seats = running(table, caller)
    refuse_in_competition(table)
    _timing(table)
    check_moment(table, caller)
    return propose(table, seats, "pause", game.ply, request.days)


def _timing(table: Table) -> Timing:
    if table.agreed.clock is None:
        raise NotNow("no-clock", "This table is played without clocks.")
    if table.timing is None:
        raise NotNow("lobby", "The game has not started yet.")
    return table.timing
