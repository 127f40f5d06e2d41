"""Asking the others: to take back, to end without a result, to pause. Clocks: when time is up, and vacation."""

import math
from collections.abc import Sequence

from kontor.server.commands.playing import check_moment, own_seat, refuse_in_competition, running
from kontor.server.monitoring import clock
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries, Entry
from kontor.server.tables.keys import Caller
from kontor.server.tables.present import view
from kontor.server.tables.problems import NotNow
from kontor.server.tables.seat import Asked
from kontor.server.tables.table import Table
from kontor.server.tables.timing import DAY_S, Timing
from kontor.wire import requests as wire


def take_back(table: Table, caller: Caller, request: wire.TakeBack) -> Entries:
    """Asks to go back to an earlier moment; where only bots would have to agree, it happens at once."""
    game, seats = running(table, caller)
    refuse_in_competition(table)
    check_moment(table, caller)
    if request.ply >= game.ply:
        raise NotNow("barrier", f"There is nothing to take back after decision {request.ply}.")
    return propose(table, seats, "takeback", request.ply)


def abort(table: Table, caller: Caller) -> Entries:
    """Asks to end the game without a result. The host may close a lobby, or a table of bots only, at once."""
    refuse_in_competition(table)
    alone = table.status == "running" and not any(seat.keys for seat in table.seats)
    if table.is_host(caller) and (table.status == "lobby" or alone):
        return [log.Aborted()]
    game, seats = running(table, caller)
    check_moment(table, caller)
    return propose(table, seats, "abort", game.ply)


def end(table: Table) -> Entries:
    """The operator ends a table without a result."""
    return [log.Aborted()] if table.status in ("lobby", "running") else []


def propose(table: Table, seats: Sequence[int], proposal: log.Proposal, ply: int, days: int = 0) -> Entries:
    """The proposal; its outcome, if nobody has to be asked. The player who asks agrees for all their seats."""
    if table.asked is not None:
        raise NotNow("asked", "Another question is still open at this table.")
    proposed = log.Proposed(seat=seats[0], proposal=proposal, ply=ply, agreed=tuple(seats), days=days)
    asked = Asked.by(proposed, table.version + 1)
    return [proposed] if table.must_agree(asked) else [_outcome(asked)]


def _outcome(asked: Asked) -> Entry:
    match asked.proposal:
        case "takeback":
            return log.Undone(ply=asked.ply, seat=asked.seat)
        case "abort":
            return log.Aborted()
        case "pause":
            return log.Paused(days=asked.days)


def settled(table: Table, *entries: Entry) -> Entries:
    """These entries, followed by the outcome of the proposal if everybody has now agreed."""
    if table.asked is None:
        return entries
    after = table.copy()
    after.try_out(*entries)
    asked = after.asked
    return entries if asked is None or after.must_agree(asked) else [*entries, _outcome(asked)]


def reply(table: Table, caller: Caller, request: wire.Reply) -> Entries:
    """Answers a proposal; the player who made it may only withdraw it."""
    _, seats = running(table, caller)
    asked = table.asked
    if asked is None:
        raise NotNow("nothing-asked", "There is no open question at this table.")
    if asked.version != request.version:
        raise NotNow("stale", "The open question is now a different one.", view=view(table, caller))
    if asked.seat in seats:
        if request.agree:
            raise NotNow("own-question", "It is up to the others to answer your question.")
        return [log.Answered(seat=asked.seat, agree=False)]
    own = [seat for seat in table.may_answer(asked) if seat in seats]
    if not own:
        raise NotNow("answered", "You have already answered.")
    if not request.agree:
        return [log.Answered(seat=own[0], agree=False)]
    return settled(table, *(log.Answered(seat=seat, agree=True) for seat in own))


def overdue(table: Table, now: float | None = None) -> Entries:
    """What was agreed for the case that somebody's time is up, if it is. The hub asks it before each change."""
    timing = table.timing
    if timing is None or timing.seat is None or timing.due is None:
        return []
    is_up = timing.due <= (clock.steady() if now is None else now)
    return settled(table, log.Expired(seat=timing.seat, level=timing.agreed.level)) if is_up else []


def take_vacation(table: Table, caller: Caller, seat: int, days: int, now: float) -> Entries:
    """Days of vacation for one of the caller's seats, from now on; 0: its player is back."""
    number = own_seat(table, caller, seat)
    timing = _timing(table)
    check_moment(table, caller)
    left = timing.vacation[number] + max(0.0, timing.away[number] - now)
    if days * DAY_S > left:
        raise NotNow("vacation", f"You have {math.floor(left / DAY_S)} days of vacation left.")
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
