"""Brings a database to the newest schema. A migration is a numbered SQL file beside this one, run once, as a whole.
A line `-- then: name` in it names a function that runs after it in the same transaction."""

import logging
import re
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from importlib.resources import files
from typing import Any, Final, Literal

from kontor.server.store.base import StoreError
from kontor.server.store.migrations.chain import chain_postgres, chain_sqlite
from kontor.server.store.migrations.networks import networks_postgres, networks_sqlite

LOCK: Final = 0x6B6F6E746F72  # in PostgreSQL: one process migrates, the others wait
THEN_SQLITE: Final[Mapping[str, Callable[[sqlite3.Connection], None]]] = {
    "chain": chain_sqlite,
    "networks": networks_sqlite,
}
THEN_POSTGRES: Final[Mapping[str, Callable[[Any], Coroutine[Any, Any, None]]]] = {
    "chain": chain_postgres,
    "networks": networks_postgres,
}
logger = logging.getLogger("kontor.store")
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
    missing = _missing(scripts("sqlite"), version)
    for number, script in enumerate(missing, version + 1):
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
    """For any number of processes at once: the others wait until the connection of this one is closed. What was stored
    before the first step is kept in a schema of its own."""
    await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
    before = await postgres_schema(connection)
    for version, script in enumerate(_missing(scripts("postgres"), before), before):
        async with connection.transaction(isolation="read_committed"):
            if version == before > 0:
                await _keep_postgres(connection, f"kontor_schema_{version}")
            await connection.execute(script)
            for name in _THEN.findall(script):
                await THEN_POSTGRES[name](connection)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", version + 1)


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
