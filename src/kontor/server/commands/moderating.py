"""What whoever runs the server may do at any table: remove a line of chat, or a name."""

from kontor.server.commands.making import readable
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries
from kontor.server.tables.problems import NotFound
from kontor.server.tables.table import Table


def remove_line(table: Table, version: int) -> Entries:
    """A line of chat is no longer shown to anybody."""
    if version in table.removed:
        return []
    if not any(line.version == version for line in table.chat):
        raise NotFound("no-line", f"There is no line {version} in the chat of this table.")
    return [log.Removed(line=version)]


def rename(table: Table, seat: int, name: str) -> Entries:
    """A seat has another name from now on, also beside its lines of chat."""
    if seat >= len(table.seats):
        raise NotFound("no-seat", f"This table has no seat {seat}.")
    return [] if table.seats[seat].name == name else [log.Renamed(seat=seat, name=readable(name))]
