"""Brings a database to the newest schema. A migration is a numbered SQL file beside this one, run once, as a whole."""

import sqlite3
from importlib.resources import files
from typing import Any, Final, Literal

from kontor.server.store.base import StoreError

LOCK: Final = 0x6B6F6E746F72  # in PostgreSQL: one process migrates, the others wait


def scripts(kind: Literal["sqlite", "postgres"]) -> list[str]:
    """The migrations in order; the first one makes version 1 of the schema."""
    folder = files(__name__) / kind
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def migrate_sqlite(db: sqlite3.Connection) -> None:
    """For the one process that serves the file."""
    known = db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'").fetchone()
    version: int = db.execute("SELECT max(version) FROM schema_version").fetchone()[0] if known else 0
    todo = _todo(scripts("sqlite"), version)
    with db:  # rolls back a broken script
        for number, script in enumerate(todo, version + 1):
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nINSERT INTO schema_version VALUES ({number});\nCOMMIT;")


async def migrate_postgres(connection: Any) -> None:
    """For any number of processes at once."""
    todo = [""]
    while todo:
        async with connection.transaction(isolation="read_committed"):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            known = await connection.fetchval("SELECT to_regclass('schema_version')")
            version: int = await connection.fetchval("SELECT max(version) FROM schema_version") if known else 0
            todo = _todo(scripts("postgres"), version)
            if todo:
                await connection.execute(todo[0])
                await connection.execute("INSERT INTO schema_version VALUES ($1)", version + 1)


def _todo(known: list[str], version: int) -> list[str]:
    if version > len(known):
        raise StoreError(
            f"the database has schema {version}, this kontor knows {len(known)} at most: a newer kontor is needed"
        )
    return known[version:]
