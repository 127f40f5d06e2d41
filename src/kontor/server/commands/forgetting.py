"""What happens at a table when somebody is deleted who plays there, or did."""

from collections.abc import Collection

from kontor.server.commands.people import leave
from kontor.server.tables import entries as log
from kontor.server.tables.entries import HOST, Entries
from kontor.server.tables.keys import Caller
from kontor.server.tables.names import spelling
from kontor.server.tables.table import Table
from kontor.server.wire import requests as wire


def delete_person(table: Table, browsers: Collection[str]) -> Entries:
    """The table forgets a person, who has or had these browsers and gives up their seats."""
    entries = [*_forget(table, _occupants_of(table, browsers), browsers)]
    after = table.copy()
    after.try_out(*entries)
    while given_up := _give_up(after, browsers):
        after.try_out(*given_up)
        entries += given_up
    return entries


def forget_occupants(table: Table, numbers: Collection[int]) -> Entries:
    return _forget(table, [number for number in numbers if not table.occupants[number].is_forgotten])


def _occupants_of(table: Table, browsers: Collection[str]) -> list[int]:
    """The occupants that were a person. Where the table was made in their browser, it also holds seats of others: the
    first is theirs."""
    held = [
        seat.occupant for seat in table.seats if not set(browsers).isdisjoint(table.occupants[seat.occupant].browsers)
    ]
    known = {number: each for number, each in enumerate(table.occupants) if not each.is_forgotten}
    own = [number for number, each in known.items() if each.is_of(browsers) or number in held[:1]]
    names = {spelling(named.name) for number in own for named in known[number].names}
    labels = [
        number
        for number, each in known.items()
        if each.is_label and number not in own and not names.isdisjoint(spelling(named.name) for named in each.names)
    ]
    return [*own, *labels]


def _forget(table: Table, numbers: Collection[int], browsers: Collection[str] = ()) -> Entries:
    keys = [key for key in browsers if key in table.known and not table.deleted.issuperset(table.known[key].parts)]
    parts = {part for number in numbers for part in table.occupants[number].parts}
    parts |= {part for key in keys for part in table.known[key].parts}
    forgotten = log.Forgotten(occupants=tuple(sorted(numbers)), keys=tuple(sorted(keys)), parts=tuple(sorted(parts)))
    return [forgotten] if numbers or keys else []


def _give_up(table: Table, browsers: Collection[str]) -> Entries:
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
