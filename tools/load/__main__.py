"""`python -m tools.load --tables 200 --viewers 4 --rate 1 --seconds 30`

Makes tables with four human seats and connects a WebSocket for each viewer. At each table the seat that decides sends a
random legal decision over its socket, --rate times a second, all tables spread evenly over the time. Measured is the
time from sending a decision until all viewers of its table have it.

Without --url it starts a `kontor serve` of its own on an SQLite file that goes afterwards, and measures that process
too, the workers of its bots included. Linux only.
"""

import argparse
import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
import msgspec
import uvloop

from tests.server.serving import Server
from tools.load.processes import FIRST_HELP, UsageMonitor, go_first, usage_of
from tools.load.tables import ANSWER_TIMEOUT_S, SEATS, Counts, LoadedTable, read_table

TABLES_MADE_AT_ONCE: Final = 20  # tables that are being made and connected at the same time
SETTLE_TIME_S: Final = 1.0  # between the last connection and the first decision


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was measured; delays are in milliseconds, memory is in MB, and a core is 1.0."""

    tables: int
    viewers: int
    rate: float
    seconds: int
    decisions: int
    refused: int
    late: int
    p50: float
    p95: float
    p99: float
    max: float
    messages_per_second: float
    megabytes_per_second: float
    generator_cores: float
    server_cores: float | None = None  # of a server that was started here, as all that follows
    memory_idle: float | None = None  # before the first table
    memory: float | None = None  # at the end
    memory_peak: float | None = None


async def measure(url: str, options: argparse.Namespace, process: int | None) -> Result:
    """Makes the tables, plays, and reports what it measured."""
    counts = Counts()
    idle = usage_of(process).memory if process else 0
    tables = await make_tables(url, options, counts)
    await asyncio.sleep(SETTLE_TIME_S)
    counts.messages = counts.bytes = 0
    monitor = UsageMonitor(process) if process else None
    monitoring = asyncio.create_task(monitor.run()) if monitor else None
    used, begun = time.process_time(), time.perf_counter()
    await play(tables, options, counts)
    spent = time.perf_counter() - begun
    result = summary(options, counts, spent)
    result.generator_cores = round((time.process_time() - used) / spent, 2)
    if monitor and monitoring:
        monitoring.cancel()
        result.server_cores = round((monitor.last.seconds - monitor.first.seconds) / spent, 2)
        sizes = (idle, monitor.last.memory, monitor.peak)
        result.memory_idle, result.memory, result.memory_peak = (round(size / 1e6, 1) for size in sizes)
    await asyncio.gather(*(table.close() for table in tables))
    return result


async def make_tables(url: str, options: argparse.Namespace, counts: Counts) -> list[LoadedTable]:
    """New tables, each with all its viewers connected."""
    limit = asyncio.Semaphore(TABLES_MADE_AT_ONCE)
    made: list[LoadedTable] = []

    async def make(http: httpx.AsyncClient, number: int) -> None:
        async with limit:
            wanted = {"board": options.board, "seats": [{"kind": "human"}] * SEATS, "seed": number}
            answer = await http.post("/api/games", json=wanted)
            answer.raise_for_status()
            table = LoadedTable(read_table(answer.content), counts, random.Random(number))
            await table.connect([url], options.viewers)
            made.append(table)
            say(f"{len(made)} of {options.tables} tables")

    async with httpx.AsyncClient(base_url=url, timeout=ANSWER_TIMEOUT_S) as http, asyncio.TaskGroup() as group:
        for number in range(options.tables):
            group.create_task(make(http, number))
    return made


async def play(tables: list[LoadedTable], options: argparse.Namespace, counts: Counts) -> None:
    """Plays at all tables, each at its own moment of the interval."""
    begun, interval = time.perf_counter(), 1 / options.rate
    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            first = begun + interval * number / len(tables)
            group.create_task(table.play(first, interval, begun + options.seconds))
        while (spent := time.perf_counter() - begun) < options.seconds:
            say(f"{spent:.0f} of {options.seconds} s, {len(counts.delays)} decisions")
            await asyncio.sleep(1)


def summary(options: argparse.Namespace, counts: Counts, spent: float) -> Result:
    """The figures of a measurement."""
    delays = sorted(1000 * delay for delay in counts.delays)
    cuts = statistics.quantiles(delays, n=100, method="inclusive")
    return Result(
        tables=options.tables,
        viewers=options.viewers,
        rate=options.rate,
        seconds=options.seconds,
        decisions=len(delays),
        refused=counts.refused,
        late=counts.late,
        p50=round(cuts[49], 1),
        p95=round(cuts[94], 1),
        p99=round(cuts[98], 1),
        max=round(delays[-1], 1),
        messages_per_second=round(counts.messages / spent, 1),
        megabytes_per_second=round(counts.bytes / spent / 1e6, 2),
        generator_cores=0.0,
    )


def markdown(result: Result) -> Iterator[str]:
    """The result as a table."""
    yield "| measured | value |"
    yield "|---|---|"
    yield f"| live tables, sockets | {result.tables}, {result.tables * result.viewers} |"
    yield f"| decisions | {result.decisions:,} in {result.seconds} s, {result.rate:g} per table and second |"
    yield f"| refused, late | {result.refused}, {result.late} |"
    yield f"| until all viewers have it, p50 | {result.p50} ms |"
    yield f"| p95 | {result.p95} ms |"
    yield f"| p99 | {result.p99} ms |"
    yield f"| max | {result.max} ms |"
    yield f"| messages received | {result.messages_per_second:,.0f} per second, {result.megabytes_per_second} MB/s |"
    yield f"| processor, load generator | {result.generator_cores} cores |"
    if result.memory_peak is not None:
        yield f"| processor, server | {result.server_cores} cores |"
        yield f"| memory, server with its workers: idle | {result.memory_idle} MB |"
        yield f"| at the end, peak | {result.memory} MB, {result.memory_peak} MB |"


def say(text: str) -> None:
    """Progress, on one line."""
    print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)


@contextmanager
def served(options: argparse.Namespace) -> Iterator[tuple[str, int | None]]:
    """The address to load, and the process to measure."""
    if options.url:
        yield options.url.rstrip("/"), None
        return
    with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
        database = options.database or f"sqlite:///{folder}/kontor.sqlite3"
        with Server(database, "--log-level", "warning") as server:
            yield server.url, server.process.pid


def main() -> int:
    parser = argparse.ArgumentParser(prog="load", description="many live tables at one server")
    parser.add_argument("--tables", type=int, default=200, help="(%(default)s)")
    parser.add_argument("--viewers", type=int, default=SEATS, help=f"sockets per table, {SEATS} or more (%(default)s)")
    parser.add_argument("--rate", type=float, default=1, help="decisions per table and second (%(default)g)")
    parser.add_argument("--seconds", type=int, default=30, help="to measure (%(default)s)")
    parser.add_argument("--board", default="hansa", help="(%(default)s)")
    parser.add_argument("--database", metavar="URL", help="of the server that is started (a new SQLite file)")
    parser.add_argument("--url", help="of a server that runs already")
    parser.add_argument("--first", action="store_true", help=FIRST_HELP)
    parser.add_argument("--json", action="store_true", help="one JSON document")
    options = parser.parse_args()
    if options.viewers < SEATS:
        parser.error(f"--viewers {options.viewers}: expected {SEATS} or more, for each seat has one")
    if options.first:
        go_first()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file; the server inherits it
    with served(options) as (url, process):
        result = uvloop.run(measure(url, options, process))
    print(file=sys.stderr)
    print(msgspec.json.encode(result).decode() if options.json else "\n".join(markdown(result)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
