"""What happens at a table when somebody is deleted who plays there, or did."""

from collections.abc import Collection

from kontor.server.commands.people import leave
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries
from kontor.server.tables.keys import Caller
from kontor.server.tables.names import FORMER
from kontor.server.tables.table import Table
from kontor.server.wire import requests as wire


def give_up(table: Table, browsers: Collection[str]) -> Entries:
    """A person gives up the last of the seats that their browsers hold: somebody else may have it in a lobby, a bot
    plays on in a running game, and after the end nobody has it. A further seat that somebody else holds, too, is theirs
    and stays so."""
    held = [(number, key) for number, seat in enumerate(table.seats) for key in seat.keys if key in browsers]
    if not held:
        return [log.Closed(seat=HOST, key=key) for key in table.host_keys if key in browsers][:1]
    number, browser = held[-1]
    seat = table.seats[number]
    if number > held[0][0] and {*seat.keys} - {*browsers, seat.token}:
        return [log.Closed(seat=number, key=browser)]
    if table.status in ("lobby", "running"):
        return leave(table, Caller(browser), wire.Leave(seat=number))
    return [*([log.Linked(seat=number, key=None)] if seat.token else []), log.Closed(seat=number, key=browser)]


def forget(table: Table, forgotten: log.Forgotten) -> Entries:
    """A table forgets a person, once."""
    named = any(table.seats[seat].name != FORMER for seat in forgotten.seats)
    listed = any(line.version in forgotten.lines for line in table.chat)
    came = any(each.version in forgotten.changes and each.name != FORMER for each in table.seat_changes)
    placed = any(table.agreed.places[place].name != FORMER for place in forgotten.places)
    known = any(key in table.known and table.known[key].device for key in forgotten.keys)
    return [forgotten] if named or listed or came or placed or known else []
