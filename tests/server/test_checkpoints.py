"""Checkpoints of tables: plain data, which other versions of the code go on using, and which is ignored where it does
not fit."""

import asyncio
import hashlib
import os
import pickle
import shutil
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kontor
from kontor.server.store.base import Checkpoint
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.checkpoints import TABLE_CHECKPOINT_FORMAT
from kontor.server.tables.seat import Asked, Seat
from kontor.server.tables.table import Table
from kontor.server.tables.timing import Timing
from tests.server.damaging import entries_of_a_game
from tests.server.storing import opened, sql
from tests.server.test_long_logs import NAME, first_read, shown, stored
from tests.server.test_old_tables import LOGS, RULES, expected, folded

PACKAGE = Path(kontor.__file__).parent
KEPT = sorted(LOGS.glob("checkpoint-*.json"))


def read(found: Checkpoint) -> Table | None:
    return asyncio.run(checkpoints.read(found))


def facts(thing: Any) -> Any:
    """Everything that an object is made of, as values that can be compared."""
    if isinstance(thing, (Table, Seat, Asked, Timing)):
        return {name: facts(getattr(thing, name)) for name in thing.__struct_fields__}
    if isinstance(thing, kontor.Game):
        return thing.record(), thing.view(0), thing.view(None)
    if isinstance(thing, (list, tuple)):
        return [facts(each) for each in thing]
    return thing


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 1.0])
def test_a_table_is_the_same_after_its_checkpoint(share: float) -> None:
    for file in RULES:
        table = folded(file, max(3, int(share * len(file.read_bytes().splitlines()))))
        again = read(checkpoints.make(table))
        assert facts(again) == facts(table)


def test_a_kept_checkpoint_of_this_format_gives_the_table_that_its_log_gives() -> None:
    """If it does not, what a table is or how it is folded has changed, and TABLE_CHECKPOINT_FORMAT must be raised:
    `python -m tools.old_tables` keeps the next one."""
    assert [file.stem for file in KEPT] == [f"checkpoint-{number}" for number in range(1, TABLE_CHECKPOINT_FORMAT + 1)]
    for file in KEPT:
        found = msgspec.json.decode(file.read_bytes(), type=Checkpoint)
        then = read(found)
        if found.format == TABLE_CHECKPOINT_FORMAT:
            fields, _ = msgspec.msgpack.decode(zlib.decompress(found.content), strict=False)
            assert tuple(fields) == Table.__struct_fields__
            log_of_it = LOGS / f"rules-{found.rules}.jsonl"
            assert facts(then) == facts(folded(log_of_it, expected(log_of_it)["moments"][0]["version"]))
        else:
            assert then is None


NEWER = """
import asyncio, sys
from kontor.server.tables import table
from tests.server.test_long_logs import first_read
assert table.IS_NEWER
print((asyncio.run(first_read(sys.argv[1])))[1])
"""


async def test_a_checkpoint_is_used_by_newer_code_in_another_process(sqlite_url: str, tmp_path: Path) -> None:
    """Not one entry before it is read again, although the code of the tables and of the rules is not the same."""
    entries = entries_of_a_game()
    await stored(sqlite_url, entries)
    _, count = await first_read(sqlite_url)
    assert count == len(entries)
    newer = tmp_path / "newer" / "kontor"
    await asyncio.to_thread(shutil.copytree, PACKAGE, newer, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for source in ("server/tables/table.py", "rules/play.py", "wire/answers.py"):
        with (newer / source).open("a", encoding="utf-8") as file:
            file.write("\nIS_NEWER = True\n")
    again = subprocess.run(
        [sys.executable, "-c", NEWER, sqlite_url],
        env={**os.environ, "PYTHONPATH": f"{newer.parent}{os.pathsep}{Path(__file__).parents[2]}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 0, again.stderr
    assert int(again.stdout) < checkpoints.CHECKPOINT_INTERVAL_ENTRIES


@pytest.mark.parametrize(
    "wrong",
    [
        "content = X'00'",
        "content = 'text'",
        "digest = X'00'",
        "hash = X'00112233445566778899aabbccddeeff'",
        "format = format + 1",
        "rules = 1",
        "rules = rules + 1",
        "version = version + 1",
    ],
)
async def test_a_checkpoint_that_does_not_fit_is_not_used_and_made_again(sqlite_url: str, wrong: str) -> None:
    entries = entries_of_a_game()
    await stored(sqlite_url, entries)
    first, _ = await first_read(sqlite_url)
    await sql(sqlite_url, f"UPDATE checkpoints SET {wrong}")
    again, count = await first_read(sqlite_url)
    assert count == len(entries)
    assert shown(again) == shown(first)
    if "version" not in wrong:  # one that says it is a later one stays
        _, count = await first_read(sqlite_url)
        assert count < checkpoints.CHECKPOINT_INTERVAL_ENTRIES


async def test_a_checkpoint_of_another_past_is_not_used(sqlite_url: str) -> None:
    entries = entries_of_a_game()
    await stored(sqlite_url, entries)
    table = Table.draft(NAME, *map(log.decode, entries[:-10]))
    table.hash = b"another past...."
    async with opened(sqlite_url) as store:
        await store.keep_checkpoint(checkpoints.make(table))
    _, count = await first_read(sqlite_url)
    assert count >= len(entries)


class Trap:
    """If this is unpickled, a file is made."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.file,)


def forged(content: bytes) -> Checkpoint:
    """A checkpoint whose digest fits its content."""
    hash_, rules = bytes(16), folded(RULES[-1], 1).agreed.rules
    packed = zlib.compress(content)
    digest = hashlib.sha256(b"%d %d " % (TABLE_CHECKPOINT_FORMAT, rules) + hash_ + packed).digest()
    return Checkpoint(NAME, 1, hash_, TABLE_CHECKPOINT_FORMAT, rules, digest, packed)


def test_nothing_that_could_be_carried_out_is_loaded_from_a_checkpoint(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    assert read(forged(pickle.dumps(Trap(trap)))) is None
    assert not trap.exists()
    pickle.loads(pickle.dumps(Trap(trap)))
    assert trap.exists(), "it would have worked"
    for file in (PACKAGE / "server").rglob("*.py"):
        assert "pickle" not in file.read_text("utf-8"), file


def test_data_that_is_not_a_table_is_not_used() -> None:
    whole = checkpoints.encode(folded(RULES[-1], 100))
    fields, game = msgspec.msgpack.decode(whole, strict=False)
    unknown = msgspec.msgpack.encode([{**fields, "more": 1}, game])
    for content in (b"", b"\x00", msgspec.msgpack.encode({}), whole[:-1], unknown, whole):
        assert read(forged(content)) is None
