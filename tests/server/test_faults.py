"""Servers that are killed while many tables are played: nothing acknowledged is lost, and nothing is doubled."""

import asyncio
import re
import time
from typing import Final

import httpx
import pytest

from kontor.server.background import SEARCH_INTERVAL_S
from kontor.server.bots.exchange import HEARTBEAT_INTERVAL_S, TRADE_INTERVAL_S
from kontor.server.store.jobs import MAX_SILENT_BEATS
from tests.server.fleet import Fleet
from tests.server.ledger import Journal, Ledger
from tests.server.serving import PATIENCE
from tests.server.storing import sql
from tests.server.storm import PACE, Crowd, check, check_chat, storm

LONGEST_TAKEOVER: Final = 3.0  # seconds until others go on, beside what two decisions take anyway
TRIES: Final = 10  # on a machine that is busy with other things a takeover may last longer
CUT: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.mark.parametrize(("tables", "kills"), [(8, 2), pytest.param(50, 10, marks=pytest.mark.full)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_on_sqlite(
    sqlite_url: str, tables: int, kills: int
) -> None:
    print(asyncio.run(storm(sqlite_url, processes=1, tables=tables, kills=kills, seed=1)))


@pytest.mark.full
def test_nothing_acknowledged_is_lost_when_servers_are_killed_on_postgresql(postgres_url: str) -> None:
    print(asyncio.run(storm(postgres_url, processes=3, tables=50, kills=10, seed=2)))


def test_another_process_goes_on_with_the_bots_of_a_killed_one(postgres_url: str) -> None:
    async def outlive() -> None:
        fleet = Fleet(postgres_url, 2)
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            try:
                await fleet.start(0, 1)
                bot = {"kind": "bot", "level": "random"}
                warm = await client.post(f"{fleet.urls[1]}/api/games", json={"seats": [bot] * 3, "pace": 0})
                await until_ply(client, f"{fleet.urls[1]}/api/games/{warm.json()['id']}", 9)  # its processes run
                for _ in range(TRIES):
                    made = await client.post(f"{fleet.urls[0]}/api/games", json={"seats": [bot] * 3, "pace": 100})
                    took = await taken_over(fleet, client, f"/api/games/{made.json()['id']}")
                    if took < LONGEST_TAKEOVER:
                        break
                    await fleet.start(0)
                assert took < LONGEST_TAKEOVER
            finally:
                await fleet.close()
        assert fleet.logged == []

    asyncio.run(outlive())


async def taken_over(fleet: Fleet, client: httpx.AsyncClient, table: str) -> float:
    """Kills the first server, at which bots play; how much longer it takes until the second one lets them go on."""
    there = fleet.urls[1] + table
    await until_ply(client, there, 3)
    begun = time.monotonic()
    await until_ply(client, there, 5)
    usual = time.monotonic() - begun
    before = await bots_decided(client, fleet, 1)
    await fleet.kill(0)
    killed = time.monotonic()
    ply = (await client.get(there)).json()["ply"]
    await until_ply(client, there, ply + 2)  # the killed one may have stored another
    took = time.monotonic() - killed - usual
    await until_ply(client, there, ply + 5)
    assert await bots_decided(client, fleet, 1) >= before + 4
    return took


def test_what_a_dead_process_was_doing_is_noticed_within_two_and_a_half_seconds() -> None:
    """Whatever the machine does: after so many looks its jobs are on offer, or a search finds its tables."""
    assert (MAX_SILENT_BEATS + 1) * HEARTBEAT_INTERVAL_S + TRADE_INTERVAL_S < 2.5
    assert SEARCH_INTERVAL_S < 2.5


async def until_ply(client: httpx.AsyncClient, table: str, ply: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await client.get(table)).json()["ply"] < ply:
            await asyncio.sleep(0.05)


async def bots_decided(client: httpx.AsyncClient, fleet: Fleet, number: int) -> float:
    """How often a process stored a bot's decision."""
    page = await fleet.metrics(client, number)
    return sum(map(float, re.findall(r'kontor_decisions_total\{by="random"\} (\S+)', page)))


@pytest.mark.full
def test_whoever_follows_hears_also_what_was_stored_while_connections_to_postgresql_were_cut(postgres_url: str) -> None:
    async def cut() -> None:
        fleet = Fleet(postgres_url, 2)
        journal = Journal()
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            try:
                await fleet.start(0, 1)
                crowd = Crowd(fleet, journal, client)
                await crowd.sit_down(2)
                async with asyncio.TaskGroup() as group:
                    crowd.play(group, PACE / 40)
                    for _ in range(5):
                        await crowd.goes_on()
                        await sql(postgres_url, CUT)
                    await crowd.goes_on()
                    await crowd.comes_to_rest()
                    crowd.get_up(crowd.players)
                ledger = Ledger(postgres_url)
                await check(fleet, ledger, journal, crowd.players)
                check_chat(ledger, crowd.players)
            finally:
                await fleet.close()

    asyncio.run(cut())
