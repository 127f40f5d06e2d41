"""Changes to store, and a look at a database past its store."""

import asyncio
import inspect
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from kontor.rules.ruleset import RULES_VERSION
from kontor.server.store import migrations, open_store
from kontor.server.store.base import Held, Row, TableChange
from kontor.server.store.chain import GENESIS_HASH, SEALED, link, seal, seal_of
from kontor.server.store.common import Store
from kontor.server.tables.entries import decode
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.present import card
from kontor.server.tables.private import make_row
from kontor.server.tables.table import Table
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[2]


async def until(condition: Callable[[], object]) -> None:
    """Waits for what other tasks bring about; the condition may be a coroutine function."""
    async with asyncio.timeout(PATIENCE):
        while not (await found if inspect.isawaitable(found := condition()) else found):
            await asyncio.sleep(0.001)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is closed again."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def hash_at(table: str, version: int) -> bytes:
    """A made-up hash of an entry: stores keep hashes and compare them, but do not compute them."""
    return GENESIS_HASH if version == 0 else f"{table} {version}".ljust(len(GENESIS_HASH)).encode()[: len(GENESIS_HASH)]


def row(version: int, at: float, entry: bytes, table: str = "t") -> Row:
    """An entry as `change` makes it."""
    return Row(version, at, entry, hash_at(table, version))


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
    notify_since: float | None = None,
    keeps_notify_since: bool = False,
    warn_at: float | None = None,
    keeps_warning: bool = False,
    expired_at: float | None = None,
) -> TableChange:
    """A change with one entry where none is given."""
    return TableChange(
        table=table,
        previous=hash_at(table, version - 1),
        rows=tuple(row(n, at, entry, table) for n, entry in enumerate(entries or (b'{"kind":"aborted"}',), version)),
        created=at,
        status=status,
        public=public,
        bot_due=bot_due,
        summary=summary,
        held=held or (),
        keys_changed=held is not None,
        notify_since=notify_since,
        keeps_notify_since=keeps_notify_since,
        warn_at=warn_at,
        keeps_warning=keeps_warning,
        expired_at=expired_at,
    )


def file_of(url: str) -> Path:
    """The file of an SQLite URL."""
    return Path(url.removeprefix("sqlite:///"))


def laid(table: Table, entries: Sequence[bytes], at: float = 1000.0) -> TableChange:
    """A change that stores these entries of a table from the first on. The table may know only some of them."""
    rows: list[Row] = []
    for version, entry in enumerate(entries, 1):
        previous = rows[-1].hash if rows else GENESIS_HASH
        try:
            rows.append(make_row(table.id, version, at, decode(entry), previous))
        except msgspec.DecodeError:
            rows.append(Row(version, at, entry, link(previous, table.id, version, at, entry)))
    return TableChange(
        table=table.id,
        previous=GENESIS_HASH,
        rows=tuple(rows),
        created=at,
        status=table.status,
        public=table.agreed.public,
        bot_due=table.bot_due(),
        summary=msgspec.json.encode(card(table)),
        held=table.held(),
    )


async def copy_with_other_rules(url: str, table: str) -> str:
    """A copy of a stored table as version 1 of the rules would have left it, with a bot that is late; gives its id."""
    name = new_table_id()
    rows = await sql(url, f"SELECT entry FROM entries WHERE table_id = '{table}' ORDER BY version")
    entries = [entry.encode() for (entry,) in rows]
    old = [entry.replace(b'"rules":%d' % RULES_VERSION, b'"rules":1') for entry in entries]
    change = laid(Table.draft(name, *map(decode, entries)), old)
    summary = change.summary.replace(b'"rules":%d' % RULES_VERSION, b'"rules":1')
    await lay(url, msgspec.structs.replace(change, bot_due=1.0, summary=summary))
    assert '"rules":1' in str((await stored(url, name))[0])
    return name


async def lay(url: str, change: TableChange) -> None:
    """Stores the first entries of a table past the store, which may be open."""
    facts = {
        "id": change.table, "version": change.last.version, "head": change.last.hash, "status": change.status,
        "public": change.public, "bot_due": change.bot_due, "created": change.created, "updated": change.last.at,
        "summary": change.summary.decode(), "seal": seal(change),
    }  # fmt: skip
    await insert(url, "tables", facts)
    for row in change.rows:
        values = {"version": row.version, "at": row.at, "entry": row.entry.decode(), "hash": row.hash}
        await insert(url, "entries", {"table_id": change.table, **values})
        for text in row.beside:
            place = {"table_id": change.table, "version": row.version}
            await insert(url, "private_texts", {**place, **msgspec.structs.asdict(text)})
    for held in change.held:
        await insert(url, "held", {"key": held.key, "table_id": change.table, "seat": held.seat})


async def insert(url: str, name: str, facts: dict[str, Any]) -> None:
    """Inserts a row past the store."""
    is_sqlite = url.startswith("sqlite:")
    places = ", ".join("?" if is_sqlite else f"${number}" for number, _ in enumerate(facts, 1))
    await sql(url, f"INSERT INTO {name} ({', '.join(facts)}) VALUES ({places})", *facts.values())


async def reseal(url: str, table: str, **facts: Any) -> None:
    """Changes what is stored of a table beside its entries, as if it had always been so."""
    ((*values,),) = await sql(url, f"SELECT {', '.join(SEALED)} FROM tables WHERE id = '{table}'")
    now = {**dict(zip(SEALED, values, strict=True)), **facts}
    held = await sql(url, f"SELECT key, seat FROM held WHERE table_id = '{table}'")
    stored_seal = seal_of(table, [*now.values()], [Held(*row) for row in held])
    for name, value in {**facts, "seal": stored_seal}.items():
        place = "?" if url.startswith("sqlite:") else "$1"
        await sql(url, f"UPDATE tables SET {name} = {place} WHERE id = '{table}'", value)


async def rechain(url: str, table: str) -> None:
    """Gives a log that was changed by hand its hashes, as if it had always been so. Its triggers must be gone."""
    last = GENESIS_HASH
    for version, at, entry in await sql(
        url, f"SELECT version, at, entry FROM entries WHERE table_id = '{table}' ORDER BY version"
    ):
        last = link(last, table, version, at, entry.encode())
        place = "?" if url.startswith("sqlite:") else "$1"
        where = f"table_id = '{table}' AND version = {version}"
        await sql(url, f"UPDATE entries SET hash = {place} WHERE {where}", last)
    await reseal(url, table, head=last)


async def stored(url: str, table: str) -> list[tuple[Any, ...]]:
    """Everything that is stored of a table, its entries first."""
    return [
        row
        for name, key in (
            *(("entries", "table_id"), ("private_texts", "table_id"), ("held", "table_id"), ("tables", "id")),
        )
        for row in await sql(url, f"SELECT * FROM {name} WHERE {key} = '{table}' ORDER BY 1, 2, 3")
    ]


async def sql(url: str, command: str, *values: object) -> list[tuple[Any, ...]]:
    """Has the database do something that no store would."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(file_of(url), timeout=PATIENCE)) as db, db:
            return db.execute(command, values).fetchall()
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(command, *values)]
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


# A migration that could follow the newest one, for both kinds of database.
NEXT_MIGRATION = "ALTER TABLE tables ADD COLUMN made_up text NOT NULL DEFAULT 'new';"


def add_migration(monkeypatch: pytest.MonkeyPatch, script: str = NEXT_MIGRATION) -> int:
    """Adds a migration for stores that this process opens from now on; gives the version of its schema."""
    known = migrations.scripts
    monkeypatch.setattr(migrations, "scripts", lambda kind: [*known(kind), script])
    return migrations.newest_schema("sqlite")
