"""Fair scheduling: all requests share one event loop, and a client that has used more than its share of the time waits,
and nobody else does."""

import asyncio
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, Literal, Self, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from starlette.types import Scope

from kontor.server.gateway.cancellation import Cancellation, while_connected
from kontor.server.gateway.limits import Limits, client_of
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import charge_search
from kontor.server.tables.problems import Unavailable

T = TypeVar("T")
MAX_CONCURRENT: Final = 2  # requests of one client that are worked on; its others wait, so that nobody else does
RESTART_RETRY_S: Final = 2  # after which to ask again
MAX_CONCURRENT_BOTS: Final = 4  # requests of one client that bots think about, which may take seconds
Queue: TypeAlias = Literal["work", "news", "thoughts"]
QUEUES: Final[Mapping[Queue, int]] = {"work": MAX_CONCURRENT, "news": 1, "thoughts": MAX_CONCURRENT_BOTS}


class ShuttingDown(Unavailable):
    """The server stops, and nothing that waits begins any more. The next request finds its successor."""

    def __init__(self) -> None:
        message = "The server is being restarted; try again in a moment."
        super().__init__("closing", message, retry_after=RESTART_RETRY_S)


class FairScheduler:
    """Measures the time that each client takes of the event loop, and has its work begin when that is within the limit.
    What has begun is not held up."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.stopping = Cancellation(ShuttingDown)
        self._queues: WeakValueDictionary[tuple[Queue, str], asyncio.Semaphore] = WeakValueDictionary()

    def stop(self) -> None:
        """Refuses what waits, now and in future."""
        self.stopping.cancel()

    async def measured(self, client: str, work: Awaitable[T]) -> T:
        """Does some work for a client, and counts the time it takes, searches of the store included, but not while it
        waits for something else."""
        if not self.limits.counts(client):
            return await work

        # By the clock, not by processor time: while a step lasts nobody else is worked for, whatever the machine does
        # besides. If it leaves the server a quarter of a processor, a client could have all of that otherwise: when it
        # was tried, others waited for seconds instead of 0.03 s.
        def count(used: float) -> None:
            self.limits.spend("work", client, 1000 * used)

        account = charge_search.set(count)
        try:
            return await _stepped(work, self.limits.clock, count)
        finally:
            charge_search.reset(account)

    def slot(self, client: str, queue: Queue = "work") -> "WorkSlot":
        return WorkSlot(self, client, queue)

    def queue(self, name: Queue, client: str) -> asyncio.Semaphore:
        """A queue of a client, forgotten when nobody is at it or waits."""
        return self._queues.setdefault((name, client), asyncio.Semaphore(QUEUES[name]))

    @asynccontextmanager
    async def news(self, client: str) -> AsyncIterator[None]:
        """Waits until news for a client may be made. They do not wait for its requests; but somebody may follow a table
        many times, so they are made one after the other, and in between everybody else is served."""
        async with self.slot(client, "news"):
            yield
            if self.limits.counts(client):
                await asyncio.sleep(0)

    @asynccontextmanager
    async def thought(self, scope: Scope) -> AsyncIterator[None]:
        """Waits until bots may think about a request of a client, which gives its slot to others of that client
        meanwhile: a neighbour at the same address need not wait for somebody's coach. If the client goes
        away, the next one has its place."""
        client, slot = client_of(scope), work_slot_of(scope)
        async with while_connected(scope):
            if not self.limits.counts(client):
                yield
                return
            slot.end()
            queue = self.queue("thoughts", client)
            async with self.stopping.scope():
                await queue.acquire()
            try:
                yield
            finally:
                queue.release()
            await slot.begin()


class WorkSlot:
    """When a request or a message of a client is worked on. It may begin again after its end."""

    def __init__(self, scheduler: FairScheduler, client: str, queue: Queue) -> None:
        self._scheduler = scheduler
        self._client = client
        self._queue: Queue = queue
        self._taken: asyncio.Semaphore | None = None

    @property
    def must_wait(self) -> bool:
        if self._taken is not None or not self._scheduler.limits.counts(self._client):
            return False
        return self._scheduler.queue(self._queue, self._client).locked() or self._delay is not None

    @property
    def _delay(self) -> float | None:
        return self._scheduler.limits.wait("work", self._client)

    async def begin(self) -> None:
        """Waits for it, unless it has begun."""
        if self._taken is not None or not self._scheduler.limits.counts(self._client):
            return
        queue = self._scheduler.queue(self._queue, self._client)
        async with self._scheduler.stopping.scope():
            await queue.acquire()
            self._taken = queue
            try:
                if self._delay is not None:
                    self._scheduler.metrics.turns_delayed.inc()
                while (delay := self._delay) is not None:  # other work may have begun and used the time
                    await asyncio.sleep(delay)
            except BaseException:
                self.end()
                raise

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


def work_slot_of(scope: Scope) -> WorkSlot:
    """The slot of a request that has passed the gateway; that of a live connection has not begun."""
    slot: WorkSlot = scope["kontor.slot"]
    return slot


@types.coroutine
def _stepped(
    work: Awaitable[T], clock: Callable[[], float], count: Callable[[float], object]
) -> Generator[Any, Any, T]:
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
