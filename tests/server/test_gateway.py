"""The gateway before the app: bodies, heads, headers of answers, counting, and live connections on a real socket."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from typing import Annotated, Any

import httpx
import pytest
from msgspec import Meta
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kontor.server.api.routing import Router
from kontor.server.config.settings import UNGUESSABLE_CHARACTERS
from kontor.server.gateway import limits, middleware, refusals
from kontor.server.gateway.clients import CONTENT_POLICY, HEAD_MAX_BYTES, HEAD_MAX_LINES
from kontor.server.gateway.limits import RATES, Limits
from kontor.server.gateway.refusals import BODY_MAX_BYTES
from tests.server.gated import Gated, counted, problem, scope
from tests.server.raw import connected, received
from tests.server.serving import PATIENCE, UNHURRIED

PUBLIC = "https://games.example.org/kontor"
PEER = "192.0.2.1"
JSON = {"Content-Type": "application/json"}


def patient(address: str) -> httpx.Client:
    """A client that sends JSON."""
    return httpx.Client(base_url=f"http://{address}", headers=JSON, timeout=PATIENCE)


# Bodies


def test_a_body_arrives_whole_up_to_the_limit() -> None:
    gated = Gated()
    for size in (1, BODY_MAX_BYTES):
        response = gated.ask("POST", "/api/games/abc", content=b"x" * size, headers=JSON)
        assert (response.status_code, response.json()) == (200, {"bytes": size})


def test_a_body_over_the_limit_is_refused_by_its_length() -> None:
    response = Gated().ask("POST", "/api/games/abc", content=b"x" * (BODY_MAX_BYTES + 1), headers=JSON)
    assert problem(response) == (413, "too-large")


@pytest.mark.parametrize("headers", [[(b"transfer-encoding", b"chunked")], [(b"content-length", b"9")]])
def test_a_body_over_the_limit_is_refused_by_counting(headers: list[tuple[bytes, bytes]]) -> None:
    chunk = {"type": "http.request", "body": b"x" * (BODY_MAX_BYTES // 2), "more_body": True}
    sent = Gated().call(scope(headers=[*headers, (b"content-type", b"application/json")]), *[chunk] * 3)
    assert sent[0]["status"] == 413


def test_a_client_that_goes_away_never_reaches_the_app() -> None:
    called = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        called.append(scope)

    gated = Gated(app=app)
    begun = {"type": "http.request", "body": b"{", "more_body": True}
    assert gated.call(scope(headers=[(b"content-length", b"9")]), begun, {"type": "http.disconnect"}) == []
    assert called == []
    assert counted(gated.metrics, 'kontor_http_requests_total{method="POST",route="unmatched",status="499"} 1')


def test_ten_megabytes_are_refused_and_the_connection_stays_of_use() -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 100_000

    with Gated().served() as address, patient(address) as client:
        assert problem(client.post("/api/games/abc", content=b"x" * 10_000_000)) == (413, "too-large")
        assert problem(client.post("/api/games/abc", content=chunks())) == (413, "too-large")
        assert client.post("/api/games/abc", content=b"{}").json() == {"bytes": 2}


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "BODY_TIMEOUT_S", 0.2)
    head = b"POST /api/games/abc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    parts = (b"Content-Length: 9\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
    gated = Gated()
    with gated.served() as address:
        for part in parts:
            with connected(address) as peer:
                peer.sendall(head + part)
                answer = received(peer)
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"connection: close\r\n" in answer
            assert b'"error":"too-slow"' in answer
    assert counted(gated.metrics, 'kontor_http_requests_total{method="POST",route="unmatched",status="408"} 2')


# Heads


def test_a_long_head_and_many_requests_over_one_connection_are_fine() -> None:
    with Gated().served() as address, patient(address) as client:
        for _ in range(5):
            assert client.get("/api/games/abc", headers={"X": "x" * 15_000}).status_code == 200
            body = (b"x" * 6000 for _ in range(10))
            assert client.post("/api/games/abc", content=body).json() == {"bytes": 60_000}


# Addresses


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [("/api/games/%00", 404, "unknown-path"), ("/%00", 404, "unknown-path"), ("/?board=a%00", 422, "invalid")],
)
def test_an_address_that_a_database_would_not_take_is_refused(path: str, status: int, error: str) -> None:
    assert problem(Gated().ask("GET", path)) == (status, error)


# Heads


@pytest.mark.parametrize(
    ("lines", "query", "status"),
    [
        ([(b"a", b"")] * (HEAD_MAX_LINES - 1), b"", 200),
        ([(b"a", b"")] * HEAD_MAX_LINES, b"", 431),
        ([(b"cookie", b"a=b; " * 3000)], b"", 200),
        ([(b"cookie", b"a=b; " * 3500)], b"", 431),
        ([], b"x" * HEAD_MAX_BYTES, 431),
        ([(b"x-forwarded-for", b"127.0.0.1," * 4500)], b"", 431),
    ],
)
@pytest.mark.parametrize("path", ["/api/games/abc", "/api/health"])
def test_a_head_has_an_end(path: str, lines: list[tuple[bytes, bytes]], query: bytes, status: int) -> None:
    gated = Gated(proxy=("127.0.0.1",))
    sent = gated.call({**scope(method="GET", headers=lines, query=query), "path": path})
    assert sent[0]["status"] == status
    if status == 431:
        assert b'"error":"too-large"' in sent[1]["body"]


def test_a_head_that_is_too_long_counts_for_whoever_sent_it_through_a_proxy() -> None:
    gated = Gated(Limits(clock=lambda: 1000.0), proxy=("127.0.0.1",))
    lines = [(b"x-forwarded-for", PEER.encode()), *[(b"a", b"")] * HEAD_MAX_LINES]
    gated.call(scope(method="GET", headers=lines))
    assert gated.limits.take_spent() == {}
    gated.call(scope(method="GET", headers=lines))
    assert gated.limits.take_spent() == {("request", PEER): 1}


def test_the_time_that_a_head_takes_is_counted_as_work_even_if_it_is_refused() -> None:
    ticks = iter(range(1000))
    gated = Gated(Limits(clock=lambda: float(next(ticks))))
    gated.limits.take_spent()
    gated.ask("GET", "/api/games/abc", PEER, host="elsewhere.example")
    assert gated.limits.take_spent()["work", PEER] > 0


# Types


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
def test_a_body_must_be_json(method: str, kind: str | None) -> None:
    headers = {"Content-Type": kind} if kind else {}
    response = Gated().ask(method, "/api/games/abc", content=b"{}", headers=headers)
    assert problem(response) == (415, "wrong-type")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json;x"])
def test_json_may_say_more_about_itself(kind: str) -> None:
    response = Gated().ask("POST", "/api/games/abc", content=b"{}", headers={"Content-Type": kind})
    assert response.json() == {"bytes": 2}


def test_no_body_needs_no_type() -> None:
    gated = Gated()
    assert gated.ask("POST", "/api/games/abc").json() == {"bytes": 0}
    assert gated.ask("DELETE", "/api/games/abc").json() == {"bytes": 0}


# Headers of the answer


@pytest.mark.parametrize("path", ["/", "/api/games/abc", "/nothing", "/api/broken/abc"])
def test_every_answer_has_the_security_headers(path: str) -> None:
    headers = Gated().ask("GET", path).headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_the_content_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_POLICY.split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == "'none'"
    assert rules["base-uri"] == "'self'"
    assert {source for rule in rules.values() for source in rule.split()} == {"'none'", "'self'", "data:"}
    assert [name for name, rule in rules.items() if "data:" in rule] == ["img-src"]


def test_refusals_have_the_security_headers_too() -> None:
    headers = Gated().ask("GET", "/api/games/abc", host="evil.example.org").headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert headers["cache-control"] == "no-store"


def test_what_the_app_sets_itself_stays() -> None:
    assert Gated().ask("GET", "/file.js").headers.get_list("cache-control") == ["max-age=5"]


def test_https_is_for_good_only_where_the_public_url_says_so() -> None:
    headers = Gated(public_url=PUBLIC).ask("GET", "/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in Gated(public_url="http://attic.local").ask("GET", "/").headers


# Counting and logging


def test_requests_are_counted_by_their_route(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kontor.http")
    gated = Gated()
    for table in ("abc", "def"):
        gated.ask("GET", f"/api/games/{table}?token=sesame")
    gated.ask("GET", "/nothing/sesame")
    gated.ask("GET", "/api/broken/sesame")
    gated.ask("BREW", "/api/games/sesame", host="localhost")
    assert counted(gated.metrics, "kontor_http_requests_total") == [
        'kontor_http_requests_total{method="GET",route="/api/games/{table}",status="200"} 2.0',
        'kontor_http_requests_total{method="GET",route="unmatched",status="404"} 1.0',
        'kontor_http_requests_total{method="GET",route="/api/broken/{table}",status="500"} 1.0',
        'kontor_http_requests_total{method="other",route="/api/games/{table}",status="405"} 1.0',
    ]
    assert counted(gated.metrics, 'kontor_http_seconds_count{method="GET",route="/api/games/{table}"} 2.0')
    told = [record.__dict__["fields"] for record in caplog.records]
    assert [(each["method"], each["route"], each["status"]) for each in told] == [
        ("GET", "/api/games/{table}", 200),
        ("GET", "/api/games/{table}", 200),
        ("GET", "unmatched", 404),
        ("GET", "/api/broken/{table}", 500),
        ("BREW", "/api/games/{table}", 405),
    ]
    assert all(each["ms"] >= 0 for each in told)
    assert "sesame" not in gated.metrics.render().decode()


def test_health_is_logged_only_when_it_is_bad(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kontor.http")
    gated = Gated()
    gated.ask("GET", "/api/health")
    assert caplog.records == []
    assert counted(gated.metrics, 'kontor_http_requests_total{method="GET",route="/api/health",status="200"} 1.0')
    gated.ask("PUT", "/api/health")
    assert [record.__dict__["fields"]["status"] for record in caplog.records] == [405]


def test_health_of_a_server_that_is_asked_far_too_often_comes_later_and_depends_on_no_header(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_S", 0.3)
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    gated = Gated(Limits(clock=lambda: 1000.0), app)
    gated.limits.spend("request", PEER, RATES["request"].burst - 1)
    for _ in range(3):
        begun = time.perf_counter()
        assert gated.ask("GET", "/api/health", PEER, headers={"Cookie": "a=1"}).status_code == 200
    assert time.perf_counter() - begun >= 0.3
    assert [scope["headers"] for scope in seen] == [[]] * 3
    assert problem(gated.ask("GET", "/api/games/abc", PEER)) == (429, "too-many"), "health counts like the rest"


@pytest.mark.parametrize("slowed", [0.05, 30.0])
def test_health_is_worked_out_while_its_answer_is_held_back(slowed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have to wait for a store that hangs: both waits one after the other would take too long."""
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_S", slowed)
    waits: list[bool] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(0.2)
        start = send({"type": "http.response.start", "status": 503, "headers": []})
        assert isinstance(start, Coroutine)
        try:
            start.send(None)
        except StopIteration:
            waits.append(False)
        else:
            waits.append(True)
            start.close()

    gated = Gated(Limits(clock=lambda: 1000.0), app)
    gated.limits.spend("request", PEER, RATES["request"].burst)
    gated.call({**scope(method="GET", headers=[], peer=PEER), "path": "/api/health"})
    assert waits == [slowed > 0.2]


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("/api/games/abc", {"host": "elsewhere.example"}),
        ("/api/games/abc", {"headers": {"Origin": "https://elsewhere.example"}}),
        ("/api/games/a%00c", {}),
        ("/api/games/abc?a=%00", {}),
    ],
)
def test_what_is_refused_for_any_reason_counts_too(
    path: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY_S", 0.0)
    gated = Gated(Limits(clock=lambda: 1000.0))
    for _ in range(10):
        assert gated.ask("POST", path, PEER, **options).status_code != 429
    gated.limits.spend("request", PEER, RATES["request"].burst - 10)
    assert problem(gated.ask("POST", path, PEER, **options)) == (429, "too-many")


def test_calls_are_counted_by_their_templates() -> None:
    router = Router("/api")

    @router.get("/things/{thing}")
    async def see(thing: Annotated[str, Meta(max_length=9)]) -> str:
        return thing

    gated = Gated(app=Starlette(routes=router.calls))
    assert gated.ask("GET", "/api/things/sesame").json() == "sesame"
    assert counted(gated.metrics, 'kontor_http_requests_total{method="GET",route="/api/things/{thing}",status="200"}')


# WebSockets


async def refusal(address: str, **headers: str) -> tuple[int, bytes, Any]:
    """How a connection was refused."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://{address}/api/games/abc/live", additional_headers=headers, **UNHURRIED):
            pass
    response = refused.value.response
    return response.status_code, bytes(response.body or b""), response.headers


async def test_a_socket_opens_for_own_pages_only() -> None:
    gated = Gated()

    with gated.served() as address:
        own = {"Origin": f"http://{address}", "Sec-Fetch-Site": "same-origin"}
        async with connect(f"ws://{address}/api/games/abc/live", additional_headers=own, **UNHURRIED) as websocket:
            await websocket.send("moin")
            assert await websocket.recv() == "MOIN"
        for headers in ({"Origin": "https://evil.example.org"}, {"Sec-Fetch-Site": "cross-site"}):
            status, body, answer = await refusal(address, **headers)
            assert status == 403
            assert b'"error":"wrong-origin"' in body
            assert answer["content-security-policy"] == CONTENT_POLICY
    assert counted(gated.metrics, "kontor_http_requests_total") == [
        'kontor_http_requests_total{method="WEBSOCKET",route="/api/games/{table}/live",status="101"} 1.0',
        'kontor_http_requests_total{method="WEBSOCKET",route="unmatched",status="403"} 2.0',
    ]


async def test_too_many_sockets_are_refused_with_the_time_to_wait() -> None:
    gated = Gated(Limits(clock=lambda: 0.0), operator_secret=SECRET)

    with gated.served() as address:
        url = f"ws://{address}/api/games/abc/live"
        for _ in range(RATES["connect"].burst):
            async with connect(url, **UNHURRIED):
                pass
        status, body, headers = await refusal(address)
        assert (status, headers["Retry-After"]) == (429, "1")
        assert b'"error":"too-many"' in body
        async with connect(url, additional_headers={"Authorization": f"Bearer {SECRET}"}, **UNHURRIED):
            pass


def test_a_server_that_cannot_send_a_refusal_closes_the_socket() -> None:
    asked = scope(kind="websocket", headers=[(b"origin", b"https://evil.example.org")])
    gated = Gated()
    sent = gated.call(asked, {"type": "websocket.connect"})
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "wrong-origin"}]
    assert counted(gated.metrics, 'kontor_http_requests_total{method="WEBSOCKET",route="unmatched",status="403"}')


# Live connections


SECRET = "o" * UNGUESSABLE_CHARACTERS
LIVE: dict[str, dict[str, Any]] = {
    "socket": {"kind": "websocket", "headers": []},
    "stream": {"method": "GET", "headers": [(b"accept", b"text/event-stream")]},
    "waiting": {"method": "GET", "headers": [], "query": b"ply=3&wait=30"},
}


class Crowd:
    """Live connections to an app that holds them open."""

    def __init__(self, gated: Gated) -> None:
        self._gated = gated
        self._tasks: list[asyncio.Task[None]] = []

    async def come(
        self, peer: str, kind: str, *headers: tuple[bytes, bytes]
    ) -> tuple[int, dict[bytes, bytes], bytes] | None:
        """One more; how it was refused, or None where it stays open."""
        sent: list[Any] = []
        entered = asyncio.Event()
        asked = scope(peer=peer, host=b"localhost", **LIVE[kind])
        asked["headers"] += headers
        asked.update(path="/api/games/abc/events", extensions={"websocket.http.response": {}}, entered=entered)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        task = asyncio.create_task(self._gated.app(asked, receive, send))
        waiting = asyncio.create_task(entered.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if sent:
            return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]
        self._tasks.append(task)
        return None

    async def go(self) -> None:
        """All of them end, each in its own way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []


async def hold(scope: Scope, receive: Receive, send: Send) -> None:
    scope["entered"].set()
    await asyncio.Event().wait()


@pytest.mark.parametrize("kind", LIVE)
async def test_a_client_may_have_only_so_many_live_connections(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_LIVE_PER_CLIENT", 3)

    crowd = Crowd(Gated(app=hold, host="0.0.0.0", operator_secret=SECRET))
    for _ in range(2):
        for each in (*LIVE, kind)[:3]:
            assert await crowd.come("192.0.2.1", each) is None
        refused = await crowd.come("192.0.2.1", kind)
        assert refused is not None
        status, headers, body = refused
        assert (status, headers[b"retry-after"]) == (429, b"10")
        assert b'"error":"too-many"' in body
        assert await crowd.come("192.0.2.2", kind) is None
        for _ in range(5):
            operator = (b"authorization", f"Bearer {SECRET}".encode())
            assert await crowd.come("192.0.2.1", kind, operator) is None
        await crowd.go()


@pytest.mark.parametrize("kind", LIVE)
async def test_all_together_may_have_only_so_many_live_connections(kind: str) -> None:
    crowd = Crowd(Gated(app=hold, max_connections=4))
    for _ in range(2):
        for each in (*LIVE, kind):
            assert await crowd.come("127.0.0.1", each) is None
        refused = await crowd.come("127.0.0.1", kind)
        assert refused is not None
        assert refused[0] == 503
        assert b'"error":"too-many"' in refused[2]
        await crowd.go()


@pytest.mark.parametrize("kind", LIVE)
async def test_live_connections_of_every_kind_have_one_rate(kind: str) -> None:
    crowd = Crowd(Gated(Limits(clock=lambda: 0.0), app=hold, host="0.0.0.0"))
    for number in range(RATES["connect"].burst):
        assert await crowd.come("192.0.2.1", (*LIVE,)[number % 3]) is None
    refused = await crowd.come("192.0.2.1", kind)
    assert refused is not None
    assert refused[0] == 429
    await crowd.go()
