"""Bots under load: a stranger who has bots think at every table that the limits allow takes nothing from others."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.playing import HUMAN, Json, Person, Table, eventually, fine, refused, soon
from tests.server.serving import Server

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
