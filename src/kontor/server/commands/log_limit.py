"""How long the log of a table may grow."""

from typing import Final

from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entries, Entry
from kontor.server.tables.problems import NotNow
from kontor.server.tables.table import Table

MAX_LOG_ENTRIES: Final = 20_000  # entries; a long game has a thousand
LIMIT_FOR_SEEN: Final = 10_000  # somebody who only has the table open must not fill the log
LIMIT_FOR_ASKING: Final = 21_000  # for agreeing on the end


def within_log_limit(table: Table, entries: Entries) -> Entries:
    """Refuses entries beyond the limit. Decisions and the end of the game are always possible: they are few."""
    if entries and table.version + len(entries) > _limit_for(entries[0]):
        raise NotNow("full-log", "The log of this table is full: you can only play on, leave or end the game.")
    return entries


def _limit_for(entry: Entry) -> float:
    match entry:
        case log.Decided() | log.Expired() | log.Left() | log.Aborted() | log.Rematched():
            return float("inf")
        case log.Answered() | log.Proposed(proposal="abort"):
            return LIMIT_FOR_ASKING
        case log.Seen():
            return LIMIT_FOR_SEEN
    return MAX_LOG_ENTRIES
