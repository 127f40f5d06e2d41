"""Figures for Prometheus.

Each app has its own registry, so several can live in one process. With several worker processes each answers only a
part of the requests; then the environment variable PROMETHEUS_MULTIPROC_DIR must name an empty folder before this
module is imported. All processes write their figures there, and any of them answers with the sum of all. `kontor serve
--workers N` makes the folder, sets the variable for its workers and removes the folder at the end.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"})
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THOUGHT: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)


class Metrics:
    """What a server counts. Labels have few values: route templates, bot levels, never ids or names."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._folder = os.environ.get(FOLDER)
        self._registry = own
        if self._folder is None:
            ProcessCollector(registry=own)
        self._requests = Counter(
            "kontor_http_requests", "Requests answered", ["method", "route", "status"], registry=own
        )
        self._seconds = Histogram(
            "kontor_http_seconds", "Time to answer a request", ["method", "route"], buckets=FAST, registry=own
        )
        self._decisions = Counter("kontor_decisions", "Decisions stored, by bot level or human", ["by"], registry=own)
        self._conflicts = Counter("kontor_conflicts", "Changes that another writer came before", registry=own)
        self._connections = Gauge(
            "kontor_connections", "Open live connections", registry=own, multiprocess_mode="livesum"
        )
        self._shed = Counter(
            "kontor_connections_shed", "Connections ended to protect the others", ["why"], registry=own
        )
        self._delayed = Counter(
            "kontor_turns_delayed", "Requests, messages and news of clients that had used up their time", registry=own
        )
        self._tables = Gauge("kontor_tables_cached", "Tables in memory", registry=own, multiprocess_mode="livesum")
        self._cached = Gauge(
            "kontor_decisions_cached",
            "Room that tables in memory take, in decisions",
            registry=own,
            multiprocess_mode="livesum",
        )
        self._thought = Histogram(
            "kontor_bot_seconds", "Time of a bot's decision", ["level"], buckets=THOUGHT, registry=own
        )
        self._restarts = Counter("kontor_bot_restarts", "Bot processes that had to be started again", registry=own)
        self._queue = Gauge(
            "kontor_queue_jobs",
            "Jobs that wait for a process in which bots think",
            ["kind", "priority"],
            registry=own,
            multiprocess_mode="livesum",
        )
        self._queue_seconds = Histogram(
            "kontor_queue_seconds", "Time a job waited", ["kind", "priority"], buckets=THOUGHT, registry=own
        )
        self._taken_over = Counter(
            "kontor_taken_over", "Jobs begun for another process, or that no process had", registry=own
        )
        self._bot_tables = Gauge(
            "kontor_bot_tables", "Tables at which bots are to decide", registry=own, multiprocess_mode="livesum"
        )
        self._appends = Histogram("kontor_store_append_seconds", "Time to store a change", buckets=FAST, registry=own)
        self._damaged = Gauge(
            "kontor_tables_damaged", "Tables known to be damaged", registry=own, multiprocess_mode="livemax"
        )
        self._faults = Gauge(
            "kontor_database_faults",
            "Faults in the structure of the database",
            registry=own,
            multiprocess_mode="livemax",
        )
        self._waits = Histogram(
            "kontor_store_seconds", "Time until the store answered or failed", ["operation"], buckets=SLOW, registry=own
        )
        self._failures = Counter(
            "kontor_store_failures", "Questions that the store did not answer", ["operation"], registry=own
        )
        self._notices = Counter("kontor_notices", "Attempts to tell somebody", ["kind", "outcome"], registry=own)
        self._events = Counter("kontor_security_events", "Requests refused for safety", ["reason"], registry=own)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; a WebSocket, when it was opened (101) or refused."""
        method = method if method in METHODS else "other"  # clients can invent methods
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(method, route).observe(seconds)

    def decided(self, level: str | None) -> None:
        """A decision was stored: a bot's of this level, or a person's."""
        self._decisions.labels(level or "human").inc()

    def conflict(self) -> None:
        """Another writer was faster."""
        self._conflicts.inc()

    def connected(self) -> None:
        """A live connection was opened."""
        self._connections.inc()

    def disconnected(self) -> None:
        """A live connection was closed."""
        self._connections.dec()

    def shed(self, why: str) -> None:
        """A connection was ended."""
        self._shed.labels(why).inc()

    def delayed(self) -> None:
        """Something had to wait because its client had used more time than it may."""
        self._delayed.inc()

    def tables_cached(self, tables: int, decisions: int) -> None:
        """The number of tables in memory, and the room that those take which are kept there."""
        self._tables.set(tables)
        self._cached.set(decisions)

    def bot_answered(self, level: str, seconds: float) -> None:
        """A bot decided, and how long it took."""
        self._thought.labels(level).observe(seconds)

    def bot_restarted(self) -> None:
        """A bot process died and was started again."""
        self._restarts.inc()

    def queued(self, kind: str, priority: str, change: int) -> None:
        """One job more waits, or one fewer."""
        self._queue.labels(kind, priority).inc(change)

    def waited(self, kind: str, priority: str, seconds: float) -> None:
        """A job has begun, and how long it waited."""
        self._queue_seconds.labels(kind, priority).observe(seconds)

    def taken_over(self) -> None:
        """A job of another process, or one that no process had, was begun here."""
        self._taken_over.inc()

    def bots_play(self, tables: int) -> None:
        """At how many tables this process has bots decide."""
        self._bot_tables.set(tables)

    def appended(self, seconds: float) -> None:
        """The store took a change, and how long that took."""
        self._appends.observe(seconds)

    def tables_damaged(self, count: int) -> None:
        """The number of tables known to be damaged."""
        self._damaged.set(count)

    def database_faults(self, count: int) -> None:
        """The number of faults that the last check of the database found."""
        self._faults.set(count)

    def store_answered(self, operation: str, seconds: float, failed: bool) -> None:
        """The store answered, or failed to, and how long that took."""
        self._waits.labels(operation).observe(seconds)
        if failed:
            self._failures.labels(operation).inc()

    def noticed(self, kind: str, outcome: str) -> None:
        """Somebody was told that a game waits for them, or could not be."""
        self._notices.labels(kind, outcome).inc()

    def security_event(self, reason: str) -> None:
        """A request was refused for safety."""
        self._events.labels(reason).inc()

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
