"""Clients who send too much, read too little or hold too many connections: the others hardly notice."""

import asyncio
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from kontor.server.gateway import connection, outlet
from kontor.server.gateway.limits import PIPELINED, SOCKET, Limits
from tests.server.gated import Gated, counted
from tests.server.listening import live
from tests.server.playing import eventually, fine, refused, soon, table_of
from tests.server.raw import GET, connected, received
from tests.server.serving import PATIENCE, Server

HANDSHAKE = (
    b"GET %b HTTP/1.1\r\nHost: %b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\0\0\0\0"
FRAMES = {
    "text": b"\x81\x82" + MASK + b"{}",
    "ping": b"\x89\x80" + MASK,
    "pong": b"\x8a\x80" + MASK,
    "parts without an end": b"\x00\x80" + MASK,
}


def upgraded(address: str, path: str = "/api/games/abc/live") -> socket.socket:
    """An open WebSocket."""
    peer = connected(address)
    peer.sendall(HANDSHAKE % (path.encode(), address.removeprefix("http://").encode()))
    head = b""
    while b"\r\n\r\n" not in head:
        more = peer.recv(1)
        assert more, head
        head += more
    assert head.startswith(b"HTTP/1.1 101 ")
    return peer


@contextmanager
def pouring(peer: socket.socket, data: bytes) -> Iterator[None]:
    """Sends as much as the other side takes, beside what else is done."""

    def pour() -> None:
        with suppress(OSError):
            peer.sendall(data)

    thread = threading.Thread(target=pour)
    thread.start()
    try:
        yield
    finally:
        with suppress(OSError):
            peer.shutdown(socket.SHUT_RDWR)
        peer.close()
        thread.join()


# Sockets


@pytest.mark.parametrize("kind", FRAMES)
def test_a_socket_that_says_too_much_is_slowed_down_and_then_closed(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FLOOD_PATIENCE", 0.3)
    monkeypatch.setattr(connection, "CLOSING", 0.5)
    gated = Gated()
    first = b"\x01\x80" + MASK if kind == "parts without an end" else b""
    with gated.served() as address:
        peer = upgraded(address)
        begun = time.monotonic()
        with pouring(peer, first + FRAMES[kind] * 400_000):
            answers = received(peer)
        allowed = SOCKET.burst + (time.monotonic() - begun) / SOCKET.interval
    assert answers.endswith(b"\x88\x13\x03\xf0too many messages")
    answered = answers.count(b"\x81\x02{}") + answers.count(b"\x8a\x00")
    if kind in ("pong", "parts without an end"):
        assert answered == 0
    else:
        assert SOCKET.burst <= answered <= allowed + 1
    assert counted(gated.metrics, 'kontor_connections_shed_total{why="flood"} 1.0')


def test_others_get_their_turn_between_the_messages_of_one_read() -> None:
    handled: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            handled.append("other")
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body"})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] == "websocket.receive":
                handled.append("flood")
                await send({"type": "websocket.send", "text": "."})

    with Gated(Limits(False), app=app).served() as address, connected(address) as other:
        peer = upgraded(address)
        with pouring(peer, FRAMES["text"] * 100_000):
            assert peer.recv(1)
            other.sendall(GET + b"\r\n")
            assert other.recv(1)
            assert handled.index("other") < 20_000


def test_somebody_who_waits_for_each_answer_is_never_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FLOOD_PATIENCE", 0.05)
    with Gated().served() as address, upgraded(address) as peer:
        for _ in range(SOCKET.burst + 50):
            peer.sendall(FRAMES["text"])
            assert peer.recv(4) == b"\x81\x02{}"


# Requests


@pytest.mark.parametrize("turns", [0, 1, 5])
def test_requests_that_do_not_wait_for_answers_are_answered_one_by_one(turns: int) -> None:
    running, most = 0, 0

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal running, most
        if scope["type"] == "lifespan":
            return
        running += 1
        most = max(most, running)
        body = (await receive())["body"] if scope["method"] == "POST" else b"-"
        for _ in range(turns):
            await asyncio.sleep(0)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
        await send({"type": "http.response.body", "body": body})
        running -= 1

    numbers = [b"%d" % (number % 10) for number in range(PIPELINED.burst + 5)]
    posts = [b"POST /api/games/abc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"] * len(numbers)
    whole = b"".join(post + b"Content-Length: 1\r\n\r\n" + n for post, n in zip(posts, numbers, strict=True))
    begun = time.monotonic()
    with Gated(app=app).served() as address, connected(address) as peer:
        peer.sendall(whole + GET + b"Connection: close\r\n\r\n")
        answers = received(peer)
    assert re.findall(rb"\r\n\r\n(.)", answers) == [*numbers, b"-"]
    assert most == 1
    assert time.monotonic() - begun > 4 * PIPELINED.interval, "they are slowed down"


def test_requests_that_do_not_wait_for_answers_take_no_memory_and_are_no_fault_when_their_client_goes(
    tmp_path: Path,
) -> None:
    pipelined = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000
    with Server(f"sqlite:///{tmp_path / 'kontor.db'}") as server, server.client() as client:

        def memory() -> float:
            (figure,) = re.findall(r"^process_resident_memory_bytes (\S+)", server.metrics(), re.M)
            return float(figure) / 1e6

        before = memory()
        with ExitStack() as crowd:
            for _ in range(10):
                crowd.enter_context(pouring(connected(server.url), pipelined))
            assert soon(5, lambda: {client.get("/api/health").status_code for _ in range(10)}) == {200}
            assert memory() < before + 30
        assert client.get("/api/health").status_code == 200
        assert server.stop() == 0
        assert "Traceback" not in server.log
        assert "ERROR" not in server.log


# Readers


async def _answer_at_length(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"30000000")]})
    await send({"type": "http.response.body", "body": b"x" * 30_000_000})


async def _stream(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(1000):
        await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})


async def _talk(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "bytes": b"x" * 10_000})


TALKERS = {"an answer": _answer_at_length, "a stream": _stream, "a socket": _talk}


@pytest.mark.parametrize("kind", TALKERS)
def test_who_does_not_read_is_sent_away(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlet, "UNREAD_PATIENCE", 0.3)
    gated = Gated(app=TALKERS[kind])
    with gated.served() as address:
        peer = upgraded(address) if kind == "a socket" else connected(address)
        with peer:
            if kind != "a socket":
                peer.sendall(GET + b"\r\n")
            eventually(lambda: counted(gated.metrics, 'kontor_connections_shed_total{why="unread"} 1.0'))
            assert len(received(peer)) < 30_000_000


def test_who_reads_slowly_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlet, "UNREAD_PATIENCE", 1.0)
    with Gated(app=_answer_at_length).served() as address, connected(address) as peer:
        peer.sendall(GET + b"Connection: close\r\n\r\n")
        size = 0
        while more := peer.recv(700_000):
            size += len(more)
            time.sleep(0.04)
        assert size > 30_000_000


def test_a_connection_that_is_closed_does_not_wait_for_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlet, "LINGER", 0.2)
    gated = Gated(app=_answer_at_length)
    with gated.served() as address, connected(address) as peer:
        peer.sendall(GET + b"Connection: close\r\n\r\n")
        assert peer.recv(1)
        eventually(lambda: not gated.app._door._peers)


# Too many connections


def test_health_answers_however_many_connections_are_open(tmp_path: Path) -> None:
    with (
        Server(f"sqlite:///{tmp_path / 'kontor.db'}", "--bot-workers", "1", files=256) as server,
        server.client() as client,
        ExitStack() as crowd,
    ):
        table = table_of(client)
        client.close()
        stream = f"GET /api/games/{table.id}/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n"
        head = stream.replace("Host: x", f"Host: {server.url.removeprefix('http://')}").encode()
        sent = (b"", head, head[:-2], b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n")
        for number in range(300):
            peer = crowd.enter_context(connected(server.url))
            with suppress(OSError):
                peer.sendall(sent[number % len(sent)])
        for _ in range(3):
            assert soon(5, lambda: httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code) == 200
        metrics = server.metrics()
        assert 'kontor_connections_shed_total{why="idle"}' in metrics


def test_spectators_leave_connections_for_those_who_have_a_seat(tmp_path: Path) -> None:
    with (
        Server(f"sqlite:///{tmp_path / 'kontor.db'}", "--max-connections", "8") as server,
        server.client() as client,
        ExitStack() as crowd,
    ):
        table = table_of(client)
        for _ in range(6):
            crowd.enter_context(live(table.passer_by)).hear()
        with pytest.raises(InvalidStatus) as turned_away, live(table.passer_by):
            pass
        assert turned_away.value.response.status_code == 503
        assert json.loads(turned_away.value.response.body or b"")["error"] == "too-many"
        refused(table.passer_by.ask("GET", "/events", headers={"Accept": "text/event-stream"}), 503, "too-many")
        refused(table.passer_by.get("/events", ply=0, wait=20), 503, "too-many")
        fine(table.passer_by.get("/events", ply=0))
        for person in table.people[:2]:
            assert crowd.enter_context(live(person)).hear()["view"]["seat"] is not None
        assert "ERROR" not in server.log, "somebody turned away is no fault"
