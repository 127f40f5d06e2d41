"""Servers that are killed while many tables are played: nothing acknowledged is lost, and nothing is doubled."""

import asyncio
import itertools
import os
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx
import pytest

from kontor import bots
from kontor.server.bots.driver import BEAT, SWEEP, TRADE
from kontor.server.store.jobs import SILENT
from tests.server.fleet import Fleet
from tests.server.ledger import Journal, Ledger
from tests.server.scripted import BUSY, PATIENCE, PAUSE, Player, read
from tests.server.storing import sql

TABLES: Final = [20, pytest.param(50, marks=pytest.mark.full)]
CACHED: Final = 1  # tables kept in memory though nobody uses them: as few as possible, for there lie faults
PACE: Final = 1.0  # seconds that people think, on average
BREATH: Final = 1.2  # seconds of play between a restart and the next kill, on average
KILLS: Final = 3  # at least so often servers are killed
SECONDS: Final = float(os.environ.get("KONTOR_FAULT_SECONDS", 0))  # and at least so long
LONGEST_RESUME: Final = 2.0  # seconds from a server that answers to the first complete news
LONGEST_TAKEOVER: Final = 3.0  # seconds until others go on
TRIES: Final = 3  # on a machine that is busy with other things a takeover may last longer
CUT: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
QUICK_LEVELS: Final = bots.LEVELS[: bots.LEVELS.index(bots.QUICK) + 1]  # search would starve the server here
MODULES: Final[tuple[list[str], ...]] = ([], ["missions"], ["favours", "promos"])


@pytest.mark.parametrize("tables", TABLES)
def test_no_decision_is_lost_when_the_server_is_killed_on_sqlite(sqlite_url: str, tables: int) -> None:
    asyncio.run(storm(sqlite_url, processes=1, tables=tables, seed=1))


@pytest.mark.full
def test_no_decision_is_lost_when_servers_are_killed_on_postgresql(postgres_url: str) -> None:
    asyncio.run(storm(postgres_url, processes=3, tables=50, seed=2))


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
    """Kills the first server, at which bots play; how long it takes until the second one lets them go on."""
    there = fleet.urls[1] + table
    await until_ply(client, there, 5)
    before = await bots_decided(client, fleet.urls[1])
    await fleet.kill(0)
    killed = time.monotonic()
    ply = (await client.get(there)).json()["ply"]
    await until_ply(client, there, ply + 2)  # the killed one may have stored another
    took = time.monotonic() - killed
    await until_ply(client, there, ply + 5)
    assert await bots_decided(client, fleet.urls[1]) >= before + 4
    return took


def test_what_a_dead_process_was_doing_is_noticed_within_two_and_a_half_seconds() -> None:
    """Whatever the machine does: after so many looks its jobs are on offer, or a search finds its tables."""
    assert (SILENT + 1) * BEAT + TRADE < 2.5
    assert SWEEP < 2.5


async def until_ply(client: httpx.AsyncClient, table: str, ply: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await client.get(table)).json()["ply"] < ply:
            await asyncio.sleep(0.05)


async def bots_decided(client: httpx.AsyncClient, url: str) -> float:
    """How often a process stored a bot's decision."""
    page = (await client.get(f"{url}/api/metrics")).text
    return sum(map(float, re.findall(r'kontor_decisions_total\{by="random"\} (\S+)', page)))


def test_whoever_follows_hears_also_what_was_stored_while_connections_to_postgresql_were_cut(postgres_url: str) -> None:
    async def cut() -> None:
        fleet = Fleet(postgres_url, 2)
        journal = Journal()
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
            try:
                await fleet.start(0, 1)
                players = await sit_down(fleet, journal, client, 1)
                async with asyncio.TaskGroup() as group:
                    tasks = [group.create_task(player.run(client, PACE / 40)) for player in players]
                    for _ in range(5):
                        await everybody_goes_on(players)
                        await sql(postgres_url, CUT)
                    await everybody_goes_on(players)
                    await finish(players)
                    for task in tasks:
                        task.cancel()
                await check(fleet, Ledger(postgres_url), journal, players)
                assert set(journal.acknowledged) == set(journal.sent)
            finally:
                await fleet.close()

    asyncio.run(cut())


async def storm(database: str, processes: int, tables: int, seed: int) -> None:
    """Lets people play, kills servers, and looks after each restart whether all is as it was told."""
    chance = random.Random(seed)
    fleet = Fleet(database, processes, "--max-tables-cached", str(CACHED))
    journal = Journal()
    ledger = Ledger(database)
    resumes: list[float] = []
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False, limits=limits) as client:
        try:
            await fleet.start(*range(processes))
            players = [player for number in range(tables) for player in await sit_down(fleet, journal, client, number)]
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(player.run(client, PACE)) for player in players]
                end = time.monotonic() + SECONDS
                while fleet.kills < KILLS or time.monotonic() < end:
                    await asyncio.sleep(chance.uniform(0, 2 * BREATH))
                    await somebody_decides(journal)
                    resumes += await kill_and_restart(fleet, players, chance)
                    await check(fleet, ledger, journal, players)
                await everybody_goes_on(players)
                await finish(players)
                for task in tasks:
                    task.cancel()
            await check(fleet, ledger, journal, players)
            assert set(journal.acknowledged) == set(journal.sent)
        finally:
            await fleet.close()
    tell(fleet, journal, resumes)
    assert fleet.logged == []


async def sit_down(fleet: Fleet, journal: Journal, client: httpx.AsyncClient, number: int) -> list[Player]:
    """A table with two to four people, and at every third one a bot."""
    seats: list[dict[str, Any]] = [{"kind": "human"} for _ in range(2 + number // 3 % 3)]
    if number % 3 == 0:
        seats.insert(number % 2, {"kind": "bot", "level": QUICK_LEVELS[number % len(QUICK_LEVELS)]})
    wanted = {"seats": seats, "pace": 0, "modules": MODULES[number % len(MODULES)], "seed": number}
    if len(seats) == 2:
        wanted["duo"] = "classic"
    answer = await client.post(f"{fleet.urls[number % len(fleet)]}/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [
        Player(fleet, journal, made["id"], seat, key["token"], posts=(number + seat) % 2 == 0, seed=number)
        for seat, key in enumerate(made["seats"])
        if key["token"]
    ]


async def kill_and_restart(fleet: Fleet, players: Sequence[Player], chance: random.Random) -> list[float]:
    """Kills some servers at once, or all of them. The waiting times of those who lost their connection."""
    begun = time.monotonic()
    victims = chance.sample(range(len(fleet)), chance.randint(1, len(fleet)))
    await fleet.kill(*victims)
    waits = await resumed(fleet, players, begun) if fleet.somebody_lives else []
    if fleet.somebody_lives:
        begun = time.monotonic()
    if chance.random() < 0.3:
        await fleet.start_and_kill(victims[0], after=chance.uniform(0, 1.5))
    await fleet.start(*victims)
    return waits + await resumed(fleet, players, begun)


async def check(fleet: Fleet, ledger: Ledger, journal: Journal, players: Sequence[Player]) -> None:
    """What is stored is what was acknowledged, and what the servers show of it."""
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:  # others keep connections to dead ones
        calls = [
            shown(client, f"{url}/api/games/{player.table}", player)
            for player, url in zip({player.table: player for player in players}.values(), itertools.cycle(fleet.urls))
        ]
        views = await asyncio.gather(*calls)
    await ledger.compare(journal)
    for view in views:
        ledger.check_view(view)
        await asyncio.sleep(0)


async def shown(client: httpx.AsyncClient, table: str, player: Player) -> dict[str, Any]:
    """What a server shows of a table. One whose store is late is asked again, as clients do."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await client.get(table, headers=player.head)).status_code == BUSY:
            await asyncio.sleep(PAUSE)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = read(answer.content)
    return view


async def somebody_decides(journal: Journal) -> None:
    """A moment at which a server has something to do."""
    before = len(journal.sent)
    await until(lambda: len(journal.sent) > before)


async def resumed(fleet: Fleet, players: Sequence[Player], before: float) -> list[float]:
    """Waits until everybody has news from a server that lives; how long those waited who lost theirs."""
    await until(lambda: all(player.follows for player in players))
    lost = [player for player in players if player.resumed_at > before]
    waits = [max(player.resumed_at - max(player.lost_at, fleet.calm_since), 0) for player in lost]
    assert max(waits, default=0) < LONGEST_RESUME
    return waits


async def everybody_goes_on(players: Sequence[Player]) -> None:
    """No table stands still."""
    before = {player: player.ply for player in players}
    await until(lambda: all(player.ply > before[player] or player.is_over for player in players))


async def finish(players: Sequence[Player]) -> None:
    """What was begun is ended."""
    for player in players:
        player.rests = True
    await until(lambda: all(player.open is None for player in players))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def tell(fleet: Fleet, journal: Journal, resumes: Sequence[float]) -> None:
    print(
        f"\n{fleet.kills} kills; {len(journal.acknowledged)} decisions acknowledged, {len(journal.repeated)} of them"
        f" sent again, {len(journal.unheard)} though stored; {len(resumes)} resumes, in {max(resumes):.2f} s at most"
    )
