"""Somebody who is gone: after a while the host lets a bot play, or invites somebody else to the seat."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from kontor.server.api.presence import Presence
from kontor.server.commands import making, people
from kontor.server.monitoring import clock
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables import entries as log
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller, hash_of, new_table_id, new_token
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table as Stored
from kontor.wire import requests
from tests.server.playing import HUMAN, OPEN, Json, Person, Table, browser, eventually, fine, refused
from tests.server.serving import Server
from tests.server.storing import opened

KEY = "k" * 32  # of Ben's browser
AGO = 4000  # seconds: longer than the usual hour


@dataclass
class Waiting:
    """A running game of three people that has waited for the first one for more than an hour; the last is the host."""

    ben: Person  # who is away
    browser: Person  # Ben's too
    cy: Person
    host: Person
    stranger: Person


Old = tuple[str, list[str], str]  # a table made a while ago: its id, the tokens of its seats, and that of the host


def made_long_ago(url: str, wanted: list[Json]) -> list[Old]:
    """Tables with these options, for which nobody has done anything since."""
    tables = [(new_table_id(), [new_token() for _ in range(3)], new_token()) for _ in wanted]

    async def make() -> None:
        async with opened(url) as store:
            hub = Hub(store, Metrics(), 9)
            for (name, tokens, host), options in zip(tables, wanted, strict=True):
                people: list[requests.SeatWanted] = [requests.HumanSeat(name=who) for who in ("Ben", "Cy", "Dora")]
                new = requests.NewGame(seats=people, modules=["missions"], **options)
                first = making.create(new, tokens, host, invite=None)
                first[1:] = [log.Opened(seat=0, key=hash_of(KEY))]  # Ben also plays in a browser, and is not the host
                await hub.create(name, [*first, making.begin(Stored.draft(name, *first))])

    now = clock.now()
    with pytest.MonkeyPatch.context() as past:
        past.setattr(clock, "now", lambda: now - AGO)
        asyncio.run(make())
    return tables


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, list[Old]]]]:
    """A server with tables that wait for Ben: some where he may come back, one where he may not."""
    url = f"sqlite:///{tmp_path_factory.mktemp('replacing') / 'kontor.db'}"
    *usual, strict = made_long_ago(url, [{}, {}, {}, {}, {}, {"comeback": False, "spectators": False}])
    with Server(url) as server:
        yield server, {"usual": usual, "strict": [strict]}


@pytest.fixture
def waiting(served: tuple[Server, dict[str, list[Old]]], request: pytest.FixtureRequest) -> Iterator[Waiting]:
    server, tables = served
    name, tokens, host = tables[getattr(request, "param", "usual")].pop()
    with server.client() as client, browser(server) as phone:
        ben, cy, _, dora, stranger = (Person(client, name, token) for token in (*tokens, host, None))
        phone.headers["Cookie"] = f"kontor-key={KEY}"
        yield Waiting(ben, Person(phone, name), cy, dora, stranger)


def seat_of_ben(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.view()["table"]["seats"][0]
    return found


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(waiting: Waiting) -> None:
    info = waiting.cy.view()["table"]["waiting"]
    assert info["seat"] == 0
    assert info["until"] - info["since"] == 3600
    assert not seat_of_ben(waiting.cy)["host"]
    refused(waiting.cy.post("/seats/0/replace", level="claim"), 403, "not-host")
    refused(waiting.stranger.post("/seats/0/replace", level="claim"), 403, "not-host")
    refused(waiting.host.post("/seats/1/replace", level="claim"), 409, "not-away")  # nobody waits for Cy
    refused(waiting.host.post("/seats/0/replace", level="genius"), 422, "level")
    view = fine(waiting.host.post("/seats/0/replace", level="claim"))
    assert (view["table"]["seats"][0]["replaced"], view["missions"][0]) == (True, None)
    assert eventually(lambda: waiting.cy.view()["decider"] == 1)
    assert seat_of_ben(waiting.ben)["level"] == "claim"  # Ben is told, and may come back
    fine(waiting.ben.delete("/seats/0/bot"))
    assert (seat_of_ben(waiting.host)["replaced"], seat_of_ben(waiting.host)["level"]) == (False, None)
    told = waiting.cy.view()["table"]["seat_changes"]
    assert [(each["name"], each["change"]) for each in told] == [("Ben", "replaced"), ("Ben", "returned")]


@pytest.mark.parametrize("sign", ["chat", "look"])
def test_whoever_shows_a_sign_of_life_is_not_away(waiting: Waiting, sign: str) -> None:
    if sign == "chat":
        fine(waiting.ben.post("/chat", phrase="one-moment"))
    else:
        fine(waiting.browser.get("/events"))
    refused(waiting.host.post("/seats/0/replace", level="claim"), 409, "not-away")
    before = waiting.host.view()["version"]
    assert waiting.browser.view()["version"] == before, "it is not noted each time"


async def test_a_page_that_was_left_open_does_not_hold_the_game_up_for_ever(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((name, tokens, _),) = await asyncio.to_thread(made_long_ago, sqlite_url, [{}])
    ben = Caller(hash_of(tokens[0]))
    async with opened(sqlite_url) as store:
        hub = Hub(store, Metrics(), 9)
        presence = Presence(hub)
        loaded = await hub.table(name)
        opened_at, before = clock.now(), loaded.table.version
        with presence.following(loaded, ben):
            for after, noted in ((3500, 1), (7300, 1)):  # seconds, signs of life
                monkeypatch.setattr(clock, "now", lambda time=opened_at + after: time)
                await presence.look()
                assert loaded.table.version == before + noted
            presence.acts(loaded, ben)
            await presence.look()
            assert loaded.table.version == before + 2
        await hub.close()


async def test_whoever_follows_a_table_in_one_process_cannot_be_replaced_through_another(postgres_url: str) -> None:
    ((name, tokens, token),) = await asyncio.to_thread(made_long_ago, postgres_url, [{}])
    ben, cy, host = (Caller(hash_of(each)) for each in (tokens[0], tokens[1], token))
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        here, there = Hub(one, Metrics(), 9), Hub(two, Metrics(), 9)
        presence = Presence(here)
        loaded = await here.table(name)
        with presence.following(loaded, cy), presence.following(loaded, ben):
            await presence.look()
        await presence.look()
        elsewhere = await there.table(name)
        assert elsewhere.table.version == 4  # one entry more
        with pytest.raises(Refused, match="not-away"):
            await there.change(elsewhere, lambda table: people.replace(table, host, 0, "claim", clock.now()))
        later = clock.now() + 3600
        assert await there.change(elsewhere, lambda table: people.replace(table, host, 0, "claim", later))
        for hub in (here, there):
            await hub.close()


def test_a_code_for_somebody_else_is_of_no_use_once_the_absent_player_has_come_back(waiting: Waiting) -> None:
    refused(waiting.host.post("/seats/0/invite"), 409, "taken")  # nobody has left it yet
    fine(waiting.host.post("/seats/0/replace", level="claim"))
    first = fine(waiting.host.post("/seats/0/invite"))["invite"]
    fine(waiting.ben.delete("/seats/0/bot"))
    refused(waiting.stranger.post("/join", name="Eve", invite=first), 409, "full")  # Ben came back before
    assert waiting.browser.view()["table"]["lost"] == []


def test_who_takes_over_knows_the_mission_and_nobody_else_learns_it(waiting: Waiting) -> None:
    fine(waiting.host.post("/seats/0/replace", level="claim"))
    mission = waiting.ben.view()["missions"][0]
    assert mission is not None
    code = fine(waiting.host.post("/seats/0/invite"))["invite"]
    refused(waiting.cy.post("/join", name="Cy", invite=code), 409, "seated")
    refused(waiting.stranger.post("/join", name="Eve", invite="x" * 32), 403, "invite")
    seated = fine(waiting.stranger.post("/join", name="Eva", invite=code))
    eva = Person(waiting.stranger.client, seated["id"], seated["token"])
    assert (eva.view()["seat"], eva.view()["missions"][0], eva.view()["names"][0]) == (0, mission, "Eva")
    assert [person.view()["missions"][0] for person in (waiting.cy, waiting.host, waiting.browser)] == [None] * 3
    refused(waiting.ben.get(), 403, "replaced")
    refused(waiting.stranger.post("/open", token=waiting.ben.token), 403, "replaced")
    info = waiting.browser.view()["table"]
    assert (info["you"], info["lost"]) == ([], [0])  # Ben is told


@pytest.mark.parametrize("waiting", ["strict"], indirect=True)
def test_at_a_table_without_coming_back_whoever_is_replaced_has_lost_the_seat(waiting: Waiting) -> None:
    fine(waiting.host.post("/seats/0/replace", level="claim"))
    assert seat_of_ben(waiting.host)["vacated"]
    refused(waiting.browser.get(), 403, "replaced")
    refused(waiting.browser.delete("/seats/0/bot"), 403, "no-seat")


@pytest.mark.parametrize(("absence", "waited", "allowed"), [(None, 1e9, False), (600, 599, False), (600, 600, True)])
def test_the_table_says_how_long_one_may_be_away(absence: int | None, waited: float, allowed: bool) -> None:
    wanted = requests.NewGame(seats=[requests.HumanSeat()] * 3, absence=absence, comeback=False, spectators=False)
    first = making.create(wanted, ["a", "b", "c"], host="host", invite=None)
    table = Stored.draft("table", *first, making.begin(Stored.draft("table", *first)))
    second = Caller(hash_of("b"))  # the first player is away, who is the host
    if not allowed:
        with pytest.raises(Refused, match="not-away"):
            people.replace(table, second, 0, "claim", waited)
        return
    (replaced,) = people.replace(table, second, 0, "claim", waited)
    after = Stored.draft("table", *first, making.begin(table), replaced)
    away = Caller(hash_of("a"))
    assert after.seats_of(away) == []
    assert after.seats[0].vacated
    assert after.is_host(second)
    with pytest.raises(Refused, match="bot-only"):  # or the others would learn what the host knew
        people.invite(after, second, 0, "code")


def test_nobody_can_invite_to_the_seat_of_a_host_who_is_away_and_may_come_back() -> None:
    wanted = requests.NewGame(seats=[requests.HumanSeat()] * 3, absence=600, shuffle=False)
    first = making.create(wanted, ["a", "b", "c"], host="host", invite=None)
    begun = [*first, making.begin(Stored.draft("table", *first))]
    (replaced,) = people.replace(Stored.draft("table", *begun), Caller(hash_of("b")), 0, "claim", 600)
    after = Stored.draft("table", *begun, replaced)
    assert after.seats[0].replaced
    for other in ("b", "c"):
        with pytest.raises(Refused, match="not-host"):
            people.invite(after, Caller(hash_of(other)), 0, "code")


def test_an_older_table_where_nothing_was_agreed_replaces_nobody(client: Any) -> None:
    table = Table(client, [HUMAN] * 3, absence=None)
    refused(table.host.post("/seats/0/replace", level="claim"), 409, "not-away")
    assert table.host.view()["table"]["waiting"]["until"] is None


def test_a_public_table_says_in_the_list_when_players_can_be_replaced(client: Any) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN], public=True, absence=600, comeback=False)
    (card,) = (card for card in fine(client.get("/api/games"))["public"] if card["id"] == table.id)
    assert (card["absence"], card["comeback"]) == (600, False)
