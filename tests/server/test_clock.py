"""The time of day may step forward or back: everything goes on as if it had not, until the server is started again."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

import httpx
import pytest

from tests.server.playing import BOT, HUMAN, Json, Person, Table, eventually, fine, refused
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


def has_gone_on(person: Person, ply: int) -> bool:
    return bool(person.view()["ply"] > ply)


@pytest.mark.full
def test_a_bot_keeps_its_pace_when_the_clock_steps_while_it_waits(sqlite_url: str, clock: Clock) -> None:
    with table_with_bots(sqlite_url, clock) as (_, table):
        person = table.people[0]
        for step in (HOUR, -HOUR):
            fine(person.put("/pace", pace=1500))
            begun = monotonic()
            view = person.decide("end")
            clock.set(step)
            fine(person.post("/chat", text="what time is it?"))  # whoever waits looks at the table again
            shown = person.view()["table"]["updated"]
            assert abs(shown - view["table"]["updated"]) < HOUR / 2, "not even stamps follow a step"
            eventually(partial(has_gone_on, person, view["ply"]))
            assert 1.4 < monotonic() - begun < HOUR / 2
            fine(person.put("/pace", pace=0))
            eventually(lambda: person.view()["decider"] == 0)


def test_a_server_that_starts_with_its_clock_back_lets_the_bots_answer(served_url: str, clock: Clock) -> None:
    with table_with_bots(served_url, clock, "--bot-workers", "1") as (server, table):
        fine(table.people[0].put("/pace", pace=2000))
        view = table.people[0].decide("end")
        ply, updated = view["ply"], view["table"]["updated"]
        server.kill()
    clock.set(-HOUR)
    with Server(served_url, port=server.port, env=clock.env) as again, again.client() as client:
        eventually(lambda: listed(client, table)["ply"] > ply)  # long before an hour is over
        assert listed(client, table)["table"]["updated"] < updated - HOUR / 2, "the clock of the server is not back"


def listed(client: httpx.Client, table: Table) -> Json:
    """The table as a holder of the seat sees it."""
    answer = client.get(f"/api/games/{table.id}", headers={"Authorization": f"Bearer {table.people[0].token}"})
    return fine(answer)


@pytest.mark.full
def test_nobody_is_replaced_earlier_because_the_clock_was_set(sqlite_url: str, clock: Clock) -> None:
    with Server(sqlite_url, env=clock.env) as server, server.client() as client:
        table = Table(client, [HUMAN, HUMAN, HUMAN], absence=60)
        assert table.people[0].view()["decider"] == 0
        clock.set(HOUR)
        problem = refused(table.people[1].post("/seats/0/replace", level="claim"), 409, "not-away")
        assert "not been away for long enough" in problem["message"]


def test_the_players_clocks_go_on_when_the_clock_is_set_while_no_server_runs(sqlite_url: str, clock: Clock) -> None:
    seen = []
    for step in (0.0, 2 * HOUR, -2 * HOUR):
        clock.set(step)
        with Server(sqlite_url, env=clock.env) as server, server.client() as client:
            if step == 0:
                table = Table(client, [HUMAN, HUMAN, HUMAN], clock={"per": "decision", "seconds": int(HOUR)})
            seen.append(listed(client, table)["table"]["clock"])
            server.kill()
    assert {each["due"] for each in seen} == {seen[0]["due"]}
    assert [each["now"] for each in seen] == sorted(each["now"] for each in seen)
    assert seen[0]["due"] - seen[-1]["now"] > HOUR / 2
