"""The time of day may step forward or back: bots go on, at the same pace. Only what is shown changes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import httpx
import pytest

from tests.server.playing import BOT, HUMAN, Table, eventually, fine
from tests.server.serving import Server

# Python runs this when it starts, so that the clock of a whole server can be set.
SET_CLOCK = """
import os, time
true_time = time.time
def shifted():
    with open(os.environ["CLOCK"]) as file:
        return true_time() + float(file.read())
time.time = shifted
"""
HOUR = 3600.0


class Clock:
    """The time of day that a server sees."""

    def __init__(self, folder: Path) -> None:
        (folder / "sitecustomize.py").write_text(SET_CLOCK)
        self._file = folder / "clock"
        path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.env = {"PYTHONPATH": path, "CLOCK": str(self._file)}
        self.set(0)

    def set(self, shift: float) -> None:
        """Moves it, in one step."""
        other = self._file.with_suffix(".new")
        other.write_text(str(shift))
        other.rename(self._file)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


@contextmanager
def table_with_bots(url: str, clock: Clock, *flags: str) -> Iterator[tuple[Server, Table]]:
    with Server(url, *flags, env=clock.env) as server, server.client() as client:
        yield server, Table(client, [HUMAN, BOT, BOT], pace=100)


def round_of_bots(table: Table) -> float:
    """Lets all bots have their turns, and returns how long that took."""
    begun = monotonic()
    table.people[0].decide("end")
    eventually(lambda: table.people[0].view()["decider"] == 0)
    return monotonic() - begun


def test_bots_go_on_at_the_same_pace_when_the_clock_steps(sqlite_url: str, clock: Clock) -> None:
    with table_with_bots(sqlite_url, clock) as (_, table):
        usual = round_of_bots(table)
        for step in (HOUR, 0, -HOUR):
            before = table.people[0].view()["table"]["updated"]
            clock.set(step)
            stepped = round_of_bots(table)
            after = table.people[0].view()["table"]["updated"]
            assert abs(after - before) > 1000, "the clock of the server did not step"
            assert 0.2 < stepped < max(3 * usual, 5)


def test_a_step_while_a_bot_waits_changes_nothing(sqlite_url: str, clock: Clock) -> None:
    with table_with_bots(sqlite_url, clock) as (_, table):
        fine(table.people[0].put("/pace", pace=1500))
        begun = monotonic()
        ply = table.people[0].decide("end")["ply"]
        clock.set(HOUR)
        eventually(lambda: table.people[0].view()["ply"] > ply)
        assert 1.4 < monotonic() - begun < 6


def test_a_server_that_starts_with_its_clock_back_lets_the_bots_answer(store_url: str, clock: Clock) -> None:
    with table_with_bots(store_url, clock, "--bot-workers", "1") as (server, table):
        fine(table.people[0].put("/pace", pace=2000))
        ply = table.people[0].decide("end")["ply"]
        server.kill()
    clock.set(-HOUR)
    begun = monotonic()
    with Server(store_url, port=server.port, env=clock.env) as again, again.client() as client:
        eventually(lambda: listed(client, table) > ply)
        assert monotonic() - begun < 20


def listed(client: httpx.Client, table: Table) -> int:
    """The ply as a holder of the seat sees it."""
    answer = client.get(f"/api/games/{table.id}", headers={"Authorization": f"Bearer {table.people[0].token}"})
    return int(fine(answer)["ply"])
