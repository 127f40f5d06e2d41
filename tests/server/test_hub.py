"""The tables in memory: never two of one table, or those who follow one of them would hear only half; and never behind
what is stored."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Any, cast

import pytest

import kontor
from kontor.server.commands import making
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Conflict, StoreError, TableChange
from kontor.server.store.common import Store
from kontor.server.tables import entries as log
from kontor.server.tables.cache import IMPORTED_DIVISOR, TABLE_DECISIONS
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Command, Hub, LoadedTable
from kontor.server.tables.keys import new_table_id, next_table_id
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table
from kontor.wire import requests
from tests.server.serving import PATIENCE
from tests.server.storing import file_of, opened, until, version_of


@asynccontextmanager
async def hub_of(
    url: str,
    room: int,
    *,
    overdue: Command = lambda _: (),
    follow_up: Command = lambda _: (),
    on_change: Callable[[LoadedTable, bool], None] = lambda _, __: None,
) -> AsyncIterator[Hub]:
    """A hub with its store."""
    async with opened(url) as store:
        hub = Hub(store, Metrics(), room, overdue=overdue, follow_up=follow_up, on_change=on_change)
        yield hub
        await hub.close()


def first() -> list[Entry]:
    """The entries of a new table in its lobby."""
    wanted = requests.NewGame(seats=[requests.OpenSeat() for _ in range(3)])
    return making.create(wanted, [None] * 3, host="host", invite="invite")


def pace(milliseconds: int) -> list[Entry]:
    return [log.Paced(pace=milliseconds)]


ONE, OTHER = "aaaaaaaaaaaa", "bbbbbbbbbbbb"
LONG = 300  # decisions


def ends(decisions: int) -> list[Entry]:
    """Players who do nothing but end their turns."""
    return [log.Decided(ply=ply, seat=ply % 3, action="end") for ply in range(decisions)]


def played(decisions: int) -> list[Entry]:
    """The entries of a game in which so many decisions were made."""
    wanted = requests.NewGame(seats=[requests.HumanSeat() for _ in range(3)])
    first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
    return [*first, making.begin(Table.draft(ONE, *first)), *ends(decisions)]


def imported(decisions: int) -> list[Entry]:
    """The entries of a game that was played elsewhere."""
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(decisions):
        game.play("end")
    return making.import_game(game, "host")


def known(hub: Hub, names: list[str]) -> list[str]:
    """Those of the tables that are in memory."""
    return [name for name in names if hub.in_memory(name) is not None]


async def test_a_table_that_somebody_uses_stays_the_one_and_only(store_url: str) -> None:
    async with hub_of(store_url, room=1) as hub:
        followed = await hub.create(ONE, first())
        for _ in range(3):
            await hub.create(new_table_id(), first())
            await hub.create(other := new_table_id(), first())
            await hub.table(other)
        again = await hub.table(ONE)
        assert again is followed
        changed = followed.changed
        await hub.change(again, lambda table: pace(5))
        assert changed.is_set()
        assert followed.table.pace == 5


async def test_a_table_that_nobody_uses_goes_when_there_is_no_room(store_url: str) -> None:
    async with hub_of(store_url, room=2 * TABLE_DECISIONS) as hub:
        names = [new_table_id() for _ in range(4)]
        for name in names:
            await hub.create(name, first())
        gc.collect()
        assert len(hub) == 2
        assert (await hub.table(names[0])).table.version == len(first())


async def test_the_room_in_memory_is_for_so_many_decisions_however_many_tables_have_them(store_url: str) -> None:
    async with hub_of(store_url, room=3 * (LONG + TABLE_DECISIONS)) as hub:
        names = [new_table_id() for _ in range(10)]
        for name in names[:5]:
            await hub.create(name, first())
        gc.collect()
        assert len(hub) == 5
        for name in names[5:]:
            await hub.create(name, played(LONG))
        gc.collect()
        assert known(hub, names) == names[-3:]
        for name in names[:5]:
            await hub.table(name)
        gc.collect()
        assert known(hub, names) == [*names[:5], *names[-2:]]


async def test_a_table_takes_more_room_the_longer_its_game_lasts(store_url: str) -> None:
    async with hub_of(store_url, room=LONG + 2 * TABLE_DECISIONS) as hub:
        await hub.create(ONE, played(0))
        await hub.create(OTHER, played(0))
        gc.collect()
        assert known(hub, [ONE, OTHER]) == [ONE, OTHER]
        await hub.change(await hub.table(OTHER), lambda table: ends(LONG + 1))
        await hub.table(OTHER)
        gc.collect()
        assert known(hub, [ONE, OTHER]) == [OTHER]


async def test_an_imported_game_is_not_in_memory_before_somebody_looks_at_it(store_url: str) -> None:
    async with hub_of(store_url, room=100 * LONG) as hub:
        await hub.create(ONE, imported(LONG))
        await asyncio.sleep(0)  # what stored it ends
        gc.collect()
        assert len(hub) == 0
        assert (await hub.table(ONE)).table.ply == LONG
        gc.collect()
        assert len(hub) == 1


async def test_imported_games_that_are_read_leave_the_room_to_the_others(store_url: str) -> None:
    async with hub_of(store_url, room=2 * IMPORTED_DIVISOR * (LONG + TABLE_DECISIONS)) as hub:
        mine, theirs = [[new_table_id() for _ in range(5)] for _ in range(2)]
        for name in mine:
            await hub.create(name, played(LONG))
        for name in theirs:
            await hub.create(name, imported(LONG))
        for name in theirs:
            await hub.table(name)
        gc.collect()
        assert known(hub, mine) == mine
        assert known(hub, theirs) == theirs[-2:]


async def test_asking_for_what_does_not_exist_drives_nothing_out(store_url: str) -> None:
    async with hub_of(store_url, room=1) as hub:
        await hub.create(ONE, first())
        for _ in range(10):
            with pytest.raises(Refused, match="unknown-table"):
                await hub.table(new_table_id())
        gc.collect()
        assert len(hub) == 1


@pytest.mark.parametrize(
    "name", ["", "a" * 11, "a" * 13, "a\0aaaaaaaaaa", "aaaaaaaaaaa\n", "Aaaaaaaaaaaa", "aaaaaaaaaaai", "äaaaaaaaaaaa"]
)
async def test_what_cannot_be_an_id_is_no_table_and_no_database_is_asked(store_url: str, name: str) -> None:
    async with hub_of(store_url, room=1) as hub:
        await hub.store.close()
        with pytest.raises(Refused, match="unknown-table"):
            await hub.table(name)
        assert len(hub) == 0
        for real in (new_table_id(), next_table_id(ONE, "salt")):
            with pytest.raises(StoreError, match="clos"):
                await hub.table(real)


async def test_whoever_asks_for_a_table_while_it_is_made_gets_it_or_nothing(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        for _ in range(20):
            name = new_table_id()
            early, made, late = await asyncio.gather(
                hub.table(name), hub.create(name, first()), hub.table(name), return_exceptions=True
            )
            assert await hub.table(name) is made
            assert isinstance(early, Refused) or early is made
            assert isinstance(late, Refused) or late is made


async def test_of_two_who_make_the_same_table_one_succeeds(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        for _ in range(20):
            name = new_table_id()
            made = await asyncio.gather(hub.create(name, first()), hub.create(name, first()), return_exceptions=True)
            assert sorted(isinstance(result, Conflict) for result in made) == [False, True]
            assert await hub.table(name) in made
            assert await version_of(store_url, name) == len(first())


async def test_changes_made_at_once_are_stored_one_after_the_other(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        loaded = await hub.create(ONE, first())
        seen: list[int] = []

        def command(table: Table) -> list[Entry]:
            seen.append(table.version)
            return pace(table.version)

        assert all(await asyncio.gather(*(hub.change(loaded, command) for _ in range(20))))
        assert seen == list(range(len(first()), len(first()) + 20))
        assert await version_of(store_url, ONE) == loaded.table.version == len(first()) + 20


async def test_what_is_overdue_is_stored_before_a_change_and_what_follows_by_itself_together_with_it(
    store_url: str,
) -> None:
    asked: list[int] = []
    changes: list[tuple[int, bool]] = []

    def overdue(table: Table) -> Sequence[Entry]:
        asked.append(table.pace)
        return pace(1) if table.pace == 77 else ()

    async with hub_of(
        store_url,
        room=10,
        overdue=overdue,
        follow_up=lambda table: pace(3) if table.pace == 2 else (),
        on_change=lambda loaded, own: changes.append((loaded.table.pace, own)),
    ) as hub:
        loaded = await hub.create(ONE, first())
        await hub.change(loaded, lambda _: pace(77))
        await hub.change(loaded, lambda table: pace(table.pace + 1))
        assert changes == [(first_pace(), True), (77, True), (1, True), (3, True)]
        await hub.change(loaded, lambda _: pace(77))
        asked.clear()
        await hub.expire(loaded)
        assert loaded.table.pace == 1
        assert asked == [77], "the same is not asked twice"


def first_pace() -> int:
    return Table.draft(ONE, *first()).pace


# Changes that are broken off


@contextmanager
def busy(url: str) -> Iterator[None]:
    """The file cannot be written for a while, as on a slow disk."""
    with closing(sqlite3.connect(file_of(url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_a_change_whose_asker_is_gone_is_known_here_and_told(sqlite_url: str) -> None:
    told: list[bool] = []
    async with hub_of(sqlite_url, room=10, on_change=lambda _, own: told.append(own)) as hub:
        loaded = await hub.create(ONE, first())
        told.clear()
        changed = loaded.changed
        with busy(sqlite_url):
            asked = asyncio.create_task(hub.change(loaded, lambda table: pace(5)))
            new = asyncio.create_task(hub.create(OTHER, first()))
            await asyncio.sleep(0.05)  # both wait for the disk
            asked.cancel()
            new.cancel()
            await asyncio.gather(asked, new, return_exceptions=True)
        await asyncio.wait_for(changed.wait(), PATIENCE)
        assert loaded.table.pace == 5
        assert await version_of(sqlite_url, ONE) == loaded.table.version == len(first()) + 1
        await until(lambda: len(told) >= 2)
        assert told == [True, True]
        await hub.change(loaded, lambda table: pace(6))
        assert (await hub.table(OTHER)).table.version == len(first())


async def test_the_hub_ends_when_everything_is_stored_that_was_begun(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        hub = Hub(store, Metrics(), 10)
        loaded = await hub.create(ONE, first())
        with busy(sqlite_url):
            asked = asyncio.create_task(hub.change(loaded, lambda table: pace(5)))
            await asyncio.sleep(0.05)
            asked.cancel()
            closing = asyncio.create_task(hub.close())
            await asyncio.sleep(0.05)
            assert not closing.done()
        await closing
        assert loaded.table.pace == 5


async def test_what_was_stored_although_the_store_reported_a_failure_is_read_again(sqlite_url: str) -> None:
    async with hub_of(sqlite_url, room=10) as hub:
        loaded = await hub.create(ONE, first())
        hub.store = cast(Store, Broken(hub.store))
        with pytest.raises(StoreError, match="connection lost"):
            await hub.change(loaded, lambda table: pace(5))
        assert (await hub.table(ONE)).table.pace == 5
        with pytest.raises(StoreError):
            await hub.change(loaded, lambda table: pace(table.pace + 1))
        assert await hub.change(loaded, lambda table: pace(table.pace) if table.pace < 6 else []) == 0
        assert loaded.table.pace == 6


class Broken:
    """A store whose answers get lost after it has stored, as when the connection to a database breaks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, change: TableChange) -> None:
        await self._store.append(change)
        raise StoreError("connection lost")


async def test_who_reads_a_table_does_not_wait_until_a_change_is_on_the_disk(sqlite_url: str) -> None:
    async with hub_of(sqlite_url, room=1) as hub:
        loaded = await hub.create(ONE, first())
        version = loaded.table.version
        append, may_store = hub.store.append, asyncio.Event()

        async def slow(change: TableChange) -> None:
            await may_store.wait()
            await append(change)

        hub.store.append = slow  # type: ignore[method-assign]
        change = asyncio.create_task(hub.change(loaded, lambda table: pace(5)))
        await until(lambda: loaded.storing)
        async with asyncio.timeout(PATIENCE):
            assert (await hub.table(ONE)).table.version == version
        may_store.set()
        assert await change
        assert (await hub.table(ONE)).table.version == version + 1
