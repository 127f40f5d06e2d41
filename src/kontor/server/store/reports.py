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


class Act(NamedTuple):
    """What the operator did."""

    made: float
    call: str
    details: str  # what was asked
    result: str


async def note_act(store: Statements, call: str, details: str, result: str) -> None:
    """Keeps what the operator did, for a year."""
    now = time.time()
    await store.write("DELETE FROM operator_acts WHERE made < $1", now - ACTS_KEPT_S)
    sql, values = insert(
        "operator_acts (made, call, details, result)", (now, call, details, result), "ON CONFLICT DO NOTHING"
    )
    await store.write(sql, *values)


async def forget_details(store: Statements, table: str) -> None:
    """Names and warnings that somebody got at a table are not kept any more."""
    sql = "UPDATE operator_acts SET details = '' WHERE call LIKE $1 OR details LIKE $1"
    await store.write(sql, f"%{table}%")


async def acts(store: Statements) -> list[Act]:
    """What the operator did, the last first."""
    sql = f"SELECT made, call, details, result FROM operator_acts ORDER BY made DESC LIMIT {ACTS_SHOWN}"
    return await store.rows(Act, sql)
