"""The driver of bots: no table waits because of another, and none stands still because something failed."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from kontor.server import background
from kontor.server.bots import driver as driving
from kontor.server.bots.audience import WATCHING_S, Audience
from kontor.server.bots.driver import Driver
from kontor.server.bots.pool import Pool
from kontor.server.commands import making
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Row, StoreError, TableChange
from kontor.server.store.common import Store
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.keys import new_table_id
from kontor.server.tables.table import Table
from kontor.wire import requests
from tests.server.storing import change, copy_with_other_rules, opened, reseal, sql, stored, until

BUDGET = 4.0


@pytest.fixture(autouse=True)
def _no_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "SEARCH_INTERVAL_S", 0.05)
    monkeypatch.setattr(background, "RETRY_FIRST_S", 0.05)


@asynccontextmanager
async def driven(store: Store, quota: int | None = None) -> AsyncIterator[tuple[Hub, Driver]]:
    """A hub with its driver, which does not look for tables by itself yet."""
    pool = Pool(1, BUDGET)
    hub = Hub(store, Metrics(), 10, on_change=lambda loaded, own: driver.table_changed(loaded, own))
    driver = Driver(hub, pool, quota)
    pool.start()
    try:
        yield hub, driver
    finally:
        await driver.close()
        await pool.close()
        await hub.close()


def first(*kinds: str, level: str = "random") -> list[Entry]:
    """The entries of a game that has begun, with people and bots in these seats."""
    seats: list[requests.SeatWanted] = [
        requests.HumanSeat() if kind == "human" else requests.BotSeat(level=level) for kind in kinds
    ]
    tokens = [kind if kind == "human" else None for kind in kinds]
    duo = "classic" if len(kinds) == 2 else None
    entries = making.create(requests.NewGame(seats=seats, pace=0, duo=duo), tokens, host="host", invite="invite")
    return [*entries, making.begin(Table.draft("draft", *entries))]


def test_bots_keep_their_pace_but_a_long_turn_gets_faster_and_lasts_no_longer_than_people_like_to_watch() -> None:
    table = Table.draft("draft", *first("bot", "bot", "bot"), log.Paced(pace=600))
    waits = []
    for action in (
        "place t hamburg-luebeck/1",
        "lift hamburg-luebeck/1",
        "drop hamburg-luebeck/1 bremen-hamburg/1",
        "done",
        "end",
    ):
        waits.append(table.bot_wait())
        decided = log.Decided(ply=table.ply, seat=0, action=action, level="random")
        table.fold(Row(table.version + 1, 0.0, log.encode(decided), b""))
    assert waits == [0.6, 0.6, 0.6, 0.3, 0.15]
    assert sum(waits) < 2.5
    assert table.bot_wait() == 0.6  # the turn of another one


async def test_a_change_at_the_very_moment_when_the_last_bot_has_answered_is_answered_too(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes after the driver saw that a person decides, and before anything else happens."""
    handed: list[int] = []
    whose = Table.bot_to_decide

    def look(table: Table) -> tuple[int, str] | None:
        found = whose(table)
        if found is None and not handed and asyncio.current_task() in driver._tasks.values():
            handed.append(table.ply)
            asyncio.get_running_loop().call_soon(hand_over)
        return found

    def hand_over() -> None:
        assert loaded.table.decider is not None
        loaded.table._handed(log.Handed(seat=loaded.table.decider, level="random"))
        driver.table_changed(loaded, True)

    monkeypatch.setattr(Table, "bot_to_decide", look)
    async with opened(sqlite_url) as store, driven(store) as (hub, driver):
        loaded: LoadedTable = await hub.create(new_table_id(), first("bot", "human", "human"))
        await until(lambda: handed)
        await until(lambda: loaded.table.ply > handed[0])


async def test_tables_that_cannot_be_read_do_not_keep_the_others_waiting(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SEARCH_MAX_TABLES", 5)
    async with opened(store_url) as store:
        for number in range(8):
            await store.append(change(new_table_id(), 1, b'{"kind":"nonsense"}', bot_due=float(number)))
        name = new_table_id()
        await Hub(store, Metrics(), 10).create(name, first("bot", "bot", "bot", "human"))
        await reseal(store_url, name, bot_due=1000.0)  # the last, but late enough
        async with driven(store) as (hub, driver):
            driver.start()
            loaded = await hub.table(name)
            await until(lambda: loaded.table.decider == 3)  # all bots have had their turns


async def test_a_table_of_rules_that_are_not_played_here_is_reported_once_and_left_alone(
    store_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RETRY_MAX_S", 0.05)  # so that a table that is tried again would be seen
    async with opened(store_url) as store:
        name = new_table_id()
        await Hub(store, Metrics(), 10).create(name, first("bot", "bot", "bot", "human"))
        old = await copy_with_other_rules(store_url, name)
        before = await stored(store_url, old)
        async with driven(store) as (hub, driver):
            driver.start()
            loaded = await hub.table(name)
            await until(lambda: loaded.table.decider == 3)  # all bots have had their turns
            await asyncio.sleep(0.5)
        assert await stored(store_url, old) == before
    (line,) = [record for record in caplog.records if record.name == "kontor.bots"]
    assert (line.levelname, line.exc_info) == ("WARNING", None)
    assert "version 1 of the rules; this server plays version 2" in line.getMessage()


async def test_bots_among_themselves_stop_when_nobody_watches_and_go_on_when_somebody_does(sqlite_url: str) -> None:
    later = 0.0
    async with opened(sqlite_url) as store, driven(store) as (_, driver):
        driver.audience = Audience(lambda: time.monotonic() + later)
        loaded = await driver.create(new_table_id(), first("bot", "bot", "bot"), "client")
        await until(lambda: loaded.table.ply > 2)  # whoever made the table watches it for a while
        with driver.followed(loaded):
            later = 2 * WATCHING_S
            ply = loaded.table.ply
            await until(lambda: loaded.table.ply > ply + 2)
        later = 4 * WATCHING_S
        await until(lambda: not driver._tasks)
        assert loaded.table.status == "running"
        assert await store.bots_due(9) == [], "nobody has to find it"
        ply = loaded.table.ply
        driver.look(loaded)
        await until(lambda: loaded.table.ply > ply + 2)


async def test_bots_among_themselves_wait_for_their_turn_where_a_client_has_too_many_of_them(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store, driven(store, quota=2) as (_, driver):
        strong = [await driver.create(new_table_id(), first("bot", "bot", level="master"), "c") for _ in range(3)]
        other = await driver.create(new_table_id(), first("bot", "bot", level="master"), "d")
        people = await driver.create(new_table_id(), first("bot", "human", level="master"), "c")
        assert set(driver._tasks) == {table.table.id for table in (*strong[:2], other, people)}
        assert driver.has_enough("c")
        assert not driver.has_enough("d")
        driver._tasks[strong[0].table.id].cancel()
        driver._tasks[people.table.id].cancel()
        await until(lambda: len(driver._tasks) == 2)
        driver.start()
        driver.audience._until.pop(strong[0].table.id)  # its watcher is gone
        await until(lambda: strong[2].table.id in driver._tasks)


async def test_an_account_is_known_after_a_restart_and_forgotten_with_the_game(store_url: str) -> None:
    async with opened(store_url) as store, driven(store) as (_, driver):
        loaded = await driver.create(new_table_id(), first("human", "human"), "3fa9c1")
    async with opened(store_url) as store:
        assert await store.maker_of(loaded.table.id) == "3fa9c1"
        assert "192.0.2.1" not in str(await sql(store_url, "SELECT * FROM makers"))
        ended = change(loaded.table.id, loaded.table.version + 1, status="over")
        await store.append(msgspec.structs.replace(ended, previous=loaded.table.hash))
        await store.forget_makers()
        assert await store.maker_of(loaded.table.id) is None


class Failing:
    """A store that is away for a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failures = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, change: TableChange) -> None:
        if self.failures < 3:
            self.failures += 1
            raise StoreError("away")
        await self._store.append(change)


async def test_bots_go_on_soon_after_the_store_is_back(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store, driven(store) as (hub, driver):
        loaded = await hub.create(new_table_id(), first("human", "bot", "bot", "human"))
        away = Failing(store)
        hub.store = cast(Store, away)
        driver.start()
        loaded.table._handed(log.Handed(seat=0, level="random"))
        driver._drive(loaded)
        await until(lambda: loaded.table.decider == 3)  # all bots have had their turns
        assert away.failures == 3
        assert not len(driver._backoff)
