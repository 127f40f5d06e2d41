"""A long log costs no more than a short one: to decide at its table, to read it first, and for everybody else."""

import asyncio
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import pytest

from kontor.server.commands import making, people
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Row
from kontor.server.store.common import Store
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller
from kontor.server.tables.present import news, view
from kontor.server.tables.table import Table
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.damaging import entries_of_a_game
from tests.server.storing import laid, opened

TOKENS = ["a" * 32, "b" * 32, "c" * 32]
NAME = "aaaaaaaaaaaa"
ACTION = "place t hamburg-luebeck/1"
MANY_LINES = 19_000  # of chat: a log takes no more
FORGOTTEN_WITHIN_S = 0.4


def begun() -> list[Entry]:
    """The first entries of a running game."""
    first = making.create(NewGame(seats=[HumanSeat() for _ in TOKENS]), TOKENS, host="h" * 32, invite="code")
    return [*first, making.begin(Table.draft(NAME, *first))]


def back_and_forth(times: int, ply: int = 0) -> list[Entry]:
    """A decision that is taken back so many times, each with a client's key."""
    return [
        entry
        for number in range(times)
        for entry in (
            log.Decided(ply=ply, seat=0, action=ACTION, key=f"key {number}"),
            log.Undone(ply=ply, seat=0),
        )
    ]


def shown(table: Table) -> list[Any]:
    """What everybody sees of a table, with all that happened, and what clients may rely on."""
    callers = [Caller(key) for key in sorted({held.key for held in table.held()})]
    found = [msgspec.to_builtins(news(table, caller, None, 0, 0, 0)) for caller in (*callers, Caller())]
    versions = range(0, table.version, 7)
    forks = [table.fork(version, table.ply) for version in versions]
    record = table.game.record() if table.game else ""
    return [*found, forks, table.deciders, record, table.sent, table.held(), table.bot_wait(), table.agreed]


async def stored(url: str, entries: Sequence[bytes]) -> None:
    async with opened(url) as store:
        await store.append(laid(Table.draft(NAME, *map(log.decode, entries[:3])), entries))


class Counting:
    """A store that counts the entries that are read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.entries_read = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, table: str, after: int = 0, limit: int = 2**31 - 1) -> list[Row]:
        rows = await self._store.entries(table, after, limit)
        self.entries_read += len(rows)
        return rows


async def first_read(url: str) -> tuple[Table, int]:
    """The table as a server that has just started reads it, and how many entries that took."""
    async with opened(url) as store:
        counting = Counting(store)
        hub = Hub(cast(Store, counting), Metrics(), 10)
        table = (await hub.table(NAME)).table
        await hub.close()
        return table, counting.entries_read


def cost(work: Callable[[Table], object], table: Table) -> tuple[int, int]:
    """How many functions a piece of work calls, and how many bytes it takes at most."""
    work(table)  # what is found once is kept
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work(table)
    finally:
        sys.setprofile(None)
    tracemalloc.start()
    try:
        work(table)
        return calls, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_copy_of_a_table_costs_the_same_after_20_000_entries() -> None:
    short, long = (Table.draft(NAME, *begun(), *back_and_forth(times)) for times in (1000, 10_000))
    assert long.version > 20_000
    for work in (Table.copy, lambda table: table.fork(table.version - 2, 1), lambda table: table.bot_wait()):
        (calls, memory), (more_calls, more_memory) = cost(work, short), cost(work, long)
        assert more_calls <= calls + 20, work
        assert more_memory <= memory + 10_000, work  # a reference to each entry would take 160,000 bytes


async def test_a_long_log_is_read_from_its_checkpoint_and_gives_the_same_table(store_url: str) -> None:
    entries = entries_of_a_game()
    await stored(store_url, entries)
    first, read = await first_read(store_url)
    assert read == len(entries)
    again, read = await first_read(store_url)
    assert read < checkpoints.CHECKPOINT_INTERVAL_ENTRIES
    assert shown(again) == shown(first)
    assert view(again, Caller()) == view(first, Caller())


async def test_others_have_their_turn_while_a_long_log_is_read(sqlite_url: str) -> None:
    await stored(sqlite_url, list(map(log.encode, [*begun(), *back_and_forth(1000, ply=0)])))
    waits: list[float] = []

    async def others() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            waits.append(time.thread_time() - before)

    async with opened(sqlite_url) as store:
        hub = Hub(store, Metrics(), 10)
        playing = asyncio.create_task(others())
        begun_at = time.thread_time()  # of this program alone: others may use the machine
        await hub.table(NAME)
        took = time.thread_time() - begun_at
        playing.cancel()
        await hub.close()
    assert len([wait for wait in waits if wait > 0.0005]) > 5, "they wait often, but briefly"
    assert max(waits) < max(0.03, took / 3)


@pytest.mark.full
async def test_the_first_read_of_20_000_entries_takes_less_than_a_fifth_of_a_second(store_url: str) -> None:
    entries = [*begun(), *(log.Decided(ply=ply, seat=ply % 3, action="end") for ply in range(30))]
    await stored(store_url, list(map(log.encode, [*entries, *back_and_forth(9_990, ply=30)])))
    await first_read(store_url)
    async with opened(store_url) as store:
        hub = Hub(store, Metrics(), 10)
        before = time.process_time()
        await hub.table(NAME)
        assert time.process_time() - before < 0.2
        await hub.close()


def test_whoever_said_very_much_is_forgotten_at_once() -> None:
    """While an entry is folded, everybody else waits."""
    table = Table.draft(NAME, *begun(), log.Opened(seat=0, key="browser"))
    table.try_out(*(log.Said(seat=0, text="moin") for _ in range(MANY_LINES)))
    began = time.process_time()
    table.try_out(*people.delete_person(table, ["browser"]))
    assert time.process_time() - began < FORGOTTEN_WITHIN_S
    assert len(table.removed) == MANY_LINES
    assert len(table.deleted) > MANY_LINES
    assert table.chat == []
