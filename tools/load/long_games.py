"""`python -m tools.load.long_games --seconds 300`

One stranger who tries to fill the memory of a server: imports records of the greatest allowed length as fast as the
limits allow, and then, when the server has been started again, reads all of these tables again and again, and at last
stays at as many of them as one client may. Reports what the server process uses, and what it keeps of tables.

It starts a `kontor serve` of its own on an SQLite file that goes afterwards. Linux only.
"""

import argparse
import itertools
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kontor.server.commands.making import IMPORT_MAX_DECISIONS
from kontor.server.gateway.limits import MAX_LIVE_PER_CLIENT, RATES
from tests.server.serving import UNHURRIED, Server
from tools.load.processes import usage_of
from tools.load.requests import STRANGER, long_record

REPORT_INTERVAL_S: Final = 30.0  # between two lines
READING_TIME_S: Final = 60.0  # enough to read each table many times
METRICS_TOKEN: Final = "shown-for-the-metrics"
CACHE_METRICS: Final = ("kontor_tables_cached", "kontor_decisions_cached")


class Observed:
    """A server and what it uses."""

    def __init__(self, server: Server, database: Path) -> None:
        self._server = server
        self._database = database
        self._first = self._memory()
        self._begun = time.monotonic()

    def _memory(self) -> int:
        return usage_of(self._server.process.pid, with_children=False).memory

    def report(self, done: str) -> None:
        """One line about the server as it is now."""
        answer = httpx.get(f"{self._server.url}/api/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
        families = text_string_to_metric_families(answer.raise_for_status().text)
        kept = {sample.name: sample.value for family in families for sample in family.samples}
        cached = ", ".join(f"{name} {kept[name]:.0f}" for name in CACHE_METRICS if name in kept)
        memory, disk = self._memory(), sum(file.stat().st_size for file in self._database.parent.iterdir())
        seconds = time.monotonic() - self._begun
        print(
            f"{seconds:4.0f} s, {done}: {memory / 1e6:.0f} MB, {memory / self._first:.2f} times; {cached};"
            f" {disk / 1e6:.1f} MB on disk",
            flush=True,
        )

    def repeat(
        self, what: str, seconds: float, requests: Iterable[Callable[[], httpx.Response]]
    ) -> list[httpx.Response]:
        """Does one thing after the other for so long, each as soon as the limits allow it; the answers."""
        answers = []
        end, reported = time.monotonic() + seconds, time.monotonic()
        self.report(f"0 {what}")
        for request in requests:
            while (answer := request()).status_code == 429 and time.monotonic() < end:
                time.sleep(min(float(answer.headers["Retry-After"]), end - time.monotonic()))
            if answer.status_code == 429:
                break
            answers.append(answer.raise_for_status())
            if time.monotonic() >= reported + REPORT_INTERVAL_S:
                reported = time.monotonic()
                self.report(f"{len(answers)} {what}")
            if time.monotonic() >= end:
                break
        self.report(f"{len(answers)} {what}")
        return answers


def import_records(observed: Observed, http: httpx.Client, record: str, seconds: float) -> list[str]:
    """The tables of all records that the stranger can import."""
    post = partial(http.post, "/api/records", json={"record": record})
    return [answer.json()["id"] for answer in observed.repeat("imports", seconds, itertools.repeat(post))]


def read_tables(observed: Observed, http: httpx.Client, tables: Sequence[str], seconds: float) -> None:
    """Reads all tables in turn."""
    observed.repeat("reads", seconds, (partial(http.get, f"/api/games/{table}") for table in itertools.cycle(tables)))


def watch_tables(observed: Observed, url: str, tables: Sequence[str]) -> None:
    """Watches as many tables at once as one client may."""
    with ExitStack() as stack:
        there = 0
        with suppress(InvalidStatus):  # not more of them
            for table in tables[:MAX_LIVE_PER_CLIENT]:
                time.sleep(RATES["connect"].interval if there >= RATES["connect"].burst else 0)
                live = f"{url.replace('http', 'ws', 1)}/api/games/{table}/live"
                stack.enter_context(connect(live, additional_headers=STRANGER, **UNHURRIED)).recv()
                there += 1
        observed.report(f"at {there} tables at once")


def main() -> int:
    parser = argparse.ArgumentParser(prog="long_games", description="what a stranger's long games take of a server")
    parser.add_argument("--seconds", type=float, default=300, help="of imports (%(default)g)")
    parser.add_argument("--decisions", type=int, default=IMPORT_MAX_DECISIONS, help="of a record (%(default)s)")
    options = parser.parse_args()
    record = long_record(options.decisions)
    with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
        database = Path(folder) / "kontor.sqlite3"

        def server() -> Server:
            flags = ("--log-level", "warning", "--proxy", "127.0.0.1", "--bot-workers", "1")
            return Server(f"sqlite:///{database}", *flags, env={"KONTOR_METRICS_TOKEN": METRICS_TOKEN}, limited=True)

        with server() as first, httpx.Client(base_url=first.url, headers=STRANGER, timeout=60) as http:
            tables = import_records(Observed(first, database), http, record, options.seconds)
            first.stop()
        print("after a restart", flush=True)
        with server() as again, httpx.Client(base_url=again.url, headers=STRANGER, timeout=60) as http:
            observed = Observed(again, database)
            read_tables(observed, http, tables, min(READING_TIME_S, options.seconds))
            watch_tables(observed, again.url, tables)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
