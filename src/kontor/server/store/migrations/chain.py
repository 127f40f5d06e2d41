"""Gives the logs of an older database their chains of hashes, and its tables their seals."""

import sqlite3
from typing import Any, Final

from kontor.server.store.base import Head, Row
from kontor.server.store.chain import START, change_of, held_of, link, seal

_ENTRIES: Final = "SELECT version, at, entry FROM entries WHERE table_id = {} ORDER BY version"
_TABLES: Final = (
    "SELECT id, version, status, public, bot_due, created, updated, summary FROM tables"
    " WHERE id > {} ORDER BY id LIMIT 100"
)
_HELD: Final = "SELECT key || ' ' || seat FROM held WHERE table_id = {}"

SQLITE_KEEPS: Final = """CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END"""
POSTGRES_KEEPS: Final = """CREATE TRIGGER entries_only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()"""


def chain_sqlite(db: sqlite3.Connection) -> None:
    """Within the transaction of the migration."""
    last = ""
    while found := db.execute(_TABLES.format("?"), (last,)).fetchall():
        for facts in found:
            table = last = facts[0]
            rows = _chained(table, db.execute(_ENTRIES.format("?"), (table,)).fetchall())
            db.executemany(
                "UPDATE entries SET hash = ? WHERE table_id = ? AND version = ?",
                [(row.hash, table, row.version) for row in rows],
            )
            held = [pair for (pair,) in db.execute(_HELD.format("?"), (table,))]
            head, sealed = _sealed(facts, rows, held)
            db.execute("UPDATE tables SET head = ?, seal = ? WHERE id = ?", (head, sealed, table))
    db.execute(SQLITE_KEEPS)


async def chain_postgres(connection: Any) -> None:
    """Within the transaction of the migration."""
    last = ""
    while found := await connection.fetch(_TABLES.format("$1"), last):
        for facts in found:
            table = last = facts[0]
            rows = _chained(table, await connection.fetch(_ENTRIES.format("$1"), table))
            await connection.execute(
                "UPDATE entries SET hash = new.hash FROM unnest($2::integer[], $3::bytea[]) AS new (version, hash)"
                " WHERE table_id = $1 AND entries.version = new.version",
                table,
                [row.version for row in rows],
                [row.hash for row in rows],
            )
            held = [pair for (pair,) in await connection.fetch(_HELD.format("$1"), table)]
            head, sealed = _sealed(tuple(facts), rows, held)
            await connection.execute("UPDATE tables SET head = $2, seal = $3 WHERE id = $1", table, head, sealed)
    await connection.execute(POSTGRES_KEEPS)


def _chained(table: str, found: list[Any]) -> list[Row]:
    rows: list[Row] = []
    previous = START
    for version, at, entry in found:
        previous = link(previous, table, version, at, entry.encode())
        rows.append(Row(version, at, entry.encode(), previous))
    return rows


def _sealed(facts: tuple[Any, ...], rows: list[Row], held: list[str]) -> tuple[bytes, bytes]:
    """The hash of the last entry and the seal. A log that is already incomplete gets neither: it stays damaged."""
    table, version, status, public, due, created, updated, summary = facts
    if [row.version for row in rows] != list(range(1, version + 1)):
        return b"", b""
    change = change_of(
        Head(table, version, rows[-1].hash),
        created,
        updated,
        status=status,
        public=bool(public),
        bot_due=due,
        summary=summary.encode(),
        held=held_of(held),
    )
    return rows[-1].hash, seal(change)
