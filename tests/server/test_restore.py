"""Putting a backup in the place of a database, and the copies that are kept before a migration."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from kontor.cli import main
from kontor.server.store.backup import backup_before_migration, backup_sqlite, receipts_of, restore_sqlite
from kontor.server.store.base import StoreError
from tests.server.damaging import fill
from tests.server.playing import HUMAN, Person, Table, fine
from tests.server.serving import Server
from tests.server.storing import add_migration, change, file_of, opened, python, sql, version_of

LOGS = Path(__file__).parent / "logs"


def test_a_backup_is_restored_and_nothing_of_the_old_database_is_left_beside_it(
    sqlite_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN] * 3)
        token = table.people[0].token
        table.people[0].decide("place t hamburg-luebeck/1")
        assert main(["backup", "--database", sqlite_url, str(copy)]) == 0
        table.people[0].decide("place t hamburg-luebeck/2")
        assert main(["restore", "--database", sqlite_url, str(copy)]) == 2, "it is served"
        server.kill()  # so that a write-ahead log is left
    file = file_of(sqlite_url)
    assert Path(f"{file}-wal").stat().st_size > 0
    assert main(["restore", "--database", sqlite_url, str(copy)]) == 0
    left = sorted(each.name for each in tmp_path.iterdir() if each != copy)
    (aside,) = [name for name in left if name.startswith("kontor.db.before-")]
    secrets = {"kontor.db.address-key", "kontor.db.operator-secret"}  # of the server, whatever the database
    assert set(left) == {"kontor.db", aside, "kontor.db.lock"} | secrets
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with Server(sqlite_url) as server, server.client() as client:
        person = Person(client, table.id, token)
        assert person.view()["ply"] == 1
        person.decide("place t hamburg-luebeck/3")
        assert fine(client.get("/api/health"))["damaged"] == 0
        assert server.stop() == 0
    with Server(f"sqlite:///{tmp_path / aside / 'kontor.db'}") as server, server.client() as client:
        assert Person(client, table.id, token).view()["ply"] == 2, "what was there before is complete"


async def test_a_backup_that_is_damaged_or_missing_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        for number in range(100):
            await store.append(change(f"t{number}", 1, b"1" * 1000))
    file = file_of(sqlite_url)
    damaged = tmp_path / "damaged.db"
    pages = file.read_bytes()
    damaged.write_bytes(pages[:20000] + bytes(60000) + pages[80000:])
    before = {each: each.read_bytes() for each in tmp_path.iterdir()}
    for backup, reason in ((damaged, "backup of"), (tmp_path / "missing", "no such file"), (file, "database itself")):
        with pytest.raises(StoreError, match=reason):
            restore_sqlite(str(backup), str(file))
    assert {each: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_damaged_tables_are_named_by_a_backup_and_not_restored_unasked(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = asyncio.run(fill(sqlite_url, 2))
    copy, whole = str(tmp_path / "copy"), str(tmp_path / "whole")
    assert main(["backup", "--database", sqlite_url, whole]) == 0
    asyncio.run(sql(sqlite_url, "DROP TRIGGER entries_not_changed"))
    asyncio.run(sql(sqlite_url, f"UPDATE entries SET at = at + 1 WHERE table_id = '{one}' AND version = 3"))
    assert main(["backup", "--database", sqlite_url, copy]) == 1
    said = capsys.readouterr().out
    assert f"table {one} is damaged: entry 3 was changed" in said
    assert other not in said
    assert not list(tmp_path.glob("copy-*")), "it is one file"
    before = {each: each.read_bytes() for each in tmp_path.iterdir()}
    target = ["restore", "--database", sqlite_url]
    assert main([*target, copy]) == 2
    assert f"the backup is damaged (table {one} is damaged: entry 3 was changed)" in capsys.readouterr().err
    assert {each: each.read_bytes() for each in tmp_path.iterdir()} == before
    assert main([*target, "--damaged", copy]) == 0
    assert main([*target, whole]) == 0
    assert main(["check", "--database", sqlite_url]) == 0


@pytest.mark.parametrize("call", ["unlink", "replace", "fsync", "link"])
def test_a_restore_that_is_killed_is_set_right_by_the_next(sqlite_url: str, tmp_path: Path, call: str) -> None:
    async def fill() -> None:
        async with opened(sqlite_url) as store:
            await store.append(change("t", 1))
        backup_sqlite(str(file_of(sqlite_url)), str(tmp_path / "copy.db"))
        async with opened(sqlite_url) as store:
            await store.append(change("t", 2))

    asyncio.run(fill())
    killed = python("-c", KILLED, call, str(tmp_path / "copy.db"), str(file_of(sqlite_url)))
    killed.communicate()
    assert killed.returncode == -9
    done = restore_sqlite(str(tmp_path / "copy.db"), str(file_of(sqlite_url)))
    assert done.tables == 1
    assert not receipts_of(file_of(sqlite_url)).exists()
    assert asyncio.run(version_of(sqlite_url, "t")) == 1


KILLED = """
import os, pathlib, signal, sys
from kontor.server.store.backup import restore_sqlite
def killed(*args, **kwargs):
    os.kill(os.getpid(), signal.SIGKILL)
name = sys.argv[1]
setattr(pathlib.Path if name in ("unlink", "replace") else os, name, killed)
restore_sqlite(*sys.argv[2:])
"""


# Migrations


async def test_a_file_is_copied_before_it_gets_a_newer_schema(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite_url) as store:
        await store.append(change("t", 1, summary=b"as it was"))
    newest = add_migration(monkeypatch)
    for _ in range(2):  # the second time there is nothing to do
        async with opened(sqlite_url) as store:
            await store.append(change("t", 1 + await version_of(sqlite_url, "t"), summary=b"later"))
    kept = f"{sqlite_url}.schema-{newest - 1}"
    assert await sql(kept, "SELECT max(version) FROM schema_migrations") == [(newest - 1,)]
    assert await sql(kept, "SELECT id, version, summary FROM tables") == [("t", 1, "as it was")]
    assert stat.S_IMODE(os.stat(file_of(kept)).st_mode) == 0o600
    assert await sql(sqlite_url, "SELECT max(version) FROM schema_migrations") == [(newest,)]


def test_a_copy_of_an_older_database_is_not_taken_for_the_one_before_a_migration(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = file_of(sqlite_url)
    with closing(sqlite3.connect(file)) as db:
        db.executescript((LOGS / "schema-1.sql").read_text("utf-8"))
    for _ in range(2):  # the first attempt is broken off
        backup_before_migration(file, 1, 2)
    assert {each.name for each in tmp_path.iterdir()} == {"kontor.db", "kontor.db.schema-1"}
    asyncio.run(sql(sqlite_url, "UPDATE tables SET summary = '{}'"))
    backup_before_migration(file, 1, 2)
    assert asyncio.run(sql(f"{sqlite_url}.schema-1-2", "SELECT DISTINCT summary FROM tables")) == [("{}",)]
    assert asyncio.run(sql(f"{sqlite_url}.schema-1", "SELECT DISTINCT summary FROM tables")) != [("{}",)]


async def test_a_database_of_postgresql_is_copied_before_it_gets_a_newer_schema(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as store:
        await store.append(change("t", 1, summary=b"as it was"))
    newest = add_migration(monkeypatch)
    first = f"kontor_schema_{newest - 1}"
    await sql(postgres_url, f"CREATE SCHEMA {first}")  # an older copy
    await sql(postgres_url, f"CREATE TABLE {first}.tables ()")
    for _ in range(2):  # the second time there is nothing to do
        async with opened(postgres_url) as store:
            await store.append(change("t", 1 + await version_of(postgres_url, "t"), summary=b"later"))
    copied = await sql(postgres_url, f"SELECT id, version, summary FROM {first}_2.tables")
    assert copied == [("t", 1, "as it was")]
    kept = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'kontor_schema%' ORDER BY 1"
    assert await sql(postgres_url, kept) == [(first,), (f"{first}_2",)]
