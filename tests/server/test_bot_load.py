"""Bots under load: whoever has many of them think takes nothing from others, and servers share the work."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.fleet import Fleet
from tests.server.playing import HUMAN, Json, Person, Table, eventually, fine, refused, soon
from tests.server.serving import PATIENCE, Server

MASTER = {"kind": "bot", "level": "master"}  # thinks for seconds
SEARCH = {"kind": "bot", "level": "search"}  # thinks ahead too, but not for long
EASY = {"kind": "bot", "level": "easy"}
ALLOWED = 10  # tables at which strong bots of one client play


@contextmanager
def someone(server: Server, address: str) -> Iterator[httpx.Client]:
    """A client from elsewhere, for whom the limits count."""
    with server.client() as client:
        client.headers["X-Forwarded-For"] = address
        yield client


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url, "--proxy", "127.0.0.1", "--bot-workers", "1", "--bots", "search", limited=True) as running:
        yield running
        assert "Traceback" not in running.log


def turn_of(table: Table) -> None:
    """The person of a table ends its turn, and the bots play until it is to decide again."""
    table.people[0].decide("end")
    eventually(lambda: table.people[0].view()["decider"] == 0)


def flood(stranger: httpx.Client, bot: Json = MASTER) -> list[str]:
    """Makes as many tables of four strong bots as the server takes; gives their ids."""
    made = []
    for _ in range(20):
        answer = stranger.post("/api/games", json={"seats": [bot] * 4, "pace": 0})
        if answer.status_code == 201:
            made.append(answer.json()["id"])
        else:
            refused(answer, 429, "too-many-bots")
            assert int(answer.headers["Retry-After"]) > 0
    return made


def test_strong_bots_that_replace_somebody_or_take_over_a_seat_count_too(server: Server) -> None:
    with someone(server, "192.0.2.1") as person, someone(server, "192.0.2.2") as stranger:
        table = Table(person, [HUMAN, HUMAN, EASY])
        flood(stranger)
        guest = Person(stranger, table.id, table.people[0].token)
        refused(guest.post("/leave", level="master"), 429, "too-many-bots")
        refused(guest.post("/seats/1/replace", level="master"), 429, "too-many-bots")
        fine(guest.post("/leave"))


def test_the_bots_of_a_person_answer_soon_while_a_stranger_has_everything_that_the_limits_allow(server: Server) -> None:
    with someone(server, "192.0.2.1") as person, someone(server, "192.0.2.2") as stranger:
        table = Table(person, [HUMAN, EASY, EASY], pace=0)
        made = flood(stranger)
        assert len(made) == ALLOWED
        soon(2.0, lambda: turn_of(table), times=10)
        eventually(lambda: fine(stranger.get(f"/api/games/{made[0]}"))["ply"])  # the stranger's bots play too


def test_strong_bots_of_two_clients_take_turns(server: Server) -> None:
    with someone(server, "192.0.2.1") as person, someone(server, "192.0.2.2") as stranger:
        made = flood(stranger, SEARCH)
        own = Table(person, [SEARCH] * 4, pace=0).id

        def played() -> int:
            return sum(fine(stranger.get(f"/api/games/{name}"))["ply"] for name in made)

        before = played()  # while the others were alone
        own_ply = eventually(lambda: (ply := fine(person.get(f"/api/games/{own}"))["ply"]) >= 8 and ply)
        assert played() - before <= 3 * own_ply + 6, (
            "each of the two clients has half of the time, not each of eleven tables"
        )


# Several servers share the work


async def figure(client: httpx.AsyncClient, fleet: Fleet, number: int, name: str) -> float:
    """A metric of one server, summed over its labels."""
    page = await fleet.metrics(client, number)
    return sum(map(float, re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", page, re.MULTILINE)))


async def decisions(client: httpx.AsyncClient, fleet: Fleet) -> list[float]:
    """How many each server has stored."""
    return [await figure(client, fleet, number, "kontor_decisions_total") for number in range(len(fleet))]


async def make_tables(client: httpx.AsyncClient, url: str, count: int, seats: list[dict[str, str]]) -> list[str]:
    """Tables that are made, and so watched, at one server."""
    made = []
    for _ in range(count):
        answer = await client.post(f"{url}/api/games", json={"seats": seats, "pace": 0})
        assert answer.status_code == 201, answer.text
        made.append(answer.json()["id"])
    return made


async def share(
    database: str, tables: int, seats: list[dict[str, str]], enough: Callable[[list[float]], bool], seconds: float
) -> list[float]:
    """Has two servers play tables of the first one until that is enough; how much each stored since both play."""
    fleet = Fleet(database, 2, "--bot-budget", "10")
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        try:
            await fleet.start(0, 1)
            await make_tables(client, fleet.urls[0], tables, seats)
            begun = time.monotonic()
            before = stored = await decisions(client, fleet)
            while not enough(_since(before, stored)) and time.monotonic() - begun < seconds:
                await asyncio.sleep(0.1)
                stored = await decisions(client, fleet)
                if before[1] == 0 and stored[1] > 0:  # its bots' process has started
                    before = stored
            computed = [await figure(client, fleet, number, "kontor_bot_seconds_count") for number in (0, 1)]
            stored = await decisions(client, fleet)
            waiting = await figure(client, fleet, 0, "kontor_queue_jobs")
            print(f"\nstored {stored}, computed {computed}, {waiting:g} wait at the first")
            assert sum(computed) - sum(stored) <= 4, "a decision was made twice"
            assert await figure(client, fleet, 1, "kontor_taken_over_total") > 0
            return _since(before, stored)
        finally:
            await fleet.close()


def _since(before: list[float], now: list[float]) -> list[float]:
    return [later - earlier for earlier, later in zip(before, now, strict=True)]


@pytest.mark.full
def test_a_server_that_has_time_does_what_another_has_no_time_for(postgres_url: str) -> None:
    # How much each gets is a matter for the longer test below.
    stored = asyncio.run(share(postgres_url, 12, [MASTER] * 3, lambda stored: stored[1] >= 3, PATIENCE))
    assert stored[1] >= 3, stored


@pytest.mark.full
def test_two_servers_play_150_tables_of_masters_together(postgres_url: str) -> None:
    stored = asyncio.run(share(postgres_url, 150, [MASTER] * 4, lambda stored: sum(stored) >= 10_000, seconds=50.0))
    assert min(stored) > sum(stored) / 3, stored
