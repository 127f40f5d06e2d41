"""Which call counts for which limit. The calls are made to the application itself, with a clock that stands still."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.routing import Match, Route
from starlette.types import Scope

import kontor
from kontor.server.api.context import DECISIONS_PER_READ
from kontor.server.api.games import DECISIONS_PER_REPLAY
from kontor.server.api.services import Services
from kontor.server.app import API_ROUTERS, make_app
from kontor.server.config.settings import Settings
from kontor.server.gateway.limits import RATES, Kind, Limits
from kontor.server.web import client as pages
from tests.server.playing import BOT, HUMAN
from tools.openapi import openapi

CLIENT = "192.0.2.1"
TABLE = "/api/games/{table}"
KINDS: dict[str, Kind | None] = {  # of the calls that do not count as `act`
    "GET /api/games": "read",
    f"GET {TABLE}": "read",
    f"GET {TABLE}/events": "read",
    f"GET {TABLE}/record": "read",
    f"GET {TABLE}/keys": "read",
    f"GET {TABLE}/seats/{{seat}}/orders": "read",
    f"POST {TABLE}/seats/{{seat}}/plan": "ask",
    f"POST {TABLE}/why": "ask",
    f"POST {TABLE}/invite/check": "ask",
    f"POST {TABLE}/preview": "ask",
    f"GET {TABLE}/analysis": "read",
    f"GET {TABLE}/position": "read",
    f"GET {TABLE}/coach": "study",
    f"GET {TABLE}/hint": "study",
    f"POST {TABLE}/continue": "read",  # and as `create`, once there is a game to go on with
    f"POST {TABLE}/share": "read",  # likewise, where a copy is made
    f"GET {TABLE}/replay": "replay",
    f"GET {TABLE}/figures": "replay",
    "POST /api/study": "study",
    "POST /api/study/start": "study",
    "POST /api/study/why": "study",
    "POST /api/study/preview": "study",
    "POST /api/study/analysis": "study",
    "POST /api/puzzles/{puzzle}": "study",
    "POST /api/lessons/{lesson}": "study",
    "POST /api/records": "create",
    "POST /api/games": "create",
    "GET /api/operator/tables": "read",
    "GET /api/operator/tables/{table}": "read",
    "GET /api/operator/tables/{table}/record": "read",
    "GET /api/operator/load": "read",
    "GET /api/operator/bans": "read",
    "GET /api/operator/reports": "read",
    "GET /api/operator/acts": "read",
    "GET /api/club/tables": "read",
    "GET /api/club/games": "read",
    "GET /api/club/games.jsonl.gz": "dump",
    "GET /api/club/ratings": "read",
    "GET /api/club/competitions": "read",
    "GET /api/club/competitions/{competition}": "read",
    "GET /api/club/players/{name}": "replay",
    "GET /api/club/bots/{level}": "replay",
    "GET /api/me": "read",
    "GET /api/me/export": "dump",
    "POST /api/me": "notice",
    "GET /api/me/restrictions": "read",
    "POST /api/me/devices": "notice",
    "POST /api/me/ways": "notice",
    "POST /api/me/ways/{way}/confirm": "notice",
    "POST /api/me/ways/{way}/try": "notice",
    "POST /api/me/sign-in": "notice",
    "GET /api/me/sign-in": None,
    "POST /api/login": "login",
    "GET /api/options": None,
    "GET /api/health": None,
    "GET /api/metrics": None,
    "GET /api/boards/{side}": None,
    "GET /api/rules": None,
    "GET /api/guide": None,
    "GET /api/puzzles": None,
    "GET /api/lessons": None,
}


PLACES = {"seat": "0", "line": "1", "side": "hansa-3", "lesson": "routes", "level": "easy", "kind": "link"}


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[tuple[Services, httpx.AsyncClient]]:
    """The services of an application, and a client from elsewhere."""
    gateway: Any = make_app(Settings(database=url, host="0.0.0.0", bot_workers=1))
    services: Services = gateway.app.state.services
    await services.start()
    transport = httpx.ASGITransport(gateway, client=(CLIENT, 50_000))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://192.168.1.5") as client:
            yield services, client
    finally:
        await services.close()


class Noting(Limits):
    """Limits that note the kinds for which requests count."""

    def __init__(self) -> None:
        super().__init__(clock=lambda: 0.0)
        self.kinds: set[Kind] = set()

    def take(self, kind: Kind, client: str) -> float | None:
        self.kinds.add(kind)
        return super().take(kind, client)


def drained(kind: Kind) -> Limits:
    """Limits that leave the client nothing of a kind."""
    limits = Limits(clock=lambda: 0.0)
    assert any(limits.take(kind, CLIENT) is not None for _ in range(9_999))
    return limits


async def test_every_call_counts_for_its_kind_and_for_no_other(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.server.gateway.middleware.TOO_MANY_DELAY_S", 0.0)
    async with serving(sqlite_url) as (services, client):
        for path, methods in openapi()["paths"].items():
            for method, call in methods.items():
                body: Any = None
                if "requestBody" in call:
                    examples = call["requestBody"]["content"]["application/json"]["examples"]
                    body = next(iter(examples.values()))["value"]
                where = re.sub(r"{(\w+)}", lambda name: PLACES.get(name[1], "nobody"), path)
                expected = KINDS.get(f"{method.upper()} {path}", "act")
                services.limits = noting = Noting()
                await client.request(method.upper(), where, json=body)
                assert noting.kinds == ({expected} if expected else set()), f"{method} {path}"
                if expected:
                    services.limits = drained(expected)
                    answer = await client.request(method.upper(), where, json=body)
                    assert answer.status_code == 429, f"{method} {path}"


async def test_who_asks_what_is_possible_may_still_decide(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = Limits(clock=lambda: 0.0)
        made = (await client.post("/api/games", json={"seats": [HUMAN] * 3})).json()
        table, head = f"/api/games/{made['id']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        action = {"action": "place t hamburg-luebeck/1"}
        for number in range(RATES["ask"].burst + 1):
            path = ("why", "preview")[number % 2]
            answer = await client.post(f"{table}/{path}", json=action, headers=head)
            assert answer.status_code == (200 if number < RATES["ask"].burst else 429)
        answer = await client.post(f"{table}/actions", json={**action, "ply": 0}, headers=head)
        assert answer.status_code == 200
        assert (await client.get(table, headers=head)).json()["ply"] == 1


@pytest.mark.parametrize("path", ["", "/{table}", "/{table}/events", "/{table}/record"])
async def test_reading_has_an_end_too_and_says_when_to_go_on(sqlite_url: str, path: str) -> None:
    async with serving(sqlite_url) as (services, client):
        made = (await client.post("/api/games", json={"seats": [HUMAN] * 3})).json()
        services.limits = Limits(clock=lambda: 0.0)
        where = f"/api/games{path.replace('{table}', made['id'])}"
        for _ in range(RATES["read"].burst):
            assert (await client.get(where)).status_code == 200
        answer = await client.get(where)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        assert answer.json()["error"] == "too-many"


async def test_what_is_stored_counts_in_bytes_whatever_it_is_and_has_an_end(store_url: str) -> None:
    async with serving(store_url) as (services, client):
        made = (await client.post("/api/games", json={"seats": [HUMAN] * 3})).json()
        client.headers["Authorization"] = f"Bearer {made['seats'][0]['token']}"
        at, record = f"/api/games/{made['id']}", {"record": long_record(1000)}
        decision = {"action": "place t hamburg-luebeck/1", "ply": 0}
        requests = [  # with the least and the most that each counts for, in kilobytes
            (f"{at}/actions", decision, 0.1, 0.2),
            (f"{at}/undo", {}, 0.05, 0.2),
            (f"{at}/chat", {"text": "x" * 500}, 0.5, 1),
            (f"{at}/seats/0/orders", {"gains": "t"}, 0.1, 0.5),
            ("/api/games", {"seats": [HUMAN, BOT, BOT]}, 20, 30),
            ("/api/records", record, 10, 20),
            (f"{at}/abort", {}, 0.05, 0.2),
        ]
        for left in (True, False):
            for path, body, least, most in requests:
                services.limits = limits = Limits(clock=lambda: 0.0)
                limits.take_spent()
                limits.spend("store", CLIENT, 0 if left else 10_000)
                method = "PUT" if path.endswith("orders") else "POST"
                answer = await client.request(method, path, json=body)
                spent = limits.take_spent()["store", CLIENT]
                if left:
                    assert answer.is_success, answer.text
                    assert least < spent < most, path
                else:
                    assert (answer.status_code, spent) == (429, 10_000), path
        assert (await client.get(at)).status_code == 200


def long_record(decisions: int) -> str:
    """A game in which so many turns were ended."""
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(decisions):
        game.play("end")
    return game.record()


async def test_a_replay_counts_by_the_decisions_that_have_to_be_worked_out(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = limits = Limits(clock=lambda: 0.0)
        limits.take_spent()
        table = (await client.post("/api/records", json={"record": long_record(2 * DECISIONS_PER_REPLAY)})).json()["id"]
        spent = []
        for _ in range(2):
            assert (await client.get(f"/api/games/{table}/replay")).status_code == 200
            spent.append(limits.take_spent()["replay", CLIENT])
        assert spent == [1 + 2, 1]


@pytest.mark.parametrize(("decisions", "tables"), [(0, 1), (1, 1), (500, 1), (501, 2), (1000, 2), (1500, 3)])
async def test_an_imported_record_counts_as_a_new_table_for_each_500_decisions(
    sqlite_url: str, decisions: int, tables: int
) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = limits = Limits(clock=lambda: 0.0)
        limits.take_spent()
        record = {"record": long_record(decisions)}
        assert (await client.post("/api/records", json=record)).status_code == 201
        assert limits.take_spent()["create", CLIENT] == tables


async def test_long_records_can_be_imported_as_seldom_as_they_count(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = Limits(clock=lambda: 0.0)
        record = {"record": long_record(1500)}
        answers = [(await client.post("/api/records", json=record)).status_code for _ in range(8)]
        assert answers == [201] * 7 + [429]


async def test_a_read_counts_by_the_decisions_in_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = limits = Limits(clock=lambda: 0.0)
        table = (await client.post("/api/records", json={"record": long_record(2 * DECISIONS_PER_READ)})).json()["id"]
        limits.take_spent()
        spent = []
        for path in (
            "",
            "/events?ply=0",
            f"/events?ply={DECISIONS_PER_READ}",
            f"/events?ply={2 * DECISIONS_PER_READ - 1}",
            "/record",
        ):
            assert (await client.get(f"/api/games/{table}{path}")).status_code == 200
            spent.append(limits.take_spent()["read", CLIENT])
        assert spent == [1, 1 + 2, 1 + 1, 1, 1 + 2]


@pytest.mark.parametrize(("path", "most"), [("/", 8), ("/api/club/games", 60)])
async def test_an_address_is_compared_only_with_calls_that_begin_like_it(
    sqlite_url: str, path: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[str] = []
    plain = Route.matches

    def noted(self: Route, scope: Scope) -> tuple[Match, Scope]:
        compared.append(self.path)
        return plain(self, scope)

    monkeypatch.setattr(Route, "matches", noted)
    async with serving(sqlite_url) as (_, client):
        assert (await client.get(path)).status_code == 200
        assert 0 < len(compared) <= most < len(openapi()["paths"])


@pytest.mark.parametrize("root", ["", "/kontor"])
def test_every_call_is_found_below_any_address(sqlite_url: str, root: str) -> None:
    gateway: Any = make_app(Settings(database=sqlite_url))
    app = gateway.app
    calls = [call for router in (*API_ROUTERS, pages.router) for call in router.calls]
    assert len(calls) > 100
    assert all(call in app.routes for call in calls)
    for call in calls:
        path = root + re.sub("{[^}]*}", "abc", call.path)
        for method in call.methods or ():
            scope = {"type": "http", "path": path, "root_path": root, "method": method, "headers": [], "app": app}
            assert call.matches(scope)[0] is Match.FULL, (method, path)


async def test_another_game_counts_as_a_new_table_but_only_once(sqlite_url: str) -> None:
    async with serving(sqlite_url) as (services, client):
        services.limits = limits = Limits(clock=lambda: 0.0)
        wanted = {"seats": [HUMAN, BOT, BOT], "pace": 10_000}  # no bot answers meanwhile
        tables = [(await client.post("/api/games", json=wanted)).json() for _ in range(2)]

        async def ask(number: int, path: str) -> httpx.Response:
            headers = {"Authorization": f"Bearer {tables[number]['seats'][0]['token']}"}
            return await client.post(f"/api/games/{tables[number]['id']}/{path}", headers=headers)

        for number in range(2):
            assert (await ask(number, "abort")).status_code == 200
        limits.take_spent()
        first = await ask(0, "rematch")
        assert first.status_code == 200
        assert limits.take_spent()["create", CLIENT] == 1
        while limits.take("create", CLIENT) is None:
            pass
        again, refused = await ask(0, "rematch"), await ask(1, "rematch")
        assert (again.status_code, again.json()) == (200, first.json())
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert (await client.get(f"/api/games/{tables[1]['id']}")).json()["table"]["rematch"] is None
