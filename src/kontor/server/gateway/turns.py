"""Whose turn it is. All requests share one event loop: a client that has used more than its share of the time waits,
and nobody else does."""

import asyncio
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, Self, TypeVar
from weakref import WeakValueDictionary

from starlette.types import Scope

from kontor.server.gateway.cancellation import Cancellation, while_connected
from kontor.server.gateway.limits import Limits, client_of
from kontor.server.monitoring.metrics import Metrics
from kontor.server.tables.problems import Unavailable

T = TypeVar("T")
AT_WORK: Final = 2  # requests of one client that are worked on; its others wait, so that those of everybody else do not
RETRY: Final = 2  # seconds after which to ask again
AT_THOUGHT: Final = 4  # requests of one client that bots think about, which may take seconds


class Stopping(Unavailable):
    """The server stops, and nothing that waits begins any more. Whoever asks again finds the one that takes over."""

    def __init__(self) -> None:
        message = "The server is being restarted; try again in a moment."
        super().__init__("closing", message, retry_after=RETRY)


class Turns:
    """Measures the time that each client takes of the event loop, and has its work begin when that is within the limit.
    What has begun is not held up."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._work = Queues(AT_WORK)
        self._news = Queues(1)
        self._thoughts = Queues(AT_THOUGHT)
        self._stopping = Cancellation(Stopping)

    def stop(self) -> None:
        """The server stops: refuses what waits for its turn, now and in future."""
        self._stopping.cancel()

    async def measured(self, client: str, work: Awaitable[T]) -> T:
        """Does some work for a client, and counts the time it takes, but not while it waits for something else."""
        if not self._limits.counts(client):
            return await work
        # By the clock, not by processor time: while a step lasts nobody else is worked for, whatever the machine does
        # besides. If it leaves the server a quarter of a processor, a client could have all of that otherwise: when it
        # was tried, others waited for seconds instead of 0.03 s.
        return await _stepped(work, self._limits.clock, partial(self._count, client))

    def _count(self, client: str, seconds: float) -> None:
        self._limits.spend("work", client, 1000 * seconds)

    def turn(self, client: str) -> "Turn":
        """A turn for a request or a message, which has not begun."""
        return Turn(self, client)

    def must_wait(self, client: str) -> bool:
        """Whether work for a client cannot begin at once."""
        if not self._limits.counts(client):
            return False
        return self._work.of(client).locked() or self._limits.wait("work", client) is not None

    async def take(self, client: str) -> asyncio.Semaphore | None:
        """Waits until work for a client may begin; returns what to release at its end."""
        if not self._limits.counts(client):
            return None
        queue = self._work.of(client)
        await self._begin(queue, client)
        return queue

    async def _begin(self, queue: asyncio.Semaphore, client: str) -> None:
        async with self._stopping.scope():
            await queue.acquire()
            try:
                await self._rest(client)
            except BaseException:
                queue.release()
                raise

    async def _rest(self, client: str) -> None:
        if (rest := self._limits.wait("work", client)) is not None:
            self._metrics.turns_delayed.inc()
        while rest is not None:  # another turn may have begun and used the time
            await asyncio.sleep(rest)
            rest = self._limits.wait("work", client)

    @asynccontextmanager
    async def news(self, client: str) -> AsyncIterator[None]:
        """Waits until news for a client may be made. They do not wait for its requests; but somebody may follow a table
        many times, so they are made one after the other, and in between it is the turn of everybody else."""
        if not self._limits.counts(client):
            yield
            return
        queue = self._news.of(client)
        await self._begin(queue, client)
        try:
            yield
            await asyncio.sleep(0)
        finally:
            queue.release()

    @asynccontextmanager
    async def thought(self, scope: Scope) -> AsyncIterator[None]:
        """Waits until bots may think about a request of a client, which gives its turn to others of that client
        meanwhile: whoever shares an address with somebody who asks a coach need not wait for it. If the client goes
        away, the next one has its place."""
        client, turn = client_of(scope), turn_of(scope)
        async with while_connected(scope):
            if not self._limits.counts(client):
                yield
                return
            turn.end()
            queue = self._thoughts.of(client)
            async with self._stopping.scope():
                await queue.acquire()
            try:
                yield
            finally:
                queue.release()
            await turn.begin()


class Turn:
    """When a request or a message of a client is worked on. It may begin again after its end."""

    def __init__(self, turns: Turns, client: str) -> None:
        self._turns = turns
        self._client = client
        self._taken: asyncio.Semaphore | None = None

    @property
    def must_wait(self) -> bool:
        """Whether it cannot begin at once."""
        return self._taken is None and self._turns.must_wait(self._client)

    async def begin(self) -> None:
        """Waits for it, unless it has begun."""
        if self._taken is None:
            self._taken = await self._turns.take(self._client)

    def end(self) -> None:
        """Gives it to the next one, if it has begun."""
        if self._taken is not None:
            self._taken.release()
            self._taken = None

    async def __aenter__(self) -> Self:
        await self.begin()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.end()


def turn_of(scope: Scope) -> Turn:
    """The turn of a request that has passed the gateway; that of a live connection has not begun."""
    turn: Turn = scope["kontor.turn"]
    return turn


class Queues:
    """What waits for each client, when more than a few would be at it at once."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._known: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, client: str) -> asyncio.Semaphore:
        """The queue of a client, forgotten when nobody is at it or waits."""
        queue = self._known.get(client)
        if queue is None:
            queue = self._known[client] = asyncio.Semaphore(self._at_once)
        return queue


@types.coroutine
def _stepped(work: Awaitable[T], clock: Callable[[], float], count: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Does some work, and counts each step of it: from one wait to the next."""
    steps = work.__await__()
    step: Callable[[], Any] = partial(next, steps)
    while True:
        begun = clock()
        try:
            awaited = step()
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            count(clock() - begun)
        try:
            step = partial(steps.send, (yield awaited))
        except BaseException as wrong:
            step = partial(steps.throw, wrong)
