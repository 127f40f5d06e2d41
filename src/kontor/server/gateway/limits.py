"""Rate limits, and how many connections there may be. Generous for people, not for abusive programs."""

import asyncio
import ipaddress
import sys
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from starlette.types import Message, Receive, Scope

from kontor.server.config.addresses import address
from kontor.server.config.settings import SHARE_PERCENT, STORED_MB_PER_DAY, Settings

Kind: TypeAlias = Literal[
    "request", "create", "act", "ask", "read", "search", "replay", "analyse", "study", "chat", "login", "connect",
    "message", "notice", "name", "mailbox_code", "mail_total", "dump", "report", "work", "store",
]  # fmt: skip


class Rate(NamedTuple):
    """`burst` requests at once, then one per interval of seconds."""

    burst: int
    interval: float

    def excess(self, ahead: float) -> float | None:
        """The seconds until one more is allowed, if the burst is full again after these seconds; None: now."""
        wait = ahead - (self.burst - 1) * self.interval
        return wait if wait > 1e-6 else None  # sums of intervals are not exact


def work_rate(share: int) -> Rate:
    """Milliseconds of the event loop, for a client that may have this percentage of it."""
    return Rate(1000, 1 / (10 * share))


def store_rate(megabytes: int) -> Rate:
    """Kilobytes that a client may store at once, and again in about a day."""
    return Rate(1000 * megabytes, 80 / megabytes)


RATES: Final[Mapping[Kind, Rate]] = {
    "request": Rate(1000, 1 / 150),  # of every kind: many people may share an address, and a page has many files
    "create": Rate(20, 60 / 30),
    "act": Rate(60, 1 / 20),
    "ask": Rate(200, 1 / 40),  # previews: a pointer moving over the board asks for many
    "read": Rate(200, 1 / 50),
    "analyse": Rate(10, 60 / 2),
    "search": Rate(20, 2),  # of finished games, with filters: there may be very many games to look at
    "replay": Rate(20, 2),  # a whole game may take half a second to work out
    "study": Rate(60, 1 / 5),
    "chat": Rate(8, 1),
    "login": Rate(5, 60 / 5),
    "notice": Rate(10, 60 / 2),  # new channels, and tests of them: each sends something to somebody
    "name": Rate(5, 3600),  # personal names: nobody else can use a name that somebody has
    "dump": Rate(3, 600),  # all games that are public, or all that is stored about a person
    "report": Rate(5, 300),  # somebody reads each of them
    "mailbox_code": Rate(3, 600),  # codes to one mailbox, from all clients together
    "mail_total": Rate(60, 60),  # codes to all mailboxes together
    "connect": Rate(60, 1 / 5),
    "message": Rate(300, 1 / 100),  # over all sockets of a client, whatever they say
    "store": store_rate(STORED_MB_PER_DAY),
    "work": work_rate(SHARE_PERCENT),  # who needs more waits, and is not refused
}
# What stores something counts for the network of a client, too, which may do so much more than one client: with IPv6
# somebody may have a /48 network, and so be 65,536 clients.
STORING: Final = frozenset[Kind]({"create", "act", "analyse", "chat", "notice", "name", "report", "store"})
CLIENTS_PER_NETWORK: Final = 10
NETWORK_BITS: Final = {4: 24, 6: 48}
MAX_BURSTS_AHEAD: Final = 4  # a client that did far too much, or is said to have done so, waits no longer than this
SOCKET_RATE: Final = Rate(200, 1 / 100)  # over one socket, also by the operator
MAX_CLIENTS_PER_KIND: Final = 20_000  # clients remembered for each kind of request
MAX_LIVE_PER_CLIENT: Final = 200  # live connections one client may have open
MAX_LIVE_AT_IMPORTS: Final = 10  # and of these at imported games: each keeps a whole game in memory that nobody plays
MAX_REQUESTS_PER_CLIENT: Final = 300  # requests of one client in progress, live ones included
OTHER_CONNECTIONS: Final = 1000  # connections that are not live, if there are files for them
OWN_FILES: Final = 48  # open files that a process needs for itself: database, logs, event loop
FILES_PER_BOT_WORKER: Final = 4
MIN_CONNECTIONS: Final = 16
OPERATOR_CLIENT: Final = "operator"  # proved by the secret of the server; has no limits


def client_of(scope: Scope) -> str:
    """Who sent a request that has passed the gateway."""
    client: str = scope["kontor.client"]
    return client


@lru_cache(10_000)
def network_of(client: str) -> str:
    """The network of a client: a /24, with IPv6 a /48; empty if the client has no address."""
    found = address(client.partition("/")[0])
    if found is None:
        return ""
    return str(ipaddress.ip_network((found, NETWORK_BITS[found.version]), strict=False))


class Limits:
    """Counts what clients do."""

    def __init__(
        self,
        enabled: bool = True,
        clock: Callable[[], float] = time.monotonic,
        *,
        room: int = MAX_CLIENTS_PER_KIND,
        share: int = SHARE_PERCENT,
        stored: int = STORED_MB_PER_DAY,
    ) -> None:
        self.enabled = enabled
        self.clock = clock
        self._room = room
        self._rates = {**RATES, "work": work_rate(share), "store": store_rate(stored)}
        # When a client's bucket will be full again: the whole bucket as one number.
        self._free_at: dict[Kind, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}
        self._spent: dict[tuple[Kind, str], float] | None = None  # since it was last asked for, if somebody asks

    def take(self, kind: Kind, client: str) -> float | None:
        """Counts one more request; or counts nothing and returns the seconds after which to try again."""
        wait = self.wait(kind, client)
        if wait is None:
            self.spend(kind, client)
        return wait

    def spend(self, kind: Kind, client: str, times: float = 1) -> float:
        """Counts one more, or several, in any case, and returns the seconds until the next one fits the limit."""
        if not self.counts(client) or not times:
            return 0.0
        if self._spent is not None:
            self._spent[kind, client] += times
        self.charge(kind, client, times)
        return self._rates[kind].excess(self._ahead(kind, client)) or 0.0

    def take_spent(self) -> dict[tuple[Kind, str], float]:
        """What was counted here since the last call; the first call starts that."""
        spent, self._spent = self._spent, defaultdict(float)
        return spent or {}

    def charge(self, kind: Kind, client: str, times: float) -> None:
        """Counts what a client did, here or in another process."""
        now, clients, (burst, interval) = self.clock(), self._free_at[kind], self._rates[kind]
        for whom, share in ((client, 1), (self._network(kind, client), CLIENTS_PER_NETWORK)):
            if whom:
                free_at = max(clients.get(whom, now), now) + times / share * interval
                clients[whom] = min(free_at, now + MAX_BURSTS_AHEAD * burst * interval)
                clients.move_to_end(whom)
        while len(clients) > self._room:
            clients.popitem(last=False)  # the one that has been quiet longest

    def wait(self, kind: Kind, client: str) -> float | None:
        """The seconds after which to try again, or None if one more is allowed now."""
        return self._rates[kind].excess(self._ahead(kind, client)) if self.counts(client) else None

    def _ahead(self, kind: Kind, client: str) -> float:
        """The seconds until the buckets of a client and of its network are full again."""
        now, clients = self.clock(), self._free_at[kind]
        return max(clients.get(client, now), clients.get(self._network(kind, client), now)) - now

    def _network(self, kind: Kind, client: str) -> str:
        return network_of(client) if kind in STORING else ""

    def counts(self, client: str) -> bool:
        """Whether what a client does is counted."""
        return self.enabled and client != OPERATOR_CLIENT


class MessageRate:
    """Delays the messages of one socket. uvicorn reads no further while a message waits here, so the client has to
    wait too (back pressure)."""

    def __init__(self, receive: Receive, limits: Limits, client: str) -> None:
        self._receive = receive
        self._limits = limits
        self._client = client
        self._free_at = 0.0  # when this socket may send a whole burst again

    async def receive(self) -> Message:
        """The next message, as soon as the limits allow it."""
        message = await self._receive()
        if message["type"] == "websocket.receive":
            await asyncio.sleep(self._delay())  # 0 too: others get their turn between the messages of one read
        return message

    def _delay(self) -> float:
        if not self._limits.enabled:
            return 0
        now = self._limits.clock()
        self._free_at = max(self._free_at, now) + SOCKET_RATE.interval
        own = SOCKET_RATE.excess(self._free_at - now) or 0.0
        return max(own, self._limits.spend("message", self._client))


class Capacity(NamedTuple):
    """How many connections a process may have."""

    all: int
    live: int
    watching: int  # live ones of callers without a seat


def capacity_for(settings: Settings) -> Capacity:
    """The capacity that the settings ask for, if the process may open that many files."""
    needed = OWN_FILES + FILES_PER_BOT_WORKER * settings.bot_workers
    files = max(MIN_CONNECTIONS, _open_files() - needed)
    live = max(1, min(settings.max_connections, files * 3 // 4))
    return Capacity(min(files, live + OTHER_CONNECTIONS), live, max(1, live * 3 // 4))


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


class Connections:
    """Counts the requests in progress, and of those the live ones: sockets, event streams, and requests that wait."""

    def __init__(self, capacity: Capacity, enabled: bool = True) -> None:
        self._capacity = capacity
        self._enabled = enabled
        self._requests, self._live, self._at_imports, self._watching = (Counter[str]() for _ in range(4))

    @property
    def live(self) -> int:
        return self._live.total()

    @property
    def requests(self) -> int:
        """How many requests are in progress, live connections included."""
        return self._requests.total()

    @property
    def is_full(self) -> bool:
        return self.live >= self._capacity.live

    def has_enough(self, client: str, *, live: bool) -> bool:
        """Whether a client has reached its maximum."""
        if not self._enabled or client == OPERATOR_CLIENT:
            return False
        return self._requests[client] >= MAX_REQUESTS_PER_CLIENT or (live and self._live[client] >= MAX_LIVE_PER_CLIENT)

    @contextmanager
    def held(self, client: str, *, live: bool) -> Iterator[None]:
        """Counts a request while it is in progress."""
        with _counted_in(self._requests, client), _counted_in(self._live, client, live):
            yield

    @contextmanager
    def at_import(self, client: str) -> Iterator[bool]:
        """Counts a live connection at an imported game; False if the client has enough of them."""
        has_room = not self._enabled or self._at_imports[client] < MAX_LIVE_AT_IMPORTS
        with _counted_in(self._at_imports, client, has_room):
            yield has_room

    @contextmanager
    def watched(self, *, seated: bool) -> Iterator[bool]:
        """Counts a live connection of somebody without a seat; False if the rest is for callers with a seat."""
        has_room = seated or self._watching.total() < self._capacity.watching
        with _counted_in(self._watching, "all", has_room and not seated):
            yield has_room


@contextmanager
def _counted_in(counter: Counter[str], client: str, counts: bool = True) -> Iterator[None]:
    counter[client] += counts
    try:
        yield
    finally:
        counter[client] -= counts
        if not counter[client]:
            del counter[client]
