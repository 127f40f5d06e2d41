"""Attacks on the bots of others."""

import tempfile
import time
from pathlib import Path

import httpx

from tests.server.playing import BOT, HUMAN, Table, eventually, fine
from tests.server.serving import Server
from tests.server.test_clock import HOUR, Clock
from tools.attacks.common import EASY, MASTER, PROXIED, Outcome, file, seconds, serving, someone
from tools.load.shares import postgresql


def stopped_by_a_stranger() -> Outcome:
    """H1: a stranger has masters think at 20 tables while a person plays against easy bots."""
    with (
        serving(*PROXIED, "--bot-workers", "1") as server,
        someone(server, "192.0.2.1") as person,
        someone(server, "192.0.2.2") as stranger,
    ):
        _turns(person, 1)  # the process of the bots runs
        quiet = _turns(person, 20)
        answers = [stranger.post("/api/games", json={"seats": [MASTER] * 4, "pace": 0}) for _ in range(20)]
        made = sum(answer.status_code == 201 for answer in answers)
        loud = _turns(person, 20)
        seen = f"{made} of 20 tables made; the person's bots answer within {loud:.2f} s, before {quiet:.2f} s (p95)"
        return Outcome(loud < max(2, 2 * quiet), seen)


def _turns(person: httpx.Client, times: int) -> float:
    """The second longest time that two easy bots need until it is the person's turn again."""
    table = Table(person, [HUMAN, EASY, EASY], pace=0).people[0]

    def turn() -> None:
        table.decide("end")
        eventually(lambda: table.view()["decider"] == 0)

    return sorted(seconds(turn) for _ in range(times))[-2:][0]


def _decided(server: Server) -> int:
    lines = [line for line in server.metrics().splitlines() if "decisions_total{" in line]
    return int(sum(float(line.split()[-1]) for line in lines))


def not_shared_by_machines() -> Outcome:
    """M2: two servers on one database, with more bots than one of them can serve; then the first one dies."""
    flags = ("--bot-workers", "1")
    with (
        postgresql() as url,
        Server(url, *flags) as first,
        Server(url, *flags) as second,
        first.client() as client,
        second.client() as other,
    ):
        strong = {"kind": "bot", "level": "master"}
        tables = [Table(client, [HUMAN, *[strong] * 3], pace=0) for _ in range(12)]
        for table in tables:
            table.people[0].decide("end")
        while _decided(first) + _decided(second) < 4 * len(tables):
            time.sleep(0.1)
        one, two = _decided(first) - len(tables), _decided(second)
        first.kill()
        for table in tables:
            table.passer_by.client = other
        begun = time.monotonic()
        while not all(table.passer_by.view()["decider"] == 0 for table in tables):
            time.sleep(0.1)
        took = time.monotonic() - begun
        seen = f"{one} decisions by the one, {two} by the other, which alone makes the rest within {took:.1f} s"
        return Outcome(2 * two > one, seen)


def stopped_by_the_clock() -> Outcome:
    """M3: the clock of the machine is set back by an hour while bots wait, and before a start."""
    with file() as url, tempfile.TemporaryDirectory(prefix="kontor-clock-") as folder:
        clock = Clock(Path(folder))
        with Server(url, env=clock.env) as server, server.client() as client:
            table = Table(client, [HUMAN, BOT, BOT], pace=100)
            table.people[0].decide("end")
            eventually(lambda: table.people[0].view()["decider"] == 0)  # the process of the bots runs
            ply = table.people[0].decide("end")["ply"]
            clock.set(-HOUR)
            running = seconds(lambda: eventually(lambda: table.people[0].view()["ply"] > ply + 1))
            eventually(lambda: table.people[0].view()["decider"] == 0)
            fine(table.people[0].put("/pace", pace=1000))
            ply = table.people[0].decide("end")["ply"]
            server.kill()
        clock.set(-2 * HOUR)
        with Server(url, env=clock.env) as server, server.client() as client:
            begun = time.monotonic()
            eventually(lambda: fine(client.get(f"/api/games/{table.id}"))["ply"] > ply)
            started = time.monotonic() - begun
    return Outcome(
        running < 10 and started < 10, f"bots go on after {running:.1f} s, and {started:.1f} s after a start"
    )
