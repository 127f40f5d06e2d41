"""Following a table inside the server: what is made for each piece of news, and what is not."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

import kontor
from kontor.server.api import following
from kontor.server.api.context import DECISIONS_PER_READ, Context
from kontor.server.api.deps import AtTable
from kontor.server.api.following import Follower
from kontor.server.api.services import Services
from kontor.server.bots.analyses import MADE_BY
from kontor.server.commands import making
from kontor.server.config.settings import Settings
from kontor.server.gateway.limits import RATES, Capacity, Limits
from kontor.server.gateway.scheduler import FairScheduler
from kontor.server.store.common import Kept
from kontor.server.store.restrictions import Ban
from kontor.server.tables import entries as log
from kontor.server.tables.keys import Caller, hash_of, new_table_id
from kontor.server.tables.present import info, news
from kontor.server.tables.problems import Refused
from kontor.wire import answers, live, requests
from tests.server.ended import LATE, store_games, three
from tests.server.playing import HUMAN, Json
from tests.server.serving import PATIENCE
from tests.server.test_hub import hub_of
from tests.server.test_limits import ANNA, BERT, Clock
from tests.server.test_rates import serving


def context(services: Services, client: str = ANNA) -> Context:
    """A request of a client, who has passed the gateway."""
    app = Starlette()
    app.state.services = services
    return Context({"type": "http", "app": app, "kontor.client": client, "client": (client, 50_000)})


async def test_a_line_of_chat_costs_no_view(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = requests.NewGame(seats=[requests.HumanSeat(name=name) for name in ("Anna", "Ben", "Cy")])
    first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
    async with hub_of(sqlite_url, room=1) as hub:
        loaded = await hub.create(new_table_id(), first)
        here = AtTable(context(Services(Settings(database=sqlite_url))), loaded, Caller())
        follower = Follower(here, live.LiveQuery())
        assert isinstance(await follower.next(), live.LiveView)
        made: list[answers.News] = []

        def noted(*given: Any) -> answers.News:
            made.append(news(*given))
            return made[-1]

        monkeypatch.setattr(following, "news", noted)
        await hub.change(loaded, lambda table: [log.Said(seat=0, text="moin"), log.Said(seat=1, text="moin, moin")])
        told = await follower.next()
        assert isinstance(told, live.LiveChat)
        assert [line.text for line in told.chat] == ["moin", "moin, moin"]
        assert made == []
        await hub.change(loaded, lambda table: [log.Said(seat=2, text="!"), log.Paced(pace=5)])
        told = await follower.next()
        assert isinstance(told, live.LiveView)
        assert [line.text for line in told.chat] == ["!"]
        assert [each.view for each in made] == [told.view]


async def test_whoever_has_the_newest_view_is_not_sent_it_again(sqlite_url: str) -> None:
    wanted = requests.NewGame(seats=[requests.HumanSeat(name=name) for name in ("Anna", "Ben", "Cy")])
    first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
    async with hub_of(sqlite_url, room=1) as hub:
        loaded = await hub.create(new_table_id(), first)
        here = AtTable(context(Services(Settings(database=sqlite_url))), loaded, Caller())
        table = loaded.table
        known = live.LiveQuery(ply=table.ply, version=table.version, updated=table.updated, you="")
        follower = Follower(here, known)
        assert await follower.next() == live.LiveCurrent()
        others: list[Json] = [{"updated": None}, {"updated": table.updated + 1e-3}, {"version": table.version - 1}]
        for other in others:  # a table that was restored from a backup may have the same version again
            query = msgspec.structs.replace(known, **other)
            assert isinstance(await Follower(here, query).next(), live.LiveView)
        await hub.change(loaded, lambda table: [log.Paced(pace=5)])
        told = await follower.next()
        assert isinstance(told, live.LiveView)
        assert told.view["version"] == table.version + 1


async def test_the_newest_view_of_somebody_else_is_not_ones_own(sqlite_url: str) -> None:
    wanted = requests.NewGame(seats=[requests.HumanSeat(name=name) for name in ("Anna", "Ben", "Cy")])
    first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
    services = Services(Settings(database=sqlite_url))
    async with hub_of(sqlite_url, room=1) as hub:
        loaded = await hub.create(new_table_id(), [*first, log.Opened(seat=2, key=hash_of("a"))])
        table = loaded.table
        callers = [Caller(), *(Caller(hash_of(token)) for token in ("a", "b", "host"))]
        seen = [info(table, caller) for caller in callers]
        assert [(each.you, each.host) for each in seen] == [([], False), ([0, 2], True), ([1], False), ([], True)]
        for caller in callers:
            for other, view in zip(callers, seen, strict=True):
                as_text = {"you": ",".join(map(str, view.you)), "host": str(view.host).lower(), "ply": "0"}
                facts = {**as_text, "version": str(table.version), "updated": repr(table.updated)}
                query = msgspec.convert(facts, live.LiveQuery, strict=False)
                found = await Follower(AtTable(context(services), loaded, caller), query).next()
                assert isinstance(found, live.LiveCurrent) == (caller is other)
        query = msgspec.structs.replace(query, seat=0)
        found = await Follower(AtTable(context(services), loaded, callers[1]), query).next()
        assert isinstance(found, live.LiveView), "of which seat the other view was is not known"


@asynccontextmanager
async def followed(url: str) -> AsyncIterator[tuple[AtTable, Clock]]:
    """A table, and a clock for the time that clients use."""
    wanted = requests.NewGame(seats=[requests.HumanSeat(name=name) for name in ("Anna", "Ben", "Cy")])
    first = making.create(wanted, ["a", "b", "c"], host="host", invite="invite")
    services, clock = Services(Settings(database=url)), Clock()
    services.limits = Limits(clock=clock)
    services.scheduler = FairScheduler(services.limits, services.metrics)
    async with hub_of(url, room=1) as services.hub:
        yield AtTable(context(services), await services.hub.create(new_table_id(), first), Caller()), clock


async def delayed(here: AtTable) -> "asyncio.Task[Any]":
    """The first news for Anna, who has used up her time."""
    here.services.limits.spend("work", ANNA, RATES["work"].burst + 1)
    later = asyncio.create_task(Follower(here, live.LiveQuery()).next())
    await asyncio.sleep(0.01)
    assert not later.done()
    return later


async def test_whoever_has_used_up_their_time_gets_news_later_and_only_the_newest(sqlite_url: str) -> None:
    async with followed(sqlite_url) as (here, clock):
        other = Follower(here._replace(context=context(here.services, BERT)), live.LiveQuery())
        later = await delayed(here)
        await other.next()
        for pace in (3, 4):
            paced = log.Paced(pace=pace)
            await here.services.hub.change(here.loaded, lambda table: [paced])  # noqa: B023 - it is called at once
            told = await other.next()
            assert isinstance(told, live.LiveView)
            assert told.view["table"].pace == pace
        assert not later.done()
        clock.now += 1
        assert (await later).view["table"].pace == pace


async def test_whoever_waits_for_news_is_told_at_once_that_the_server_stops(sqlite_url: str) -> None:
    async with followed(sqlite_url) as (here, _), asyncio.timeout(PATIENCE):
        later = await delayed(here)
        await here.services.announce_shutdown()
        assert await later is None


async def test_whoever_is_banned_while_they_wait_for_news_gets_none(sqlite_url: str) -> None:
    async with followed(sqlite_url) as (here, clock):
        later = await delayed(here)
        here.services.bans.replace([Ban("1", "network", f"{ANNA}/32", "", 0.0)])
        clock.now += 1
        with pytest.raises(Refused, match="banned"):
            await later


async def test_an_analysis_goes_on_even_where_nothing_announces_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "ANALYSIS_CHECK_S", 0.01)
    stored = await asyncio.to_thread(store_games, sqlite_url, three(), late=LATE)
    services = Services(Settings(database=sqlite_url))
    async with hub_of(sqlite_url, room=1) as services.hub, asyncio.timeout(PATIENCE):
        services.store = store = services.hub.store
        here = AtTable(context(services), await services.hub.table(stored[0].id), Caller())
        follower = Follower(here, live.LiveQuery(analysis=True))
        assert isinstance(await follower.next(), live.LiveView)
        told = [await follower.next()]
        kept = Kept(stored[0].id, "mark", "", MADE_BY, decisions=0, finished=False, content=b"")
        await store.begin_analysis(kept)
        told.append(await follower.next())
        await store.advance_analysis(msgspec.structs.replace(kept, decisions=3))
        told.append(await follower.next())
        assert await store.drop_analysis(kept.table)
        told.append(await follower.next())
        assert not await store.drop_analysis(kept.table)
        shown = [
            (each.analysis.status, each.analysis.evaluated) for each in told if isinstance(each, live.LiveAnalysis)
        ]
        assert shown == [("none", 0), ("working", 0), ("working", 3), ("none", 0)]


async def test_what_is_told_first_counts_as_a_read_by_the_decisions_in_it(sqlite_url: str) -> None:
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(2 * DECISIONS_PER_READ):
        game.play("end")
    async with serving(sqlite_url) as (services, client):
        table = (await client.post("/api/records", json={"record": game.record()})).json()["id"]
        here = AtTable(context(services), await services.hub.table(table), Caller())
        services.limits.take_spent()
        spent = []
        for ply in (
            None,
            0,
            DECISIONS_PER_READ,
            2 * DECISIONS_PER_READ - 1,
        ):  # at the beginning of a socket or a stream
            await Follower(here, live.LiveQuery(ply=ply)).next()
            spent.append(services.limits.take_spent().get(("read", ANNA)))
        assert spent == [None, 2, 1, None]


async def test_spectators_who_all_come_at_once_leave_the_rest_for_seats(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.connections._capacity = Capacity(all=100, live=40, watching=3)
        made = (await client.post("/api/games", json={"seats": [HUMAN] * 3})).json()
        path, head = f"/api/games/{made['id']}/events", {"Accept": "text/event-stream"}
        asked = [asyncio.create_task(client.get(path, headers=head)) for _ in range(10)]
        async with asyncio.timeout(PATIENCE):
            while services.connections._watching.total() + sum(task.done() for task in asked) < len(asked):
                await asyncio.sleep(0.01)
        services.stopping = True  # so that the streams end
        services.hub.wake()
        assert Counter(answer.status_code for answer in await asyncio.gather(*asked)) == {200: 3, 503: 7}
        assert services.connections._watching.total() == 0, "every place was given back"
