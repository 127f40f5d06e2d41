"""Figures for Prometheus, and security events.

Each app has its own registry, so several can live in one process. With several worker processes each answers only a
part of the requests; then the environment variable PROMETHEUS_MULTIPROC_DIR must name an empty folder before this
module is imported. All processes write their figures there, and any of them answers with the sum of all. `kontor serve
--workers N` makes the folder, sets the variable for its workers and removes the folder at the end."""

import logging
import os
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from kontor.server.monitoring.logs import fields

FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"})
FAST_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
BOT_BUCKETS_S: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
KINDS: Final = ("kind", "priority")  # of jobs


class Metrics:
    """What a server counts. Labels have few values: route templates, bot levels, never ids or names."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._folder = os.environ.get(FOLDER_VARIABLE)
        self._registry = own
        if self._folder is None:
            ProcessCollector(registry=own)

        counter = partial(Counter, namespace="kontor", registry=own)
        gauge = partial(Gauge, namespace="kontor", registry=own, multiprocess_mode="livesum")
        worst = partial(gauge, multiprocess_mode="livemax")
        histogram = partial(Histogram, namespace="kontor", registry=own, buckets=FAST_BUCKETS_S)

        self._requests = counter("http_requests", "Requests answered", ("method", "route", "status"))
        self._seconds = histogram("http_seconds", "Time to answer a request", ("method", "route"))
        self.decisions = counter("decisions", "Decisions stored, by bot level or human", ("by",))
        self.conflicts = counter("conflicts", "Changes that another writer came before")
        self.connections = gauge("connections", "Open live connections")
        self.connections_shed = counter("connections_shed", "Connections ended to protect the others", ("why",))
        self.turns_delayed = counter(
            "turns_delayed", "Requests, messages and news of clients that had used up their time"
        )
        self.tables_cached = gauge("tables_cached", "Tables in memory")
        self.decisions_cached = gauge("decisions_cached", "Room that tables in memory take, in decisions")
        self.bot_seconds = histogram("bot_seconds", "Time of a bot's decision", ("level",), buckets=BOT_BUCKETS_S)
        self.bot_restarts = counter("bot_restarts", "Bot processes that had to be started again")
        self.bot_tables = gauge("bot_tables", "Tables at which bots are to decide")
        self.queue_jobs = gauge("queue_jobs", "Jobs that wait for a process in which bots think", KINDS)
        self.queue_seconds = histogram(
            "queue_seconds", "Time a job waited", ("kind", "priority"), buckets=BOT_BUCKETS_S
        )
        self.taken_over = counter("taken_over", "Jobs begun for another process, or that no process had")
        self.append_seconds = histogram("store_append_seconds", "Time to store a change")
        self.tables_damaged = worst("tables_damaged", "Tables known to be damaged")
        self.database_faults = worst("database_faults", "Faults in the structure of the database")
        self.disk_free = worst("disk_free_bytes", "Room that is left on the disk of the database")
        self._store_seconds = histogram(
            "store_seconds", "Time until the store answered or failed", ("operation",), buckets=SLOW_BUCKETS_S
        )
        self._store_failures = counter("store_failures", "Questions that the store did not answer", ("operation",))
        self.notices = counter("notices", "Attempts to send a notice", ("kind", "outcome"))
        self.security_events = counter("security_events", "Requests refused for safety", ("reason",))

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; a WebSocket, when it was opened (101) or refused."""
        method = method if method in METHODS else "other"  # clients can invent methods
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(method, route).observe(seconds)

    def store_answered(self, operation: str, seconds: float, failed: bool) -> None:
        """The store answered, or failed to, and how long that took."""
        self._store_seconds.labels(operation).observe(seconds)
        if failed:
            self._store_failures.labels(operation).inc()

    def render(self) -> bytes:
        """All figures in the text form of Prometheus; send them as CONTENT_TYPE."""
        if self._folder is None:
            return generate_latest(self._registry)
        _forget_the_dead(Path(self._folder))
        together = CollectorRegistry()
        together.register(_AllProcesses(Path(self._folder)))
        return generate_latest(together)


class _AllProcesses(Collector):
    """The sums of what all processes wrote. A file that a new process has made and not filled yet is left out."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        with_figures = [str(file) for file in self._folder.glob("*.db") if file.exists() and file.stat().st_size > 0]
        return MultiProcessCollector.merge(with_figures)  # type: ignore[no-any-return, no-untyped-call]


def _forget_the_dead(folder: Path) -> None:
    """Removes the connections of processes that were killed."""
    if os.name == "nt":
        return  # there os.kill ends a process whatever the signal
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            pass  # it lives


SECURITY_CODES: Final = frozenset({"wrong-origin", "wrong-host", "token", "password", "invite"})  # codes of refusals
LOG_WINDOW_S: Final = 60.0  # in which one kind of event is logged only so often
MAX_LOGGED_PER_WINDOW: Final = 5
logger = logging.getLogger("kontor.security")


class SecurityEvents:
    """Logs the first few events of each kind in a minute, and afterwards how many more there were."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._since: dict[str, float] = {}
        self._count: dict[str, int] = {}

    def note(self, error: str) -> None:
        """A request was refused with this code; all but SECURITY_CODES are ignored."""
        if error not in SECURITY_CODES:
            return
        self._metrics.security_events.labels(error).inc()
        now = self._clock()
        if now - self._since.get(error, -LOG_WINDOW_S) >= LOG_WINDOW_S:
            if (unlogged := self._count.get(error, 0) - MAX_LOGGED_PER_WINDOW) > 0:
                logger.warning("more were refused", extra=fields(reason=error, count=unlogged))
            self._since[error], self._count[error] = now, 0
        self._count[error] += 1
        if self._count[error] <= MAX_LOGGED_PER_WINDOW:
            logger.warning("refused", extra=fields(reason=error))
