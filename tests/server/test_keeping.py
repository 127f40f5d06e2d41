"""What is stored takes little room, and need not be kept for ever: packed logs, deleted tables, retention, free disk
space."""

import re
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest

from kontor.cli import check
from kontor.replay import load
from kontor.server.api.upkeep import Retention
from kontor.server.commands import making
from kontor.server.config.settings import Settings
from kontor.server.store import open_to_check
from kontor.server.store.base import Damaged
from kontor.server.store.migrations import scripts
from kontor.server.store.packing import pack_log
from kontor.server.store.people import Device, Name, People, Person
from kontor.server.store.reports import Report, add_report, reports
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.checker import Checker
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.problems import NotFound, NotNow
from kontor.server.tables.reading import verify_readable
from kontor.server.tables.timing import DAY_S
from tests.server.playing import HUMAN, Table, eventually, fine, refused
from tests.server.serving import Server
from tests.server.storing import insert, sql, stored
from tests.server.test_hub import first, hub_of, played
from tests.server.test_operator import kontor

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.kontor"))
ARCHIVED_MAX_BYTES = 5000
ROOM = 10_000
KEPT_FOR_EVER = {"keep_abandoned": 0, "keep_chat": 0, "keep_names": 0}


def chatty(decisions: int = 30) -> list[Entry]:
    """A game that ended, with lines of chat."""
    said = [log.Said(seat=0, text=f"hello {number}") for number in range(3)]
    return [*played(decisions), *said, log.Aborted()]


async def made(hub: Hub, entries: Sequence[Entry]) -> LoadedTable:
    return await hub.create(new_table_id(), entries)


async def tidy(hub: Hub, days: float = 2, **kept: int) -> None:
    """Does what a server would do after some days in which nothing happened."""
    await Retention(Settings(**{**KEPT_FOR_EVER, **kept}), hub).tidy_at(time.time() + days * DAY_S)  # type: ignore[arg-type]


async def rows_of(url: str, table: str) -> dict[str, int]:
    """How many rows lie where."""
    names = ("entries", "packed_logs", "private_texts", "held", "checkpoints")
    return {name: len(await sql(url, f"SELECT 1 FROM {name} WHERE table_id = '{table}'")) for name in names}


async def test_the_log_of_a_game_that_is_over_is_packed_and_stays_what_it_was(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        over = (await made(hub, chatty(300))).table
        running = (await made(hub, played(30))).table
        before = await hub.store.entries(over.id)
        await tidy(hub, days=0.5)
        assert (await rows_of(store_url, over.id))["entries"] == len(before)
        await tidy(hub)
        kept = await rows_of(store_url, over.id)
        assert (kept["entries"], kept["packed_logs"], kept["checkpoints"]) == (0, 1, 0)
        assert (await rows_of(store_url, running.id))["packed_logs"] == 0
        assert await hub.store.entries(over.id) == before
        assert await hub.store.entries(over.id, 300, 4) == before[300:304]
    async with hub_of(store_url, ROOM) as hub:
        again = await hub.table(over.id)
        assert (again.table.hash, again.table.ply, again.table.chat) == (over.hash, over.ply, over.chat)
        await hub.change(again, lambda _: [log.Said(seat=1, text="late")])
    async with hub_of(store_url, ROOM) as hub:
        assert (await hub.table(over.id)).table.chat[-1].text == "late"
        await tidy(hub)
        assert (await rows_of(store_url, over.id))["entries"] == 0
        await hub.store.keep_checkpoint(checkpoints.make((await hub.table(over.id)).table))
        await tidy(hub)
        assert (await rows_of(store_url, over.id))["checkpoints"] == 0
    store = await open_to_check(store_url)
    assert await verify_readable(store, over.id) == over.version + 1
    await store.close()


async def test_a_log_that_goes_on_meanwhile_is_not_packed(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        loaded = await made(hub, chatty())
        rows = await hub.store.entries(loaded.table.id)
        await hub.change(loaded, lambda _: [log.Said(seat=1, text="late")])
        assert not await pack_log(hub.store, loaded.table.id, rows, time.time() + DAY_S)
        assert (await rows_of(store_url, loaded.table.id))["entries"] == len(rows) + 1


@pytest.mark.parametrize("harm", ["content = '\\x00'", "last = last + 1", "last = last - 1"])
async def test_a_packed_log_that_was_changed_is_damaged(store_url: str, harm: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        table = (await made(hub, making.import_game(load(RECORDS[0].read_text()), "host"))).table.id
        if harm.startswith("content"):
            (((content,),)) = await sql(store_url, "SELECT content FROM packed_logs")
            place = "?" if store_url.startswith("sqlite:") else "$1"
            await sql(store_url, f"UPDATE packed_logs SET content = {place}", content[:-9] + bytes(9))
        else:
            await sql(store_url, f"UPDATE packed_logs SET {harm}")
        store = await open_to_check(store_url)
        if harm == "last = last + 1":
            assert await verify_readable(store, table)  # what it says itself does not count
        else:
            with pytest.raises(Damaged):
                await verify_readable(store, table)
        await store.close()


async def test_an_archived_game_takes_little_room_on_disk(store_url: str) -> None:
    async def size() -> int:
        if store_url.startswith("sqlite:"):
            found = await sql(store_url, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        else:
            found = await sql(store_url, "SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables")
        return int(found[0][0])

    games = [load(file.read_text()) for file in RECORDS]
    async with hub_of(store_url, ROOM) as hub:
        before = await size()
        for game in games * 2:
            await made(hub, making.import_game(game, "host"))
        assert await size() - before < ARCHIVED_MAX_BYTES * 2 * len(games)


async def test_a_deleted_table_leaves_nothing_but_its_id(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        going_on, packed = await made(hub, played(300)), await made(hub, chatty())
        await tidy(hub)
        for loaded in (going_on, packed):
            changed = loaded.changed
            await hub.delete(loaded)
            assert changed.is_set()
            assert loaded.table.status == "aborted"
            for name, columns in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", scripts("sqlite")[0], re.DOTALL):
                if "table_id" in columns:
                    assert await sql(store_url, f"SELECT 1 FROM {name} WHERE table_id = '{loaded.table.id}'") == []
            assert await stored(store_url, loaded.table.id) == []
            with pytest.raises(NotFound):
                await hub.table(loaded.table.id)
            with pytest.raises(NotFound):
                await hub.change(loaded, lambda _: [log.Said(seat=0, text="still here?")])
            with pytest.raises(NotFound):
                await hub.create(loaded.table.id, first())
    async with hub_of(store_url, ROOM) as hub:
        with pytest.raises(NotFound):
            await hub.table(going_on.table.id)
    store = await open_to_check(store_url)
    assert await store.names() == []
    await store.close()


@pytest.mark.parametrize("full", [False, True])
async def test_a_table_that_is_deleted_during_a_check_is_not_damaged(
    store_url: str, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_of(store_url, ROOM) as hub:
        loaded = await made(hub, played(9))
        store = await open_to_check(store_url)
        names = await store.names()
        await hub.delete(loaded)
        monkeypatch.setattr(store, "names", AsyncMock(return_value=names))
        await Checker(store_url, hub.store, hub.damage, hub.metrics)._check_tables(store, full)
        assert not hub.damage
        assert await check._check_tables(store, names, silent=True) == (0, 0)
        await store.close()


async def test_a_table_that_another_process_deletes_while_it_is_read_is_not_damaged(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_of(postgres_url, ROOM) as here, hub_of(postgres_url, ROOM) as there:
        loaded, read = await made(here, played(9)), there.store.entries

        async def entries(*asked: Any) -> Any:
            with suppress(NotNow):  # it is gone when more is read
                await here.delete(loaded)
            return await read(*asked)

        monkeypatch.setattr(there.store, "entries", entries)
        with pytest.raises(NotFound):
            await there.table(loaded.table.id)
        assert not there.damage


async def test_another_process_learns_that_a_table_was_deleted(postgres_url: str) -> None:
    async with hub_of(postgres_url, ROOM) as here, hub_of(postgres_url, ROOM) as there:
        loaded = await made(here, played(9))
        other = await there.table(loaded.table.id)
        await here.delete(loaded)
        with pytest.raises(NotFound):
            await there.table(loaded.table.id)
        with pytest.raises(NotFound):
            await there.change(other, lambda _: [log.Said(seat=0, text="still here?")])
        assert not there.damage


async def test_a_table_whose_result_a_competition_waits_for_is_not_deleted(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        loaded = await made(hub, played(9))
        facts = {"id": "c", "version": 1, "made": 1.0, "status": "running", "document": "{}"}
        await insert(store_url, "competitions", facts)
        await insert(store_url, "competition_tables", {"table_id": loaded.table.id, "competition": "c"})
        with pytest.raises(NotNow, match="competition"):
            await hub.delete(loaded)
        await tidy(hub, days=400, keep_abandoned=365)
        assert (await hub.table(loaded.table.id)).table.status == "running"


async def test_the_settings_say_how_long_abandoned_games_and_chat_are_kept(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        lobby, running, over = [await made(hub, entries) for entries in (first(), played(9), chatty())]
        for days in (9, 11):
            await tidy(hub, days, keep_abandoned=10, keep_chat=20)
            assert len(over.table.chat) == 3
            for loaded in (lobby, running):
                assert (await stored(store_url, loaded.table.id) != []) == (days == 9)
        version, updated = over.table.version, over.table.updated
        line = Report("r", over.table.id, 1, over.table.chat[0].version, "key", "Ben", "hello", "other", "Rude", 1.0)
        assert await add_report(hub.store, line)
        await tidy(hub, days=21, keep_chat=20)
        assert await reports(hub.store) == [line._replace(words="")]
        assert (over.table.chat, over.table.version, over.table.updated) == ([], version + 1, updated)
        await tidy(hub, days=21, keep_chat=20)
        assert over.table.version == version + 1
        texts = await sql(store_url, f"SELECT content FROM private_texts WHERE table_id = '{over.table.id}'")
        assert "hello" not in str(texts)
        await tidy(hub, days=9999)
    async with hub_of(store_url, ROOM) as hub:
        assert (await hub.table(over.table.id)).table.chat == []


async def test_a_table_to_which_somebody_came_back_meanwhile_is_not_deleted(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        table = (await made(hub, played(9))).table
        upkeep = Retention(Settings(), hub)
        await upkeep._delete(table.id, before=table.updated)
        assert await stored(store_url, table.id) != []
        await upkeep._delete(table.id, before=table.updated + 1)
        assert await stored(store_url, table.id) == []


async def test_a_clock_that_is_a_year_ahead_deletes_nothing_until_servers_ran_for_days(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, now, ran = Settings(keep_abandoned=365), time.time(), monotonic()
    async with hub_of(store_url, ROOM) as hub:
        table = (await made(hub, [*played(9), log.Said(seat=0, text="hello")])).table
        await Retention(settings, hub).tidy()
        monkeypatch.setattr(time, "time", lambda: now + 366 * DAY_S)
        restarted = Retention(settings, hub)
        for days, is_there in ((0, True), (14, True), (16, False)):
            monkeypatch.setattr("kontor.server.api.upkeep.monotonic", lambda days=days: ran + days * DAY_S)
            await restarted.tidy()
            assert (await stored(store_url, table.id) != []) == is_there


async def test_names_that_nobody_plays_under_become_free(store_url: str) -> None:
    async with hub_of(store_url, ROOM) as hub:
        known = People(hub.store)
        loaded = await made(hub, [*played(9), log.Opened(seat=0, key="plays")])
        for number, (browser, since) in enumerate({"plays": 0.0, "gone": 0.0, "new": time.time()}.items()):
            person = Person(browser, "https://example.org", "en", "UTC", None, browser)
            await known.add(person, Device(f"device-{browser}", "Firefox", 0.0))
            assert await known.rename(browser, Name(f"N{number}", f"n{number}", f"n{number}"), since)
        for days, left in ((9, ["new", "plays"]), (11, [])):
            await tidy(hub, days, keep_names=10)
            found = await sql(store_url, "SELECT id FROM people WHERE name <> '' ORDER BY 1")
            assert [person for (person,) in found] == left
        assert loaded.table.status == "running"


@pytest.mark.parametrize(("reserve", "status"), [("0", "ok"), ("100000000", "degraded")])
def test_a_disk_that_is_nearly_full_is_reported(served_url: str, reserve: str, status: str) -> None:
    with Server(served_url, "--disk-reserve", reserve) as server, server.client() as client:
        eventually(lambda: fine(client.get("/api/health"))["status"] == status)
        found = fine(client.get("/api/operator/load", headers=server.operator))
        assert found["free"] > 0
        assert found["low"] == (status == "degraded")
        assert "kontor_disk_free_bytes" in server.metrics()
        assert ("the disk is nearly full" in server.log) == found["low"]
        shown = kontor("operator", "--server", server.url, token=secret_of(server))
        assert ("GB free, which is too little" in shown.stdout) == found["low"]


def test_the_operator_deletes_tables_and_imported_records(server: Server, client: httpx.Client) -> None:
    table = Table(client, [HUMAN] * 3, public=True)
    record = client.post("/api/records", json={"record": RECORDS[0].read_text()}).json()["id"]
    for name in (table.id, record):
        refused(client.delete(f"/api/operator/tables/{name}"), 401, "token")
        command = ("tables", "delete", name, "--server", server.url)
        unsure, sure = kontor(*command, token=secret_of(server)), kontor(*command, "--yes", token=secret_of(server))
        assert (unsure.returncode, unsure.stderr.splitlines()[0]) == (2, "this deletes for ever:")
        assert (sure.returncode, sure.stdout) == (0, "1 table deleted\n")
        refused(client.get(f"/api/games/{name}"), 404, "unknown-table")
        refused(client.delete(f"/api/operator/tables/{name}", headers=server.operator), 404, "unknown-table")
    assert table.id not in client.get("/api/games").text


def secret_of(server: Server) -> str:
    return server.operator["Authorization"].removeprefix("Bearer ")
