"""`python -m tools.load.stranger --seconds 20`

One stranger who does everything that the limits allow, all at once: bots that think at as many tables as possible,
sockets that say as much as they may, decisions, previews, lists, replays, studies, chat and pages. Measured is what a
person notices of it who plays against two `easy` bots: how long the bots take until it is this person's turn, and how
long a read takes; and the memory of the server. First without the stranger, then with.

It starts a `kontor serve` of its own on an SQLite file that goes afterwards. The stranger would have a machine of their
own: with --first, for root, the server and the person never wait for a processor that others use. Linux only.
"""

import argparse
import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from contextlib import suppress
from typing import Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kontor.server.gateway.limits import OPEN_EACH, RATES, Kind
from tests.server.serving import Server
from tools.load.processes import FIRST_HELP, go_first, never_wait, use_of

PERSON: Final = {"X-Forwarded-For": "192.0.2.1"}
STRANGER: Final = {"X-Forwarded-For": "198.51.100.1"}
MASTERS: Final = {"seats": [{"kind": "bot", "level": "master"}] * 4, "pace": 0}
PEOPLE: Final = {"seats": [{"kind": "human"}] * 4, "seed": 1}
READS: Final = 20  # a second
LOOKS: Final = 25  # a second, while the bots decide; both together are within the limits of one person
CONNECTIONS: Final = 80  # over which the stranger sends requests
SETTLED: Final = 5.0  # seconds until the stranger has used up its bursts
GONE: Final = (OSError, WebSocketException, asyncio.IncompleteReadError)


class Seen(msgspec.Struct):
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
        await asyncio.sleep(max(0.0, begun + 1 / READS - time.perf_counter()))
    return took


async def turns(http: httpx.AsyncClient, table: str, end: float) -> list[float]:
    """Ends each own turn at once, until the game or the time is over; the seconds until both bots have answered."""
    took = []
    while (begun := time.perf_counter()) < end:
        ply = await decider_of(http, table)
        while ply.legal:
            answer = await http.post(f"{table}/actions", json={"action": ending(ply.legal), "ply": ply.ply})
            answer.raise_for_status()
            ply = msgspec.json.decode(answer.content, type=Seen)
        while (ply := await decider_of(http, table)).decider not in (0, None):
            await asyncio.sleep(1 / LOOKS)
        if ply.decider is None:
            break  # the game is over
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(0.3)
    return took


def ending(legal: list[str]) -> str:
    """The shortest way to the end of a turn."""
    return "end" if "end" in legal else legal[-1]


async def decider_of(http: httpx.AsyncClient, table: str) -> Seen:
    answer = (await http.get(table)).raise_for_status()
    return msgspec.json.decode(answer.content, type=Seen)


async def measure(url: str, seconds: float) -> tuple[list[float], list[float]]:
    """The seconds of reads, and of turns of the bots."""
    async with httpx.AsyncClient(base_url=url, headers=PERSON, timeout=60) as http:
        seats = [{"kind": "human"}, *[{"kind": "bot", "level": "easy"}] * 2]
        made = (await http.post("/api/games", json={"seats": seats, "pace": 0})).raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {made['seats'][0]['token']}"
        table, end = f"/api/games/{made['id']}", time.perf_counter() + seconds
        took = await asyncio.gather(reads(http, table, end), turns(http, table, end))
        return took[0], took[1]


# The stranger


class Stranger:
    """Somebody who asks for as much as each limit allows, and does not wait for answers before the next request."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._wanted: asyncio.Queue[bytes] = asyncio.Queue()

    async def run(self) -> None:
        """Until it is killed."""
        async with httpx.AsyncClient(base_url=self._url, headers=STRANGER, timeout=60) as http:
            made = [await http.post("/api/games", json=MASTERS) for _ in range(RATES["create"].burst - 1)]
            own = (await http.post("/api/games", json=PEOPLE)).json()
            position = (await http.post("/api/study/start", json={"players": 4})).json()["position"]
        tables = [each.json()["id"] for each in made if each.status_code == 201]
        at, token = f"/api/games/{own['id']}", own["seats"][0]["token"]
        asked: dict[Kind, bytes] = {
            "create": request("POST", "/api/games", MASTERS),
            "act": request("POST", f"{at}/undo", {}, token),
            "ask": request("POST", f"{at}/preview", {"action": "income 3t"}, token),
            "read": request("GET", f"{at}/events?ply=0", None, token),
            "replay": request("GET", f"{at}/replay", None, token),
            "study": request("POST", "/api/study", {"position": position, "line": []}),
            "chat": request("POST", f"{at}/chat", {"text": "x" * 500}, token),
            "request": request("GET", "/"),
        }
        others = sum(1 / RATES[kind].interval for kind in asked if kind != "request")
        async with asyncio.TaskGroup() as group:
            for _ in range(CONNECTIONS):
                group.create_task(self._send())
            for kind, whole in asked.items():
                spare = others if kind == "request" else 0  # all of them count as requests
                group.create_task(self._want(whole, RATES[kind].burst, 1 / RATES[kind].interval - spare))
            for number in range(OPEN_EACH):
                group.create_task(self._watch(tables[number % len(tables)], number))

    async def _want(self, whole: bytes, burst: int, each_second: float) -> None:
        """A burst, and then as often as allowed."""
        for _ in range(burst):
            self._wanted.put_nowait(whole)
        due = time.perf_counter()
        while True:
            due += 1 / each_second
            await asyncio.sleep(due - time.perf_counter())
            self._wanted.put_nowait(whole)

    async def _send(self) -> None:
        """Sends what is wanted over a connection of its own, one request after the other."""
        host, port = self._url.removeprefix("http://").split(":")
        while True:
            with suppress(*GONE):
                reader, writer = await asyncio.open_connection(host, int(port))
                while True:
                    writer.write(await self._wanted.get())
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r")[0] or 0))
            await asyncio.sleep(0.1)

    async def _watch(self, table: str, number: int) -> None:
        """A socket at a table, so that its bots play on; it sends its share of what sockets may send."""
        await asyncio.sleep(max(0, number - RATES["connect"].burst) * RATES["connect"].interval)
        url = f"{self._url.replace('http', 'ws', 1)}/api/games/{table}/live"
        rest = OPEN_EACH * RATES["message"].interval
        with suppress(*GONE):
            async with connect(url, additional_headers=STRANGER, proxy=None, compression=None) as socket:
                while True:
                    await socket.send('{"type":"ping"}')
                    with suppress(TimeoutError):
                        async with asyncio.timeout(rest):
                            while True:
                                await socket.recv(decode=False)


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """A request of the stranger, as it is sent."""
    content = b"" if body is None else msgspec.json.encode(body)
    headers = {**STRANGER, "Host": "127.0.0.1", "Content-Length": str(len(content))}
    headers |= {"Content-Type": "application/json"} if content else {}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + content


def attack(url: str, first: bool) -> None:
    """The stranger, in a process of its own."""
    if first:
        os.nice(-15)  # it has lost its priority with the fork
    uvloop.run(Stranger(url).run())


# Both


def percentile(took: list[float], share: int) -> float:
    return 1000 * statistics.quantiles(took, n=100, method="inclusive")[share - 1]


def tell(name: str, took: list[float]) -> str:
    return f"{name}: p50 {percentile(took, 50):.1f} ms, p95 {percentile(took, 95):.1f} ms, {len(took)} times"


def main() -> int:
    parser = argparse.ArgumentParser(prog="stranger", description="what one person notices of another")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement (%(default)g)")
    parser.add_argument("--rounds", type=int, default=1, help="(%(default)s)")
    parser.add_argument("--first", action="store_true", help=FIRST_HELP)
    options = parser.parse_args()
    if options.first:
        go_first()
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
            flags = ("--log-level", "warning", "--proxy", "127.0.0.1", "--bot-workers", "1")
            with Server(f"sqlite:///{folder}/kontor.sqlite3", *flags) as server:
                uvloop.run(measure(server.url, 2))  # the processes of bots run
                if options.first:
                    never_wait(server.process.pid)
                    never_wait(os.getpid(), os.SCHED_RR | os.SCHED_RESET_ON_FORK)
                quiet = uvloop.run(measure(server.url, options.seconds))
                memory = use_of(server.process.pid).memory
                stranger = multiprocessing.Process(target=attack, args=(server.url, options.first), daemon=True)
                stranger.start()
                time.sleep(SETTLED)
                loud = uvloop.run(measure(server.url, options.seconds))
                grown = use_of(server.process.pid).memory
                stranger.kill()
        print(f"load of the machine {os.getloadavg()[0]:.1f}")
        for name, before, after in zip(("reads", "turns of two easy bots"), quiet, loud, strict=True):
            ratio = percentile(after, 95) / percentile(before, 95)
            print(f"{tell(name, before)}; with the stranger: {tell('', after)[2:]}, p95 {ratio:.2f} times")
        print(f"memory {memory / 1e6:.0f} MB, {grown / 1e6:.0f} MB: {grown / memory:.2f} times", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
