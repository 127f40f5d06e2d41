"""What players report to the operator, and what the operator did."""

import time
from typing import Final, NamedTuple

from kontor.server.store.base import Statements, insert

MAX_REPORTS: Final = 1000  # that wait for the operator
ACTS_SHOWN: Final = 200
ACTS_KEPT_S: Final = 365 * 86_400.0


class Report(NamedTuple):
    id: str
    table: str
    seat: int
    line: int  # the version of a line of chat; 0: the report is about the person
    person: str  # a key that held the seat
    name: str
    words: str  # of the line
    reporter: str  # a key
    reason: str
    made: float


_COLUMNS: Final = "id, table_id, seat, line, person, name, words, reporter, reason, made"


async def add_report(store: Statements, report: Report) -> bool:
    """Adds a report; False if too many wait. Somebody who reports the same again changes only the reason."""
    (waiting,) = await store.column("SELECT count(*) FROM reports")
    if waiting < MAX_REPORTS:
        again = "ON CONFLICT (table_id, seat, line, reporter) DO UPDATE SET reason = excluded.reason"
        sql, values = insert(f"reports ({_COLUMNS})", report, again)
        await store.write(sql, *values)
    return bool(waiting < MAX_REPORTS)


async def reports(store: Statements) -> list[Report]:
    """All that wait, the oldest first."""
    return await store.rows(Report, f"SELECT {_COLUMNS} FROM reports ORDER BY made, id")


async def drop_report(store: Statements, report: str) -> bool:
    return await store.changes("DELETE FROM reports WHERE id = $1 RETURNING 1", report)


async def forget_words(store: Statements, table: str, line: int | None = None) -> None:
    """The words of a line that was removed, or of all lines of a table, are in no report any more."""
    await store.write("UPDATE reports SET words = '' WHERE table_id = $1 AND line = coalesce($2, line)", table, line)


async def note_act(store: Statements, act: str) -> None:
    """Keeps what the operator did, for a year."""
    now = time.time()
    await store.write("DELETE FROM operator_acts WHERE made < $1", now - ACTS_KEPT_S)
    await store.write("INSERT INTO operator_acts (made, act) VALUES ($1, $2) ON CONFLICT DO NOTHING", now, act)


async def acts(store: Statements) -> list[tuple[float, str]]:
    """When the operator did what, the last first."""
    return await store.read(f"SELECT made, act FROM operator_acts ORDER BY made DESC LIMIT {ACTS_SHOWN}")
