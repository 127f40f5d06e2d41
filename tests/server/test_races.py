"""Two at the same moment: exactly one wins, and the other hears of it. On one process, and on two that share tables."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from secrets import token_hex
from typing import Any, Final, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kontor.server.tables import entries as log
from tests.server.conftest import command
from tests.server.ledger import Ledger
from tests.server.playing import BOT, HUMAN, OPEN, SEED, Json, fine, refused
from tests.server.scripted import read, write
from tests.server.serving import PATIENCE, UNHURRIED, Server, operator_of

DECISIONS: Final = [15, pytest.param(1000, marks=pytest.mark.full)]
TABLES: Final = 5
ROUNDS: Final = 15  # for the races at one table
TIMES: Final = 4  # for the races that need a table each
Clients = Sequence[httpx.AsyncClient]


class Sides(NamedTuple):
    """Two ways to the same tables: two connections to one process, or one to each of two that share PostgreSQL."""

    database: str
    urls: tuple[str, str]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def sides(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sides]:
    with ExitStack() as open_things:
        if request.param == "sqlite":
            database = f"sqlite:///{tmp_path_factory.mktemp('races') / 'kontor.db'}"
            servers = [open_things.enter_context(Server(database, "--log-level", "warning"))] * 2
        else:
            postgres = request.getfixturevalue("postgres_server")
            name = f"kontor_{token_hex(6)}"
            command(postgres.get_uri(), f"CREATE DATABASE {name}")
            open_things.callback(command, postgres.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")
            database = postgres.get_uri(database=name)
            servers = [open_things.enter_context(Server(database, "--log-level", "warning")) for _ in range(2)]
        yield Sides(database, (servers[0].url, servers[1].url))
        assert all(" ERROR " not in server.log for server in servers)


class Twins:
    """Two browsers that hold the same key: what both do at once, each does on a side of its own."""

    def __init__(self, clients: Clients, table: str, key: str | None = None) -> None:
        self.table = table
        self.head = {"Cookie": f"kontor-key={key}"} if key else {}
        self.chance = random.Random(SEED)
        self._clients = clients

    async def ask(self, side: int, path: str, body: Json | None = None) -> httpx.Response:
        return await self._clients[side].post(f"/api/games/{self.table}{path}", json=body, headers=self.head)

    async def both(self, one: tuple[str, Json | None], other: tuple[str, Json | None]) -> list[httpx.Response]:
        """Asks both at once, on either side; the answers in the order of the questions."""
        side = self.chance.randrange(2)
        asked = [self.ask(side, *one), self.ask(1 - side, *other)]
        first = self.chance.randrange(2)  # to be sent: on a slow machine it wins
        answers = await asyncio.gather(asked[first], asked[1 - first])
        return [answers[first], answers[1 - first]]

    async def view(self, side: int = 0) -> Json:
        return fine(await self._clients[side].get(f"/api/games/{self.table}", headers=self.head))

    async def decide(self, view: Json) -> Json:
        """Decides alone."""
        body = {"action": self.chance.choice(view["legal"]), "ply": view["ply"]}
        return fine(await self.ask(0, "/actions", body))


@pytest.fixture
async def clients(sides: Sides) -> AsyncIterator[list[httpx.AsyncClient]]:
    one, other = (httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) for url in sides.urls)
    async with one, other:
        yield [one, other]


async def hot_seat(clients: Clients, *seats: Json) -> Twins:
    """A table whose people's seats are all held by one key."""
    duo = {"duo": "britannia"} if len(seats) == 2 else {}
    answer = await clients[0].post("/api/games", json={"seats": seats, "pace": 0, "seed": SEED, **duo})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    async with httpx.AsyncClient(base_url=clients[1].base_url, timeout=PATIENCE, trust_env=False) as browser:
        for seat in made["seats"]:
            if seat["token"]:
                opened = f"/api/games/{made['id']}/open"
                fine(await browser.post(opened, json={"token": seat["token"]}, follow_redirects=True))
        return Twins(clients, made["id"], browser.cookies["kontor-key"])


# Decisions


async def two_decide(twins: Twins, times: int) -> dict[int, str]:
    """So often two different decisions for the same ply at once; the winner of each ply."""
    won: dict[int, str] = {}
    view = await twins.view()
    while len(won) < times:
        if len(view["legal"]) < 2:
            view = await twins.decide(view)
            continue
        actions = twins.chance.sample(view["legal"], 2)
        bodies = [{"action": action, "ply": view["ply"]} for action in actions]
        answers = await twins.both(("/actions", bodies[0]), ("/actions", bodies[1]))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        winner = 0 if answers[0].status_code == 200 else 1
        newer = refused(answers[1 - winner], 409, "stale")["view"]
        assert newer == fine(answers[winner])
        assert newer["ply"] == view["ply"] + 1
        won[view["ply"]] = actions[winner]
        view = newer
    return won


@pytest.mark.parametrize("decisions", DECISIONS)
async def test_of_two_who_decide_at_once_one_wins_and_the_other_gets_the_newer_view(
    sides: Sides, clients: Clients, decisions: int
) -> None:
    tables = [await hot_seat(clients, *[HUMAN] * (2 + number % 4)) for number in range(TABLES)]
    won = await asyncio.gather(*(two_decide(twins, decisions // TABLES) for twins in tables))
    if sides.urls[0] != sides.urls[1]:
        async with asyncio.timeout(PATIENCE):
            while not await conflicts(sides, clients):  # until two were really at once
                won[0] |= await two_decide(tables[0], 1)
    ledger = Ledger(sides.database)
    await ledger.renew()
    for twins, winners in zip(tables, won, strict=True):
        stored = [entry for entry in ledger.entries(twins.table) if isinstance(entry, log.Decided)]
        assert [entry.ply for entry in stored] == list(range(len(stored)))
        assert {ply: stored[ply].action for ply in winners} == winners
        ledger.check_view(await twins.view(side=0))
        ledger.check_view(await twins.view(side=1))


async def conflicts(sides: Sides, clients: Clients) -> float:
    """How often a process was ready to store something, and another one had just done so."""
    pages = [(await client.get("/api/metrics", headers=operator_of(sides.database))).text for client in clients]
    found = [re.findall(r"^kontor_conflicts_total (\S+)", page, re.MULTILINE) for page in pages]
    return sum(float(count) for (count,) in found)


async def test_one_decision_that_is_sent_twice_at_once_is_stored_once(clients: Clients) -> None:
    twins = await hot_seat(clients, HUMAN, HUMAN, HUMAN)
    view = await twins.view()
    for _ in range(ROUNDS):
        action = twins.chance.choice(view["legal"])
        question = ("/actions", {"action": action, "ply": view["ply"], "key": f"{view['ply']}"})
        one, other = await twins.both(question, question)
        assert fine(one) == fine(other)
        assert fine(one)["ply"] == view["ply"] + 1
        view = fine(one)


async def test_of_two_who_decide_at_once_over_sockets_one_wins(sides: Sides, clients: Clients) -> None:
    twins = await hot_seat(clients, HUMAN, HUMAN, HUMAN)
    addresses = [f"{url}/api/games/{twins.table}/live".replace("http", "ws", 1) for url in sides.urls]
    one, other = (connect(url, additional_headers=twins.head, **UNHURRIED) for url in addresses)
    async with one as first, other as second:
        await two_decide_live(twins, first, second)


async def two_decide_live(twins: Twins, *sockets: ClientConnection) -> None:
    views = [read(await socket.recv())["view"] for socket in sockets]
    for _ in range(ROUNDS):
        assert views[0] == views[1]
        ply, legal = views[0]["ply"], views[0]["legal"]
        actions = twins.chance.sample(legal, 2) if len(legal) > 1 else legal * 2
        for socket, action in zip(sockets, actions, strict=True):
            await socket.send(write({"type": "play", "action": action, "ply": ply}).decode())
        heard = [await two_messages(socket) for socket in sockets]
        assert sorted(answer["type"] for answer, _ in heard) == ["played", "refused"]
        views = [view for _, view in heard]
        problems = [answer["problem"] for answer, _ in heard if answer["type"] == "refused"]
        assert [(problem["error"], problem["view"]) for problem in problems] == [("stale", views[0])]
        assert views[0]["ply"] == ply + 1


async def two_messages(socket: ClientConnection) -> tuple[Json, Json]:
    """The answer and the newer view, in whatever order they come."""
    async with asyncio.timeout(PATIENCE):
        messages = [read(await socket.recv()), read(await socket.recv())]
    messages.sort(key=lambda message: message["type"] == "view")
    assert messages[1]["type"] == "view"
    return messages[0], messages[1]["view"]


# Seats and other games


@pytest.mark.parametrize("wish", [{}, {"seat": 1}])
async def test_of_two_who_want_the_last_seat_at_once_one_gets_it(clients: Clients, wish: Json) -> None:
    for _ in range(TIMES):
        table = (await hot_seat(clients, HUMAN, OPEN)).table
        one, other = await Twins(clients, table).both(
            ("/join", {"name": "One", **wish}), ("/join", {"name": "Other", **wish})
        )
        assert sorted((one.status_code, other.status_code)) == [200, 409]
        winner, loser = (one, other) if one.status_code == 200 else (other, one)
        refused(loser, 409, "taken" if wish else "full")
        seated = Twins(clients, table, fine(winner)["token"])
        for side in (0, 1):
            view = await seated.view(side)
            assert view["table"]["you"] == [1]
            assert view["table"]["seats"][1]["name"] == ("One" if winner is one else "Other")


async def test_two_who_ask_for_another_game_at_once_get_the_same_one(sides: Sides, clients: Clients) -> None:
    ledger = Ledger(sides.database)
    for _ in range(TIMES):
        old = await hot_seat(clients, HUMAN, HUMAN)
        fine(await old.ask(0, "/abort"))
        one, other = await old.both(("/rematch", None), ("/rematch", None))
        assert fine(one) == fine(other)
        new = Twins(clients, fine(one)["id"], old.head["Cookie"].removeprefix("kontor-key="))
        assert (await old.view())["table"]["rematch"] == new.table
        await ledger.renew()
        assert sum(isinstance(entry, log.Rematched) for entry in ledger.entries(old.table)) == 1
        kinds = [type(entry) for entry in ledger.entries(new.table)]
        assert (kinds.count(log.Created), kinds.count(log.Started)) == (1, 1)
        won = await two_decide(new, 3)
        assert len(won) == 3


# Taking back


async def test_of_a_decision_and_an_undo_of_the_same_state_one_wins(sides: Sides, clients: Clients) -> None:
    twins = await hot_seat(clients, HUMAN, HUMAN, HUMAN)
    winners: list[str] = []
    view = await twins.view()
    while len(winners) < ROUNDS:
        if not view["table"]["undo"]:
            view = await twins.decide(view)
            continue
        play = {"action": twins.chance.choice(view["legal"]), "ply": view["ply"], "stamp": view["stamp"]}
        answers = await twins.both(("/actions", play), ("/undo", {"stamp": view["stamp"]}))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        played = answers[0].status_code == 200
        newer = fine(answers[0 if played else 1])
        assert refused(answers[1 if played else 0], 409, "stale")["view"] == newer
        assert newer["ply"] == view["ply"] + (1 if played else -1)
        winners.append("play" if played else "undo")
        view = newer
    await same_as_log(sides, twins)
    assert set(winners) == {"play", "undo"}


async def test_a_decision_and_an_undo_without_a_state_leave_a_log_that_can_be_replayed(
    sides: Sides, clients: Clients
) -> None:
    twins = await hot_seat(clients, HUMAN, HUMAN, HUMAN)
    view = await twins.view()
    for _ in range(ROUNDS):
        play = {"action": twins.chance.choice(view["legal"]), "ply": view["ply"]}
        statuses = [answer.status_code for answer in await twins.both(("/actions", play), ("/undo", None))]
        assert 200 in statuses
        assert set(statuses) <= {200, 409}
        view = await twins.view()
    await same_as_log(sides, twins)


async def test_a_decision_a_bot_and_a_take_back_at_once_leave_a_log_that_can_be_replayed(
    sides: Sides, clients: Clients
) -> None:
    twins = await hot_seat(clients, HUMAN, BOT)
    races = 0
    async with asyncio.timeout(PATIENCE):
        while races < 30:
            view = await twins.view()
            if "legal" in view:
                races += 1
                play = {"action": twins.chance.choice(view["legal"]), "ply": view["ply"]}
                back = {"ply": max(view["ply"] - 3, 0)}
                answers = await twins.both(("/actions", play), ("/takeback", back))
                assert {answer.status_code for answer in answers} <= {200, 409}
    await same_as_log(sides, twins)


async def same_as_log(sides: Sides, twins: Twins) -> None:
    """Both sides show what the log tells."""
    views: list[Any] = [await twins.view(side=0), await twins.view(side=1)]
    ledger = Ledger(sides.database)
    await ledger.renew()
    for view in views:
        ledger.check_view(view)
