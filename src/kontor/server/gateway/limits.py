"""Rate limits. Generous for people, not for abusive programs."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from typing import Final, Literal, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

from starlette.types import Scope

Kind: TypeAlias = Literal[
    "request", "create", "act", "ask", "read", "replay", "analyse", "study", "chat", "login", "connect", "message",
    "notice", "name", "mail", "dump",
]  # fmt: skip


class Rate(NamedTuple):
    """`burst` requests at once, then one per interval of seconds."""

    burst: int
    interval: float


RATES: Final[Mapping[Kind, Rate]] = {
    "request": Rate(1000, 1 / 150),  # of every kind: many people may share an address, and a page has many files
    "create": Rate(20, 60 / 30),
    "act": Rate(60, 1 / 20),
    "ask": Rate(200, 1 / 40),  # previews: a pointer moving over the board asks for many
    "read": Rate(200, 1 / 50),
    "analyse": Rate(10, 60 / 2),
    "replay": Rate(20, 2),  # a whole game may take half a second to work out
    "study": Rate(60, 1 / 5),
    "chat": Rate(8, 1),
    "login": Rate(5, 60 / 5),
    "notice": Rate(10, 60 / 2),  # new ways to be told, and tries: each sends something to somebody
    "name": Rate(5, 3600),  # names of one's own: a name that somebody has nobody else can use
    "dump": Rate(3, 600),  # all games that are public
    "mail": Rate(3, 600),  # codes to one mail address, whoever asks for them
    "connect": Rate(60, 1 / 5),
    "message": Rate(300, 1 / 100),  # over all sockets of a client, whatever they say
}
SOCKET: Final = Rate(200, 1 / 100)  # over one socket, also by the user of this machine
PIPELINED: Final = Rate(20, 1 / 20)  # requests of everybody that do not wait for the answer before
ROOM: Final = 20_000  # clients remembered for each kind of request
OPEN_EACH: Final = 200  # live connections one client may have open
AT_ONCE: Final = 300  # requests of one client in progress, live ones included
AT_WORK: Final = 2  # requests of one client that are worked on; its others wait, so that those of everybody else do not
AT_THOUGHT: Final = 4  # requests of one client that bots think about, which may take seconds
OWN: Final = "own"  # the user of this machine, who has no limits


class Room(NamedTuple):
    """How many connections a process may have."""

    all: int
    live: int
    watching: int  # live ones of callers without a seat


def client_of(scope: Scope) -> str:
    """Who sent a request that has passed the gateway."""
    client: str = scope["kontor.client"]
    return client


class Pace:
    """How fast somebody goes who is slowed down, but not refused."""

    __slots__ = ("_free_at",)

    def __init__(self) -> None:
        self._free_at = 0.0

    def rest(self, rate: Rate, now: float) -> float:
        """Counts one more, and returns the seconds until the next one fits the rate."""
        self._free_at = max(self._free_at, now) + rate.interval
        return _excess(rate, self._free_at - now) or 0.0


class Limits:
    """Counts what clients do."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic, *, room: int = ROOM) -> None:
        self.enabled = enabled
        self._clock = clock
        self._room = room
        # When a client's bucket will be full again: the whole bucket as one number.
        self._free_at: dict[Kind, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}
        self._spent: Counter[tuple[Kind, str]] | None = None  # since it was last asked for, if somebody asks

    def take(self, kind: Kind, client: str) -> float | None:
        """Counts one more request; or counts nothing and returns the seconds after which to try again."""
        if not self._counts(client):
            return None
        now, clients = self._clock(), self._free_at[kind]
        free_at = max(clients.get(client, now), now)
        wait = _excess(RATES[kind], free_at - now)
        if wait is None:
            self._count(kind, client, free_at + RATES[kind].interval)
        return wait

    def spend(self, kind: Kind, client: str, times: int = 1) -> float:
        """Counts one more, or several, in any case, and returns the seconds until the next one fits the limit."""
        if not self._counts(client) or not times:
            return 0.0
        now = self._clock()
        free_at = max(self._free_at[kind].get(client, now), now) + times * RATES[kind].interval
        self._count(kind, client, free_at, times)
        return _excess(RATES[kind], free_at - now) or 0.0

    def take_spent(self) -> "Counter[tuple[Kind, str]]":
        """What was counted here since the last call; the first call starts that."""
        spent, self._spent = self._spent, Counter()
        return spent or Counter()

    def charge(self, kind: Kind, client: str, times: int) -> None:
        """Counts what a client did in another process."""
        now = self._clock()
        self._set(kind, client, max(self._free_at[kind].get(client, now), now) + times * RATES[kind].interval)

    def wait(self, kind: Kind, client: str) -> float | None:
        """The seconds after which to try again, or None if one more is allowed now."""
        if not self._counts(client):
            return None
        now = self._clock()
        return _excess(RATES[kind], self._free_at[kind].get(client, now) - now)

    def _counts(self, client: str) -> bool:
        return self.enabled and client != OWN

    def _count(self, kind: Kind, client: str, free_at: float, times: int = 1) -> None:
        self._set(kind, client, free_at)
        if self._spent is not None:
            self._spent[kind, client] += times

    def _set(self, kind: Kind, client: str, free_at: float) -> None:
        clients = self._free_at[kind]
        clients[client] = free_at
        clients.move_to_end(client)
        if len(clients) > self._room:
            clients.popitem(last=False)  # the one that has been quiet longest


class Connections:
    """Counts the requests in progress, and of those the live ones: sockets, event streams, and requests that wait."""

    def __init__(self, room: Room, enabled: bool = True) -> None:
        self.room = room
        self._enabled = enabled
        self._requests: Counter[str] = Counter()
        self._live: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of who has one or waits
        self._thoughts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._all_live = 0
        self._watching = 0

    @property
    def live(self) -> int:
        """How many live connections there are."""
        return self._all_live

    @property
    def requests(self) -> int:
        """How many requests are in progress, live connections included."""
        return self._requests.total()

    @property
    def is_full(self) -> bool:
        """Whether there are as many live connections as the server takes."""
        return self._all_live >= self.room.live

    def has_enough(self, client: str, *, live: bool) -> bool:
        """Whether a client has reached its maximum."""
        if not self._enabled or client == OWN:
            return False
        return self._requests[client] >= AT_ONCE or (live and self._live[client] >= OPEN_EACH)

    @contextmanager
    def held(self, client: str, *, live: bool) -> Iterator[None]:
        """Counts a request while it is in progress."""
        counters = (self._requests, self._live) if live else (self._requests,)
        for counter in counters:
            counter[client] += 1
        self._all_live += live
        try:
            yield
        finally:
            self._all_live -= live
            for counter in counters:
                counter[client] -= 1
                if not counter[client]:
                    del counter[client]

    def turn(self, client: str) -> AbstractAsyncContextManager[None]:
        """Waits until a request of a client may be worked on, and gives its turn to the next one at the end."""
        if not self._enabled or client == OWN:
            return nullcontext()
        return _turns(self._turns, client, AT_WORK)

    @asynccontextmanager
    async def thought(self, client: str) -> AsyncIterator[None]:
        """Waits until bots may think about a request of a client, which gives its turn to others of that client
        meanwhile: whoever shares an address with somebody who asks a coach need not wait for it."""
        if not self._enabled or client == OWN:
            yield
            return
        work = _turns(self._turns, client, AT_WORK)
        work.release()
        try:
            async with _turns(self._thoughts, client, AT_THOUGHT):
                yield
        finally:
            await work.acquire()

    @contextmanager
    def watched(self, *, seated: bool) -> Iterator[bool]:
        """Counts a live connection of somebody without a seat; False if the rest is for callers with a seat."""
        if not seated and self._watching >= self.room.watching:
            yield False
            return
        self._watching += not seated
        try:
            yield True
        finally:
            self._watching -= not seated


def _turns(known: WeakValueDictionary[str, asyncio.Semaphore], client: str, count: int) -> asyncio.Semaphore:
    """The turns of a client, forgotten when nobody has one or waits."""
    turns = known.get(client)
    if turns is None:
        turns = known[client] = asyncio.Semaphore(count)
    return turns


def _excess(rate: Rate, ahead: float) -> float | None:
    wait = ahead - (rate.burst - 1) * rate.interval
    return wait if wait > 1e-6 else None  # sums of intervals are not exact
