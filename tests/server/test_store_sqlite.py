"""What is special about an SQLite file: one process, one file, a backup at any time."""

import asyncio
import gc
import os
import signal
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from kontor.server.store import open_store
from kontor.server.store.backup import backup_sqlite
from kontor.server.store.base import Conflict, StoreError
from kontor.server.store.common import Store
from kontor.server.store.sqlite import SqliteStore
from kontor.server.store.sqlite_worker import Worker
from tests.server.storing import ROOT, change, file_of, opened, python, version_of

USE = """
import asyncio, sys
from tests.server.storing import opened
async def use():
    async with opened(sys.argv[1]) as store:
        await store.check()
        print("used")
asyncio.run(use())
"""

HOLDER = """
import asyncio, os, sys, time
from tests.server.storing import opened
async def hold():
    async with opened(sys.argv[1]) as store:
        child = os.fork()
        if child:
            print(child, flush=True)
        time.sleep(60)
asyncio.run(hold())
"""

FULL = """
import asyncio, resource, sys
from kontor.server.store import StoreError
from tests.server.storing import change, opened, version_of
async def fill():
    async with opened(sys.argv[1]) as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
        version = 0
        try:
            while True:
                await store.append(change("t", version + 1, b"1" * 1000, b"2" * 1000))
                version += 2
        except StoreError as error:
            print(error)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))  # no room even for something small
        try:
            for _ in range(100):  # until its few bytes do not fit either
                await store.check()
        except StoreError as error:
            print(error)
        assert await version_of(sys.argv[1], "t") == len(await store.entries("t")) == version > 0
        asked = [store.append(change(f"u{n}", 1, b"3" * 9000)) for n in range(9)]  # wait for the disk together
        for n, failed in enumerate(await asyncio.gather(*asked, return_exceptions=True)):
            assert isinstance(failed, StoreError) and await version_of(sys.argv[1], f"u{n}") == 0
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.check()
        await store.append(change("t", version + 1))
asyncio.run(fill())
"""

BACKUP = """
import sys
from kontor.server.store.backup import backup_sqlite
from kontor.server.store.sqlite import SqliteStore
print(backup_sqlite(*sys.argv[1:]))
"""


async def test_a_new_file_is_for_its_owner_alone_and_its_folder_is_made(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with opened(f"sqlite:///{tmp_path}/new/folder/kontor.db") as store:
            await store.append(change())
            files = sorted((tmp_path / "new" / "folder").iterdir())
            assert [file.name for file in files] == [
                f"kontor.db{end}" for end in ("", "-shm", "-wal", ".lock", ".receipts")
            ]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        os.umask(before)


async def test_a_commit_waits_for_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        for name, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):  # 2 is FULL
            assert store._writer.db.execute(f"PRAGMA {name}").fetchone() == (value,)


async def test_reading_does_not_wait_for_a_commit(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.append(change("t", 1))
        with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(store.append(change("t", 2)))
            await asyncio.sleep(0)  # it has been handed to its thread
            assert len(await store.entries("t")) == 1
            assert not asked.done()
            other.execute("ROLLBACK")
        await asked
        assert await version_of(sqlite_url, "t") == 2


async def test_changes_of_many_tables_wait_for_the_disk_together_and_fail_alone(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        await store.append(change("t", 1))
        done: list[str] = []
        store._writer.db.set_trace_callback(done.append)
        with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # as a disk that is busy
            many = [asyncio.create_task(store.append(change(f"u{n}", 1))) for n in range(20)]
            late = [
                asyncio.create_task(store.append(change(table, version))) for table, version in (("t", 1), ("v", 2))
            ]
            await asyncio.sleep(0.05)
            other.execute("ROLLBACK")
        await asyncio.gather(*many)
        failures = await asyncio.gather(*late, return_exceptions=True)
        store._writer.db.set_trace_callback(None)
        assert [type(failure) for failure in failures] == [Conflict, Conflict]
        assert done.count("COMMIT") <= 2
        assert [await version_of(sqlite_url, f"u{n}") for n in range(20)] == [1] * 20
        assert (await version_of(sqlite_url, "t"), await version_of(sqlite_url, "v")) == (1, 0)


@pytest.mark.parametrize("path", ["", ":memory:"])
async def test_tables_are_kept_in_files_only(path: str) -> None:
    with pytest.raises(StoreError, match="kept in a file"):
        await open_store(f"sqlite:///{path}")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(sqlite_url: str) -> None:
    file = file_of(sqlite_url)
    file.write_bytes(b"some letter to somebody" * 100)
    with pytest.raises(StoreError, match=r"kontor\.db: file is not a database"):
        await open_store(sqlite_url)
    assert file.read_bytes() == b"some letter to somebody" * 100
    assert list(file.parent.iterdir()) == [file], "nothing is laid beside it"
    file.unlink()
    file.mkdir()
    with pytest.raises(StoreError, match=r"kontor\.db"):
        await open_store(sqlite_url)
    assert list(file.parent.iterdir()) == [file]


async def test_a_file_without_anything_in_it_becomes_a_database(sqlite_url: str) -> None:
    file_of(sqlite_url).touch()
    async with opened(sqlite_url) as store:
        await store.append(change())


async def test_a_file_is_served_once(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(file_of(sqlite_url))
    async with opened(sqlite_url) as store:
        for url in (sqlite_url, f"sqlite:///{tmp_path}/link.db"):
            with pytest.raises(StoreError, match="in use by another kontor"):
                await open_store(url)
        other = python("-c", USE, sqlite_url)
        output, errors = other.communicate()
        assert output == ""
        assert f"StoreError: database {file_of(sqlite_url)} is in use by another kontor" in errors
        await store.append(change())
    async with opened(sqlite_url) as store:
        assert await version_of(sqlite_url, "t") == 1


def test_a_file_is_free_again_when_its_process_is_killed_though_a_child_lives_on(sqlite_url: str) -> None:
    async def use() -> None:
        async with opened(sqlite_url) as store:
            await store.check()

    with python("-c", HOLDER, sqlite_url) as holder:
        assert holder.stdout
        child = int(holder.stdout.readline())
        try:
            with pytest.raises(StoreError, match="in use"):
                asyncio.run(use())
            holder.kill()
            holder.wait()
            asyncio.run(use())
        finally:
            os.kill(child, signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_a_full_disk_is_an_error_and_nothing_is_half_stored(sqlite_url: str) -> None:
    other = python("-c", FULL, sqlite_url)
    output, errors = other.communicate()
    assert (other.returncode, errors) == (0, "")
    assert [line.startswith(f"database {file_of(sqlite_url)}: d") for line in output.splitlines()] == [True, True]


async def _play(store: Store, stop: asyncio.Event) -> None:
    version = 0
    while not stop.is_set():
        for table in ("t", "u"):
            await store.append(change(table, version + 1, b"1" * 500, b"2" * 500))
        version += 2


async def test_a_backup_is_made_while_tables_are_played(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "backup" / "kontor.db"
    target.parent.mkdir()
    async with opened(sqlite_url) as store:
        stop = asyncio.Event()
        playing = asyncio.create_task(_play(store, stop))
        while await version_of(sqlite_url, "u") < 20:
            await asyncio.sleep(0.01)
        other = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            BACKUP,
            str(file_of(sqlite_url)),
            str(target),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        output, _ = await other.communicate()
        stop.set()
        await playing
        assert (other.returncode, output) == (0, b"2\n")
        assert [file.name for file in target.parent.iterdir()] == ["kontor.db"]
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        written = {table: await store.entries(table) for table in ("t", "u")}
    async with opened(f"sqlite:///{target}") as copy:
        for table in ("t", "u"):
            kept = await copy.entries(table)
            assert 20 <= len(kept) == await version_of(f"sqlite:///{target}", table) <= len(written[table])
            assert kept == written[table][: len(kept)]
            await copy.append(change(table, len(kept) + 1))


async def test_a_backup_has_what_a_killed_server_left(sqlite_url: str, tmp_path: Path) -> None:
    with python("-m", "tests.server.writer", sqlite_url) as writer:
        assert writer.stdout
        acknowledged = [int(writer.stdout.readline()) for _ in range(5)][-1]
        writer.kill()
    assert backup_sqlite(str(file_of(sqlite_url)), str(tmp_path / "copy.db")) == 1
    async with opened(f"sqlite:///{tmp_path}/copy.db"):
        assert await version_of(f"sqlite:///{tmp_path}/copy.db", "t") >= acknowledged


async def test_a_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        await store.append(change())
        target = tmp_path / "precious"
        target.write_text("precious")
        for name in (str(target), str(file_of(sqlite_url))):
            with pytest.raises(StoreError, match="exists already"):
                backup_sqlite(str(file_of(sqlite_url)), name)
        assert target.read_text() == "precious"
        assert await version_of(sqlite_url, "t") == 1


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("some letter to somebody" * 100)
    with closing(sqlite3.connect(tmp_path / "other")) as other, other:
        other.execute("CREATE TABLE stamps (name TEXT)")
    before = set(tmp_path.iterdir())
    for source, reason in (("missing", "unable to open"), ("letter", "not a database"), ("other", "no such table")):
        with pytest.raises(StoreError, match=reason):
            backup_sqlite(str(tmp_path / source), str(tmp_path / "copy"))
    with pytest.raises(StoreError, match="No such file"):
        backup_sqlite(str(tmp_path / "other"), str(tmp_path / "no" / "copy"))
    assert set(tmp_path.iterdir()) == before


def test_a_damaged_database_is_noticed_by_the_backup(sqlite_url: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened(sqlite_url) as store:
            for n in range(200):
                await store.append(change(f"t{n}", 1, b"1" * 1000))

    asyncio.run(fill())
    file = file_of(sqlite_url)
    pages = file.read_bytes()
    file.write_bytes(pages[:20000] + bytes(60000) + pages[80000:])
    with pytest.raises(StoreError, match="backup of"):
        backup_sqlite(str(file), str(tmp_path / "copy"))
    assert not (tmp_path / "copy").exists()


async def test_what_is_said_to_read_cannot_change_anything(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.append(change("t", 1))
        sql = "UPDATE tables SET summary = 'changed' RETURNING 1"
        for ask in (store.read, store.search):
            with pytest.raises(StoreError, match="readonly database"):
                await ask(sql)
        assert await store.write(sql) == [(1,)]
        assert await store.write("SELECT summary FROM tables") == await store.read("SELECT summary FROM tables")


async def test_what_fails_after_its_caller_stopped_waiting_is_not_logged(sqlite_url: str) -> None:
    may_fail = threading.Event()
    logged: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: logged.append(context))

    def fail(db: sqlite3.Connection) -> None:
        may_fail.wait()
        db.execute("SELECT nothing")

    async with opened(sqlite_url):
        worker = Worker(Path(file_of(sqlite_url)))
        asked = asyncio.create_task(worker.do(fail))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        may_fail.set()
        worker.close()
        await asyncio.sleep(0)  # what it raised arrives
    del asked
    gc.collect()
    assert logged == []
