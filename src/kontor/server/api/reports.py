"""Players report somebody to the operator; and somebody has read a warning of the operator."""

import secrets
import time

from kontor.server.api.context import Context
from kontor.server.api.deps import DEVICE_HEADER, Acting
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.store.reports import Report, add_report
from kontor.server.store.restrictions import drop_bans
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.problems import NotFound, NotNow, not_allowed
from kontor.server.tables.table import Table
from kontor.wire import operator as wire

router = Router("/api/games/{table}/reports", "seats")
warnings = Router("/api/warning", "server")


@router.post("", status=201, refusals=AT_TABLE)
async def report(here: Acting, wanted: wire.NewReport) -> None:
    """Reports a player, or one of their lines of chat, to the operator."""
    here.context.limit("report")
    found = _report(here.table, here.caller, wanted)
    if not await add_report(here.services.store, found):
        raise NotNow("too-many-reports", "Too many reports wait for the operator.")


def _report(table: Table, caller: Caller, wanted: wire.NewReport) -> Report:
    if not table.seats_of(caller):
        raise not_allowed(caller, "no-seat", "Only players at the table may report somebody there.")
    line = next((each for each in table.chat if (each.version, each.seat) == (wanted.line, wanted.seat)), None)
    if wanted.line is not None and line is None:
        raise NotFound("no-line", f"Seat {wanted.seat} has no line {wanted.line} in the chat of this table.")
    if wanted.seat >= len(table.seats):
        raise NotFound("no-seat", f"This table has no seat {wanted.seat}.")
    seat = table.seats[wanted.seat]
    occupant = table.occupants[seat.occupant]
    if line is not None:  # somebody else may sit there now
        occupant = next(each for each in table.occupants if line.version in each.lines)
    held = (seat.token, *occupant.former, *occupant.browsers)
    others = [key for key in held if key and key != caller.key]
    if not others or (occupant.browsers and caller.key == occupant.browsers[-1]):
        raise NotNow("nobody-reported", "Nobody else sits here who could be reported.")
    facts = {"name": line.name, "words": line.text or line.phrase or ""} if line else {"name": seat.name, "words": ""}
    return Report(
        id=secrets.token_hex(8),
        table=table.id,
        seat=wanted.seat,
        line=wanted.line or 0,
        person=others[-1],
        reporter=caller.key or "",
        reason=wanted.reason,
        made=time.time(),
        **facts,
    )


@warnings.delete("", refusals=(404,))
async def read_warning(context: Context) -> None:
    """The caller has read the warning that kept them out."""
    context.limit("act")
    services, token, cookie = context.services, context.bearer(), context.cookie()
    device = await services.people.find(hash_of(context.headers.get(DEVICE_HEADER, "")))
    browser = await services.store.browser(hash_of(cookie)) if cookie else None
    keys = (hash_of(token) if token else None, browser, device[0].browser if device else None)
    warnings_read = {found.id for found in map(services.bans.warning, keys) if found is not None}
    if not warnings_read:
        raise NotFound("no-warning", "There is no warning to be read.")
    for each in warnings_read:
        await drop_bans(services.store, each)
    await services.bans.refresh()
