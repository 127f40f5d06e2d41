"""Several servers share the work of bots: each decision is made once, by whoever has time."""

import asyncio
import re
import time
from collections.abc import Callable

import httpx
import pytest

from tests.server.fleet import Fleet
from tests.server.serving import PATIENCE

MASTER = {"kind": "bot", "level": "master"}


async def figure(client: httpx.AsyncClient, fleet: Fleet, number: int, name: str) -> float:
    """A metric of one server, summed over its labels."""
    page = await fleet.metrics(client, number)
    return sum(map(float, re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", page, re.MULTILINE)))


async def decisions(client: httpx.AsyncClient, fleet: Fleet) -> list[float]:
    """How many each server has stored."""
    return [await figure(client, fleet, number, "kontor_decisions_total") for number in range(len(fleet))]


async def make_tables(client: httpx.AsyncClient, url: str, count: int, seats: list[dict[str, str]]) -> list[str]:
    """Tables that are made, and so watched, at one server."""
    made = []
    for _ in range(count):
        answer = await client.post(f"{url}/api/games", json={"seats": seats, "pace": 0})
        assert answer.status_code == 201, answer.text
        made.append(answer.json()["id"])
    return made


async def share(
    database: str, tables: int, seats: list[dict[str, str]], enough: Callable[[list[float]], bool], seconds: float
) -> list[float]:
    """Has two servers play tables of the first one until that is enough; how much each stored since both play."""
    fleet = Fleet(database, 2, "--bot-budget", "10")
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        try:
            await fleet.start(0, 1)
            await make_tables(client, fleet.urls[0], tables, seats)
            begun = time.monotonic()
            before = stored = await decisions(client, fleet)
            while not enough(_since(before, stored)) and time.monotonic() - begun < seconds:
                await asyncio.sleep(0.1)
                stored = await decisions(client, fleet)
                if before[1] == 0 and stored[1] > 0:  # its bots' process has started
                    before = stored
            computed = [await figure(client, fleet, number, "kontor_bot_seconds_count") for number in (0, 1)]
            stored = await decisions(client, fleet)
            waiting = await figure(client, fleet, 0, "kontor_queue_jobs")
            print(f"\nstored {stored}, computed {computed}, {waiting:g} wait at the first")
            assert sum(computed) - sum(stored) <= 4, "a decision was made twice"
            assert await figure(client, fleet, 1, "kontor_taken_over_total") > 0
            return _since(before, stored)
        finally:
            await fleet.close()


def _since(before: list[float], now: list[float]) -> list[float]:
    return [later - earlier for earlier, later in zip(before, now, strict=True)]


@pytest.mark.full
def test_a_server_that_has_time_does_what_another_has_no_time_for(postgres_url: str) -> None:
    # How much each gets is a matter for the longer test below.
    stored = asyncio.run(share(postgres_url, 12, [MASTER] * 3, lambda stored: stored[1] >= 3, PATIENCE))
    assert stored[1] >= 3, stored


@pytest.mark.full
def test_two_servers_play_150_tables_of_masters_together(postgres_url: str) -> None:
    stored = asyncio.run(share(postgres_url, 150, [MASTER] * 4, lambda stored: sum(stored) >= 10_000, seconds=50.0))
    assert min(stored) > sum(stored) / 3, stored
