"""Databases with whole games in them, and ways to damage them."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kontor.server.store.base import Damaged, StoreError
from kontor.server.store.chain import pages, verify_end
from kontor.server.tables.entries import decode, encode
from kontor.server.tables.private import read_row
from kontor.server.tables.table import Table
from tests.server.storing import laid, opened
from tests.server.test_old_tables import rows

LOG = Path(__file__).parent / "logs" / "rules-2.jsonl"


def entries_of_a_game() -> list[bytes]:
    """The entries of a whole game, with what was stored beside them."""
    found = [read_row(row)[0] for row in rows(LOG)]
    return [encode(msgspec.structs.replace(entry, beside=())) for entry in found]


async def fill(url: str, tables: int) -> list[str]:
    """Stores tables whose games have gone on for different times; gives their ids."""
    entries = entries_of_a_game()
    names = [f"{'abcdefghjk'[number % 10] * 11}{number // 10 + 2}" for number in range(tables)]
    async with opened(url) as store:
        for number, name in enumerate(names):
            some = entries[: 10 + number * (len(entries) - 10) // tables]
            await store.append(laid(Table.draft(name, *map(decode, some)), some))
    return names


Rows = list[tuple[Any, ...]]


def content(file: Path, names: Sequence[str]) -> dict[str, Rows]:
    """All rows of each table."""
    with closing(sqlite3.connect(file)) as db:
        return {
            name: [
                *db.execute("SELECT 'tables', * FROM tables WHERE id = ?", (name,)),
                *db.execute("SELECT 'entries', * FROM entries WHERE table_id = ?", (name,)),
                *db.execute("SELECT 'private_texts', * FROM private_texts WHERE table_id = ?", (name,)),
                *db.execute("SELECT 'held', * FROM held WHERE table_id = ?", (name,)),
            ]
            for name in names
        }


def found_again(file: Path, whole: dict[str, Rows]) -> set[str]:
    """The tables all of whose rows are still found, each by its key. Indexes do not count: they can be made again."""
    with closing(sqlite3.connect(file)) as db:
        try:
            return {name for name, rows in whole.items() if all(_is_found(db, row) for row in rows)}
        except UnicodeDecodeError:  # not even its schema can be read
            return set()


def _is_found(db: sqlite3.Connection, row: tuple[Any, ...]) -> bool:
    source, *values = row
    where = {
        "tables": "id = ?",
        "entries": "table_id = ? AND version = ?",
        "private_texts": "table_id = ? AND version = ? AND part = ?",
        "held": "+key = ? AND table_id = ? AND seat = ?",  # + hides the index
    }[source]
    try:
        found = db.execute(f"SELECT * FROM {source} WHERE {where}", values[: where.count("?")]).fetchall()
        if source == "held":  # a row of another table may lie among those of this one
            found = [each for each in found if each[:2] == row[1:3]]
        return found == [tuple(values)]
    except sqlite3.Error:
        return False


def scribble(file: Path, random: Random, count: int) -> None:
    """Writes random bytes somewhere into a file."""
    with file.open("r+b") as opened_file:
        size = file.stat().st_size
        for _ in range(count):
            opened_file.seek(random.randrange(size))
            opened_file.write(random.randbytes(1))


async def reported(url: str, names: Sequence[str]) -> set[str]:
    """The tables that a server would refuse as damaged; all of them where it would not start."""
    damaged: set[str] = set()

    try:
        async with opened(url) as store:
            for name in names:
                try:
                    async for rows in pages(store, await verify_end(store, name)):
                        damaged.update(name for row in rows if read_row(row)[1])  # something beside it is missing
                except Damaged:
                    damaged.add(name)
    except StoreError:
        return set(names)
    return damaged


def copied(file: Path, folder: Path) -> Path:
    """A copy of a database in a new folder."""
    folder.mkdir()
    return Path(shutil.copy(file, folder))
