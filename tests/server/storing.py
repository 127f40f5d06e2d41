"""Changes to store, and a look at a database past its store."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import asyncpg

from kontor.rules.ruleset import RULES_VERSION
from kontor.server.store import Change, Held, Store, open_store
from kontor.server.tables.keys import new_table_id

ROOT = Path(__file__).parents[2]

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed again."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def change(
    table: str = "t",
    version: int = 1,
    *entries: bytes,
    at: float = 1000.0,
    status: str = "running",
    public: bool = True,
    bot_due: float | None = None,
    summary: bytes = b"{}",
    held: tuple[Held, ...] | None = None,
) -> Change:
    """A change with one entry where none is given."""
    return Change(
        table=table,
        version=version,
        at=at,
        entries=entries or (b'{"kind":"aborted"}',),
        status=status,
        public=public,
        bot_due=bot_due,
        summary=summary,
        held=held,
    )


def file_of(url: str) -> Path:
    """The file of an SQLite URL."""
    return Path(url.removeprefix("sqlite:///"))


async def copy_with_other_rules(url: str, table: str) -> str:
    """A copy of a stored table as version 1 of the rules would have left it, with a bot that is late; gives its id."""
    name = new_table_id()
    await sql(
        url,
        "INSERT INTO tables (id, version, status, public, bot_due, created, updated, summary)"
        f" SELECT '{name}', version, status, public, 1, created, updated, replace(summary, '{table}', '{name}')"
        f" FROM tables WHERE id = '{table}'",
    )
    await sql(
        url,
        "INSERT INTO entries (table_id, version, at, entry)"
        f""" SELECT '{name}', version, at, replace(entry, '"rules":{RULES_VERSION}', '"rules":1')"""
        f" FROM entries WHERE table_id = '{table}'",
    )
    await sql(
        url, f"INSERT INTO held (key, table_id, seat) SELECT key, '{name}', seat FROM held WHERE table_id = '{table}'"
    )
    assert '"rules":1' in str((await stored(url, name))[0])
    return name


async def stored(url: str, table: str) -> list[tuple[Any, ...]]:
    """Everything that is stored of a table, its entries first."""
    return [
        row
        for name, key in (("entries", "table_id"), ("held", "table_id"), ("tables", "id"))
        for row in await sql(url, f"SELECT * FROM {name} WHERE {key} = '{table}' ORDER BY 1, 2, 3")
    ]


async def sql(url: str, command: str) -> list[tuple[Any, ...]]:
    """Has the database do something that no store would."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(file_of(url))) as db, db:
            return db.execute(command).fetchall()
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(command)]
    finally:
        await connection.close()


async def version_of(url: str, table: str) -> int:
    """The version of a table; 0 where it is unknown."""
    found = await sql(url, f"SELECT version FROM tables WHERE id = '{table}'")
    return int(found[0][0]) if found else 0


def python(*args: str) -> "subprocess.Popen[str]":
    """Another process that uses the store."""
    return subprocess.Popen(
        [sys.executable, *args],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
