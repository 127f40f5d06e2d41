"""Rate limits, kept in the memory of one process. Generous for people, not for abusive programs."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

from starlette.types import Scope

Kind: TypeAlias = Literal["create", "act", "ask", "read", "chat", "login", "connect"]


class Rate(NamedTuple):
    """`burst` requests at once, then one per interval of seconds."""

    burst: int
    interval: float


RATES: Final[Mapping[Kind, Rate]] = {
    "create": Rate(20, 60 / 30),
    "act": Rate(60, 1 / 20),
    "ask": Rate(200, 1 / 40),  # previews: a pointer moving over the board asks for many
    "read": Rate(200, 1 / 50),
    "chat": Rate(8, 1),
    "login": Rate(5, 60 / 5),
    "connect": Rate(60, 1 / 5),
}
ROOM: Final = 20_000  # clients remembered for each kind of request
OPEN_EACH: Final = 200  # live connections one client may have open
OWN: Final = "own"  # the user of this machine, who has no limits


def client_of(scope: Scope) -> str:
    """Who sent a request that has passed the gateway."""
    client: str = scope["kontor.client"]
    return client


class Limits:
    """Counts what clients do. Each server process counts for itself."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic, *, room: int = ROOM) -> None:
        self._enabled = enabled
        self._clock = clock
        self._room = room
        # When a client's bucket will be full again: the whole bucket as one number.
        self._free_at: dict[Kind, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}

    def take(self, kind: Kind, client: str) -> float | None:
        """Counts one more request; or counts nothing and returns the seconds after which to try again."""
        if not self._counts(client):
            return None
        now, clients = self._clock(), self._free_at[kind]
        free_at = max(clients.get(client, now), now)
        wait = _excess(RATES[kind], free_at - now)
        if wait is None:
            clients[client] = free_at + RATES[kind].interval
            clients.move_to_end(client)
            if len(clients) > self._room:
                clients.popitem(last=False)  # the one that has been quiet longest
        return wait

    def wait(self, kind: Kind, client: str) -> float | None:
        """The seconds after which to try again, or None if one more is allowed now."""
        if not self._counts(client):
            return None
        now = self._clock()
        return _excess(RATES[kind], self._free_at[kind].get(client, now) - now)

    def _counts(self, client: str) -> bool:
        return self._enabled and client != OWN


class Connections:
    """Counts open live connections: sockets, event streams, and requests that wait for updates."""

    def __init__(self, most: int, enabled: bool = True) -> None:
        self._most = most
        self._enabled = enabled
        self._open: Counter[str] = Counter()
        self._all = 0

    @property
    def is_full(self) -> bool:
        """Whether the server has reached its maximum."""
        return self._all >= self._most

    def has_enough(self, client: str) -> bool:
        """Whether a client has reached its maximum."""
        return self._enabled and client != OWN and self._open[client] >= OPEN_EACH

    @contextmanager
    def held(self, client: str) -> Iterator[None]:
        """Counts one more while it is open."""
        self._open[client] += 1
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def _excess(rate: Rate, ahead: float) -> float | None:
    wait = ahead - (rate.burst - 1) * rate.interval
    return wait if wait > 1e-6 else None  # sums of intervals are not exact
