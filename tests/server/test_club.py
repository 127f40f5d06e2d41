"""The club of a server: the archive of finished public games, ratings, profiles, and all games as data."""

import asyncio
import gzip
import json
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx

import kontor
from kontor.server import background
from kontor.server.api.services import Services
from kontor.server.app import make_app
from kontor.server.club import filing
from kontor.server.commands.making import begin, create
from kontor.server.config.settings import Settings
from kontor.server.gateway.scheduler import MAX_CONCURRENT
from kontor.server.store.base import Damaged, Statement
from kontor.server.store.jobs import Job
from kontor.server.store.people import Name
from kontor.server.tables.entries import Decided, Entry, Opened
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.names import spelling
from kontor.server.tables.table import Table
from kontor.wire.requests import BotSeat, HumanSeat, NewGame, OpenSeat
from tests.play.policies import claim_first
from tests.server.playing import Json, fine, refused
from tests.server.serving import PATIENCE

SEATS = (HumanSeat(name="Anna"), HumanSeat(name="Ben"), BotSeat(level="easy", name="Wulf"))


@asynccontextmanager
async def serving(url: str, **settings: Any) -> AsyncIterator[tuple[Services, httpx.AsyncClient]]:
    """The application and a client from elsewhere; nothing is filed by itself."""
    gateway: Any = make_app(Settings(database=url, host="0.0.0.0", bot_workers=1, **settings))
    services: Services = gateway.app.state.services
    await services.start()
    await services.filing.close()
    transport = httpx.ASGITransport(gateway, client=("192.0.2.1", 50_000))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://192.168.1.5") as client:
            yield services, client
    finally:
        await services.close()


async def known(services: Services, name: str) -> str:
    """Somebody with a name of their own, known by a browser. Gives that browser."""
    browser = f"browser of {name}"
    person = (name.lower(), 1.0, "", "en", "UTC", browser, name, spelling(name), time.time())  # a name of 1970 is freed
    sql = "INSERT INTO people (id, made, site, language, zone, browser, name, spelling, named) VALUES"
    await services.store.together(Statement(f"{sql} ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING 1", person))
    return browser


async def finish(
    services: Services, browsers: dict[str, str], chance: int = 1, **options: Any
) -> tuple[str, kontor.Game]:
    """A table whose game was played to its end; browsers hold the seats of those whom they name."""
    wanted = NewGame(**{"seats": list(SEATS), "public": True, "shuffle": False, **options})
    tokens = [new_token() if isinstance(seat, HumanSeat) else None for seat in wanted.seats]
    first: list[Entry] = create(wanted, tokens, new_token(), None)
    first.append(begin(Table.draft("t", *first)))
    table = Table.draft(new_table_id(), *first)
    for number, seat in enumerate(table.seats):
        if seat.name in browsers:
            first.append(Opened(seat=number, key=browsers[seat.name]))
    game, random = table.game, Random(chance)
    assert game is not None
    while game.decider is not None:
        decided = Decided(ply=game.ply, seat=game.decider, action=str(claim_first(game, random)))
        game.play(decided.action)
        first.append(decided)
    await services.hub.create(table.id, first)
    return table.id, game


async def catch_up(services: Services) -> None:
    """Everything that is finished is filed and rated."""
    await services.filing.catch_up()
    await services.filing.rate()


async def get(client: httpx.AsyncClient, path: str, **params: Any) -> Json:
    return fine(await client.get(f"/api/club/{path}", params=params))


async def test_finished_public_games_are_filed_and_nothing_else(served_url: str) -> None:
    async with serving(served_url) as (services, client):
        anna = {"Anna": await known(services, "Anna")}
        table, game = await finish(services, anna)
        await finish(services, anna, public=False)
        await finish(services, anna, spectators=False)
        first: list[Entry] = create(NewGame(seats=[*SEATS[:2], OpenSeat()], public=True), ["a", "b", None], "h", "i")
        await services.hub.create(new_table_id(), first)
        await catch_up(services)
        assert await services.filing.club.unfiled(9) == []

        (found,) = (await get(client, "games"))["games"]
        assert (found["table"], found["board"], found["decisions"]) == (table, "hansa", game.ply)
        assert [seat["total"] for seat in found["seats"]] == [score["total"] for score in game.scores()]
        assert [seat["known"] for seat in found["seats"]] == [True, False, False], "Ben may be anybody"
        assert [seat["level"] for seat in found["seats"]] == [None, None, "easy"]
        for fitting in ({"name": "bEN"}, {"name": "an"}, {"board": "hansa"}, {"players": 3}, {"player": "ANNA"}):
            assert len((await get(client, "games", **fitting))["games"]) == 1, fitting
        for other in ({"name": "nna"}, {"board": "east"}, {"players": 4}, {"edition": "classic"}, {"until": 5}):
            assert (await get(client, "games", **other))["games"] == [], other
        refused(await client.get("/api/club/games?player=Ben"), 404, "no-player")

        assert len((await get(client, "ratings"))["ratings"]) == 2
        assert (await get(client, "players/Anna"))["games"] == 1

        async with asyncio.timeout(PATIENCE):  # more at once than are worked on at once
            answers = await asyncio.gather(*(client.get("/api/club/games.jsonl.gz") for _ in range(MAX_CONCURRENT + 1)))
        assert len({answer.content for answer in answers}) == 1
        (dumped,) = map(json.loads, gzip.decompress(answers[0].content).splitlines())
        assert {name: dumped[name] for name in found} == found
        assert kontor.load(dumped["record"]).scores() == game.scores()

        await services.store.write("DELETE FROM people WHERE id = $1", "anna")
        assert (await get(client, "games"))["games"] == [], "nothing of somebody who is deleted stays"
        await catch_up(services)
        (found,) = (await get(client, "games"))["games"]
        assert not any(seat["known"] for seat in found["seats"])
        assert [each["level"] for each in (await get(client, "ratings"))["ratings"]] == []


async def test_ratings_and_profiles_are_those_of_people_with_a_name_of_their_own_and_of_bots(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        browsers = {"Anna": await known(services, "Anna")}
        games = [await finish(services, browsers, chance) for chance in (1, 2)]
        await finish(services, browsers, 3, seed=5)  # whoever chose the seed may know what is hidden
        await catch_up(services)
        listed = await get(client, "ratings")
        assert {(each["name"], each["level"], each["games"]) for each in listed["ratings"]} == {
            ("Anna", None, 2),
            ("Easy", "easy", 2),
        }
        assert listed["scopes"] == [""], "two games say nothing about a board"
        for each in listed["ratings"]:
            assert each["low"] < each["rating"] < each["high"]
            assert each["provisional"]
        mean = sum(each["rating"] for each in listed["ratings"]) / 2
        assert abs(mean - 1000) < 1

        profile = await get(client, "players/anna")
        totals = [game.scores()[0]["total"] for _, game in games]
        assert (profile["name"], profile["games"], len(profile["recent"])) == ("Anna", 3, 3)
        assert profile["best"] >= max(totals)
        assert profile["boards"][0]["board"] == "hansa"
        assert abs(sum(profile["categories"].values()) - profile["points"]) < 0.5, "all points are in a category"
        assert profile["ratings"][0]["games"] == 2
        assert (await get(client, "bots/easy"))["games"] == 3
        refused(await client.get("/api/club/bots/nobody"), 404, "level")

        await services.store.write("UPDATE people SET name = '', spelling = NULL WHERE id = $1", "anna")
        assert [each["name"] for each in (await get(client, "ratings"))["ratings"]] == ["Easy"]
        assert not any(seat["known"] for game in (await get(client, "games"))["games"] for seat in game["seats"])
        refused(await client.get("/api/club/players/Anna"), 404, "no-player")


async def test_a_name_that_the_operator_removes_is_gone_from_the_archive(sqlite_url: str) -> None:
    async with serving(sqlite_url, operator_secret="let-me-operate") as (services, client):
        table, _ = await finish(services, {})
        await catch_up(services)
        head = {"Authorization": "Bearer let-me-operate"}
        fine(await client.put(f"/api/operator/tables/{table}/seats/0/name", json={"name": "Nobody"}, headers=head))
        await catch_up(services)
        text = gzip.decompress((await client.get("/api/club/games.jsonl.gz")).content).decode()
        assert "Nobody" in text
        assert "Anna" not in text
        assert (await get(client, "games", name="anna"))["games"] == []


async def test_pages_follow_each_other_without_a_gap(sqlite_url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("kontor.server.api.club.PAGE_SIZE", 2)
    async with serving(sqlite_url) as (services, client):
        tables = [(await finish(services, {}))[0] for _ in range(3)]
        await catch_up(services)
        first = await get(client, "games")
        rest = await get(client, "games", after=first["next"])
        found = [each["table"] for page in (first, rest) for each in page["games"]]
        assert found == tables[::-1]
        assert (len(first["games"]), rest["next"]) == (2, None)
        refused(await client.get("/api/club/games?after=nonsense"), 422, "invalid")


async def test_public_tables_are_found_by_what_is_agreed_there(sqlite_url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("kontor.server.tables.lists.PUBLIC_LIST_CACHE_S", 0.0)
    async with serving(sqlite_url) as (_, client):
        clock = {"per": "decision", "seconds": 86400, "end": "bot", "level": "easy"}
        bodies: list[Json] = [
            {"seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}], "public": True},
            {"seats": [{"kind": "human"}] * 4, "public": True, "modules": ["missions"], "clock": clock},
            {"seats": [{"kind": "human"}, {"kind": "bot", "level": "easy"}] * 2, "public": True, "board": "east"},
            {"seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]},
        ]
        ids = [(await client.post("/api/games", json=body)).json()["id"] for body in bodies]
        for wish, places in (
            ({}, {0, 1, 2}),
            ({"free": True}, {0}),
            ({"players": 4}, {1, 2}),
            ({"clock": True}, {1}),
            ({"module": "missions"}, {1}),
            ({"bots": True}, {2}),
            ({"bots": False, "free": False}, {1}),
            ({"board": "east", "players": 3}, set()),
        ):
            found = {card["id"] for card in (await get(client, "tables", **wish))["tables"]}
            assert found == {ids[place] for place in places}, wish


async def test_without_a_club_nothing_is_kept_or_shown(served_url: str) -> None:
    async with serving(served_url) as (services, client):
        await finish(services, {})
        await services.filing.catch_up()
        assert len((await get(client, "games"))["games"]) == 1
    async with serving(served_url, club=False) as (services, client):
        for path in ("tables", "games", "games.jsonl.gz", "ratings", "players/Anna", "bots/easy"):
            refused(await client.get(f"/api/club/{path}"), 404, "no-club")
        assert fine(await client.get("/api/games"))["club"] is False
        assert await services.store.read("SELECT 1 FROM finished") == []
    async with serving(served_url) as (services, client):
        await services.filing.catch_up()
        assert len((await get(client, "games"))["games"]) == 1, "it is made again from the tables"


async def test_nobody_is_found_under_a_name_that_is_not_their_own(served_url: str) -> None:
    async with serving(served_url) as (services, client):
        await finish(services, {"Ben": await known(services, "Anna")})

        async def found() -> tuple[list[bool], list[str]]:
            """Whose seats are known, and whom the rating list names."""
            await catch_up(services)
            (game,) = (await get(client, "games"))["games"]
            listed = (await get(client, "ratings"))["ratings"]
            return [seat["known"] for seat in game["seats"]], [each["name"] for each in listed if not each["level"]]

        assert await found() == ([False, False, False], [])
        assert (await get(client, "games", player="Anna"))["games"] == []
        assert (await get(client, "players/Anna"))["games"] == 0

        await services.people.rename("anna", Name("Ben", spelling("Ben"), "ben"), 0.0)
        assert await found() == ([False, True, False], ["Ben"])
        assert (await get(client, "players/Ben"))["games"] == 1

        await services.people.rename("anna", Name("A/B", spelling("A/B"), "ab"), 0.0)
        await known(services, "Ben")
        assert await found() == ([False, False, False], [])
        assert (await get(client, "players/Ben"))["games"] == 0, "somebody else has this name now"
        assert (await get(client, "players/A%2FB"))["name"] == "A/B"


async def test_a_table_that_cannot_be_filed_stops_no_other_one(sqlite_url: str, monkeypatch: Any) -> None:
    async with serving(sqlite_url) as (services, client):
        tables = [(await finish(services, {}))[0] for _ in range(2)]
        (first, second) = await services.filing.club.unfiled(9)
        assert {first, second} == set(tables)

        def odd(table: Table) -> bool:
            assert table.id != first
            return True

        monkeypatch.setattr(filing, "SEARCH_MAX_GAMES", 1)
        monkeypatch.setattr(filing, "is_wanted", odd)
        await services.filing.catch_up()
        assert [game["table"] for game in (await get(client, "games"))["games"]] == [second]
        monkeypatch.setattr(background, "monotonic", lambda: float("inf"))  # later
        await services.filing.catch_up()
        assert await services.filing.club.unfiled(9) == [first]
        monkeypatch.setattr(filing, "is_wanted", lambda table: True)
        await services.filing.catch_up()
        assert await services.filing.club.unfiled(9) == []


async def test_a_table_that_another_process_files_is_left_alone(sqlite_url: str, monkeypatch: Any) -> None:
    async with serving(sqlite_url) as (services, _):
        table, _ = await finish(services, {})

        async def elsewhere(job: Job) -> bool:
            return False

        monkeypatch.setattr(services.bots.jobs, "claim", elsewhere)
        await services.filing.catch_up()
        assert await services.filing.club.unfiled(9) == [table]


async def test_what_becomes_of_a_damaged_table_is_seen_once_it_changes(served_url: str, monkeypatch: Any) -> None:
    async with serving(served_url, operator_secret="let-me-operate") as (services, client):
        table, _ = await finish(services, {})
        await services.filing.catch_up()

        async def rename(name: str) -> list[str]:
            head = {"Authorization": "Bearer let-me-operate"}
            fine(await client.put(f"/api/operator/tables/{table}/seats/0/name", json={"name": name}, headers=head))
            with monkeypatch.context() as patch:
                if name == "Nobody":
                    patch.setattr(services.hub, "table", damaged)
                await services.filing.catch_up()
            return [game["seats"][0]["name"] for game in (await get(client, "games"))["games"]]

        async def damaged(table: str) -> None:
            raise Damaged(table, "made so")

        assert await rename("Nobody") == [], "what was filed before says what may no longer be said"
        assert await rename("Somebody") == ["Somebody"]


async def test_games_are_filed_while_others_are_rated(sqlite_url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(filing, "SEARCH_INTERVAL_S", 0.01)
    began = asyncio.Event()

    async def endless(parts: Any) -> Any:
        began.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(filing, "_rated", endless)
    async with serving(sqlite_url) as (services, client):
        await finish(services, {"Anna": await known(services, "Anna")})
        services.filing.start()
        await began.wait()
        await finish(services, {})
        while len((await get(client, "games"))["games"]) < 2:
            await asyncio.sleep(0.01)


async def test_the_rater_finds_its_code_and_no_secrets(monkeypatch: Any) -> None:
    monkeypatch.setenv("KONTOR_PASSWORD", "let-me-in")
    monkeypatch.setenv("SOMETHING", "else")
    report = "import json, os; print(json.dumps({'': {name: [0, 0, 0] for name in os.environ}}))"
    monkeypatch.setattr(filing, "RATER_COMMAND", (sys.executable, "-c", report))
    found = (await filing._rated({}))[""]
    assert "SOMETHING" in found
    assert "KONTOR_PASSWORD" not in found
