"""How long the log of a table may grow."""

from typing import Final

from kontor.server import entries as log
from kontor.server.entries import Entries, Entry
from kontor.server.problems import refuse
from kontor.server.table import Table

ROOM: Final = 20_000  # entries; a long game has a thousand
ROOM_TO_ASK: Final = 21_000  # for agreeing on the end


def within_room(table: Table, entries: Entries) -> Entries:
    """Refuses what a full log has no room for. The game can always go on and end: that takes only so many entries."""
    if entries and table.version + len(entries) > _room_for(entries[0]):
        refuse(409, "full-log", "The log of this table is full: only decisions, leaving and ending are possible.")
    return entries


def _room_for(entry: Entry) -> float:
    match entry:
        case log.Decided() | log.Left() | log.Aborted() | log.Rematched():
            return float("inf")
        case log.Answered() | log.Proposed(proposal="abort"):
            return ROOM_TO_ASK
    return ROOM
