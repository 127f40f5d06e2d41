"""Health: whether the server can serve and store, asked of the store about once a second."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import jsonschema_rs
import pytest

from kontor.server.api import services as served
from kontor.server.api.services import Services
from kontor.server.config.settings import Settings
from tests.server.playing import eventually
from tests.server.serving import PATIENCE, Server
from tests.server.storing import sql


@pytest.fixture
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: the store answers in time, and that counts until a test says otherwise."""
    monkeypatch.setattr(served, "HEALTH_CACHE_S", PATIENCE)
    monkeypatch.setattr(served, "HEALTH_TIMEOUT_S", PATIENCE)


@asynccontextmanager
async def running(url: str) -> AsyncIterator[tuple[Services, list[str]]]:
    """The services of a server, and a note of each check of its store."""
    services = Services(Settings(database=url, bot_workers=1))
    await services.start()
    checks: list[str] = []
    check = services.store.check

    async def noted() -> None:
        checks.append("checked")
        await check()

    services.store.check = noted  # type: ignore[method-assign]
    try:
        yield services, checks
    finally:
        await services.close()


@pytest.mark.usefixtures("_time_enough")
async def test_many_who_ask_at_once_share_one_check(served_url: str) -> None:
    async with running(served_url) as (services, checks):
        assert await asyncio.gather(*(services.is_healthy() for _ in range(100))) == [True] * 100
        assert await services.is_healthy()
        assert checks == ["checked"]
        services._checked_at -= PATIENCE
        assert await services.is_healthy()
        assert checks == ["checked"] * 2


@pytest.mark.usefixtures("_time_enough")
async def test_who_asked_before_is_answered_by_that_check_although_the_next_one_has_begun(sqlite_url: str) -> None:
    async with running(sqlite_url) as (services, checks):
        first = asyncio.create_task(services.is_healthy())
        while services._check is None or not services._check.done():  # the first one is not told of that yet
            await asyncio.sleep(0)
        services._checked_at -= PATIENCE
        second = asyncio.create_task(services.is_healthy())
        assert await first
        assert await second
        assert checks == ["checked"] * 2


@pytest.mark.usefixtures("_time_enough")
async def test_what_is_known_is_answered_without_a_turn_of_the_event_loop(sqlite_url: str) -> None:
    async with running(sqlite_url) as (services, _):
        assert await services.is_healthy()
        with pytest.raises(StopIteration) as answered:
            services.is_healthy().send(None)
        assert answered.value.value is True


@pytest.mark.usefixtures("_time_enough")
async def test_one_who_goes_away_does_not_end_the_check_of_the_others(sqlite_url: str) -> None:
    async with running(sqlite_url) as (services, checks):
        first = asyncio.create_task(services.is_healthy())
        second = asyncio.create_task(services.is_healthy())
        await asyncio.sleep(0)
        first.cancel()
        assert await second
        assert checks == ["checked"]


@pytest.mark.usefixtures("_time_enough")
async def test_a_server_that_stops_is_not_healthy_although_it_was_a_moment_ago(sqlite_url: str) -> None:
    async with running(sqlite_url) as (services, checks):
        assert await services.is_healthy()
        services.stopping = True
        assert not await services.is_healthy()
        assert checks == ["checked"]


def test_a_server_that_cannot_store_says_so_as_it_is_described(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, server.client() as client:
        document = client.get("/api/openapi.json").json()
        asyncio.run(sql(sqlite_url, "ALTER TABLE health RENAME TO illness"))

        def failing() -> httpx.Response | None:
            answer = client.get("/api/health")
            return answer if answer.status_code == 503 else None

        answer: httpx.Response = eventually(failing)
        assert answer.json()["status"] == "failing"
        described = document["paths"]["/api/health"]["get"]["responses"]["503"]["content"]["application/json"]["schema"]
        jsonschema_rs.validator_for({**described, "components": document["components"]}).validate(answer.json())
        asyncio.run(sql(sqlite_url, "ALTER TABLE illness RENAME TO health"))
        assert eventually(lambda: client.get("/api/health").status_code == 200)
