"""Bots with a style at the tables of a server: chosen like a level, kept with the table, rated like the level."""

import httpx
import pytest

from kontor.bots import LEVELS, NET_LEVELS, PLAYING_STYLES
from kontor.server.bots.pool import thinks
from kontor.server.commands import making
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.replays import typical_for
from kontor.server.tables.table import Table as Stored
from kontor.wire.requests import BotSeat, HumanSeat, NewGame, SeatWanted
from tests.server.playing import HUMAN, OPEN, SLOW, Json, Table, fine, refused, table_of
from tests.server.storing import opened
from tests.server.test_club import catch_up, finish, get, known, serving

BUILDER, RACER = "expert:builder", "master:racer"


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


def levels(view: Json) -> list[str | None]:
    return [seat["level"] for seat in view["table"]["seats"]]


def test_a_style_is_chosen_with_a_level_and_seen_by_all(client: httpx.Client) -> None:
    assert fine(client.get("/api/options"))["styles"] == {level: [*PLAYING_STYLES] for level in NET_LEVELS}
    table = Table(client, [HUMAN, bot(BUILDER), OPEN], public=True, **SLOW)
    fine(table.host.post("/start", fill="hard:blocker", names=["Berta"]))
    assert levels(table.passer_by.view()) == [None, BUILDER, "hard:blocker"]
    (card,) = [card for card in fine(client.get("/api/games"))["public"] if card["id"] == table.id]
    assert [seat["level"] for seat in card["seats"]] == [None, BUILDER, "hard:blocker"]


@pytest.mark.parametrize("level", ["expert:bulider", "expert:", "expert:Builder", "easy:builder", "search:builder"])
def test_an_unknown_style_or_one_of_another_level_changes_nothing(client: httpx.Client, level: str) -> None:
    told = (
        f"There is no bot level '{level}': expected one of {', '.join(LEVELS)};"
        " hard, expert, master also with a style, builder or blocker or racer, as expert:builder."
    )
    running, lobby = table_of(client, **SLOW), Table(client, [HUMAN, OPEN, OPEN], public=True)
    tables = fine(client.get("/api/games"))["public"]
    before = running.version, lobby.version
    for answer in (
        client.post("/api/games", json={"seats": [HUMAN, HUMAN, bot(level)], "public": True}),
        client.post("/api/games", json={"seats": [HUMAN] * 3, "clock": {"per": "game", "seconds": 60, "level": level}}),
        running.people[0].put("/seats/0/bot", level=level),
        running.people[0].post("/seats/1/replace", level=level),
        lobby.host.post("/start", fill=level),
    ):
        assert refused(answer, 422, "level")["message"] == told
    assert (running.version, lobby.version) == before
    assert fine(client.get("/api/games"))["public"] == tables


def test_a_bot_with_a_style_stands_in_and_goes(client: httpx.Client) -> None:
    person = table_of(client, **SLOW).people[0]
    assert levels(fine(person.put("/seats/0/bot", level=RACER))) == [RACER, None, None]
    assert levels(fine(person.put("/seats/0/bot", level=BUILDER))) == [BUILDER, None, None]
    assert levels(fine(person.delete("/seats/0/bot"))) == [None, None, None]


def test_the_next_game_has_the_same_bots(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, bot(BUILDER), bot("expert")], **SLOW)
    person = table.people[0]
    fine(person.post("/abort"))
    again = table.holder(person.token)
    again.table = fine(person.post("/rematch"))["id"]
    assert levels(again.view()) == [BUILDER, "expert", None], "the first seat moves on"


async def test_a_table_that_is_read_again_has_the_same_bots(sqlite_url: str) -> None:
    seats: list[SeatWanted] = [HumanSeat(name="Anna"), BotSeat(level=BUILDER), BotSeat(level="easy")]
    name = new_table_id()
    first = making.create(NewGame(seats=seats), [new_token(), None, None], new_token(), None)
    async with opened(sqlite_url) as store:
        await Hub(store, Metrics(), 9).create(name, [*first, making.begin(Stored.draft(name, *first))])
    async with opened(sqlite_url) as store:
        table = (await Hub(store, Metrics(), 9).table(name)).table
    assert sorted(str(seat.level) for seat in table.seats) == ["None", "easy", BUILDER]
    usual = typical_for(table)
    assert usual is not None
    assert usual.level == "hard", "the strongest that games were counted of, up to expert"


def test_a_bot_takes_its_time_as_its_level_does() -> None:
    assert [name for name in (*LEVELS, BUILDER, RACER) if thinks(name)] == ["master", RACER]


async def test_bots_are_rated_and_filed_under_their_level(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        anna = {"Anna": await known(services, "Anna")}
        for chance, level in enumerate(("expert", BUILDER)):
            await finish(
                services, anna, chance, seats=[HumanSeat(name="Anna"), BotSeat(level=level), BotSeat(level="easy")]
            )
        await catch_up(services)
        rated = {(each["level"], each["games"]) for each in (await get(client, "ratings"))["ratings"]}
        assert rated == {(None, 2), ("expert", 2), ("easy", 2)}
        profiles = [await get(client, f"bots/{level}") for level in ("expert", BUILDER)]
        assert profiles[0] == profiles[1]
        assert (profiles[0]["level"], profiles[0]["games"]) == ("expert", 2)
        refused(await client.get("/api/club/bots/easy:builder"), 404, "level")
