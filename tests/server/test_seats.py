"""Who gets a seat, who keeps it, who is the host: also when answers get lost, and others are curious."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from kontor.server.tables.table import MAX_KEYS_PER_SEAT
from tests.server.playing import (
    HUMAN,
    INVITED,
    OPEN,
    SLOW,
    Person,
    Table,
    browser,
    fine,
    open_seat,
    refused,
    table_of,
    take_seat,
)
from tests.server.serving import Server

MARK = "0123456789abcdef"


class Browsers:
    """Browsers that open the links of a table."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self._server = server
        self._stack = stack

    def opened(self, table: Table, *tokens: str | None) -> Person:
        """A new browser that holds what these tokens prove."""
        client = self._stack.enter_context(browser(self._server))
        for token in tokens:
            open_seat(client, table.id, token)
        return Person(client, table.id)


@pytest.fixture
def browsers(server: Server) -> Iterator[Browsers]:
    with ExitStack() as stack:
        yield Browsers(server, stack)


def you(person: Person) -> list[int]:
    seats: list[int] = person.view()["table"]["you"]
    return seats


def is_host(person: Person) -> bool:
    return bool(person.view()["table"]["host"])


# The host


def test_when_the_host_leaves_the_browser_of_the_next_person_may_start(
    client: httpx.Client, browsers: Browsers
) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN], **SLOW)
    maker = browsers.opened(table, table.people[0].token)
    token = table.join("Anna").token
    anna = browsers.opened(table, token)
    assert (is_host(maker), is_host(anna)) == (True, False)
    fine(maker.post("/leave"))
    assert (is_host(maker), is_host(anna), is_host(table.holder(token))) == (False, True, True)
    assert is_host(table.host)  # the token of the host was not given up
    assert is_host(browsers.opened(table, token))  # nor is a browser that comes later left out
    assert fine(anna.post("/start", fill="claim"))["table"]["status"] == "running"


def test_when_a_host_leaves_an_empty_lobby_the_next_who_comes_is_the_host(
    client: httpx.Client, browsers: Browsers
) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN], **SLOW)
    maker = browsers.opened(table, table.people[0].token)
    fine(maker.post("/leave"))
    assert is_host(maker)  # until then the lobby can still be closed
    anna = browsers.opened(table, table.join("Anna").token)
    ben = table.join("Ben")
    assert [is_host(person) for person in (maker, anna, ben, table.host)] == [False, True, False, True]


def test_a_host_who_gives_up_one_of_two_seats_stays_the_host(client: httpx.Client, browsers: Browsers) -> None:
    table = Table(client, [HUMAN, HUMAN, OPEN])
    both = browsers.opened(table, table.people[0].token, table.people[1].token)
    fine(both.post("/leave", seat=0))
    assert (you(both), is_host(both)) == ([1], True)


def test_somebody_else_who_leaves_takes_nothing_from_the_host(client: httpx.Client, browsers: Browsers) -> None:
    table = Table(client, [OPEN, OPEN, OPEN])
    maker = browsers.opened(table, table.made["host"])
    anna, ben = table.join("Anna"), table.join("Ben")
    fine(anna.post("/leave"))
    assert [is_host(person) for person in (maker, ben, table.host)] == [True, False, True]


def test_the_first_player_stays_the_host_however_many_browsers_there_were(server: Server) -> None:
    with server.client() as client:
        table = Table(client, [HUMAN, OPEN, OPEN], **SLOW)
        for _ in range(MAX_KEYS_PER_SEAT + 2):
            with browser(server) as device:
                fine(device.post(f"/api/games/{table.id}/open", json={"token": table.people[0].token}))
                last = Person(client, table.id, device.cookies["kontor-key"])
        assert [is_host(person) for person in (table.people[0], table.host, last)] == [True] * 3


def test_the_host_frees_a_seat_before_the_game_begins(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, INVITED, {"kind": "bot", "level": "claim"}], **SLOW)
    anna = table.join("Anna")
    for other in (anna, table.passer_by):
        refused(other.delete("/seats/1"), 403, "not-host")
    refused(table.host.delete("/seats/4"), 404, "no-seat")
    refused(table.host.delete("/seats/3"), 409, "taken")
    seat = fine(table.host.delete("/seats/1"))["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("open", "")
    refused(anna.get(), 401, "token")
    version = table.version
    fine(table.host.delete("/seats/1"))  # sent again
    assert table.version == version
    table.join("Ben", seat=1)
    fine(table.host.post("/start", fill="claim"))
    refused(table.host.delete("/seats/1"), 409, "started")


# Sitting down


def test_who_joins_again_with_the_same_key_has_one_seat(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN])
    seated = [fine(table.passer_by.post("/join", name="Anna", key=MARK)) for _ in range(2)]
    assert seated[0] == seated[1]
    assert [seat["name"] for seat in table.host.view()["table"]["seats"]] == ["Player 1", "Anna", ""]
    assert you(table.holder(seated[0]["token"])) == [1]
    assert fine(table.passer_by.post("/join", name="Ben", key=MARK[::-1]))["seat"] == 2
    fine(table.host.post("/start"))
    assert fine(table.passer_by.post("/join", name="Anna", key=MARK)) == seated[0]
    refused(table.passer_by.post("/join", name="Anna", key=MARK[1:]), 422, "invalid")


def test_a_key_proves_nothing_at_another_table(client: httpx.Client) -> None:
    one, other = (Table(client, [HUMAN, OPEN, OPEN]) for _ in range(2))
    tokens = [fine(table.passer_by.post("/join", name="Anna", key=MARK))["token"] for table in (one, other)]
    assert tokens[0] != tokens[1]
    assert MARK not in tokens[0]


def test_a_fresh_link_brings_an_own_seat_to_another_browser(client: httpx.Client, browsers: Browsers) -> None:
    table = Table(client, [HUMAN, OPEN, HUMAN])
    here = browsers.opened(table, table.people[0].token)
    refused(here.post("/seats/2/link"), 403, "no-seat")
    refused(table.passer_by.post("/seats/0/link"), 401, "no-seat")
    fresh = fine(here.post("/seats/0/link"))
    assert fresh["link"] == f"{client.base_url}/seat/{table.id}/{fresh['token']}"
    there = browsers.opened(table, fresh["token"])
    assert (you(there), you(here)) == ([0], [0])


# Seats that were left in the game


def test_a_seat_that_was_left_is_taken_over_by_whom_the_host_invites(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, INVITED, OPEN], public=True, modules=["missions"], **SLOW)
    code = table.code
    anna, _ = table.join("Anna", invite=code), table.join("Ben")
    fine(table.host.post("/start"))
    refused(table.host.post("/seats/1/invite"), 409, "taken")
    fine(anna.post("/leave"))
    for wrong in ({}, {"invite": code}, {"seat": 1}, {"seat": 1, "invite": code}):
        refused(table.passer_by.post("/join", name="Eve", **wrong), 403, "invite")
    for other in (anna, table.passer_by):
        assert other.post("/seats/1/invite").status_code in (401, 403)
    older, newer = (fine(table.people[0].post("/seats/1/invite")) for _ in range(2))
    assert newer["link"] == f"{client.base_url}/join/{table.id}/{newer['invite']}"
    refused(table.passer_by.post("/join", name="Eve", invite=older["invite"]), 403, "invite")
    cleo = table.join("Cleo", invite=newer["invite"])
    view = cleo.view()
    assert (view["seat"], view["names"][1], view["missions"][1] is None) == (1, "Cleo", False)
    assert view["table"]["seats"][1]["level"] is None
    refused(table.passer_by.post("/join", name="Eve", invite=newer["invite"]), 409, "full")


def test_nobody_takes_a_second_seat_in_a_running_game(client: httpx.Client, browsers: Browsers) -> None:
    table = table_of(client, public=True, modules=["missions"], **SLOW)
    host = browsers.opened(table, table.people[0].token)
    fine(table.people[2].post("/leave"))
    code = fine(host.post("/seats/2/invite"))["invite"]
    for seated in (host, table.people[1]):
        refused(seated.post("/join", name="Eve", invite=code), 409, "seated")
    assert (you(host), host.view()["missions"][2]) == ([0], None)
    assert you(table.join("Anna", invite=code)) == [2]


def test_seats_are_invited_to_only_while_the_game_runs(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN], **SLOW)
    refused(table.host.post("/seats/1/invite"), 409, "lobby")
    refused(table.host.post("/seats/3/invite"), 404, "no-seat")
    fine(table.host.post("/start", fill="claim"))
    refused(table.host.post("/seats/1/invite"), 409, "taken")  # a bot sits there, nobody left it
    fine(table.people[0].post("/abort"))
    refused(table.host.post("/seats/1/invite"), 409, "aborted")


# The cookie


def test_a_key_that_somebody_planted_in_a_browser_gets_no_seat(server: Server) -> None:
    planted = "x" * 32
    with browser(server) as victim, server.client() as other:
        table = table_of(other)
        victim.cookies.set("kontor-key", planted, domain="127.0.0.1", path="/")
        take_seat(victim, table.made["seats"][0]["link"])
        thief = table.passer_by.ask("GET", "", headers={"Cookie": f"kontor-key={planted}"})
        assert fine(thief)["table"]["you"] == []
        kept = [cookie.value for cookie in victim.cookies.jar]
        assert len(kept) == 1
        assert kept[0] not in (None, planted)
        assert you(Person(victim, table.id)) == [0]
        take_seat(victim, table.made["seats"][1]["link"])
        assert [cookie.value for cookie in victim.cookies.jar] not in (kept, [planted])
        assert you(Person(victim, table.id)) == [0, 1]


class Public(Server):
    """A server that people reach at another address; here it is asked past the proxy."""

    def __init__(self, database: str, address: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._free: int = free.getsockname()[1]
        super().__init__(database, "--public-url", address, port=self._free)

    def _read_address(self) -> str:
        return f"http://127.0.0.1:{self._free}"


@pytest.mark.parametrize(
    ("host", "path", "name"), [("kontor.example", "/", "__Host-kontor-key"), ("example.org", "/kontor", "kontor-key")]
)
def test_with_https_at_the_root_no_other_host_can_set_the_cookie(
    sqlite_url: str, host: str, path: str, name: str
) -> None:
    with Public(sqlite_url, f"https://{host}{path}") as server, server.client() as client:
        client.headers["Host"] = host
        made = client.post("/api/games", json={"seats": [HUMAN] * 3}).json()
        table = f"/api/games/{made['id']}"
        opened = client.post(f"{table}/open", json={"token": made["seats"][0]["token"]})
        cookie, *attributes = opened.headers["set-cookie"].split("; ")
        assert cookie.partition("=")[0] == name
        assert {"Secure", "HttpOnly", f"Path={path}"} <= {*attributes}
        assert fine(client.get(table, headers={"Cookie": cookie}))["table"]["you"] == [0]
