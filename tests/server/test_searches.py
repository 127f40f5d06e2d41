"""Searches of the club: what they find, what they may cost, and that nobody else waits for them."""

import asyncio
import itertools
import threading
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from kontor.server.background import cancel
from kontor.server.gateway import middleware
from kontor.server.gateway.limits import RATES, Kind, Limits
from kontor.server.gateway.scheduler import MAX_CONCURRENT
from kontor.server.store import searching
from kontor.server.store.base import Statement, TooLong
from kontor.server.store.club import Club
from kontor.server.store.common import Store
from kontor.server.store.postgres import POOL_SIZE, PostgresStore
from kontor.server.store.searching import Finished, Wanted
from kontor.server.store.sqlite import SqliteStore
from kontor.server.store.sqlite_worker import Worker
from tests.server.playing import HUMAN, fine, refused
from tests.server.serving import PATIENCE
from tests.server.storing import change, opened, sql, version_of
from tests.server.test_club import serving
from tools.load.archive import fill

ENDLESS = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
ALL = 10**6
CLIENT = "192.0.2.1"  # of `serving`


class Counted(Limits):
    """Limits that note for what requests count."""

    def __init__(self) -> None:
        super().__init__(clock=lambda: 0.0)
        self.kinds: list[Kind] = []

    def take(self, kind: Kind, client: str) -> float | None:
        self.kinds.append(kind)
        return super().take(kind, client)


def trace(store: Store, noted: Callable[[str], object]) -> None:
    """Calls something in the threads of a store whenever a statement begins there."""
    for worker in vars(store).values():
        if isinstance(worker, Worker):
            worker.db.set_trace_callback(noted)


# What is refused


@pytest.mark.parametrize(
    ("path", "error", "allowed"),
    [
        ("games?board=zzz", "invalid", "'hansa'"),
        ("games?edition=zzz&name=p", "invalid", "'bigbox', 'classic'"),
        ("games?level=zzz", "level", "easy"),
        ("games?players=6", "invalid", "5"),
        ("tables?board=zzz", "invalid", "'hansa'"),
        ("tables?edition=zzz", "invalid", "'bigbox', 'classic'"),
        ("tables?module=zzz", "invalid", "'missions'"),
        ("ratings?scope=board:zzz", "invalid", "'board:hansa'"),
        ("ratings?scope=zzz", "invalid", "'players:5'"),
    ],
)
async def test_a_filter_that_nothing_can_fit_is_refused_and_says_what_is_possible(
    sqlite_url: str, path: str, error: str, allowed: str
) -> None:
    async with serving(sqlite_url) as (_, client):
        message = refused(await client.get(f"/api/club/{path}"), 422, error)["message"]
        assert "zzz" in message or "players" in message
        assert allowed in message


async def test_a_level_is_found_with_any_style(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (_, client):
        for level in ("easy", "expert", "expert:builder"):
            fine(await client.get("/api/club/games", params={"level": level}))


async def test_only_searches_with_filters_count_as_such(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        for query, kind in (
            ("", "read"),
            ("?since=1&until=2&after=1.0_abcdefghijkl", "read"),
            ("?name=p", "search"),
            ("?board=hansa&players=3", "search"),
            ("?board=zzz", "search"),
        ):
            services.limits = counted = Counted()
            await client.get(f"/api/club/games{query}")
            assert counted.kinds == [kind], query
        services.limits = Limits(clock=lambda: 0.0)
        for _ in range(RATES["search"].burst):
            fine(await client.get("/api/club/games?level=easy"))
        refused(await client.get("/api/club/games?level=easy"), 429, "too-many")
        fine(await client.get("/api/club/games"))


# What is found


def fits(game: Finished, seats: list[Any], wanted: Wanted) -> bool:
    own = (wanted.board in (None, game.board), wanted.players in (None, game.players))
    ended = (wanted.since or 0) <= game.ended < (wanted.until or float("inf"))
    named = wanted.name is None or any(seat.folded.startswith(wanted.name) for seat in seats)
    level = wanted.level is None or any(seat.level == wanted.level for seat in seats)
    return all(own) and wanted.edition in (None, game.edition) and ended and named and level


async def test_searches_find_the_same_whether_few_or_many_seats_fit(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store_url, 200)
    async with opened(store_url) as store:
        club = Club(store)
        everything = await club.games(Wanted(), None, ALL)
        assert len(everything) == 200
        seats = await club.seats([game.table for game in everything])
        middle = everything[100].ended
        for name, level, board, players, edition, since in itertools.product(
            (None, "person 1", "q"),
            (None, "easy", "master"),
            (None, "hansa"),
            (None, 2),
            (None, "classic"),
            (None, middle),
        ):
            wanted = Wanted(name=name, level=level, board=board, players=players, edition=edition, since=since)
            expected = [game for game in everything if fits(game, seats[game.table], wanted)]
            for few in (0, 20, ALL):
                monkeypatch.setattr(searching, "SEATS_FIRST_MAX", few)
                assert await club.games(wanted, None, ALL) == expected, (wanted, few)
        monkeypatch.setattr(searching, "SEATS_FIRST_MAX", 0)
        many = await club.played(Wanted(level="easy"), 50)
        monkeypatch.setattr(searching, "SEATS_FIRST_MAX", ALL)
        assert await club.played(Wanted(level="easy"), 50) == many
        assert len(many) == 50
        assert all(seat.level == "easy" for _, seat in many)


# What a search costs


async def test_an_archived_game_takes_at_most_5_kb(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        ((empty,),) = await sql(sqlite_url, SIZE)
    await fill(sqlite_url, 500)
    ((size,),) = await sql(sqlite_url, SIZE)
    assert (size - empty) / 500 <= 5000


async def test_every_search_of_finished_games_begins_with_an_index_that_fits_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as store:
        asked: list[str] = []
        trace(store, asked.append)
        club = Club(store)
        for few in (-1, 0):
            monkeypatch.setattr(searching, "SEATS_FIRST_MAX", few)
            for board, players, edition, level in itertools.product(
                (None, "hansa"), (None, 5), (None, "classic"), (None, "easy")
            ):
                asked.clear()
                await club.games(Wanted(board=board, players=players, edition=edition, level=level), None, 31)
                plan = await plan_of(sqlite_url, asked[-1])
                assert not [line for line in plan if line.startswith("SCAN ") and line != "SCAN finished"], plan
                if few < 0 or level is None:
                    filters = {"board": board, "players": players, "edition": edition}
                    fitting = [f"finished_{name} ({name}=?" for name, value in filters.items() if value]
                    assert any(index in plan[0] for index in fitting or ["finished_ended (ended>?)"]), plan
                    assert not any("TEMP B-TREE" in line for line in plan), plan


async def plan_of(url: str, statement: str) -> list[str]:
    return [line for *_, line in await sql(url, f"EXPLAIN QUERY PLAN {statement}")]


async def test_a_search_that_takes_too_long_is_given_up(store_url: str) -> None:
    async with opened(store_url) as store:
        with pytest.raises(TooLong):
            await store.search(ENDLESS, limit_s=0.1)
        assert [tuple(row) for row in await store.search("SELECT $1 + 1", 1)] == [(2,)]


async def test_a_search_that_is_given_up_is_answered_as_such(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(store_url) as (services, client):
        for kind in (SqliteStore, PostgresStore):
            monkeypatch.setitem(kind.search.__kwdefaults__ or {}, "limit_s", 0.0)
        for path in ("games", "games?name=p", "bots/easy", "ratings"):
            answer = await client.get(f"/api/club/{path}")
            refused(answer, 503, "slow-search")
            assert answer.headers["retry-after"]
        await services.store.check()


async def test_the_time_of_a_search_is_charged_to_whoever_asked_also_if_it_is_given_up(
    served_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(served_url) as (services, client):
        limits = services.limits = services.scheduler.limits = Limits(clock=lambda: 0.0)  # other work takes no time
        assert not limits.take_spent()
        fine(await client.get("/api/games"))
        assert ("work", CLIENT) not in limits.take_spent()
        fine(await client.get("/api/club/games?level=easy"))
        assert limits.take_spent()["work", CLIENT] > 0
        monkeypatch.setattr(searching, "few_seats", lambda _: Statement(ENDLESS, ()))
        for kind in (SqliteStore, PostgresStore):
            monkeypatch.setitem(kind.search.__kwdefaults__ or {}, "limit_s", 0.2)
        refused(await client.get("/api/club/games?level=easy"), 503, "slow-search")
        assert limits.take_spent()["work", CLIENT] > 0


# Nobody else waits


async def test_a_person_decides_while_a_search_goes_on(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        made = (await client.post("/api/games", json={"seats": [HUMAN] * 3})).json()
        table = f"/api/games/{made['id']}"
        fine(await client.post(f"{table}/open", json={"token": made["seats"][0]["token"]}))
        began, may_go_on = threading.Event(), threading.Event()

        def hold(statement: str) -> None:
            if "FROM finished" in statement:
                began.set()
                may_go_on.wait(PATIENCE)

        trace(services.store, hold)
        search = asyncio.create_task(client.get("/api/club/games?board=hansa"))
        try:
            assert await asyncio.to_thread(began.wait, PATIENCE)
            decided = await client.post(f"{table}/actions", json={"action": "income 3t", "ply": 0})
            assert (decided.status_code, search.done()) == (200, False)
            fine(await client.get("/api/games"))
        finally:
            may_go_on.set()
            await search


async def test_a_search_too_many_is_refused_a_moment_later_and_nothing_else_waits_for_that(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise whoever asks on and on would keep the server busy with refusals."""
    monkeypatch.setattr(middleware, "TOO_MANY_DELAY_S", PATIENCE)
    async with serving(sqlite_url) as (services, client):
        services.limits = Limits(clock=lambda: 0.0)
        services.limits.spend("search", CLIENT, RATES["search"].burst)
        search = "/api/club/games?level=easy"
        refusals = [asyncio.create_task(client.get(search)) for _ in range(MAX_CONCURRENT + 1)]
        for _ in range(MAX_CONCURRENT + 1):
            fine(await client.get("/api/games"))
        assert not any(each.done() for each in refusals)
        await cancel(*refusals)
        monkeypatch.setattr(middleware, "TOO_MANY_DELAY_S", 0.0)
        refused(await client.get(search), 429, "too-many")


async def test_searches_leave_connections_for_decisions(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        blocking = await asyncpg.connect(postgres_url)
        try:
            async with blocking.transaction():
                await blocking.execute("LOCK TABLE finished IN ACCESS EXCLUSIVE MODE")
                searches = [asyncio.create_task(Club(store).ratings_mark()) for _ in range(POOL_SIZE)]
                storing = asyncio.create_task(store.append(change("t")))
                done, _ = await asyncio.wait({storing, *searches}, return_when=asyncio.FIRST_COMPLETED)
                assert done == {storing}
                assert await version_of(postgres_url, "t") == 1
        finally:
            await blocking.close()
        await asyncio.gather(*searches)
