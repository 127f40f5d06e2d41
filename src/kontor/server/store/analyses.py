"""Analyses of games, kept beside their tables: statements for both kinds of database."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    import sqlite3  # not while it runs: the processes of bots import this too


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a table, finished or as far as it is."""

    table: str
    mark: str  # of the request that it answers
    client: str  # on whose account it is worked out; empty when it is finished
    made_by: str  # what evaluates
    decisions: int  # evaluated so far
    finished: bool
    content: bytes


EACH: Final = 2  # analyses of one client that are worked out at once
COLUMNS: Final = "table_id, mark, client, made_by, decisions, finished, content"
FIND: Final = f"SELECT {COLUMNS} FROM analyses WHERE table_id = {{0}}"
BEGIN: Final = (
    f"INSERT INTO analyses ({COLUMNS}) VALUES ({{0}}, {{1}}, {{2}}, {{3}}, {{4}}, {{5}}, {{6}})"
    " ON CONFLICT (table_id) DO UPDATE SET mark = excluded.mark, client = excluded.client,"
    " made_by = excluded.made_by, decisions = excluded.decisions, finished = excluded.finished,"
    " content = excluded.content"
)
ADVANCE: Final = (
    "UPDATE analyses SET decisions = {2}, finished = {3}, content = {4}, made_by = {5},"
    " client = CASE WHEN {3} THEN '' ELSE client END"
    " WHERE table_id = {0} AND mark = {1} AND NOT finished"
)
DROP: Final = "DELETE FROM analyses WHERE table_id = {0} AND NOT finished"
COUNT: Final = "SELECT count(*) FROM analyses WHERE NOT finished AND client = {0}"
# In turn from each client: many of one do not hide those of the others.
DUE: Final = (
    "SELECT table_id FROM (SELECT table_id, row_number() OVER (PARTITION BY client ORDER BY table_id) AS place"
    f" FROM analyses WHERE NOT finished) AS wanted WHERE place <= {EACH}{{0}} ORDER BY place, table_id LIMIT {{1}}"
)


def kept_of(rows: Iterable[Any]) -> Kept | None:
    """The analysis in the first of these rows, if it is one."""
    for table, mark, client, made_by, decisions, finished, content in rows:
        if isinstance(content, bytes):
            return Kept(
                table=table, mark=mark, client=client, made_by=made_by, decisions=decisions, finished=bool(finished),
                content=content,
            )  # fmt: skip
    return None


# SQLite


def find(db: "sqlite3.Connection", table: str) -> Kept | None:
    """See Store.analysis."""
    return kept_of(db.execute(FIND.format("?1"), (table,)))


def begin(db: "sqlite3.Connection", kept: Kept) -> None:
    """See Store.begin_analysis."""
    db.execute(BEGIN.format("?", "?", "?", "?", "?", "?", "?"), msgspec.structs.astuple(kept))


def advance(db: "sqlite3.Connection", kept: Kept) -> bool:
    """See Store.advance_analysis."""
    values = (kept.table, kept.mark, kept.decisions, kept.finished, kept.content, kept.made_by)
    return db.execute(ADVANCE.format("?1", "?2", "?3", "?4", "?5", "?6"), values).rowcount == 1


def drop(db: "sqlite3.Connection", table: str) -> None:
    """See Store.drop_analysis."""
    db.execute(DROP.format("?1"), (table,))


def count(db: "sqlite3.Connection", client: str) -> int:
    """See Store.open_analyses."""
    return int(db.execute(COUNT.format("?1"), (client,)).fetchone()[0])


def due(db: "sqlite3.Connection", limit: int) -> list[str]:
    """See Store.analyses_due."""
    return [table for (table,) in db.execute(DUE.format("", "?1"), (limit,))]
