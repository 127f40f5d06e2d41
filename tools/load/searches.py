"""`python -m tools.load.searches --games 100000 --seconds 10`

Strangers who search the club's archive again and again, each over four connections, while a person reads the list of
tables and decides, both by the cookie of a browser, and somebody else searches every other second. Measured is how long
that takes: first without strangers, then with each kind of search. The answers to strangers are counted by status.

It starts a `kontor serve` of its own, on an SQLite file that goes afterwards, or with --postgresql on a PostgreSQL of
its own. With --first, for root, everything here runs before everything else on the machine. Linux only.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple

import httpx
import uvloop

from tests.server.serving import Server
from tools.load.archive import fill
from tools.load.processes import FIRST_HELP, go_first
from tools.load.shares import postgresql

PERSON: Final = {"X-Forwarded-For": "192.0.2.1"}
SEARCHER: Final = {"X-Forwarded-For": "192.0.2.2"}
READS_PER_S: Final = 20  # a second
DECISIONS_PER_S: Final = 10  # a second; both together are within the limits of one person
SEARCHES_PER_S: Final = 0.5
CONNECTIONS_PER_STRANGER: Final = 4  # of each stranger
REFUSAL_DELAY_S: Final = 0.02  # until a stranger tries again
CLIENT_TIMEOUT_S: Final = 60
MAX_STATUS: Final = 600  # there are fewer
OWN_SEARCH: Final = "/api/club/games?board=hansa&players=4"


class Flood(NamedTuple):
    """What strangers ask for, each from an address of their own."""

    name: str
    strangers: int
    paths: Sequence[str]


FLOODS: Final = (
    Flood("nobody", 0, ()),
    Flood("a board that does not exist", 1, ("games?board=zzz",)),
    Flood("much: names with p on hansa", 1, ("games?name=p&board=hansa",)),
    Flood("nothing: names with p, two in the classic edition", 1, ("games?name=p&players=2&edition=classic",)),
    Flood("nothing: a level that never played", 1, ("games?level=claim&board=hansa",)),
    Flood("profiles of bots", 1, ("bots/easy",)),
    Flood("five strangers: easy bots, five players", 5, ("games?level=easy&players=5",)),
    Flood("five strangers: nothing", 5, ("games?level=hard&players=2&edition=classic", "games?name=q")),
)


# The people


async def measure(url: str, seconds: float) -> dict[str, list[float]]:
    """How long reads, decisions and searches took, in milliseconds."""
    async with (
        httpx.AsyncClient(base_url=url, headers=PERSON, timeout=CLIENT_TIMEOUT_S) as person,
        httpx.AsyncClient(base_url=url, headers=SEARCHER, timeout=CLIENT_TIMEOUT_S) as searcher,
    ):
        table = await sit_down(person)
        end = time.perf_counter() + seconds
        took = await asyncio.gather(
            paced(lambda: person.get("/api/games"), READS_PER_S, end),
            decisions(person, table, end),
            paced(lambda: searcher.get(OWN_SEARCH), SEARCHES_PER_S, end),
        )
    return dict(zip(("read", "decision", "search"), took, strict=True))


async def sit_down(http: httpx.AsyncClient) -> str:
    """A table whose seats this browser holds."""
    made = (await http.post("/api/games", json={"seats": [{"kind": "human"}] * 3})).raise_for_status().json()
    table = f"/api/games/{made['id']}"
    for seat in made["seats"]:
        (await http.post(f"{table}/open", json={"token": seat["token"]}, follow_redirects=True)).raise_for_status()
    return table


async def paced(ask: Callable[[], Awaitable[httpx.Response]], each_second: float, end: float) -> list[float]:
    """Asks again and again."""
    took = []
    while (begun := time.perf_counter()) < end:
        (await ask()).raise_for_status()
        took.append(1000 * (time.perf_counter() - begun))
        await asyncio.sleep(max(0.0, begun + 1 / each_second - time.perf_counter()))
    return took


async def decisions(http: httpx.AsyncClient, table: str, end: float) -> list[float]:
    """Ends one turn after the other."""
    seen: Any = (await http.get(table)).raise_for_status().json()

    async def decide() -> httpx.Response:
        nonlocal seen
        action = "end" if "end" in seen["legal"] else seen["legal"][-1]
        answer = await http.post(f"{table}/actions", json={"action": action, "ply": seen["ply"]})
        seen = answer.raise_for_status().json()
        return answer

    return await paced(decide, DECISIONS_PER_S, end)


# The strangers


def flood(port: int, wanted: Flood, answers: Any) -> None:
    """In a process of its own, until it is ended."""
    uvloop.run(_flood(port, wanted, answers))


async def _flood(port: int, wanted: Flood, answers: Any) -> None:
    async with asyncio.TaskGroup() as group:
        for stranger, _ in itertools.product(range(wanted.strangers), range(CONNECTIONS_PER_STRANGER)):
            group.create_task(_ask(port, f"198.51.{FLOODS.index(wanted)}.{stranger + 1}", wanted.paths, answers))


async def _ask(port: int, address: str, paths: Sequence[str], answers: Any) -> None:
    headers = {"X-Forwarded-For": address}
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=CLIENT_TIMEOUT_S
    ) as http:
        for path in itertools.cycle(paths):
            answer = await http.get(f"/api/club/{path}")
            answers[answer.status_code] += 1
            if answer.status_code != httpx.codes.OK:
                await asyncio.sleep(REFUSAL_DELAY_S)


@contextmanager
def flooded(server: Server, wanted: Flood) -> Iterator[Counter[int]]:
    """While strangers ask; what they were answered, by status, once they are gone."""
    counts: Counter[int] = Counter()
    if not wanted.strangers:
        yield counts
        return
    spawning = multiprocessing.get_context("spawn")
    answers: Any = spawning.Array("Q", MAX_STATUS)
    process = spawning.Process(target=flood, args=(server.port, wanted, answers))
    process.start()
    try:
        while not any(answers):
            time.sleep(0.01)
        yield counts
    finally:
        process.kill()
        process.join()
    counts.update({status: count for status, count in enumerate(answers) if count})


def line(wanted: Flood, took: dict[str, list[float]], counts: Counter[int]) -> str:
    """A line of the table."""
    cells = [wanted.name]
    for times in took.values():
        cuts = statistics.quantiles(times, n=20, method="inclusive")
        cells.append(f"{cuts[9]:.1f}, {cuts[18]:.1f}, {max(times):.0f}")
    cells.append(", ".join(f"{status}: {count}" for status, count in sorted(counts.items())))
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(prog="searches", description="strangers who search the archive")
    parser.add_argument("--games", type=int, default=100_000, help="in the archive (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10, help="for each kind of search (%(default)g)")
    parser.add_argument("--port", type=int, default=0, help="of the server (a free one)")
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    parser.add_argument("--first", action="store_true", help=FIRST_HELP)
    options = parser.parse_args()
    if options.first:
        go_first()
    with ExitStack() as running:
        folder = running.enter_context(tempfile.TemporaryDirectory(prefix="kontor-searches-"))
        database = f"sqlite:///{folder}/kontor.sqlite3"
        if options.postgresql:
            database = running.enter_context(postgresql())
        uvloop.run(fill(database, options.games))
        flags = ("--proxy", "127.0.0.1", "--log-level", "warning")
        server = running.enter_context(Server(database, *flags, port=options.port, limited=True))
        print(
            "p50, p95 and max in ms\n\n| strangers search for | read | decision | search of somebody else | answered |"
        )
        print("|---|---|---|---|---|", flush=True)
        for wanted in FLOODS:
            with flooded(server, wanted) as counts:
                took = uvloop.run(measure(server.url, options.seconds))
            print(line(wanted, took, counts), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
