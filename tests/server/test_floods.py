"""Clients who send too much, read too little or hold too many connections: the others hardly notice."""

import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from kontor.server import run
from kontor.server.gateway import middleware
from kontor.server.gateway.limits import RATES, SOCKET_RATE, Limits, MessageRate
from tests.server.gated import Gated, counted
from tests.server.listening import live
from tests.server.playing import eventually, fine, refused, table_of
from tests.server.raw import GET, connected, received
from tests.server.serving import PATIENCE, Server
from tests.server.test_limits import ANNA, BERT

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


def test_a_socket_that_says_too_much_is_slowed_down() -> None:
    with Gated().served() as address:
        peer = upgraded(address)
        begun = time.monotonic()
        with pouring(peer, FRAMES["text"] * 400_000):
            answered = 0
            while answered < SOCKET_RATE.burst + 50:
                answered += peer.recv(65_536).count(b"\x81\x02{}")
            took = time.monotonic() - begun
    assert took > 40 * SOCKET_RATE.interval
    assert answered <= SOCKET_RATE.burst + took / SOCKET_RATE.interval + 1


def test_the_sockets_of_a_client_are_slowed_down_together_and_nobody_else_is() -> None:
    limits = Limits(clock=lambda: 1000.0)
    limits.spend("message", ANNA, RATES["message"].burst)

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "{}"}

    assert MessageRate(receive, limits, ANNA)._delay() > 0
    assert MessageRate(receive, limits, BERT)._delay() == 0
    assert MessageRate(receive, Limits(False), ANNA)._delay() == 0


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


# Readers


async def _stream(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for left in range(300, 0, -1):
        await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": left > 1})


async def send_without_end(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket that sends as much as the other side takes."""
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "bytes": b"x" * 10_000})


TALKERS = {"a stream": _stream, "a socket": send_without_end}


@pytest.mark.parametrize("kind", TALKERS)
def test_a_client_that_does_not_read_is_disconnected(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "SEND_TIMEOUT_S", 0.3)
    gated = Gated(app=TALKERS[kind])
    with gated.served() as address:
        peer = upgraded(address) if kind == "a socket" else connected(address)
        with peer:
            if kind != "a socket":
                peer.sendall(GET + b"\r\n")
            eventually(lambda: counted(gated.metrics, 'kontor_connections_shed_total{why="unread"} 1.0'))
            eventually(lambda: gated.connections.requests == 0)
            assert len(received(peer)) < 30_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="TCP_USER_TIMEOUT is an option of Linux")
def test_an_answer_that_nobody_reads_is_not_kept_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "UNREAD_TIMEOUT_MS", 500)
    gone = threading.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x" * 30_000_000, "more_body": True})
            await receive()
            assert (await receive())["type"] == "http.disconnect"
            gone.set()

    with Gated(app=app).served() as address, connected(address) as peer:
        peer.sendall(GET + b"\r\n")
        assert gone.wait(PATIENCE)
        assert len(received(peer)) < 30_000_000


def test_a_client_that_reads_slowly_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "SEND_TIMEOUT_S", 1.0)
    with Gated(app=_stream).served() as address, connected(address) as peer:
        peer.sendall(GET + b"Connection: close\r\n\r\n")
        size = 0
        for more in iter(lambda: peer.recv(700_000), b""):
            size += len(more)
            time.sleep(0.04)
        assert size > 30_000_000


# Too many connections


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
