"""The door: counts all connections of a process, and makes room for others where it has to."""

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from kontor.server.config.addresses import Address, address
from kontor.server.config.settings import Settings
from kontor.server.gateway.clients import group
from kontor.server.gateway.limits import PIPELINED, SOCKET, Limits, Pace, Room
from kontor.server.gateway.rush import Rush
from kontor.server.monitoring.metrics import Metrics

EACH = 300  # connections of every kind that one address may have
BESIDES: Final = 1000  # connections that are not live, if there are files for them
OWN_FILES: Final = 48  # open files that a process needs for itself: database, logs, event loop
FILES_OF_WORKER: Final = 4  # and for each process in which bots think
FEWEST: Final = 16
LOOK: Final = 0.1  # seconds between two searches for a client that does not read
QUIET: Final = 60.0  # seconds between two lines in the log
EACH_TURN: Final = 4  # sockets that begin in one turn of the event loop
RETRY: Final = 10  # seconds until there may be room
logger = logging.getLogger("kontor.http")


def room_for(settings: Settings) -> Room:
    """How many connections are possible: as the settings say, if the process may have that many open files."""
    needed = OWN_FILES + FILES_OF_WORKER * settings.bot_workers
    files = max(FEWEST, _open_files() - needed)
    live = max(1, min(settings.max_connections, files * 3 // 4))
    return Room(min(files, live + BESIDES), live, max(1, live * 3 // 4))


class Guest(Protocol):
    """A connection as the door sees it."""

    client: str | None
    pace: Pace

    @property
    def is_stuck(self) -> bool: ...
    def shed(self, reason: str) -> None: ...
    def begin(self) -> None: ...


class Door:
    """Lets connections in. Where there is no room, those go first that wait for a request, then those who do not read
    their answers; so somebody who asks is answered however many others are connected."""

    def __init__(
        self,
        room: Room,
        limits: Limits,
        metrics: Metrics,
        is_proxy: Callable[[Address], bool] = lambda found: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._room = room
        self._limits = limits
        self._metrics = metrics
        self._is_proxy = is_proxy
        self._clock = clock
        self._pipelined = Pace()
        self._peers: dict[Guest, str] = {}
        self._each: Counter[str] = Counter()
        self._waiting: dict[Guest, None] = {}  # for a request, the longest first
        self._queue: dict[Guest, None] = {}  # whose socket is to begin in a later turn
        self._begun = 0  # in this turn
        self._rush = Rush(clock)
        self._looked_at = self._warned_at = -QUIET

    def enter(self, guest: Guest, peer: str) -> bytes | None:
        """Lets a connection in; or returns the answer with which it is turned away."""
        found = address(peer)
        name = group(found)
        if self._limits.enabled and self._each[name] >= EACH and not self._is_many(found):
            self.count("client")
            return _answer("429 Too Many Requests", "Too many connections are open: close one first.")
        if len(self._peers) >= self._room.all and not self._make_room():
            self.count("full")
            return _answer("503 Service Unavailable", "The server cannot take any more connections: wait a little.")
        self._peers[guest] = name
        self._each[name] += 1
        self._waiting[guest] = None
        return None

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self._waiting.pop(guest, None)
        self._queue.pop(guest, None)
        name = self._peers.pop(guest, None)
        if name is not None:
            self._each[name] -= 1
            if not self._each[name]:
                del self._each[name]

    def begins(self, guest: Guest) -> bool:
        """Whether a socket may begin now; if not, its connection is called when it may. In each turn of the event loop
        only a few do: if thousands come at once, those who are there already get their turns in between."""
        if self._queue or self._begun >= EACH_TURN:
            self._queue[guest] = None
            return False
        self._count_begun()
        return True

    def _count_begun(self) -> None:
        self._rush.count()
        self._begun += 1
        if self._begun == 1:
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._begun = 0
        while self._queue and self._begun < EACH_TURN:
            guest = next(iter(self._queue))
            del self._queue[guest]
            self._count_begun()
            guest.begin()

    def waits(self, guest: Guest) -> None:
        """A connection waits for a request."""
        if guest in self._peers:
            self._waiting[guest] = None

    def works(self, guest: Guest) -> None:
        """A request has come completely."""
        self._waiting.pop(guest, None)

    def rest_after_frame(self, guest: Guest) -> float:
        """Counts a frame of a socket, and returns the seconds until the next one may come."""
        if not self._limits.enabled:
            return 0
        together = 0.0 if guest.client is None else self._limits.spend("message", guest.client)
        return max(guest.pace.rest(SOCKET, self._clock()), together)

    def rest_after_request(self) -> float:
        """Counts a request that was sent before the last one was answered, and returns the seconds it has to wait.

        Those of all connections count together: there may be many connections, and no browser or proxy does this.
        """
        return self._pipelined.rest(PIPELINED, self._clock()) if self._limits.enabled else 0

    def count(self, reason: str) -> None:
        """Counts a connection that was turned away or ended."""
        self._metrics.shed(reason)
        if (now := self._clock()) - self._warned_at >= QUIET:
            self._warned_at = now
            logger.warning("connections are turned away or ended (%s); see kontor_connections_shed_total", reason)

    def _is_many(self, found: Address | None) -> bool:
        """Whether an address may stand for many clients: a proxy, or something on this machine, often a proxy too."""
        return found is None or found.is_loopback or self._is_proxy(found)

    def _make_room(self) -> bool:
        if self._waiting:
            next(iter(self._waiting)).shed("idle")
            return True
        now = self._clock()
        if now - self._looked_at < LOOK:
            return False
        self._looked_at = now
        stuck = [guest for guest in self._peers if guest.is_stuck]
        for guest in stuck:
            guest.shed("unread")
        return bool(stuck)


def _answer(status: str, message: str) -> bytes:
    body = msgspec.json.encode({"error": "too-many", "message": message})
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}retry-after: {RETRY}\r\nconnection: close\r\n\r\n".encode() + body


def _open_files() -> int:
    """How many files the process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return 1_000_000
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS: not as many as it names
            pass
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft
