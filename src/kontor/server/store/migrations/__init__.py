"""Brings a database to the newest schema. A migration is a numbered SQL file beside this one, run once, as a whole.
A line `-- then: name` in it names a function that runs after it in the same transaction."""

import re
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from importlib.resources import files
from typing import Any, Final, Literal

from kontor.server.store.base import StoreError
from kontor.server.store.migrations.chain import chain_postgres, chain_sqlite

LOCK: Final = 0x6B6F6E746F72  # in PostgreSQL: one process migrates, the others wait
THEN_SQLITE: Final[Mapping[str, Callable[[sqlite3.Connection], None]]] = {"chain": chain_sqlite}
THEN_POSTGRES: Final[Mapping[str, Callable[[Any], Coroutine[Any, Any, None]]]] = {"chain": chain_postgres}
_THEN: Final = re.compile(r"^-- then: (\w+)$", re.MULTILINE)


def scripts(kind: Literal["sqlite", "postgres"]) -> list[str]:
    """The migrations in order; the first one makes version 1 of the schema."""
    folder = files(__name__) / kind
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def schema_version(db: sqlite3.Connection) -> int:
    """The number of the newest migration that a file has seen; 0 for a file without tables."""
    known = db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'").fetchone()
    return int(db.execute("SELECT max(version) FROM schema_version").fetchone()[0]) if known else 0


def migrate_sqlite(db: sqlite3.Connection) -> None:
    """For the one process that serves the file."""
    version = schema_version(db)
    todo = _todo(scripts("sqlite"), version)
    for number, script in enumerate(todo, version + 1):
        with db:  # commits, or rolls back a broken script
            db.executescript(f"BEGIN IMMEDIATE;\n{script}")
            for name in _THEN.findall(script):
                THEN_SQLITE[name](db)
            db.execute("INSERT INTO schema_version VALUES (?)", (number,))


async def postgres_schema(connection: Any) -> int:
    """The same for a database of PostgreSQL."""
    known = await connection.fetchval("SELECT to_regclass('schema_version')")
    return int(await connection.fetchval("SELECT max(version) FROM schema_version")) if known else 0


async def migrate_postgres(connection: Any) -> None:
    """For any number of processes at once. What was stored before is kept in a schema of its own."""
    todo = [""]
    while todo:
        async with connection.transaction(isolation="read_committed"):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            version = await postgres_schema(connection)
            todo = _todo(scripts("postgres"), version)
            if todo:
                if version:
                    await _keep_postgres(connection, f"kontor_schema_{version}")
                await connection.execute(todo[0])
                for name in _THEN.findall(todo[0]):
                    await THEN_POSTGRES[name](connection)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", version + 1)


async def _keep_postgres(connection: Any, schema: str) -> None:
    """Copies the tables of an older schema, in case somebody wants to go back."""
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {schema}")
    for (name,) in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"):
        await connection.execute(f"CREATE TABLE IF NOT EXISTS {schema}.{name} AS TABLE {name}")


def _todo(known: list[str], version: int) -> list[str]:
    if version > len(known):
        raise StoreError(
            f"the database has schema {version}, this kontor knows {len(known)} at most: a newer kontor is needed"
        )
    return known[version:]
