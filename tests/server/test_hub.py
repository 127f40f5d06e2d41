"""The tables in memory: never two of one table, or those who follow one of them would hear only half."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kontor.server import commands
from kontor.server import entries as log
from kontor.server.entries import Entry
from kontor.server.hub import Hub
from kontor.server.metrics import Metrics
from kontor.server.problems import Refused
from kontor.server.store import Conflict
from kontor.server.table import Table
from kontor.server.wire import requests
from tests.server.storing import awaited, opened


@asynccontextmanager
async def hub_of(url: str, room: int) -> AsyncIterator[Hub]:
    """A hub with its store."""
    async with opened(url) as store:
        hub = Hub(store, Metrics(), room)
        yield hub
        await hub.close()


def first() -> list[Entry]:
    """The entries of a new table in its lobby."""
    wanted = requests.NewGame(seats=[requests.OpenSeat() for _ in range(3)])
    return commands.create(wanted, [None] * 3, host="host", invite="invite")


def pace(milliseconds: int) -> list[Entry]:
    return [log.Paced(pace=milliseconds)]


@awaited
async def test_a_table_that_somebody_uses_stays_the_one_and_only(store_url: str) -> None:
    async with hub_of(store_url, room=1) as hub:
        followed = await hub.create("followed", first())
        for name in ("a", "b", "c"):
            await hub.create(name, first())
            await hub.table("a")
        again = await hub.table("followed")
        assert again is followed
        changed = followed.changed
        await hub.change(again, lambda table: pace(5))
        assert changed.is_set()
        assert followed.table.pace == 5


@awaited
async def test_a_table_that_nobody_uses_goes_when_there_is_no_room(store_url: str) -> None:
    async with hub_of(store_url, room=2) as hub:
        for name in ("a", "b", "c", "d"):
            await hub.create(name, first())
        gc.collect()
        assert len(hub) == 2
        assert (await hub.table("a")).table.version == len(first())


@awaited
async def test_asking_for_what_does_not_exist_drives_nothing_out(store_url: str) -> None:
    async with hub_of(store_url, room=1) as hub:
        await hub.create("a", first())
        for number in range(10):
            with pytest.raises(Refused, match="404"):
                await hub.table(f"unknown {number}")
        gc.collect()
        assert len(hub) == 1


@awaited
async def test_whoever_asks_for_a_table_while_it_is_made_gets_it_or_nothing(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        for number in range(20):
            name = f"t{number}"
            early, made, late = await asyncio.gather(
                hub.table(name), hub.create(name, first()), hub.table(name), return_exceptions=True
            )
            assert await hub.table(name) is made
            assert isinstance(early, Refused) or early is made
            assert isinstance(late, Refused) or late is made


@awaited
async def test_of_two_who_make_the_same_table_one_succeeds(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        for number in range(20):
            name = f"t{number}"
            made = await asyncio.gather(hub.create(name, first()), hub.create(name, first()), return_exceptions=True)
            assert sorted(isinstance(result, Conflict) for result in made) == [False, True]
            assert await hub.table(name) in made
            assert await hub.store.version(name) == len(first())


@awaited
async def test_changes_made_at_once_are_stored_one_after_the_other(store_url: str) -> None:
    async with hub_of(store_url, room=10) as hub:
        watched = await hub.create("t", first())
        seen: list[int] = []

        def command(table: Table) -> list[Entry]:
            seen.append(table.version)
            return pace(table.version)

        assert all(await asyncio.gather(*(hub.change(watched, command) for _ in range(20))))
        assert seen == list(range(len(first()), len(first()) + 20))
        assert await hub.store.version("t") == watched.table.version == len(first()) + 20
