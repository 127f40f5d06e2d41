"""A damaged database: each damaged table is refused as such and reported, no other one is, and the rest goes on."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from kontor.cli import main
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import open_store, open_to_check
from kontor.server.store.backup import MAX_RECEIPTS_BYTES, receipts_of
from kontor.server.store.base import Damaged, StoreError
from kontor.server.store.packing import delete_table
from kontor.server.tables.checker import Checker, Damage
from kontor.server.tables.entries import decode
from kontor.server.tables.table import Table as StoredTable
from tests.server.conftest import command
from tests.server.damaging import content, copied, entries_of_a_game, fill, found_again, reported, scribble
from tests.server.playing import HUMAN, Person, Table, eventually, fine, refused
from tests.server.serving import Server
from tests.server.storing import change, file_of, laid, opened


def played_tables(url: str, count: int) -> list[Table]:
    """Tables at which something was decided, on a server that is stopped."""
    with Server(url) as server, server.client() as client:
        tables = [Table(client, [HUMAN] * 3, public=True) for _ in range(count)]
        for table in tables:
            table.people[0].decide("place t hamburg-luebeck/1")
            table.people[0].decide("place t hamburg-luebeck/2")
        assert server.stop() == 0
    return tables


def damage(url: str, *sql: str) -> None:
    """Changes what no store would change."""
    if url.startswith("sqlite:"):
        with closing(sqlite3.connect(file_of(url))) as db, db:
            for line in ("DROP TRIGGER entries_not_changed", "DROP TRIGGER entries_not_deleted", *sql):
                db.execute(line)
    else:
        command(url, ";".join(("ALTER TABLE entries DISABLE TRIGGER USER", *sql)))


DAMAGES = {
    "an entry at the end": "DELETE FROM entries WHERE table_id = '{}' AND version > 4",
    "an entry in the middle": "DELETE FROM entries WHERE table_id = '{}' AND version = 3",
    "another decision": "UPDATE entries SET entry = replace(entry, 'luebeck/1', 'luebeck/3') WHERE table_id = '{}'",
    "another time": "UPDATE entries SET at = at + 1 WHERE table_id = '{}' AND version = 1",
    "an earlier version": "UPDATE tables SET version = version - 1 WHERE id = '{}'",
    "another board in the list": "UPDATE tables SET summary = replace(summary, 'hansa', 'east') WHERE id = '{}'",
    "not in the list": "UPDATE tables SET public = NOT public WHERE id = '{}'",
    "a lost name": "DELETE FROM private_texts WHERE table_id = '{}' AND part = 1",
    "another name": "UPDATE private_texts SET content = 'Eve' WHERE table_id = '{}' AND part = 1",
    "a lost key": "DELETE FROM held WHERE table_id = '{}' AND seat = 1",
}


def test_damaged_tables_are_refused_and_reported_and_the_others_go_on(
    served_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, *damaged = played_tables(served_url, 1 + len(DAMAGES))
    damage(served_url, *(sql.format(table.id) for sql, table in zip(DAMAGES.values(), damaged, strict=True)))
    with Server(served_url) as server, server.client() as client:
        for table in damaged:
            person = Person(client, table.id, table.people[0].token)
            refused(person.get(), 500, "damaged")
            refused(person.act("end", 2), 500, "damaged")
        assert fine(client.get(f"/api/games/{whole.id}"))["ply"] == 2
        health = client.get("/api/health")
        facts = health.json()
        assert (health.status_code, facts["status"], facts["damaged"]) == (200, "ok", len(damaged))
        assert f"kontor_tables_damaged {len(damaged)}.0" in server.metrics()
        assert [card["id"] for card in fine(client.get("/api/games"))["public"]] == [whole.id]
        assert server.log.count("a table is damaged") == len(damaged)
        assert server.stop() == 0
        assert "Traceback" not in server.log
    assert main(["check", "--database", served_url]) == 1
    said = capsys.readouterr().out
    assert f"table {damaged[0].id} is damaged: its last entry, 5, is missing, and perhaps others before it" in said
    advice = "kontor restore --help" if served_url.startswith("sqlite:") else "with PostgreSQL's own tools"
    assert f"{len(damaged)} of {len(damaged) + 1} tables are damaged; restore a backup" in said
    assert advice in said


def test_the_operator_can_delete_damaged_tables(served_url: str) -> None:
    whole, *damaged = played_tables(served_url, 1 + len(DAMAGES))
    damage(served_url, *(sql.format(table.id) for sql, table in zip(DAMAGES.values(), damaged, strict=True)))
    with Server(served_url) as server, server.client() as client:
        for table in damaged:
            fine(client.delete(f"/api/operator/tables/{table.id}", headers=server.operator))
            refused(client.get(f"/api/games/{table.id}"), 404, "unknown-table")
        assert client.get("/api/health").json()["damaged"] == 0
        refused(client.delete(f"/api/operator/tables/{damaged[0].id}", headers=server.operator), 404, "unknown-table")
        assert fine(client.get(f"/api/games/{whole.id}"))["ply"] == 2
        assert server.stop() == 0
        assert "Traceback" not in server.log
    assert main(["check", "--database", served_url]) == 0


async def test_a_check_forgets_the_damage_of_a_table_that_another_process_deleted(sqlite_url: str) -> None:
    (table,) = await fill(sqlite_url, 1)
    metrics = Metrics()
    damage = Damage(metrics)
    damage.note(Damaged(table, "entry 3 was changed"))
    async with opened(sqlite_url) as store:
        assert await delete_table(store, table)
        await Checker(sqlite_url, store, damage, metrics)._check(full=False)
    assert table not in damage


def test_a_check_at_the_start_finds_a_table_that_nobody_opens(sqlite_url: str) -> None:
    one, other = played_tables(sqlite_url, 2)
    damage(sqlite_url, DAMAGES["another decision"].format(one.id))
    with Server(sqlite_url) as server, server.client() as client:
        assert eventually(lambda: client.get("/api/health").json()["damaged"] == 1)
        assert [card["id"] for card in fine(client.get("/api/games"))["public"]] == [other.id]


def test_a_check_says_that_everything_is_whole_or_which_table_is_not(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = played_tables(sqlite_url, 2)
    assert main(["check", "--database", sqlite_url]) == 0
    assert capsys.readouterr().out == "2 tables with 10 entries: everything is whole\n"
    damage(sqlite_url, DAMAGES["another decision"].format(one.id))
    assert main(["check", "--database", sqlite_url]) == 1
    said = capsys.readouterr().out
    assert f"table {one.id} is damaged: entry 4 was changed" in said
    assert "1 of 2 tables are damaged" in said
    assert other.id not in said
    assert main(["check", "--database", f"{sqlite_url}-missing"]) == 2


# Files that are not what they were


@pytest.mark.full
def test_what_was_acknowledged_and_is_lost_with_the_write_ahead_log_is_noticed(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table, lost = (Table(client, [HUMAN] * 3) for _ in range(2))
        assert server.stop() == 0
    with Server(sqlite_url) as server, server.client() as client:
        playing = table.people[0]
        playing.client = client
        playing.decide("place t hamburg-luebeck/1")
        server.kill()
    Path(f"{file_of(sqlite_url)}-wal").unlink()
    for _ in range(2):  # it stays known
        with Server(sqlite_url) as server, server.client() as client:
            refused(client.get(f"/api/games/{table.id}"), 500, "damaged")
            assert client.get(f"/api/games/{lost.id}").status_code == 200
            assert server.stop() == 0


async def test_what_is_lost_stays_known_and_otherwise_the_receipts_begin_again(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as store:
        await store.append(change("t", 1))
    async with opened(sqlite_url) as store:
        with receipts_of(file_of(sqlite_url)).open("ab") as receipts:
            receipts.write(b"\n" * MAX_RECEIPTS_BYTES)
        await store.append(change("u", 1))
        assert receipts_of(file_of(sqlite_url)).stat().st_size < 100, "they began again"
        await store.append(change("t", 2))
        file = copied(file_of(sqlite_url), tmp_path / "without-log")  # the second change is in the write-ahead log
        shutil.copy(receipts_of(file_of(sqlite_url)), receipts_of(file))
    url = f"sqlite:///{file}"
    async with opened(url) as store:
        with receipts_of(file).open("ab") as receipts:
            receipts.write(b"\n" * MAX_RECEIPTS_BYTES)
        for version in (2, 3):
            await store.append(change("u", version))
    for _ in range(2):
        async with opened(url) as store:
            with pytest.raises(Damaged, match="it was at version 2"):
                await store.sealed_head("t")
            assert await store.sealed_head("u") is not None


async def test_a_check_does_not_take_a_shorter_log_for_a_mended_one(sqlite_url: str) -> None:
    (table,) = await fill(sqlite_url, 1)
    metrics = Metrics()
    damage, other = Damage(metrics), Damage(metrics)
    damage.note(Damaged(table, "it was at version 12, and what came last is missing", 12))
    for each in (damage, other):
        each.note(Damaged(table, "entry 3 was changed"))
        async with opened(sqlite_url) as store:
            await Checker(sqlite_url, store, each, metrics)._check(full=True)
    assert table in damage, "ten entries are whole, but there were twelve"
    assert table not in other


def test_entries_that_cannot_be_read_make_a_table_damaged(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    entries = entries_of_a_game()[:10]
    wrong = {
        "aaaaaaaaaaa2": b'{"kind":"other"}',
        "bbbbbbbbbbb2": b'{"kind":"decided","ply":0,"seat":0,"action":"place t x/1"}',
    }

    async def create() -> None:
        async with opened(sqlite_url) as store:
            for name, entry in wrong.items():
                await store.append(laid(StoredTable.draft(name, *map(decode, entries)), [*entries, entry]))

    asyncio.run(create())
    with Server(sqlite_url) as server, server.client() as client:
        assert eventually(lambda: client.get("/api/health").json()["damaged"] == 2)
        for name in wrong:
            refused(client.get(f"/api/games/{name}"), 500, "damaged")
        assert server.stop() == 0
        assert "Traceback" not in server.log
    assert main(["check", "--database", sqlite_url]) == 1
    assert "table aaaaaaaaaaa2 is damaged: entry 11 cannot be read (ValidationError)" in capsys.readouterr().out


def redefine_index(url: str, old: str, new: str) -> None:
    """Changes what an index is said to contain, but not what it contains."""
    with closing(sqlite3.connect(file_of(url))) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'tables_public'", (old, new))


def test_an_index_that_does_not_fit_its_table_is_reported_and_made_again(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serve() -> None:
        async with opened(sqlite_url) as store:
            assert await store.public_tables(5) == []
            metrics = Metrics()
            await Checker(sqlite_url, store, Damage(metrics), metrics)._check(full=True)
            assert len(await store.public_tables(5)) == 1
            assert b"kontor_database_faults 0.0" in metrics.render()

    async def create() -> None:
        async with opened(sqlite_url):
            pass
        redefine_index(sqlite_url, "'running'", "'other'")
        entries = entries_of_a_game()[:10]
        async with opened(sqlite_url) as store:
            table = laid(StoredTable.draft("aaaaaaaaaaa2", *map(decode, entries)), entries)
            await store.append(msgspec.structs.replace(table, public=True))
        redefine_index(sqlite_url, "'other'", "'running'")

    asyncio.run(create())
    assert main(["check", "--database", sqlite_url]) == 1
    said = capsys.readouterr().out
    assert "row 1 missing from index tables_public" in said
    assert "0 of 1 tables are damaged; damaged indexes are made again when kontor serve starts" in said
    asyncio.run(serve())
    assert main(["check", "--database", sqlite_url]) == 0


async def test_a_file_that_is_gone_or_another_one_at_the_start_is_not_replaced_by_an_empty_database(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = file_of(sqlite_url)
    async with opened(sqlite_url) as store:
        await store.append(change("t", 1))
    async with opened(sqlite_url):
        pass  # so that no table is named in the receipts any more
    async with opened(f"sqlite:///{tmp_path}/other.db"):
        pass
    whole = copied(file, tmp_path / "whole")
    file.unlink()
    with pytest.raises(StoreError, match=r"kontor\.db is missing, but it was here; .* remove kontor\.db\.receipts"):
        await open_store(sqlite_url)
    assert not file.exists()
    for other in (tmp_path / "other.db", os.devnull):
        shutil.copyfile(other, file)
        for open_it in (open_store, open_to_check):
            with pytest.raises(StoreError, match=r"kontor\.db\.receipts belongs to another database"):
                await open_it(sqlite_url)
    shutil.copyfile(whole, file)
    async with opened(sqlite_url) as store:
        assert await store.sealed_head("t") is not None
    file.unlink()
    receipts_of(file).unlink()
    async with opened(sqlite_url) as store:
        assert await store.sealed_head("t") is None


REMOVE: dict[str, Callable[[Path], object]] = {
    "removed": lambda file: file.unlink(),
    "replaced": lambda file: os.replace(copied(file, file.parent / "copy"), file),
    "without its log": lambda file: Path(f"{file}-wal").unlink(),
}


@pytest.mark.parametrize(
    "how", [pytest.param(how, marks=() if how == "without its log" else pytest.mark.full) for how in REMOVE]
)
def test_a_file_that_goes_while_it_is_served_is_noticed_and_nothing_is_acknowledged(sqlite_url: str, how: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        table = Table(client, [HUMAN] * 3)
        REMOVE[how](file_of(sqlite_url))
        refused(table.people[0].act("place t hamburg-luebeck/1", 0), 503, "store")
        refused(client.post("/api/games", json={"seats": [HUMAN] * 3}), 503, "store")
        assert eventually(lambda: client.get("/api/health").status_code == 503)
        assert "removed or replaced" in server.log


# Random bytes


@pytest.mark.parametrize(
    "trials",
    [
        # 46 moves a key among those of another table; 58 hurts a column that no seal covers.
        pytest.param((0, 1, 46, 58), id="a few"),
        pytest.param(range(3, 103), id="many", marks=pytest.mark.full),
    ],
)
def test_random_bytes_are_reported_for_the_damaged_tables_and_for_no_other(
    trials: Sequence[int], tmp_path: Path
) -> None:
    """1,000 bytes in 100 trials."""
    (tmp_path / "whole").mkdir()
    file = tmp_path / "whole" / "kontor.db"
    names = asyncio.run(fill(f"sqlite:///{file}", 30))
    whole = content(file, names)
    damaged = 0
    for trial in trials:
        hurt = copied(file, tmp_path / str(trial))
        scribble(hurt, Random(trial), 10)
        expected = set(names) - found_again(copied(hurt, tmp_path / f"{trial}-looked-at"), whole)
        assert asyncio.run(reported(f"sqlite:///{hurt}", names)) == expected, trial
        damaged += len(expected)
    assert damaged > len(trials)
