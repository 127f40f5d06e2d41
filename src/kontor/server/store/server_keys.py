"""The secret of whoever runs the server. Its hash is all that is stored, and it is made beside a running server."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from kontor.server.store.base import Statement, Statements, StoreError, put
from kontor.server.store.sqlite_queries import fetch

OPERATOR_KEY_NAME: Final = "operator"  # the name under which the hash of the operator's secret is kept
BUSY_TIMEOUT_S: Final = 10.0  # seconds for a database that is busy
_FIND_SERVER_KEY: Final = "SELECT value FROM server_keys WHERE name = $1"


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
    if value is None:
        statement = Statement("DELETE FROM server_keys WHERE name = $1", (OPERATOR_KEY_NAME,))
    else:
        statement = put("server_keys", "name, value", (OPERATOR_KEY_NAME, value))
    if database.startswith("sqlite:///"):
        _change_sqlite(database.removeprefix("sqlite:///"), statement)
    else:
        asyncio.run(_change_postgres(database, statement))


def _change_sqlite(file: str, statement: Statement) -> None:
    try:
        known = f"{Path(file).resolve().as_uri()}?mode=rw"  # rw: creates no file
        with closing(sqlite3.connect(known, uri=True, timeout=BUSY_TIMEOUT_S)) as db, db:
            db.execute("PRAGMA secure_delete = ON")
            fetch(db, statement)
    except sqlite3.Error as wrong:
        raise StoreError(f"database {file}: {wrong}; start the server once before") from wrong


async def _change_postgres(url: str, statement: Statement) -> None:
    from kontor.server.store.postgres import open_postgres_to_check

    try:
        store = await open_postgres_to_check(url)
        try:
            await store.write(statement.sql, *statement.values)
        finally:
            await store.close()
    except StoreError as wrong:
        raise StoreError(f"{wrong}; start the server once before") from None
