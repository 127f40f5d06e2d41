"""On whose account the bots of a table think: statements for both kinds of database."""

import sqlite3
from typing import Final

from kontor.server.store.base import FIRST_ENTRY, Listed

ADD: Final = "INSERT INTO makers (table_id, client, network) VALUES ({0}, {1}, {2}) ON CONFLICT DO NOTHING"
FORGET: Final = "DELETE FROM makers WHERE table_id IN (SELECT id FROM tables WHERE status NOT IN ('lobby', 'running'))"


def add(db: sqlite3.Connection, table: str, client: str, network: str) -> None:
    """Remembers who made a table."""
    db.execute(ADD.format("?1", "?2", "?3"), (table, client, network))


def find(db: sqlite3.Connection, table: str) -> str | None:
    """Who made a table, if it is known."""
    found = db.execute("SELECT client FROM makers WHERE table_id = ?", (table,)).fetchone()
    return found[0] if found else None


def forget(db: sqlite3.Connection) -> None:
    """Forgets who made the tables whose games have ended."""
    db.execute(FORGET)


def open_tables(db: sqlite3.Connection, maker: str | None, limit: int, over: bool) -> list[Listed]:
    """Tables in the lobby or running, or all others; only those of one maker if it is named."""
    found = db.execute(
        f"SELECT id, updated, summary, {FIRST_ENTRY}, client FROM tables LEFT JOIN makers ON table_id = id"
        " WHERE (status IN ('lobby', 'running')) != :over AND (:maker IS NULL OR client = :maker)"
        " ORDER BY updated DESC, id LIMIT :limit",
        {"maker": maker, "limit": limit, "over": over},
    )
    return [
        Listed(table, updated, summary.encode(), first.encode(), maker=client)
        for table, updated, summary, first, client in found
    ]
