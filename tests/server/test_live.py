"""News as it happens: over the WebSocket and as a stream of events; and how connections end at a shutdown."""

import json
import signal
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from socket import SHUT_RDWR, create_connection, socket
from urllib.parse import urlencode

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import kontor
from kontor.server.gateway.limits import MAX_LIVE_AT_IMPORTS
from tests.server.listening import Live, live, stream
from tests.server.playing import HUMAN, OPEN, Json, Person, Table, browser, eventually, fine, table_of, take_seat
from tests.server.serving import PATIENCE, Server

FIRST, SECOND = "place t hamburg-luebeck/1", "place t hamburg-luebeck/2"


def closed(line: Live) -> int | None:
    """The code with which the server closes a connection, after whatever it still says."""
    try:
        while True:
            line.socket.recv(PATIENCE)
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else None


# Hearing


def test_the_first_message_is_complete(client: httpx.Client) -> None:
    table = table_of(client, modules=["missions"])
    fine(table.people[1].post("/chat", text="hello"))
    table.people[0].decide(FIRST)
    for person in (*table.people, table.passer_by, table.host):
        with live(person) as line:
            first = line.hear()
        assert first["view"] == person.view()
        assert (first["since"], first["events"]) == (1, [])
        assert [line["text"] for line in first["chat"]] == ["hello"]


def test_everybody_hears_what_happens_as_far_as_they_may_know(client: httpx.Client) -> None:
    table = table_of(client, modules=["missions"])
    with live(table.people[0]) as own, live(table.people[1]) as other, live(table.passer_by) as spectator:
        lines = (own, other, spectator)
        before = [line.hear()["view"] for line in lines]
        after = table.people[0].decide(FIRST)
        for line, seat, seen in zip(lines, (0, 1, None), before, strict=True):
            news = line.hear()
            assert (news["since"], news["view"]["ply"], news["view"]["seat"]) == (0, 1, seat)
            assert [event["event"] for event in news["events"]] == ["placed"]
            assert news["view"]["missions"] == seen["missions"]
            assert ("legal" in news["view"]) == (seat == 0)
            assert news["view"]["posts"] == after["posts"]
        fine(table.people[0].post("/undo"))
        for line in lines:
            news = line.hear()
            assert (news["since"], news["events"], news["view"]["ply"]) == (0, [], 0)


def test_many_who_come_at_once_are_all_heard_and_told_whether_anything_is_new(client: httpx.Client) -> None:
    table = table_of(client)
    person = table.people[0]
    seen = person.view()
    known = {"ply": seen["ply"], "version": seen["version"], "updated": seen["table"]["updated"], "you": 0, "host": 1}
    with ExitStack() as stack:
        crowd = [stack.enter_context(closing(knock(person, known))) for _ in range(12)]
        for each in crowd:
            answer = b""
            while b"current" not in answer:
                answer += each.recv(4096)
            assert answer.startswith(b"HTTP/1.1 101 ")
            assert answer.endswith(b'{"type":"current"}')
    with live(person, **known) as line:
        line.hear("current")
        person.decide(FIRST)
        assert line.hear()["view"]["ply"] == 1


def knock(person: Person, known: Json) -> socket:
    """A request for a socket whose answer is not read yet."""
    host, port = person.client.base_url.host, person.client.base_url.port
    head = f"GET /api/games/{person.table}/live?{urlencode(known)} HTTP/1.1\r\nHost: {host}\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    head += f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {person.token}\r\n\r\n"
    opened = create_connection((host, port), PATIENCE)
    opened.sendall(head.encode())
    return opened


def test_after_a_break_everything_since_a_ply_is_told(client: httpx.Client) -> None:
    table = table_of(client)
    person = table.people[0]
    with live(person) as line:
        seen = line.hear()["view"]
    person.decide(FIRST, SECOND, "end")
    table.people[1].decide("place t bremen-hamburg/1")
    fine(table.people[2].post("/chat", phrase="hello"))
    with live(person, ply=seen["ply"], version=seen["version"]) as line:
        news = line.hear()
    assert (news["since"], news["view"]["ply"]) == (0, 4)
    assert [event["ply"] for event in news["events"] if event["event"] == "placed"] == [0, 1, 3]
    assert [line["phrase"] for line in news["chat"]] == ["hello"]
    with live(person, ply=3, version=news["view"]["version"]) as line:
        again = line.hear()
    assert {event["ply"] for event in again["events"]} == {3}
    assert again["chat"] == []


def test_after_a_break_in_which_something_was_taken_back_the_new_past_is_told(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    person.decide(FIRST)
    with live(person, ply=1) as line:
        line.hear()
        person.decide(SECOND)
        seen = line.hear()["view"]
    fine(person.post("/undo", ply=1))
    person.decide("place t bremen-hamburg/1", "end")
    with live(person, ply=seen["ply"], version=seen["version"]) as line:
        news = line.hear()
    assert news["since"] == 1
    assert [(event["ply"], event["event"]) for event in news["events"]][:1] == [(1, "placed")]
    assert news["events"][0]["post"] == "bremen-hamburg/1"
    fine(person.post("/chat", text="!"))
    with live(person, ply=9, version=news["view"]["version"]) as line:  # of another game, perhaps
        assert line.hear()["since"] == news["view"]["ply"]


def test_whoever_does_not_know_the_version_is_told_everything_that_may_be_another_past(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    person.decide(FIRST, SECOND)

    def told(ply: int) -> list[tuple[int, list[int]]]:
        """Since when, and of which decisions, in each of the three ways."""
        with live(person, ply=ply) as line, stream(person, ply=ply) as events:
            every = [line.hear(), next(events)["data"], fine(person.get("/events", ply=ply))]
        return [(news["since"], [event["ply"] for event in news["events"]]) for news in every]

    assert told(2) == [(2, [])] * 3, "nothing was taken back"
    assert told(1) == [(1, [1])] * 3
    fine(person.post("/undo", ply=1))
    person.decide("place t bremen-hamburg/1")
    assert told(2) == [(1, [1])] * 3, "the second decision may be another one"
    fine(person.post("/undo", ply=0))
    person.decide(SECOND, FIRST)
    assert told(2) == told(1) == [(0, [0, 1])] * 3
    with live(person) as line:
        assert line.hear()["since"] == 2, "who knows nothing has nothing wrong"


# Speaking


def test_decisions_are_sent_over_the_socket_too(client: httpx.Client) -> None:
    table = table_of(client)
    first, second, _ = table.people
    with live(first) as own, live(second) as other:
        own.hear(), other.hear()
        own.tell("play", action=FIRST, ply=0, key="k1")
        played, news = own.hear_both("played", "view")
        assert played == {"type": "played", "ply": 1, "key": "k1"}
        assert news["view"] == first.view()
        assert other.hear()["view"]["ply"] == 1
        own.tell("play", action=FIRST, ply=0, key="k1")  # sent again, as after a break
        assert own.hear("played") == played
        own.tell("play", action=FIRST, ply=0, key="k2")
        refused = own.hear("refused")
        assert (refused["key"], refused["problem"]["error"]) == ("k2", "stale")
        assert refused["problem"]["view"] == news["view"]
        own.tell("play", action=FIRST, ply=1)
        assert own.refused("illegal")["clause"] == "PLACE-02"
        other.tell("play", action="end", ply=1)
        other.refused("not-your-decision")
        other.tell("ping")
        other.hear("pong")
    assert first.view()["ply"] == 1


def test_a_decision_is_not_called_played_after_it_was_taken_back(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    with live(person) as line:
        line.hear()
        line.tell("play", action=FIRST, ply=0, key="k1")
        line.hear_both("played", "view")
        fine(person.post("/undo"))
        line.hear()
        for action in (FIRST, SECOND):
            line.tell("play", action=action, ply=0, key="k1")
            refused = line.hear("refused")
            assert (refused["key"], refused["problem"]["error"]) == ("k1", "stale")
            assert refused["problem"]["view"]["ply"] == 0


def test_a_spectator_may_listen_but_not_speak(client: httpx.Client) -> None:
    table = table_of(client)
    with live(table.passer_by) as line:
        line.hear()
        line.tell("play", action="end", ply=0)
        line.refused("no-seat")
        line.tell("say", text="psst")
        line.refused("no-seat")
    assert fine(table.host.get("/events", version=0))["chat"] == []


def test_chat_comes_to_everybody_without_the_game_around_it(client: httpx.Client) -> None:
    table = table_of(client)
    with live(table.people[0]) as own, live(table.passer_by) as other:
        own.hear(), other.hear()
        own.tell("say", text="well met")
        assert [line["text"] for line in own.hear("chat")["chat"]] == ["well met"]
        own.tell("say", phrase="good-luck")
        lines = [*other.hear("chat")["chat"], *other.hear("chat")["chat"]]
        assert [(line["text"], line["phrase"]) for line in lines] == [("well met", None), (None, "good-luck")]
        own.hear("chat")
        own.tell("say", text=" ")
        own.refused("chat")
        table.people[0].decide(FIRST)
        assert own.hear()["chat"] == []


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '"play"', '{"type":"dance"}', '{"type":"play"}', '{"type":"play","action":1,"ply":0}',
     '{"type":"play","action":"end","ply":-1}', '{"type":"ping","more":1}', '{"type":"play","action":"end","ply":0.5}',
     b"\xff\x00", '{"type":"say","text":"' + "x" * 501 + '"}', '{"x":' + "[" * 8000],
)  # fmt: skip
def test_a_message_that_is_none_is_refused_and_the_connection_stays(client: httpx.Client, message: str | bytes) -> None:
    table = table_of(client)
    with live(table.people[0]) as line:
        line.hear()
        line.socket.send(message)
        line.refused("invalid")
        line.tell("ping")
        line.hear("pong")
    assert table.version == 3


def test_json_in_a_binary_message_is_understood(client: httpx.Client) -> None:
    with live(table_of(client).people[0]) as line:
        line.hear()
        line.socket.send(b'{"type":"ping"}')
        line.hear("pong")


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(client: httpx.Client) -> None:
    table = table_of(client)
    with live(table.people[0]) as line, live(table.people[1]) as other:
        line.hear(), other.hear()
        line.socket.send(json.dumps({"type": "play", "action": "end", "ply": 0, "key": "x" * 20_000}))
        assert closed(line) == 1009
        table.people[0].decide(FIRST)
        assert other.hear()["view"]["ply"] == 1


@pytest.mark.parametrize(
    "end",
    [
        lambda line: line.socket.socket.shutdown(SHUT_RDWR),
        lambda line: line.socket.close(),
        lambda line: line.tell("x" * 20_000),
    ],
)
def test_those_who_go_in_the_middle_disturb_nobody(
    server: Server, client: httpx.Client, end: Callable[[Live], None]
) -> None:
    table = table_of(client)
    with live(table.people[1]) as other:
        other.hear()
        for _ in range(8):
            with live(table.people[0]) as line:
                for _ in range(10):
                    line.tell("ping")
                end(line)
        table.people[0].decide(FIRST)
        assert other.hear()["view"]["ply"] == 1
    assert "Traceback" not in server.log


# Seats


def test_two_tabs_of_one_seat_stay_the_same(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    with live(person) as one, live(person) as other:
        one.hear(), other.hear()
        for line, action, ply in ((one, FIRST, 0), (other, SECOND, 1)):
            line.tell("play", action=action, ply=ply)
            _, news = line.hear_both("played", "view")
            assert (other if line is one else one).hear() == news


def test_a_browser_with_two_seats_plays_both_over_one_connection(server: Server) -> None:
    with browser(server) as shared:
        table = table_of(shared, modules=["missions"])
        for seat in (0, 1):
            take_seat(shared, table.made["seats"][seat]["link"])
        with live(Person(shared, table.id)) as line, live(Person(shared, table.id), seat=1) as second:
            assert (line.hear()["view"]["seat"], second.hear()["view"]["seat"]) == (0, 1)
            line.tell("play", action="end", ply=0)
            _, news = line.hear_both("played", "view")
            assert (news["view"]["seat"], news["view"]["decider"]) == (1, 1)
            assert [mission is None for mission in news["view"]["missions"]] == [True, False, True]
            line.tell("play", action=FIRST, ply=1)
            line.hear_both("played", "view")


def test_whoever_leaves_hears_as_a_spectator_or_no_more(client: httpx.Client) -> None:
    table = table_of(client, pace=10_000)
    with live(table.people[0]) as line, live(table.people[0], seat=0) as seated:
        line.hear(), seated.hear()
        fine(table.people[0].post("/leave"))
        view = line.hear()["view"]
        assert (view["seat"], view["table"]["you"]) == (None, [])
        assert closed(seated) == 1008


def test_who_listens_to_a_lobby_is_sent_away_when_a_game_without_spectators_begins(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, HUMAN, OPEN], spectators=False, pace=10_000)
    with live(table.passer_by) as line:
        line.hear()
        fine(table.host.post("/start", fill="claim"))
        assert closed(line) == 1008


@pytest.mark.parametrize(
    ("denied", "status", "error"),
    [
        (lambda table: {"table": "nowhere"}, 404, "unknown-table"),
        (lambda table: {"token": "x" * 32}, 401, "token"),
        (lambda table: {"headers": {"Authorization": "Basic eA=="}}, 401, "token"),
        (lambda table: {"headers": {"Origin": "https://elsewhere.example"}}, 403, "wrong-origin"),
        (lambda table: {"token": table.people[0].token, "seat": 1}, 403, "no-seat"),
        (lambda table: {"seat": 0}, 401, "no-seat"),
        (lambda table: {}, 401, "no-spectators"),
        (lambda table: {"ply": "soon"}, 422, "invalid"),
        (lambda table: {"version": -1}, 422, "invalid"),
        (lambda table: {"seat": 5}, 422, "invalid"),
    ],
)
def test_a_connection_that_may_not_be_is_denied(client: httpx.Client, denied: object, status: int, error: str) -> None:
    assert callable(denied)
    table = table_of(client, spectators=False)
    wrong: Json = denied(table)
    person = Person(client, wrong.pop("table", table.id), wrong.pop("token", None))
    with pytest.raises(InvalidStatus) as refused, live(person, **wrong):
        pass
    assert refused.value.response.status_code == status
    assert refused.value.response.headers["content-type"] == "application/json"
    problem = json.loads(refused.value.response.body or b"")
    assert problem["error"] == error
    assert status != 422 or next(iter(wrong)) in problem["message"]


# The stream of events


def test_a_stream_tells_what_happens_and_goes_on_where_it_broke_off(client: httpx.Client) -> None:
    table = table_of(client)
    person = table.people[0]
    with stream(person) as events:
        first = next(events)
        assert (first["event"], first["data"]["view"]) == ("view", person.view())
        person.decide(FIRST)
        second = next(events)
        assert [event["event"] for event in second["data"]["events"]] == ["placed"]
        fine(person.post("/chat", text="brb"))
        chat = next(events)
        assert (chat["event"], chat["data"]["chat"][0]["text"]) == ("chat", "brb")
    person.decide(SECOND)
    with stream(person, last=second["id"]) as events:
        news = next(events)["data"]
    assert (news["since"], [event["post"] for event in news["events"]]) == (1, ["hamburg-luebeck/2"])
    assert [line["text"] for line in news["chat"]] == ["brb"]
    fine(person.post("/undo", ply=1))
    with stream(person, last=f"{news['view']['version']}-{news['view']['ply']}") as events:
        assert next(events)["data"]["since"] == 1


@pytest.mark.parametrize("last", ["x", "1", "-", "1-", "²-1", "9" * 5000 + "-1", "1-" + "9" * 5000], ids=range(7))
def test_a_stream_starts_over_where_its_last_event_is_unknown(client: httpx.Client, last: str) -> None:
    person = table_of(client).people[0]
    headers = {b"Accept": b"text/event-stream", b"Last-Event-ID": last.encode()}
    with person.client.stream("GET", f"/api/games/{person.table}/events", headers=headers) as response:
        assert response.status_code == 200
        assert next(response.iter_lines()).startswith("id: 3-0")


def test_a_stream_of_a_seat_ends_when_the_seat_is_left(client: httpx.Client) -> None:
    table = table_of(client, pace=10_000)
    with stream(table.people[0], seat=0) as events:
        next(events)
        fine(table.people[0].post("/leave"))
        assert list(events) == []


# Stopping


def test_a_server_that_stops_says_so_and_everybody_goes_on_after_it_is_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kontor.db'}"
    with Server(database) as server, server.client() as client:
        table = table_of(client, modules=["missions"])
        first, second, _ = table.people
        first.decide(FIRST)
        fine(second.post("/takeback", ply=0))
        fine(second.post("/chat", phrase="sorry"))
        with live(first) as line, stream(second) as events, closing(_waiting(server, second)) as waiting:
            line.hear(), next(events)
            load = partial(client.get, "/api/operator/load", headers=server.operator)
            eventually(lambda: load().json()["connections"] == 3)  # the one that waits, too
            for _ in range(5):  # until that has surely begun to wait
                line.tell("ping")
                line.hear("pong")
            before = [person.view() for person in (*table.people, table.passer_by)]
            server.process.send_signal(signal.SIGTERM)
            line.hear("restarting")
            assert closed(line) == 1012
            assert next(events)["event"] == "restarting"
            assert waiting.getresponse().status == 200
        assert server.process.wait(PATIENCE) == 0
        assert "Traceback" not in server.log
    with Server(database, port=server.port) as again, again.client() as client:
        people = [Person(client, table.id, person.token) for person in (*table.people, table.passer_by)]
        assert [person.view() for person in people] == before
        people[0].decide(SECOND)
        with live(people[1], ply=1, version=before[1]["version"]) as line:
            news = line.hear()
        assert (news["since"], news["view"]["ply"], news["chat"]) == (1, 2, [])
        assert [event["post"] for event in news["events"]] == ["hamburg-luebeck/2"]
        assert news["view"] == people[1].view()


def _waiting(server: Server, person: Person) -> HTTPConnection:
    """A request that was sent and is answered when there are news."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    path = f"/api/games/{person.table}/events?ply=1&version={person.view()['version']}&wait=30"
    connection.request("GET", path, headers={"Authorization": f"Bearer {person.token}"})
    return connection


def test_a_client_may_follow_only_a_few_imported_games_which_are_in_memory_then(tmp_path: Path) -> None:
    one, other = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
    server = Server(f"sqlite:///{tmp_path / 'kontor.db'}", "--proxy", "127.0.0.1", limited=True)
    with server, server.client() as client, ExitStack() as stack:
        played = table_of(client).passer_by
        record = kontor.new_game("hansa", 3, seed=7).record()
        imported = Person(client, client.post("/api/records", json={"record": record}).json()["id"])
        for _ in range(MAX_LIVE_AT_IMPORTS):
            stack.enter_context(live(imported, one)).hear()
        with pytest.raises(InvalidStatus) as refused, live(imported, one):
            pass
        assert refused.value.response.status_code == 429
        waiting = {"ply": 0, "version": imported.view()["version"], "wait": 30}
        for path, accept in (("", "text/event-stream"), (f"?{urlencode(waiting)}", "*/*")):
            answer = imported.ask("GET", f"/events{path}", headers={**one, "Accept": accept})
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
        for person, headers in ((played, one), (imported, other)):
            stack.enter_context(live(person, headers)).hear()
        stack.close()
        eventually(lambda: _may_follow(imported, one))


def _may_follow(person: Person, headers: dict[str, str]) -> bool:
    try:
        with live(person, headers) as line:
            return bool(line.hear())
    except InvalidStatus:
        return False


def test_tables_that_do_not_fit_into_memory_are_read_again_and_the_watched_ones_stay(tmp_path: Path) -> None:
    with (
        Server(f"sqlite:///{tmp_path / 'kontor.db'}", "--max-decisions-cached", "1") as server,
        server.client() as client,
    ):
        loaded, *others = (table_of(client, modules=["missions"]) for _ in range(4))
        with live(loaded.people[0]) as line:
            line.hear()
            for ply, action in enumerate((FIRST, SECOND), 1):
                for table in (*others, loaded):
                    assert table.people[0].decide(action)["ply"] == ply
                    assert [person.view()["ply"] for person in table.people] == [ply] * 3
                assert line.hear()["view"]["ply"] == ply
