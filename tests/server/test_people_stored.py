"""People and notices in both stores: who is to be told, and that each notice has one owner."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from kontor.server import commands
from kontor.server.config.settings import Settings
from kontor.server.monitoring.metrics import Metrics
from kontor.server.notices.notices import Notices
from kontor.server.store import Held, Store
from kontor.server.store.people import OFF, Device, Listener, Notice, People, Person, Quiet, Untold, Way
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.table import Table
from kontor.server.wire import requests
from tests.server.receiving import http_sink
from tests.server.serving import PATIENCE
from tests.server.storing import awaited, change, opened

BEN = Person("ben", "https://games.example.org", "de", "Europe/Berlin", Quiet(60, 120))
TABLE = "aaaaaaaaaaaa"
ANNA = Caller(hash_of("anna"))
WAY = Way("w", "ben", "webhook", '{"url":"https://example.org/","form":"json"}', "", 0, 0, 5.0)


async def with_ben(store: Store) -> People:
    """A store in which Ben is known, and a table waits for him since 100."""
    people = People(store)
    await people.add(BEN, Device("key", "browser", "Firefox", 1.0))
    await people.add_way(WAY)
    await store.append(change("t", held=(Held("browser", 1), Held("token", 0)), untold=100.0))
    return people


@awaited
async def test_a_device_proves_its_person(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        assert await people.find("key") == (BEN, Device("key", "browser", "Firefox", 1.0))
        assert await people.find("browser") is None
        await people.add(BEN._replace(id="eve", quiet=None), Device("other", "", "", 2.0))
        await people.bind("other", "browser")  # a browser is one person's
        assert await people.browsers("ben") == set()
        assert await people.browsers("eve") == {"browser"}
        await people.choose(BEN._replace(zone="UTC", quiet=None))
        found = await people.find("key")
        assert found is not None
        assert found[0] == BEN._replace(zone="UTC", quiet=None)


@awaited
async def test_a_table_that_waits_is_found_after_a_while(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        untold = Untold("t", 100.0, True)
        assert await people.untold(159.0, 60.0, 9) == []
        assert await people.untold(160.0, 60.0, 9) == [untold]
        assert await people.untold(39.0, 60.0, 9) == [untold], "the clock was set back"
        await store.append(change("t", 2, keeps_untold=True))
        assert await people.untold(160.0, 60.0, 9) == [untold], "somebody chatted"
        await people.seen("t", 99.0)
        assert await people.untold(160.0, 60.0, 9) == [untold], "what was seen was another moment"
        await store.append(change("t", 3, untold=110.0))
        await people.settle([untold])
        assert await people.untold(180.0, 60.0, 9) == [untold._replace(since=110.0)]
        await people.seen("t", 110.0)
        assert await people.untold(180.0, 60.0, 9) == []
        await store.append(change("t", 4, untold=120.0))
        await people.drop_way("w")
        assert await people.untold(180.0, 60.0, 9) == [Untold("t", 120.0, False)]
        await store.append(change("t", 5))
        assert await people.untold(180.0, 60.0, 9) == [], "it waits for nobody"


@awaited
async def test_a_notice_is_laid_out_once_and_goes_when_it_is_done(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        (untold,) = await people.untold(160.0, 60.0, 9)
        (ben,) = await people.listeners("t", ["token", "browser"])
        assert ben == Listener("ben", None, ("w",))
        laid = [people.tell(untold, [ben], [f"n{number}"], 160.0) for number in range(3)]
        assert sorted(await asyncio.gather(*laid)) == [False, False, True]
        (notice,) = await people.due(160.0, 9)
        assert notice == Notice(notice.id, "t", 0, 160.0, WAY, BEN)
        assert await people.listeners("t", ["browser"]) == [Listener("ben", 160.0, ("w",))]
        await people.postpone(notice, 200.0, 1)
        assert await people.due(199.0, 9) == []
        assert [found.attempts for found in await people.due(200.0, 9)] == [1]
        await people.done(notice, OFF)
        assert await people.due(999.0, 9) == []
        assert await people.listeners("t", ["browser"]) == [], "nothing arrives there"
        await people.arrived("w")
        assert len(await people.listeners("t", ["browser"])) == 1


@awaited
async def test_a_way_is_used_once_it_is_confirmed(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        await people.add_way(WAY._replace(id="mail", kind="mail", code="right"))
        for _ in range(2):
            assert not await people.confirm_way("mail", "wrong", 3)
        assert [each.ways for each in await people.listeners("t", ["browser"])] == [("w",)]
        assert await people.confirm_way("mail", "right", 3)
        assert [each.ways for each in await people.listeners("t", ["browser"])] == [("mail", "w")]


def game(*tokens: str) -> list[Entry]:
    """The entries of a running game of people with these tokens."""
    seats: list[requests.SeatWanted] = [requests.HumanSeat(name=token) for token in tokens]
    wanted = requests.NewGame(seats=seats, shuffle=False)
    made = commands.create(wanted, tokens, host="host", invite=None)
    return [*made, commands.begin(Table.draft(TABLE, *made))]


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.01)


async def is_empty(store: Store, statement: str) -> bool:
    return not await store.fetch(statement)


@awaited
async def test_whoever_looks_at_the_decision_need_not_be_told(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        hub = Hub(store, Metrics(), 9)
        notices = Notices(hub, People(store), store.jobs(), Settings())
        watched = await hub.create(TABLE, game("anna", "ben", "cy"))
        await hub.change(watched, lambda table: commands.say(table, ANNA, requests.Say(text="Hello")))
        untold = "SELECT id FROM tables WHERE untold IS NOT NULL"
        await until(partial(is_empty, store, untold))  # Anna was here
        await hub.change(watched, lambda table: commands.play(table, ANNA, requests.Play(action="end", ply=0)))
        notices.seen(watched, ANNA)
        await hub.change(watched, lambda table: commands.say(table, ANNA, requests.Say(text="Your turn")))
        assert await store.fetch(untold) == [(TABLE,)], "Ben does not know it"
        notices.seen(watched, Caller(hash_of("ben")))
        await until(partial(is_empty, store, untold))
        await notices.close()
        await hub.close()


@awaited
async def test_of_two_processes_one_sends_a_notice(postgres_url: str) -> None:
    settings = Settings(notice_after=0.01, notice_networks=("127.0.0.1",))
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        hubs = [Hub(each, Metrics(), 9) for each in (one, two)]
        senders = [Notices(hub, People(hub.store), hub.store.jobs(), settings) for hub in hubs]
        await People(one).add(BEN._replace(quiet=None), Device("key", hash_of("anna"), "Firefox", 1.0))
        with http_sink() as sink:
            for number in range(9):
                target = f'{{"url":"{sink.url}/to-{number}","form":"json"}}'
                await People(one).add_way(WAY._replace(id=f"w{number}", target=target))
            for sender in senders:
                await sender.start()
            await hubs[0].create(TABLE, game("anna", "ben", "cy"))
            async with asyncio.timeout(PATIENCE):
                while len(sink.requests) < 9:
                    await asyncio.sleep(0.01)
            await until(partial(is_empty, one, "SELECT id FROM notices"))
            for sender in senders:
                await sender.close()
            assert sorted(request.path for request in sink.requests) == [f"/to-{number}" for number in range(9)]
        for hub in hubs:
            await hub.close()
