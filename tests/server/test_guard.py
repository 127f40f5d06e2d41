"""The guard before the app: bodies, headers of answers, counting, and WebSockets on a real socket."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kontor.server.guard import BODY_LIMIT
from kontor.server.guard.headers import CONTENT_POLICY
from kontor.server.limits import RATES, Limits
from tests.server.guarded import Guarded, counted, problem, scope

PUBLIC = "https://games.example.org/kontor"
JSON = {"Content-Type": "application/json"}


# Bodies


def test_a_body_arrives_whole_up_to_the_limit() -> None:
    guarded = Guarded()
    for size in (1, BODY_LIMIT):
        response = guarded.ask("POST", "/api/games/abc", content=b"x" * size, headers=JSON)
        assert (response.status_code, response.json()) == (200, {"bytes": size})


def test_a_body_over_the_limit_is_refused_by_its_length() -> None:
    response = Guarded().ask("POST", "/api/games/abc", content=b"x" * (BODY_LIMIT + 1), headers=JSON)
    assert problem(response) == (413, "too-large")


@pytest.mark.parametrize("headers", [[(b"transfer-encoding", b"chunked")], [(b"content-length", b"9")]])
def test_a_body_over_the_limit_is_refused_by_counting(headers: list[tuple[bytes, bytes]]) -> None:
    chunk = {"type": "http.request", "body": b"x" * (BODY_LIMIT // 2), "more_body": True}
    sent = Guarded().call(scope(headers=[*headers, (b"content-type", b"application/json")]), *[chunk] * 3)
    assert sent[0]["status"] == 413


def test_a_client_that_goes_away_never_reaches_the_app() -> None:
    called = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        called.append(scope)

    guarded = Guarded(app=app)
    begun = {"type": "http.request", "body": b"{", "more_body": True}
    assert guarded.call(scope(headers=[(b"content-length", b"9")]), begun, {"type": "http.disconnect"}) == []
    assert called == []
    assert counted(guarded.metrics, 'kontor_http_requests_total{method="POST",route="unmatched",status="499"} 1')


def test_ten_megabytes_are_refused_and_the_connection_stays_of_use() -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 100_000

    with Guarded().served() as address, httpx.Client(base_url=f"http://{address}", headers=JSON) as client:
        assert problem(client.post("/api/games/abc", content=b"x" * 10_000_000)) == (413, "too-large")
        assert problem(client.post("/api/games/abc", content=chunks())) == (413, "too-large")
        assert client.post("/api/games/abc", content=b"{}").json() == {"bytes": 2}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
def test_a_body_must_be_json(method: str, kind: str | None) -> None:
    headers = {"Content-Type": kind} if kind else {}
    response = Guarded().ask(method, "/api/games/abc", content=b"{}", headers=headers)
    assert problem(response) == (415, "wrong-type")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json;x"])
def test_json_may_say_more_about_itself(kind: str) -> None:
    response = Guarded().ask("POST", "/api/games/abc", content=b"{}", headers={"Content-Type": kind})
    assert response.json() == {"bytes": 2}


def test_no_body_needs_no_type() -> None:
    guarded = Guarded()
    assert guarded.ask("POST", "/api/games/abc").json() == {"bytes": 0}
    assert guarded.ask("DELETE", "/api/games/abc").json() == {"bytes": 0}


# Headers of the answer


@pytest.mark.parametrize("path", ["/", "/api/games/abc", "/nothing", "/api/broken/abc"])
def test_every_answer_has_the_security_headers(path: str) -> None:
    headers = Guarded().ask("GET", path).headers
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
    headers = Guarded().ask("GET", "/api/games/abc", host="evil.example.org").headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert headers["cache-control"] == "no-store"


def test_what_the_app_sets_itself_stays() -> None:
    assert Guarded().ask("GET", "/file.js").headers.get_list("cache-control") == ["max-age=5"]


def test_https_is_for_good_only_where_the_public_url_says_so() -> None:
    headers = Guarded(public_url=PUBLIC).ask("GET", "/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in Guarded(public_url="http://attic.local").ask("GET", "/").headers


# Counting and logging


def test_requests_are_counted_by_their_route(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kontor.http")
    guarded = Guarded()
    for table in ("abc", "def"):
        guarded.ask("GET", f"/api/games/{table}?token=sesame")
    guarded.ask("GET", "/nothing/sesame")
    guarded.ask("GET", "/api/broken/sesame")
    guarded.ask("BREW", "/api/games/sesame", host="localhost")
    assert counted(guarded.metrics, "kontor_http_requests_total") == [
        'kontor_http_requests_total{method="GET",route="/api/games/{table}",status="200"} 2.0',
        'kontor_http_requests_total{method="GET",route="unmatched",status="404"} 1.0',
        'kontor_http_requests_total{method="GET",route="/api/broken/{table}",status="500"} 1.0',
        'kontor_http_requests_total{method="other",route="/api/games/{table}",status="405"} 1.0',
    ]
    assert counted(guarded.metrics, 'kontor_http_seconds_count{method="GET",route="/api/games/{table}"} 2.0')
    told = [record.__dict__["fields"] for record in caplog.records]
    assert [(each["method"], each["route"], each["status"]) for each in told] == [
        ("GET", "/api/games/{table}", 200),
        ("GET", "/api/games/{table}", 200),
        ("GET", "unmatched", 404),
        ("GET", "/api/broken/{table}", 500),
        ("BREW", "/api/games/{table}", 405),
    ]
    assert all(each["ms"] >= 0 for each in told)
    assert "sesame" not in guarded.metrics.render().decode()


def test_health_is_logged_only_when_it_is_bad(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kontor.http")
    guarded = Guarded()
    guarded.ask("GET", "/api/health")
    assert caplog.records == []
    assert counted(guarded.metrics, 'kontor_http_requests_total{method="GET",route="/api/health",status="200"} 1.0')
    guarded.ask("PUT", "/api/health")
    assert [record.__dict__["fields"]["status"] for record in caplog.records] == [405]


def test_routes_of_included_routers_are_templates_as_well() -> None:
    router = APIRouter()

    @router.get("/api/things/{thing}")
    async def see(thing: str) -> str:
        return thing

    app = FastAPI()
    app.include_router(router)
    guarded = Guarded(app=app)
    assert guarded.ask("GET", "/api/things/sesame").json() == "sesame"
    assert counted(guarded.metrics, 'kontor_http_requests_total{method="GET",route="/api/things/{thing}",status="200"}')


# WebSockets


async def refusal(address: str, **headers: str) -> tuple[int, bytes, Any]:
    """How a connection was refused."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://{address}/api/games/abc/live", additional_headers=headers, proxy=None):
            pass
    response = refused.value.response
    return response.status_code, bytes(response.body or b""), response.headers


def test_a_socket_opens_for_own_pages_only() -> None:
    guarded = Guarded()

    async def talk(address: str) -> None:
        own = {"Origin": f"http://{address}", "Sec-Fetch-Site": "same-origin"}
        async with connect(f"ws://{address}/api/games/abc/live", additional_headers=own, proxy=None) as websocket:
            await websocket.send("moin")
            assert await websocket.recv() == "MOIN"
        for headers in ({"Origin": "https://evil.example.org"}, {"Sec-Fetch-Site": "cross-site"}):
            status, body, answer = await refusal(address, **headers)
            assert status == 403
            assert b'"error":"wrong-origin"' in body
            assert answer["content-security-policy"] == CONTENT_POLICY

    with guarded.served() as address:
        asyncio.run(talk(address))
    assert counted(guarded.metrics, "kontor_http_requests_total") == [
        'kontor_http_requests_total{method="WEBSOCKET",route="/api/games/{table}/live",status="101"} 1.0',
        'kontor_http_requests_total{method="WEBSOCKET",route="unmatched",status="403"} 2.0',
    ]


def test_too_many_sockets_are_refused_with_the_time_to_wait() -> None:
    guarded = Guarded(Limits(clock=lambda: 0.0))

    async def storm(address: str) -> None:
        url = f"ws://{address}/api/games/abc/live"
        for _ in range(RATES["connect"].burst):
            async with connect(url, additional_headers={"X-Forwarded-For": "192.0.2.1"}, proxy=None):
                pass
        status, body, headers = await refusal(address, **{"X-Forwarded-For": "192.0.2.1"})
        assert (status, headers["Retry-After"]) == (429, "1")
        assert b'"error":"too-many"' in body
        async with connect(url, proxy=None):
            pass  # the user of this machine

    with guarded.served() as address:
        asyncio.run(storm(address))


def test_a_server_that_cannot_send_a_refusal_closes_the_socket() -> None:
    asked = scope(kind="websocket", headers=[(b"origin", b"https://evil.example.org")])
    guarded = Guarded()
    sent = guarded.call(asked, {"type": "websocket.connect"})
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "wrong-origin"}]
    assert counted(guarded.metrics, 'kontor_http_requests_total{method="WEBSOCKET",route="unmatched",status="403"}')
