"""The secret of whoever runs the server. Its hash is all that is stored, and it is made beside a running server."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg

from kontor.server.store.base import StoreError
from kontor.server.store.statements import Statements

OPERATOR_KEY_NAME: Final = "operator"  # the name under which the hash of the operator's secret is kept
BUSY_TIMEOUT_S: Final = 10.0  # seconds for a database that is busy
_FIND_SERVER_KEY: Final = "SELECT value FROM server_keys WHERE name = $1"
_KEEP: Final = (
    "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_DROP: Final = "DELETE FROM server_keys WHERE name = $1"


async def operator_hash(store: Statements) -> str:
    """The hash of the secret that was made for whoever runs the server; empty if there is none."""
    found = await store.read(_FIND_SERVER_KEY, OPERATOR_KEY_NAME)
    return str(found[0][0]) if found else ""


async def server_key(store: Statements, name: str, new: str) -> str:
    """A key that the server made for itself: the one that is stored, otherwise this new one."""
    await store.write("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new)
    ((value,),) = await store.read(_FIND_SERVER_KEY, name)
    return str(value)


def keep_operator_hash(database: str, value: str | None) -> None:
    """Keeps the hash of a new secret instead of the one before, or (None) none, also while a server uses the database.

    Only somebody who can write the database can do this: whoever runs the server."""
    values = (OPERATOR_KEY_NAME,) if value is None else (OPERATOR_KEY_NAME, value)
    sql = _DROP if value is None else _KEEP
    if database.startswith("sqlite:///"):
        _change_sqlite(database.removeprefix("sqlite:///"), sql, values)
    else:
        asyncio.run(_change_postgres(database, sql, values))


def _change_sqlite(file: str, sql: str, values: tuple[str, ...]) -> None:
    try:
        known = f"{Path(file).resolve().as_uri()}?mode=rw"  # rw: creates no file
        with closing(sqlite3.connect(known, uri=True, timeout=BUSY_TIMEOUT_S)) as db, db:
            db.execute("PRAGMA secure_delete = ON")
            db.execute(sql, {str(number): value for number, value in enumerate(values, 1)})
    except sqlite3.Error as wrong:
        raise StoreError(f"database {file}: {wrong}; start the server once before") from wrong


async def _change_postgres(url: str, sql: str, values: tuple[str, ...]) -> None:
    try:
        connection = await asyncpg.connect(url, timeout=BUSY_TIMEOUT_S)
        try:
            await connection.execute(sql, *values)
        finally:
            await connection.close(timeout=BUSY_TIMEOUT_S)
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        kind = "the URL cannot be read" if type(wrong) is ValueError else str(wrong)  # its text may quote a password
        raise StoreError(f"PostgreSQL: {kind}; start the server once before") from None
