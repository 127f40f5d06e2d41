"""Brings a database to the newest schema. A migration is a numbered SQL file beside this one, run once, as a whole; the
first one is the baseline: the whole schema as Kontor was first released."""

import logging
import sqlite3
from importlib.resources import files
from typing import Any, Final, Literal

from kontor.server.store.base import OtherSchema, StoreError

MIGRATION_LOCK: Final = 0x6B6F6E746F72  # in PostgreSQL: one process migrates, the others wait
logger = logging.getLogger("kontor.store")
_NEWEST: Final = "SELECT max(version) FROM schema_migrations"


def scripts(kind: Literal["sqlite", "postgres"]) -> list[str]:
    """The migrations in order; the first one makes version 1 of the schema."""
    folder = files(__name__) / kind
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def newest_schema(kind: Literal["sqlite", "postgres"]) -> int:
    return len(scripts(kind))


def sqlite_schema(db: sqlite3.Connection) -> int:
    """The number of the newest migration that a file has seen; 0 for a file without tables."""
    known = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations'").fetchone()
    return int(db.execute(_NEWEST).fetchone()[0]) if known else 0


def migrate_sqlite(db: sqlite3.Connection) -> None:
    """For the one process that serves the file."""
    version = sqlite_schema(db)
    for number, script in enumerate(_missing(scripts("sqlite"), version), version + 1):
        with db:  # commits, or rolls back a broken script
            db.executescript(f"BEGIN IMMEDIATE;\n{script}")
            db.execute("INSERT INTO schema_migrations (version) VALUES (?)", (number,))


async def postgres_schema(connection: Any) -> int:
    """The number of the newest migration that a database has seen; 0 for one without tables."""
    known = await connection.fetchval("SELECT to_regclass('schema_migrations')")
    return int(await connection.fetchval(_NEWEST)) if known else 0


async def migrate_postgres(connection: Any) -> None:
    """For any number of processes: the others wait for this one. What was stored before is kept in a schema."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
    before = await postgres_schema(connection)
    for version, script in enumerate(_missing(scripts("postgres"), before), before):
        async with connection.transaction(isolation="read_committed"):
            if version == before > 0:
                await _keep_postgres(connection, f"kontor_schema_{version}")
            await connection.execute(script)
            await connection.execute("INSERT INTO schema_migrations (version) VALUES ($1)", version + 1)


async def check_postgres(connection: Any) -> None:
    check_schema("postgres", await postgres_schema(connection))


def check_schema(kind: Literal["sqlite", "postgres"], found: int) -> None:
    """OtherSchema unless the version that was found is the newest."""
    if found != (newest := newest_schema(kind)):
        raise OtherSchema(found, newest)


async def _keep_postgres(connection: Any, first: str) -> None:
    """Copies the tables of an older schema, in case somebody wants to go back. Earlier copies stay as they are."""
    schema, number = first, 1
    while await connection.fetchval("SELECT to_regnamespace($1)", schema) is not None:
        number += 1
        schema = f"{first}_{number}"
    await connection.execute(f"CREATE SCHEMA {schema}")
    for (name,) in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"):
        await connection.execute(f"CREATE TABLE {schema}.{name} AS TABLE {name}")
    logger.warning("the database gets a newer schema; the tables as they were are kept in the schema %s", schema)


def _missing(known: list[str], version: int) -> list[str]:
    if version > len(known):
        raise StoreError(
            f"the database has schema {version}, this kontor knows {len(known)} at most: a newer kontor is needed"
        )
    return known[version:]
