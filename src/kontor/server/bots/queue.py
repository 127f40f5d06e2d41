"""The queue for the processes in which bots think: what people wait for first, and fair between clients and tables."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from time import monotonic
from typing import Final

from kontor.server.store.jobs import Job

PRIORITY_STEP_S: Final = 10.0  # seconds of waiting that raise a job by one priority, so that nothing waits for ever
MAX_SHARES_KEPT: Final = 10_000  # clients and keys whose share is remembered


class Priority(IntEnum):
    """How urgent a job is."""

    PERSON = 0  # somebody who plays waits for it
    AUDIENCE = 1  # bots play among themselves, and somebody watches
    NOBODY = 2  # nobody is looking
    BACKGROUND = 3  # for later


@dataclass(eq=False)
class Ticket:
    """A place in the queue."""

    job: Job
    priority: Callable[[], Priority]  # how urgent it is now: that changes when people come and go
    since: float

    def rank(self, now: float) -> int:
        """Its priority, raised for a long wait."""
        return max(0, self.priority() - int((now - self.since) / PRIORITY_STEP_S))


class FairQueue:
    """Tickets that wait. The next one is the most urgent; among equals it is that of the client that is using the
    fewest workers and has used the least of their time; among its tickets, that of the table served longest ago."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: dict[Ticket, None] = {}  # in the order in which they came
        self._running: Counter[str] = Counter()  # by client
        self._used: dict[str, float] = {}  # by client: seconds of work, beginning where the others are when it comes
        self._least = 0.0  # what the client served last had used
        self._served: dict[tuple[str, str], int] = {}  # by kind and key: when, as a number that grows
        self._count = 0
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Ticket]:
        return iter(self._waiting)

    def put(self, job: Job, priority: Callable[[], Priority]) -> Ticket:
        """Adds a job."""
        ticket = Ticket(job, priority, self._clock())
        if not self._running[job.client] and all(other.job.client != job.client for other in self._waiting):
            self._used[job.client] = max(self._used.get(job.client, 0.0), self._least)
        self._waiting[ticket] = None
        self._more.set()
        return ticket

    def remove(self, ticket: Ticket) -> bool:
        """Removes a job; False if it does not wait any more."""
        if ticket not in self._waiting:
            return False
        del self._waiting[ticket]
        return True

    def wake(self) -> None:
        """Has everybody look again who waits for the next one."""
        self._more.set()

    @property
    def running(self) -> int:
        """How many have been taken and are not finished."""
        return self._running.total()

    def take(self, *, quick: bool) -> Ticket | None:
        """The next one, only among the quick ones if that is wanted. It counts as running until `finished`."""
        now = self._clock()
        fitting = [ticket for ticket in self._waiting if ticket.job.quick or not quick]
        if not fitting:
            return None
        ticket = min(fitting, key=lambda ticket: self._order(ticket, now))
        del self._waiting[ticket]
        job = ticket.job
        self._running[job.client] += 1
        self._least = max(self._least, self._used[job.client])
        self._count += 1
        self._served.pop((job.kind, job.key), None)  # so that the one served longest ago stays the first
        self._served[job.kind, job.key] = self._count
        self._forget()
        return ticket

    async def next(self, quick: Callable[[], bool]) -> Ticket:
        """Waits for the next one, as long as that says among the quick ones."""
        while (ticket := self.take(quick=quick())) is None:
            self._more.clear()
            await self._more.wait()
        return ticket

    def finished(self, ticket: Ticket, seconds: float) -> None:
        """A job that was taken is done, and how long it kept a worker."""
        client = ticket.job.client
        self._used[client] = self._used.get(client, self._least) + seconds
        self._running[client] -= 1
        if not self._running[client]:
            del self._running[client]

    def _order(self, ticket: Ticket, now: float) -> tuple[int, int, float, int]:
        job = ticket.job
        served = self._served.get((job.kind, job.key), 0)
        return ticket.rank(now), self._running[job.client], self._used[job.client], served

    def _forget(self) -> None:
        if len(self._served) > MAX_SHARES_KEPT:
            self._served = dict(list(self._served.items())[MAX_SHARES_KEPT // 2 :])
        if len(self._used) > MAX_SHARES_KEPT:
            busy = {*self._running, *(ticket.job.client for ticket in self._waiting)}
            idle = sorted(self._used.keys() - busy, key=self._used.__getitem__)
            for client in idle[: -MAX_SHARES_KEPT // 2]:  # those that used least: it matters least to them
                del self._used[client]
