"""Notices in both stores: who is to be told, and that each notice has one owner."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from kontor.server.commands import making, people, playing
from kontor.server.config.settings import Settings
from kontor.server.monitoring import clock
from kontor.server.monitoring.metrics import Metrics
from kontor.server.notices.notices import RETRY_DELAYS_S, Notices
from kontor.server.store.base import Held
from kontor.server.store.channels import CONFIRM_WITHIN_S, MAX_FAILURES, Channel, Channels, Notice, Pending, Recipient
from kontor.server.store.common import Store
from kontor.server.store.people import Device, People, Person, Quiet
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.table import Table
from kontor.wire import requests
from tests.server.receiving import http_sink
from tests.server.storing import change, opened, until

BEN = Person("ben", "https://games.example.org", "de", "Europe/Berlin", Quiet(60, 120), "browser")
TABLE = "aaaaaaaaaaaa"
ANNA = Caller(hash_of("anna"))
CHANNEL = Channel("w", "ben", "webhook", '{"kind":"webhook","url":"https://example.org/","form":"json"}', "", 0, 0, 5.0)


async def with_ben(store: Store) -> Channels:
    """A store in which Ben is known, and a table waits for him since 100."""
    await People(store).add(BEN, Device("key", "Firefox", 1.0))
    channels = Channels(store)
    await channels.add(CHANNEL)
    await store.append(change("t", held=(Held("browser", 1), Held("token", 0)), notify_since=100.0))
    return channels


async def test_a_table_that_waits_is_found_after_a_while(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        pending = Pending("t", 100.0, True)
        assert await channels.decisions_pending(159.0, 60.0, 9) == []
        assert await channels.decisions_pending(160.0, 60.0, 9) == [pending]
        assert await channels.decisions_pending(39.0, 60.0, 9) == [pending], "the clock was set back"
        await store.append(change("t", 2, keeps_notify_since=True))
        assert await channels.decisions_pending(160.0, 60.0, 9) == [pending], "somebody chatted"
        await channels.seen({"t": 99.0, "u": 99.0})
        assert await channels.decisions_pending(160.0, 60.0, 9) == [pending], "what was seen was another moment"
        await store.append(change("t", 3, notify_since=110.0))
        await channels.settle([pending])
        assert await channels.decisions_pending(180.0, 60.0, 9) == [pending._replace(since=110.0)]
        await channels.seen({f"t{n}": 0.0 for n in range(70)} | {"t": 110.0})
        assert await channels.decisions_pending(180.0, 60.0, 9) == []
        await store.append(change("t", 4, notify_since=120.0))
        await channels.drop("w")
        assert await channels.decisions_pending(180.0, 60.0, 9) == [Pending("t", 120.0, False)]
        await store.append(change("t", 5))
        assert await channels.decisions_pending(180.0, 60.0, 9) == [], "it waits for nobody"


async def test_a_notice_is_laid_out_once_and_goes_when_it_is_done(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        (pending,) = await channels.decisions_pending(160.0, 60.0, 9)
        (ben,) = await channels.recipients("t", ["token", "browser"])
        assert ben == Recipient("ben", None, ("w",), BEN.zone, BEN.quiet)
        laid = [channels.queue(pending, [ben], [f"n{number}"], 160.0, 260.0) for number in range(3)]
        assert sorted(await asyncio.gather(*laid)) == [False, False, True]
        (notice,) = await channels.due(160.0, 9)
        assert notice == Notice(notice.id, "t", 0, 260.0, CHANNEL, BEN)
        assert await channels.recipients("t", ["browser"]) == [Recipient("ben", 260.0, ("w",), BEN.zone, BEN.quiet)]
        assert await channels.is_open(notice)
        await channels.postpone(notice, 200.0, 1)
        assert not await channels.is_open(notice), "another process has tried it"
        await channels.done(notice, arrived=True)
        assert await channels.due(199.0, 9) == []
        (again,) = await channels.due(200.0, 9)
        assert again == notice._replace(attempts=1)
        await channels.done(again, arrived=False)
        assert await channels.due(999.0, 9) == []
        assert [channel.failures for channel in await channels.of("ben")] == [1]


async def test_a_way_by_which_nothing_arrives_is_not_used_until_something_does(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        (ben,) = await channels.recipients("t", ["browser"])
        for number in range(MAX_FAILURES):
            assert len(await channels.recipients("t", ["browser"])) == 1
            await store.append(change("t", number + 2, notify_since=100.0))
            assert await channels.queue(Pending("t", 100.0, True), [ben], [f"n{number}"], 160.0, 160.0)
        found = await channels.due(160.0, 9)
        await asyncio.gather(*(channels.done(notice, arrived=False) for notice in found))
        assert await channels.recipients("t", ["browser"]) == [], "each of them counts, also those sent at once"
        await channels.arrived("w")
        assert len(await channels.recipients("t", ["browser"])) == 1


async def test_many_notices_by_one_way_do_not_hide_those_by_others(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        await channels.add(CHANNEL._replace(id="other"))
        every = ("w",) * 5 + ("other",)
        ids = [f"n{number}" for number in range(6)]
        assert await channels.queue(Pending("t", 100.0, True), [Recipient("ben", None, every)], ids, 160.0, 160.0)
        assert {notice.channel.id for notice in await channels.due(160.0, 2)} == {"w", "other"}


async def test_a_way_is_used_once_it_is_confirmed(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        await channels.add(CHANNEL._replace(id="mail", kind="mail", code="right"))
        for _ in range(2):
            assert not await channels.confirm("mail", "wrong", 3)
        assert [each.channels for each in await channels.recipients("t", ["browser"])] == [("w",)]
        assert await channels.confirm("mail", "right", 3)
        assert [each.channels for each in await channels.recipients("t", ["browser"])] == [("mail", "w")]


async def test_an_address_that_nobody_confirms_is_forgotten_after_a_day(store_url: str) -> None:
    async with opened(store_url) as store:
        channels = await with_ben(store)
        await channels.add(CHANNEL._replace(id="mail", kind="mail", code="code"))
        await channels.delete_old(CHANNEL.made + CONFIRM_WITHIN_S)
        assert len(await channels.of("ben")) == 2
        await channels.delete_old(CHANNEL.made + CONFIRM_WITHIN_S + 1)
        assert await channels.of("ben") == [CHANNEL]


def game(*tokens: str, clock: requests.Clock | None = None) -> list[Entry]:
    """The entries of a running game of people with these tokens."""
    seats: list[requests.SeatWanted] = [requests.HumanSeat(name=token) for token in tokens]
    wanted = requests.NewGame(seats=seats, shuffle=False, clock=clock)
    made = making.create(wanted, tokens, host="host", invite=None)
    return [*made, making.begin(Table.draft(TABLE, *made))]


async def is_empty(store: Store, statement: str) -> bool:
    return not await store.read(statement)


async def test_whoever_looks_at_the_decision_need_not_be_told(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        hub = Hub(store, Metrics(), 9)
        notices = Notices(hub, Channels(store), store.jobs(), Settings())
        loaded = await hub.create(TABLE, game("anna", "ben", "cy"))
        await hub.change(loaded, lambda table: people.say(table, ANNA, requests.Say(text="Hello")))
        pending = "SELECT id FROM tables WHERE notify_since IS NOT NULL"
        await until(partial(is_empty, store, pending))  # Anna was here
        await hub.change(loaded, lambda table: playing.play(table, ANNA, requests.Play(action="end", ply=0)))
        notices.seen(loaded, ANNA)
        await hub.change(loaded, lambda table: people.say(table, ANNA, requests.Say(text="Your turn")))
        assert await store.read(pending) == [(TABLE,)], "Ben does not know it"
        notices.seen(loaded, Caller(hash_of("ben")))
        await until(partial(is_empty, store, pending))
        await notices.close()
        await hub.close()


@asynccontextmanager
async def telling(store: Store, *targets: str) -> AsyncIterator[Hub]:
    """Notices that are sent at once; Anna gets them at these webhooks."""
    settings = Settings(notice_after=0.01, notice_networks=("127.0.0.1",))
    hub = Hub(store, Metrics(), 9)
    channels = Channels(store)
    sender = Notices(hub, channels, store.jobs(), settings)
    await People(store).add(BEN._replace(quiet=None, browser=hash_of("anna")), Device("key", "Firefox", 1.0))
    for number, target in enumerate(targets):
        await channels.add(CHANNEL._replace(id=f"w{number}", target=target))
    await sender.prepare()
    sender.start()
    try:
        yield hub
    finally:
        await sender.close()
        await hub.close()


async def test_a_notice_that_cannot_even_be_written_is_not_tried_again_and_again(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store, telling(store, '{"address":"anna@example.org"}') as hub:
        await hub.create(TABLE, game("anna", "ben", "cy"))
        tried = "SELECT 1 FROM notices WHERE attempts = 0 UNION SELECT 1 FROM tables WHERE notify_since IS NOT NULL"
        await until(partial(is_empty, store, tried))
        ((attempts, wait),) = await store.read("SELECT attempts, due - made FROM notices")
        assert (attempts, wait >= RETRY_DELAYS_S[0]) == (1, True)


async def test_people_get_notices_whatever_the_clock_of_the_machine_said_when_it_was_started(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables with clocks are stamped by a time that goes on over restarts; by now the clock was set right."""
    monkeypatch.setattr(clock, "steady", lambda: clock.now() - 7200)
    with http_sink() as sink:
        target = f'{{"kind":"webhook","url":"{sink.url}/","form":"json"}}'
        async with opened(sqlite_url) as store, telling(store, target) as hub:
            agreed = requests.Clock(per="decision", seconds=86_400)
            loaded = await hub.create(TABLE, game("anna", "ben", "cy", clock=agreed))
            await until(lambda: sink.requests)
            for ply, token in enumerate(("anna", "ben", "cy")):
                play = partial(
                    playing.play, caller=Caller(hash_of(token)), request=requests.Play(action="end", ply=ply)
                )
                await hub.change(loaded, play)
            await until(lambda: len(sink.requests) >= 2)


async def test_of_two_processes_one_sends_a_notice(postgres_url: str) -> None:
    settings = Settings(notice_after=0.01, notice_networks=("127.0.0.1",))
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        hubs = [Hub(each, Metrics(), 9) for each in (one, two)]
        senders = [Notices(hub, Channels(hub.store), hub.store.jobs(), settings) for hub in hubs]
        await People(one).add(BEN._replace(quiet=None, browser=hash_of("anna")), Device("key", "Firefox", 1.0))
        with http_sink() as sink:
            for number in range(9):
                target = f'{{"kind":"webhook","url":"{sink.url}/to-{number}","form":"json"}}'
                await Channels(one).add(CHANNEL._replace(id=f"w{number}", target=target))
            for sender in senders:
                await sender.prepare()
                sender.start()
            await hubs[0].create(TABLE, game("anna", "ben", "cy"))
            await until(lambda: len(sink.requests) >= 9)
            await until(partial(is_empty, one, "SELECT id FROM notices"))
            for sender in senders:
                await sender.close()
            assert sorted(request.path for request in sink.requests) == [f"/to-{number}" for number in range(9)]
        for hub in hubs:
            await hub.close()
