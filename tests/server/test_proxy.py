"""What Kontor leaves to a reverse proxy, with the shipped configurations and a real nginx and Caddy."""

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from kontor.server.gateway.limits import RATES, Limits
from kontor.server.gateway.refusals import BODY_MAX_BYTES
from tests.server.caddy import needs_caddy, shipped_caddy
from tests.server.gated import Gated, counted
from tests.server.listening import live
from tests.server.nginx import EXAMPLES, PEOPLE, needs_nginx, shipped_nginx
from tests.server.playing import HUMAN, OPEN, eventually, table_of
from tests.server.raw import GET, POST, connected, received
from tests.server.serving import PATIENCE, Server
from tests.server.test_floods import pouring, send_without_end, upgraded

LOOPBACK: Final = ("127.0.0.1",)
Proxy = Callable[..., AbstractContextManager[str]]
# How each names its time limits for a request.
TIMEOUTS: Final[dict[Proxy, dict[str, str]]] = {
    shipped_nginx: {"headers": "client_header_timeout", "body": "client_body_timeout"},
    shipped_caddy: {"headers": "read_header", "body": "read_body"},
}
with_each_proxy = pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(shipped_nginx, marks=needs_nginx, id="nginx"),
        pytest.param(shipped_caddy, marks=needs_caddy, id="caddy"),
    ],
)


def requests_seen(gated: Gated) -> list[str]:
    """What the metrics of a gateway say of requests."""
    return counted(gated.metrics, "kontor_http_requests_total")


def person(address: str) -> httpx.Client:
    """A client from another address than that of the attackers."""
    transport = httpx.HTTPTransport(local_address=PEOPLE)
    return httpx.Client(base_url=f"http://{address}", transport=transport, timeout=PATIENCE)


@with_each_proxy
def test_people_play_through_it(proxy: Proxy, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'kontor.db'}", "--proxy", "127.0.0.1", limited=True)
    with server, proxy(server.url.removeprefix("http://"), tmp_path) as address, person(address) as client:
        table = table_of(client)
        with live(table.people[0]) as line, live(table.passer_by) as other:
            assert line.hear()["view"]["seat"] == 0
            assert other.hear()["view"]["seat"] is None
            table.people[0].decide("place t hamburg-luebeck/1")
            assert other.hear()["view"]["ply"] == line.hear()["view"]["ply"] == 1
        with client.stream("GET", f"/api/games/{table.id}/events", headers={"Accept": "text/event-stream"}) as events:
            assert next(events.iter_text()).startswith("id: ")
        # Kontor sees the address of the client, not the one of the proxy.
        wanted = {"seats": [HUMAN, OPEN, OPEN]}
        made = [client.post("/api/games", json=wanted) for _ in range(2 * RATES["create"].burst)]
        assert 429 in [answer.status_code for answer in made]
        stranger = httpx.post(f"http://{address}/api/games", json=wanted, timeout=PATIENCE)
        assert stranger.status_code == 201
        too_long = client.post("/api/records", json={"record": "x" * BODY_MAX_BYTES})
        assert (too_long.status_code, too_long.json()["error"]) == (413, "too-large")


@with_each_proxy
def test_slow_headers_never_reach_kontor(proxy: Proxy, tmp_path: Path) -> None:
    gated = Gated(proxy=LOOPBACK)
    with gated.served() as kontor, proxy(kontor, tmp_path, **{TIMEOUTS[proxy]["headers"]: "1s"}) as address:
        for sent in (b"", b"G", GET, GET + b"X: "):
            with connected(address) as peer:
                peer.sendall(sent)
                assert b" 200 " not in received(peer)
    assert requests_seen(gated) == []


@with_each_proxy
def test_slow_bodies_never_reach_kontor(proxy: Proxy, tmp_path: Path) -> None:
    gated = Gated(proxy=LOOPBACK)
    with (
        gated.served() as kontor,
        proxy(kontor, tmp_path, **{TIMEOUTS[proxy]["body"]: "1s"}) as address,
        connected(address) as with_length,
        connected(address) as in_chunks,
    ):
        with_length.sendall(POST + b"Content-Length: 9\r\n\r\n{")
        in_chunks.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
        assert b" 200 " not in received(in_chunks)
        if proxy is shipped_nginx:  # Caddy waits on for a body whose length it knows
            assert b" 200 " not in received(with_length)
        assert gated.connections.requests == 0
    assert requests_seen(gated) == []


@needs_nginx
def test_a_socket_whose_client_does_not_read_is_closed(tmp_path: Path) -> None:
    gated = Gated(proxy=LOOPBACK, app=send_without_end)
    with gated.served() as kontor, shipped_nginx(kontor, tmp_path, send_timeout="1s") as address:
        with upgraded(address):
            eventually(lambda: gated.connections.requests == 1)
            eventually(lambda: gated.connections.requests == 0)
        assert counted(gated.metrics, "kontor_connections_shed_total") == [], "it was not Kontor's own timeout"


@needs_nginx
def test_an_answer_that_is_read_slowly_keeps_nothing_in_kontor(tmp_path: Path) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for left in range(200, 0, -1):
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": left > 1})

    gated = Gated(proxy=LOOPBACK, app=app)
    with gated.served() as kontor, shipped_nginx(kontor, tmp_path) as address, connected(address) as peer:
        peer.sendall(GET + b"Connection: close\r\n\r\n")
        eventually(lambda: requests_seen(gated))
        eventually(lambda: gated.connections.requests == 0)
        assert len(received(peer)) > 20_000_000


async def hold(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers at once from one path, and elsewhere not at all."""
    if scope["path"] != "/":
        await asyncio.Event().wait()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


@needs_nginx
def test_one_address_has_only_so_many_requests_in_progress_and_others_have_theirs(tmp_path: Path) -> None:
    gated = Gated(Limits(False), app=hold, proxy=LOOPBACK)
    with (
        gated.served(grace=1) as kontor,
        shipped_nginx(kontor, tmp_path, limit_conn="kontor_connections 20") as address,
        ExitStack() as crowd,
    ):
        for _ in range(20):
            crowd.enter_context(connected(address)).sendall(GET + b"\r\n")
        eventually(lambda: gated.connections.requests == 20)
        with connected(address) as peer:
            peer.sendall(GET + b"Connection: close\r\n\r\n")
            assert received(peer).startswith(b"HTTP/1.1 429 ")
        with person(address) as client:
            assert client.get("/").status_code == 200
        eventually(lambda: gated.connections.requests == 20)


@needs_nginx
def test_requests_without_waiting_for_answers_are_passed_on_one_by_one_and_no_faster_than_allowed(
    tmp_path: Path,
) -> None:
    running, most, seen = 0, 0, 0

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal running, most, seen
        if scope["type"] == "lifespan":
            return
        running, seen = running + 1, seen + 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    limit = {"limit_req": "zone=kontor_requests burst=50 nodelay"}
    with (
        Gated(proxy=LOOPBACK, app=app).served() as kontor,
        shipped_nginx(kontor, tmp_path, **limit) as address,
        connected(address) as peer,
    ):
        begun = time.monotonic()
        with pouring(peer, (GET + b"\r\n") * 5000):
            answers = received(peer)
        allowed = 51 + 200 * (time.monotonic() - begun)
    assert answers.count(b"HTTP/1.1 429 ") > 0
    assert 50 < seen <= allowed + 1
    assert most == 1


@with_each_proxy
@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        GET + b"X: " + b"x" * 70_000 + b"\r\n",
        GET + b"a:\r\n" * 16_000,
    ],
    ids=["address", "header", "headers"],
)
def test_a_long_head_never_reaches_kontor(head: bytes, proxy: Proxy, tmp_path: Path) -> None:
    gated = Gated(proxy=LOOPBACK)
    with gated.served() as kontor, proxy(kontor, tmp_path) as address, connected(address) as peer:
        peer.sendall(head + b"\r\n")
        assert received(peer).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 414 ", b"HTTP/1.1 431 "))
    assert requests_seen(gated) == []


def test_several_servers_have_the_same_limits_as_one() -> None:
    one, several = ((EXAMPLES / path).read_text() for path in ("nginx.conf", "several/nginx.conf"))
    words = re.compile(r"^ *((?:client|send|reset|keepalive|large|limit)_\w+ [^;]+;)", re.MULTILINE)
    assert len(words.findall(one)) == 13
    assert words.findall(one) == words.findall(several)
