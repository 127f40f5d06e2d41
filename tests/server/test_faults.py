"""Servers that are killed while many tables are played: nothing acknowledged is lost, and nothing is doubled."""

import argparse
import asyncio
import re
import time
from contextlib import ExitStack
from typing import Final

import httpx
import pytest

from kontor.server.background import SEARCH_INTERVAL_S
from kontor.server.bots.exchange import HEARTBEAT_INTERVAL_S, TRADE_INTERVAL_S
from kontor.server.store.jobs import MAX_SILENT_BEATS
from tests.server.fleet import Fleet
from tests.server.knowing import Known
from tests.server.ledger import Journal, Ledger
from tests.server.playing import Json, eventually, fine
from tests.server.serving import PATIENCE, Server
from tests.server.storing import sql
from tests.server.storm import PACE, Crowd, check, check_chat, storm
from tests.server.test_competitions import AT, CUP
from tools.load.crowd import crowd

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


# A crowd, in small


@pytest.mark.full
@pytest.mark.parametrize("mixed", [False, True])
def test_nobody_loses_a_decision_when_a_process_is_killed(
    postgres_url: str, mixed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    options = argparse.Namespace(tables=12, processes=2, rate=1.0, seconds=12, kill_every=4.0, mixed=mixed)
    assert asyncio.run(crowd(postgres_url, options)) == 0
    told = capsys.readouterr().out
    assert "| kill 1: " in told
    assert "tables whose log is not what was acknowledged: 0" in told


# A competition


def seen(server: Server, name: str) -> Json:
    with server.client() as client:
        return fine(client.get(f"{AT}/{name}"))


def end_game(server: Server, table: str) -> None:
    with server.client() as client:
        fine(client.post(f"/api/operator/tables/{table}/end", headers=server.operator))


@pytest.mark.full
def test_a_competition_goes_on_at_the_server_that_is_left(postgres_url: str) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Server(postgres_url)) for _ in range(2))
        anna, ben, cy = Known(first, stack), Known(second, stack), Known(second, stack)
        for person, name in ((anna, "Anna"), (ben, "Ben"), (cy, "Cy")):
            fine(person.ask("PUT", "/name", name=name))

        def post(person: Known, path: str, **body: object) -> Json:
            headers = {"X-Kontor-Device": person.secret}
            answer = person.client.post(f"{AT}{path}", headers=headers, json=body or None)
            assert answer.status_code in (200, 201), answer.text
            found: Json = answer.json()
            return found

        name = post(anna, "", **{**CUP, "rounds": 3})["id"]
        for person in (anna, ben, cy):
            post(person, f"/{name}/join")
        table = post(anna, f"/{name}/start")["games"][0]["table"]
        first.kill()
        assert seen(second, name)["games"][0]["table"] == table
        assert fine(ben.client.get(f"/api/games/{table}"))["table"]["you"] != [], "his seat was made at the other one"
        end_game(second, table)
        eventually(lambda: seen(second, name)["round"] == 2)
        again = stack.enter_context(Server(postgres_url))
        game = seen(again, name)["games"][1]["table"]
        end_game(again, game)
        eventually(lambda: seen(second, name)["round"] == 3)  # whichever of them is faster
        end_game(second, seen(again, name)["games"][2]["table"])
        eventually(lambda: seen(again, name)["status"] == "over")
        assert seen(second, name) == seen(again, name)
        tables = {row[0] for row in asyncio.run(sql(postgres_url, "SELECT id FROM tables"))}
        assert tables == {each["table"] for each in seen(again, name)["games"]}, "no table was made twice"
        for server in (second, again):
            assert "Traceback" not in server.log
