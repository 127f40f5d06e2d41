"""`python -m tools.load.stranger --seconds 20`

One stranger who does everything that the limits allow, all at once: bots that think at as many tables as possible,
sockets that send as much as they may, and all of `requests.py`: decisions, records, analyses, coach, studies, puzzles
and the rest. Requests that share a limit have equal shares of it; with --only a few of them have all of it. Measured is
what a person notices who plays against two `easy` bots: how long the bots take until it is this person's turn, and how
long a read takes; and what the server uses: memory, processors, disk. First without the stranger, then while its bursts
last, then afterwards.

It starts a `kontor serve` of its own on an SQLite file that goes afterwards. The stranger would have a machine of their
own: with --first, for root, the server and the person never wait for a processor that others use. Linux only.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import signal
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kontor.server.gateway.limits import MAX_LIVE_PER_CLIENT, RATES
from tests.server.serving import Server
from tools.load.processes import FIRST_HELP, go_first, never_wait, usage_of
from tools.load.requests import MASTER_TABLE, STRANGER, Requests, RequestSeries, made

PERSON: Final = {"X-Forwarded-For": "192.0.2.1"}
READS_PER_S: Final = 20
POLLS_PER_S: Final = 25  # while the bots decide; both together are within the limits of one person
N_CONNECTIONS: Final = 80  # over which the stranger sends requests
BURST_TIME_S: Final = 10.0  # in which the stranger uses up its bursts
SOCKETS: Final = "sockets"  # the series that is no request
CONNECTION_ERRORS: Final = (OSError, WebSocketException, asyncio.IncompleteReadError)


class PlayerView(msgspec.Struct):
    """What a person waits for."""

    ply: int
    decider: int | None
    legal: list[str] = []


# The person


async def reads(http: httpx.AsyncClient, table: str, end: float) -> list[float]:
    """Reads the table again and again; the seconds that each took."""
    took = []
    while (begun := time.perf_counter()) < end:
        (await http.get(table)).raise_for_status()
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, begun + 1 / READS_PER_S - time.perf_counter()))
    return took


async def turns(http: httpx.AsyncClient, table: str, end: float) -> list[float]:
    """Ends each own turn at once, until the game or the time is over; the seconds until both bots have answered."""
    took = []
    while (begun := time.perf_counter()) < end:
        ply = await decider_of(http, table)
        while ply.legal:
            answer = await http.post(f"{table}/actions", json={"action": ending(ply.legal), "ply": ply.ply})
            answer.raise_for_status()
            ply = msgspec.json.decode(answer.content, type=PlayerView)
        while (ply := await decider_of(http, table)).decider not in (0, None):
            await asyncio.sleep(1 / POLLS_PER_S)
        if ply.decider is None:
            break  # the game is over
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(0.3)
    return took


def ending(legal: list[str]) -> str:
    """The shortest way to the end of a turn."""
    return "end" if "end" in legal else legal[-1]


async def decider_of(http: httpx.AsyncClient, table: str) -> PlayerView:
    answer = (await http.get(table)).raise_for_status()
    return msgspec.json.decode(answer.content, type=PlayerView)


async def measure(url: str, seconds: float) -> tuple[list[float], list[float]]:
    """The seconds of reads, and of turns of the bots."""
    async with httpx.AsyncClient(base_url=url, headers=PERSON, timeout=60) as http:
        seats = [{"kind": "human"}, *[{"kind": "bot", "level": "easy"}] * 2]
        made = (await http.post("/api/games", json={"seats": seats, "pace": 0})).raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {made['seats'][0]['token']}"
        table, end = f"/api/games/{made['id']}", time.perf_counter() + seconds
        took = await asyncio.gather(reads(http, table, end), turns(http, table, end))
        return took[0], took[1]


async def warm_up(url: str) -> None:
    """Has all processes of bots run, those of strong ones, too: what they take is not the stranger's."""
    async with httpx.AsyncClient(base_url=url, headers=PERSON, timeout=60) as http:
        table = await made(http, "/api/games", MASTER_TABLE)
        while (await decider_of(http, f"/api/games/{table['id']}")).ply < 2:
            await asyncio.sleep(1 / POLLS_PER_S)
        http.headers["Authorization"] = f"Bearer {table['host']}"
        (await http.post(f"/api/games/{table['id']}/abort", json={})).raise_for_status()
    await measure(url, 2)


# The stranger


class Stranger:
    """Somebody who asks for as much as each limit allows, and does not wait for answers before the next request."""

    def __init__(self, url: str, only: Sequence[str], ready: Event) -> None:
        self._url = url
        self._ready = ready
        self._only = only
        self._wanted: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._answers: Counter[tuple[str, str]] = Counter()  # by series and status

    async def run(self) -> None:
        """Asks until the process gets SIGTERM; then prints what was answered."""
        going = asyncio.create_task(self._go_on())
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, going.cancel)
        with suppress(asyncio.CancelledError):
            await going
        counts = (f"{name} {status} {count}" for (name, status), count in sorted(self._answers.items()))
        print("the stranger:", ", ".join(counts), flush=True)

    async def _go_on(self) -> None:
        requests = Requests()
        async with httpx.AsyncClient(base_url=self._url, headers=STRANGER, timeout=60) as http:
            await requests.prepare(http)
        self._ready.set()
        wanted = [series for series in requests.all if self._does(series.name)]
        sharing = Counter(series.kind for series in wanted)
        others = sum(1 / RATES[kind].interval for kind in sharing if kind != "request")  # all of them count as requests
        async with asyncio.TaskGroup() as group:
            for _ in range(N_CONNECTIONS):
                group.create_task(self._send())
            for series in wanted:
                rate, spare = RATES[series.kind], others if series.kind == "request" else 0
                each_second = (1 / rate.interval - spare) / sharing[series.kind]
                group.create_task(self._want(series, rate.burst // sharing[series.kind], each_second))
            for number in range(MAX_LIVE_PER_CLIENT if self._does(SOCKETS) else 0):
                group.create_task(self._watch(requests.watched[number % len(requests.watched)], number))

    def _does(self, name: str) -> bool:
        return not self._only or name in self._only

    async def _want(self, series: RequestSeries, burst: int, each_second: float) -> None:
        """A burst, and then as often as allowed."""
        requests = itertools.cycle(series.requests)
        for _ in range(burst):
            self._wanted.put_nowait((series.name, next(requests)))
        due = time.perf_counter()
        while True:
            due += 1 / each_second
            await asyncio.sleep(due - time.perf_counter())
            self._wanted.put_nowait((series.name, next(requests)))

    async def _send(self) -> None:
        """Sends what is wanted over a connection of its own, one request after the other."""
        host, port = self._url.removeprefix("http://").split(":")
        while True:
            with suppress(*CONNECTION_ERRORS):
                reader, writer = await asyncio.open_connection(host, int(port))
                while True:
                    name, whole = await self._wanted.get()
                    writer.write(whole)
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    self._answers[name, head[9:12].decode()] += 1
                    if b"chunked" in head:
                        await reader.readuntil(b"\r\n0\r\n\r\n")
                    else:
                        await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0] or 0))
            await asyncio.sleep(0.1)

    async def _watch(self, table: str, number: int) -> None:
        """A socket at a table, so that its bots play on; it sends its share of what sockets may send."""
        await asyncio.sleep(max(0, number - RATES["connect"].burst) * RATES["connect"].interval)
        url = f"{self._url.replace('http', 'ws', 1)}/api/games/{table}/live"
        rest = MAX_LIVE_PER_CLIENT * RATES["message"].interval
        with suppress(*CONNECTION_ERRORS):
            async with connect(url, additional_headers=STRANGER, proxy=None, compression=None) as socket:
                while True:
                    await socket.send('{"type":"ping"}')
                    with suppress(TimeoutError):
                        async with asyncio.timeout(rest):
                            while True:
                                await socket.recv(decode=False)


def attack(url: str, only: Sequence[str], ready: Event, first: bool) -> None:
    """The stranger, in a process of its own."""
    # A real stranger has a machine of its own: it takes no processor from the person whose waiting is measured.
    os.nice(-15 if first else 10)  # the first: it has lost its priority with the fork
    uvloop.run(Stranger(url, only, ready).run())


# Both


def percentile(took: list[float], share: int) -> float:
    return 1000 * statistics.quantiles(took, n=100, method="inclusive")[share - 1]


def report(name: str, took: list[float]) -> str:
    return f"{name}: p50 {percentile(took, 50):.1f} ms, p95 {percentile(took, 95):.1f} ms, {len(took)} times"


class Measured(NamedTuple):
    """What a person noticed for a while, and what the server used."""

    reads: list[float]
    turns: list[float]
    memory: int
    cores: float
    disk: int  # bytes that all files take


def measured(server: Server, seconds: float) -> Measured:
    pid = server.process.pid
    begun = usage_of(pid, with_children=False).seconds
    took = uvloop.run(measure(server.url, seconds))
    cores = (usage_of(pid, with_children=False).seconds - begun) / seconds
    files = Path(server.database.removeprefix("sqlite:///")).parent.iterdir()
    return Measured(*took, usage_of(pid).memory, cores, sum(file.stat().st_size for file in files))


def one_round(server: Server, options: argparse.Namespace) -> None:
    """Without the stranger, with the bursts of the stranger, and afterwards."""
    uvloop.run(warm_up(server.url))
    if options.first:
        never_wait(server.process.pid)
        never_wait(os.getpid(), os.SCHED_RR | os.SCHED_RESET_ON_FORK)
    quiet = measured(server, options.seconds)
    ready = multiprocessing.Event()
    wanted = (server.url, options.only, ready, options.first)
    stranger = multiprocessing.Process(target=attack, args=wanted, daemon=True)
    stranger.start()
    ready.wait()
    bursts, loud = measured(server, BURST_TIME_S), measured(server, options.seconds)
    stranger.terminate()
    stranger.join()
    print(f"load of the machine {os.getloadavg()[0]:.1f}")
    for name, each in (("without the stranger", quiet), ("with bursts", bursts), ("afterwards", loud)):
        ratio = percentile(each.reads, 95) / percentile(quiet.reads, 95)
        print(f"{name}: {report('reads', each.reads)}, p95 {ratio:.2f} times; {report('turns of bots', each.turns)};")
        print(f"  {each.memory / 1e6:.0f} MB, {each.memory / quiet.memory:.2f} times; {each.cores:.2f} cores;")
        print(f"  {(each.disk - quiet.disk) / 1e6:.1f} MB more on disk")


def main() -> int:
    parser = argparse.ArgumentParser(prog="stranger", description="what one person notices of another")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (%(default)g)")
    parser.add_argument("--rounds", type=int, default=1, help="(%(default)s)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help=f"series of requests, or {SOCKETS}")
    parser.add_argument("--first", action="store_true", help=FIRST_HELP)
    options = parser.parse_args()
    if options.first:
        go_first()
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
            flags = ("--log-level", "warning", "--proxy", "127.0.0.1", "--bot-workers", "1")
            with Server(f"sqlite:///{folder}/kontor.sqlite3", *flags, limited=True) as server:
                one_round(server, options)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
