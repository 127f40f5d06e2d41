"""`python -m tools.load.crowd --tables 2000 --processes 3 --kill-every 20 --seconds 60`

A crowd at several server processes on one PostgreSQL, one of which is killed again and again and comes back. Each table
has two people with a socket each: at the same process, which is another one when that dies, or with --mixed at any. At
each table the seat that decides sends a random legal decision, --rate times a second, all tables spread evenly over
the time; what got no answer is sent again with its key.

Measured: the time from sending a decision until both have it, kills included; how long clients that lost their socket
were without news; and whether each table holds exactly the decisions that were acknowledged. Linux and loopback only;
PostgreSQL and the servers are started here, and go afterwards.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Final

import httpx
import msgspec
import uvloop

from tests.server.fleet import Fleet
from tools.load.lines import Line
from tools.load.processes import FIRST_HELP, go_first, usage_of
from tools.load.shares import postgresql
from tools.load.tables import ANSWER_TIMEOUT_S, NewTable, SeenView, read_message, read_table

SEATS: Final = 2
TABLES_MADE_AT_ONCE: Final = 40  # tables that are being made at the same time
RECONNECT_DELAY_RANGE_S: Final = (0.125, 0.25)  # before somebody connects again, as in the browser's first attempt
RETRY_DELAY_S: Final = 0.1  # before the next attempt, and before a decision that was refused is sent again
RESTART_DELAY_S: Final = 5.0  # until a process that was killed is started again, as by examples/hosting/kontor.service
SETTLE_TIME_S: Final = 3.0  # between the last connection and the first decision
OPTION_LIMITS: Final = {"tables": 5000, "processes": 8, "seconds": 600}


class Counts:
    """What was seen at all tables."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # seconds until both have a decision
        self.kill = 0  # how many processes were killed so far
        self.away: dict[int, list[float]] = {}  # by kill: seconds without news, of each socket that was lost
        self.again = 0  # decisions that were sent more than once
        self.late = 0  # that were due while the one before was still under way


class Person:
    """A seat, and the socket that it has now."""

    def __init__(self, table: "CrowdTable", seat: int, token: str, server: int) -> None:
        self._table = table
        self._token = token
        self._server = server
        self._line: Line | None = None
        self._lost_at = 0.0
        self._lost_by = 0  # which kill
        self._tries = 0  # to find another server
        self._is_leaving = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.seat = seat
        self.seen = SeenView(-1, None)

    async def connect(self) -> None:
        """Connects to a server that lives."""
        loop = asyncio.get_running_loop()
        seen = self.seen
        known = f"?ply={seen.ply}&version={seen.version}&{seen.table.known}" if seen.version else ""
        path = f"/api/games/{self._table.id}/live{known}"
        while not self._is_leaving:
            port = self._table.ports[self._server % len(self._table.ports)]
            line = Line(path, self._token, self._hear, self._lose)
            try:
                await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
            except OSError:
                self._choose()
                await asyncio.sleep(RETRY_DELAY_S)
            else:
                self._line = line
                return

    def say(self, message: bytes) -> None:
        if self._line is not None:
            self._line.say(message)

    def leave(self) -> None:
        self._is_leaving = True
        if self._line is not None:
            self._line.close()

    def _hear(self, raw: bytes) -> None:
        message = read_message(raw)
        if message.view is not None or message.type == "current":
            self.seen = message.view or self.seen
            if self._lost_at:
                self._table.counts.away.setdefault(self._lost_by, []).append(time.perf_counter() - self._lost_at)
                self._lost_at = 0.0
                self._table.send_again(self.seat)
            self._table.hear()
        elif message.type == "refused":
            asyncio.get_running_loop().call_later(RETRY_DELAY_S, self._table.send_again, self.seat)

    def _lose(self) -> None:
        self._line = None
        if self._is_leaving:
            return
        if not self._lost_at:
            self._lost_at, self._lost_by = time.perf_counter(), self._table.counts.kill
        self._choose()
        task = asyncio.get_running_loop().create_task(self._return())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _choose(self) -> None:
        """Another server, as a load balancer does it: by the table, or any."""
        self._tries += 1
        others = random.Random(f"{self._table.id} {self._tries}") if self._table.at_one_server else random
        self._server += others.randrange(1, max(2, len(self._table.ports)))

    async def _return(self) -> None:
        await asyncio.sleep(random.uniform(*RECONNECT_DELAY_RANGE_S))
        await self.connect()

    @property
    def is_back(self) -> bool:
        return not self._lost_at


class CrowdTable:
    """A table, and the decision that is under way."""

    def __init__(self, new: NewTable, ports: list[int], number: int, counts: Counts, *, mixed: bool) -> None:
        self.id = new.id
        self.ports = ports
        self.counts = counts
        self.actions: list[str] = []  # that were acknowledged
        self._chance = random.Random(number)
        self.at_one_server = not mixed
        self.people = [Person(self, seat, key.token, number + seat * mixed) for seat, key in enumerate(new.seats)]
        self._sent: bytes | None = None
        self._decider = 0
        self._ply = 0  # that everybody is to hear of
        self._heard = asyncio.Event()

    async def connect(self) -> None:
        await asyncio.gather(*(person.connect() for person in self.people))
        await asyncio.wait_for(self._heard.wait(), ANSWER_TIMEOUT_S)

    def hear(self) -> None:
        if all(person.seen.ply >= self._ply for person in self.people):
            self._sent = None
            self._heard.set()

    def send_again(self, seat: int) -> None:
        """The decision that is under way, if this seat made it and has not heard of it."""
        if self._sent is not None and seat == self._decider and self.people[seat].seen.ply < self._ply:
            self.counts.again += 1
            self.people[seat].say(self._sent)

    async def play(self, first: float, interval: float, end: float) -> None:
        due = first
        while max(due, time.perf_counter()) < end and self.people[0].seen.decider is not None:
            await asyncio.sleep(due - time.perf_counter())
            await self._decide()
            self.counts.late += time.perf_counter() > due + interval
            due += interval

    async def _decide(self) -> None:
        decider = self.people[0].seen.decider
        assert decider is not None
        seen = self.people[decider].seen
        action = self._chance.choice(seen.legal)
        message = {"type": "play", "action": action, "ply": seen.ply, "key": f"{self.id}-{seen.ply}"}
        self._heard.clear()
        self._ply, self._decider, self._sent = seen.ply + 1, decider, msgspec.json.encode(message)
        begun = time.perf_counter()
        self.people[decider].say(self._sent)
        await asyncio.wait_for(self._heard.wait(), ANSWER_TIMEOUT_S)
        self.counts.delays.append(time.perf_counter() - begun)
        self.actions.append(action)


async def crowd(database: str, options: argparse.Namespace) -> int:
    """Fills the tables, plays and kills, and reports what it saw; 1 if anything was lost."""
    fleet = Fleet(database, options.processes)
    counts = Counts()
    try:
        await fleet.start(*range(options.processes))
        idle = await asyncio.to_thread(memory_of, fleet)
        tables = await fill(fleet, options, counts)
        full = await asyncio.to_thread(memory_of, fleet)
        gc.collect()
        gc.freeze()  # otherwise this tool collects garbage in all views whenever many clients come back
        await asyncio.sleep(SETTLE_TIME_S)
        begun, used, interval = time.perf_counter(), time.process_time(), 1 / options.rate
        end = begun + options.seconds
        killing = asyncio.create_task(kill_often(fleet, counts, options.kill_every, end))
        async with asyncio.TaskGroup() as group:
            for number, table in enumerate(tables):
                first = begun + interval * number / len(tables)
                group.create_task(table.play(first, interval, end))
        await killing
        await all_back(tables)
        used = (time.process_time() - used) / (time.perf_counter() - begun)
        lost = await tables_with_wrong_log(fleet, tables)
    finally:
        await fleet.close()
    sockets = SEATS * len(tables)
    print("\n".join(report(options, counts, (full - idle) / sockets, used)))
    print(f"tables whose log is not what was acknowledged: {lost}; faults in the logs of servers: {len(fleet.logged)}")
    for fault in fleet.logged[:1]:
        print(fault, file=sys.stderr)
    return 1 if lost or fleet.logged else 0


async def fill(fleet: Fleet, options: argparse.Namespace, counts: Counts) -> list[CrowdTable]:
    """New tables with everybody connected."""
    limit = asyncio.Semaphore(TABLES_MADE_AT_ONCE)
    ports = [int(url.rpartition(":")[2]) for url in fleet.urls]
    tables: list[CrowdTable] = []

    async def make(http: httpx.AsyncClient, number: int) -> None:
        async with limit:
            wanted = {"seats": [{"kind": "human"}] * SEATS, "duo": "classic", "seed": number}
            answer = await http.post(f"{fleet.urls[number % len(fleet)]}/api/games", json=wanted)
            table = CrowdTable(
                read_table(answer.raise_for_status().content), ports, number, counts, mixed=options.mixed
            )
            await table.connect()
            tables.append(table)

    async with httpx.AsyncClient(timeout=ANSWER_TIMEOUT_S, trust_env=False) as http, asyncio.TaskGroup() as group:
        for number in range(options.tables):
            group.create_task(make(http, number))
    return tables


async def kill_often(fleet: Fleet, counts: Counts, every: float, end: float) -> None:
    """Kills one process after the other, and starts it again."""
    due = time.perf_counter() + every
    while every and due < end:
        await asyncio.sleep(due - time.perf_counter())
        due += every
        number = counts.kill % len(fleet)
        counts.kill += 1
        await fleet.kill(number)
        await asyncio.sleep(RESTART_DELAY_S)
        await fleet.start(number)


async def all_back(tables: list[CrowdTable]) -> None:
    async with asyncio.timeout(ANSWER_TIMEOUT_S):
        while not all(person.is_back for table in tables for person in table.people):
            await asyncio.sleep(0.01)


async def tables_with_wrong_log(fleet: Fleet, tables: list[CrowdTable]) -> int:
    """How many tables do not hold exactly what was acknowledged, as the servers report it."""
    for table in tables:
        for person in table.people:
            person.leave()
    found = 0
    async with httpx.AsyncClient(timeout=ANSWER_TIMEOUT_S, trust_env=False) as http:
        for number, table in enumerate(tables):
            answer = await http.get(f"{fleet.urls[number % len(fleet)]}/api/games/{table.id}/record")
            lines = answer.raise_for_status().text.splitlines()
            numbered = [line.split(" ", 2) for line in lines if line[:1].isdigit()]
            found += [parts[2] for parts in numbered if len(parts) == 3] != table.actions
    return found


def memory_of(fleet: Fleet) -> int:
    """Bytes of all servers, without the processes of their bots."""
    return sum(usage_of(process, with_children=False).memory for process in fleet.processes)


def report(options: argparse.Namespace, counts: Counts, each: float, used: float) -> Iterator[str]:
    """The figures, as a table."""
    delays = [1000 * delay for delay in counts.delays]
    cuts = statistics.quantiles(delays, n=100, method="inclusive")
    yield "| measured | value |"
    yield "|---|---|"
    yield f"| tables, sockets, processes | {options.tables}, {SEATS * options.tables}, {options.processes} |"
    yield f"| load of the machine, cores | {os.getloadavg()[0]:.1f}, {os.cpu_count()} |"
    yield f"| decisions | {len(delays):,} in {options.seconds} s; {counts.again} sent again, {counts.late} late |"
    figures = ", ".join(f"{delay:.0f}" for delay in (cuts[49], cuts[94], cuts[98], max(delays)))
    yield f"| until both have it: p50, p95, p99, max | {figures} ms |"
    for kill, away in sorted(counts.away.items()):
        parts = statistics.quantiles([*away, *away], n=20)
        yield (
            f"| kill {kill}: {len(away)} sockets lost; without news: p50, p95, max |"
            f" {parts[9]:.2f}, {parts[18]:.2f}, {max(away):.2f} s |"
        )
    yield f"| memory for each socket, its share of the table included | {each / 1e3:.0f} kB |"
    yield f"| processor of this tool | {used:.2f} cores |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="crowd", description="a crowd at several processes that are killed")
    parser.add_argument("--tables", type=int, default=2000, help="(%(default)s)")
    parser.add_argument("--processes", type=int, default=3, help="that serve (%(default)s)")
    parser.add_argument("--rate", type=float, default=0.05, help="decisions per table and second (%(default)g)")
    parser.add_argument("--seconds", type=int, default=60, help="to play (%(default)s)")
    parser.add_argument("--kill-every", type=float, default=20, help="seconds; 0 for never (%(default)g)")
    parser.add_argument("--mixed", action="store_true", help="the people of a table are at different processes")
    parser.add_argument("--first", action="store_true", help=FIRST_HELP)
    options = parser.parse_args()
    for name, most in OPTION_LIMITS.items():
        if not 0 < getattr(options, name) <= most:
            parser.error(f"--{name}: expected 1 to {most}")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < 2 * SEATS * options.tables:
        parser.error(f"{most} open files are allowed, {2 * SEATS * options.tables} are needed: ulimit -n")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file; the servers inherit it
    if options.first:
        go_first()
    with postgresql() as database:
        return uvloop.run(crowd(database, options))


if __name__ == "__main__":
    raise SystemExit(main())
