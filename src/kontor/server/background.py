"""What a server does in the background: tasks, work that comes back every few seconds, and retries of what failed."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final

from kontor.server.monitoring.logs import fields
from kontor.server.store.base import StoreError
from kontor.server.store.jobs import Job, Jobs

logger = logging.getLogger("kontor.background")
SEARCH_INTERVAL_S: Final = 2.0  # between searches of the store for work that no process does
CLEANUP_INTERVAL_S: Final = 3600.0  # between searches for what need not be kept
RETRY_FIRST_S: Final = 2.0  # seconds before the first retry
RETRY_MAX_S: Final = 60.0  # seconds between retries at most, unless somebody asks for more
LONG_RETRY_MAX_S: Final = 300.0  # for what nobody waits for


class Backoff:
    """When to retry what failed: each time after twice as long, up to a limit."""

    def __init__(self, first_s: float | None = None, max_s: float | None = None, log: logging.Logger = logger) -> None:
        self._log = log
        self._first = RETRY_FIRST_S if first_s is None else first_s
        self._max = RETRY_MAX_S if max_s is None else max_s
        self._retries: dict[str, tuple[float, float]] = {}  # when, and how long that is after the last failure

    def failed(self, name: str) -> float:
        """It is retried after a delay, which is returned."""
        _, before = self._retries.get(name, (0.0, self._first / 2))
        delay = min(2 * before, self._max)
        self._retries[name] = monotonic() + delay, delay
        return delay

    @contextmanager
    def attempt(self, name: str, failure: str, *hopeless: type[Exception], **where: str) -> Iterator[None]:
        """Tries something, and raises nothing: what fails is logged and retried, except for what is hopeless."""
        try:
            yield
        except hopeless as wrong:
            self._retries[name] = math.inf, math.inf
            self._log.warning("%s: %s", failure, wrong, extra=fields(**where))
        except StoreError as wrong:
            self.failed(name)
            self._log.warning("%s: %s", failure, wrong, extra=fields(**where))
        except Exception:
            self.failed(name)
            self._log.exception(failure, extra=fields(**where))

    def succeeded(self, name: str) -> None:
        """It works, or nobody needs it any more. After its next failure the delay is the shortest again."""
        self._retries.pop(name, None)

    def due(self) -> list[str]:
        """What to retry now."""
        return [name for name in self._retries if name not in self]

    def __contains__(self, name: str) -> bool:
        """Whether it must wait for its retry."""
        return self._retries.get(name, (0.0, 0.0))[0] > monotonic()

    def __len__(self) -> int:
        return len(self._retries)


class Periodic:
    """Calls a function at once and then every few seconds. A call that fails is logged and retried."""

    def __init__(self, name: str, interval_s: float, work: Callable[[], Awaitable[float | None]]) -> None:
        """`work` may return after how many seconds it is called next, instead of the interval."""
        self._name = name  # in logs: what failed
        self._interval = interval_s
        self._work = work
        self._backoff = Backoff(min(interval_s, RETRY_FIRST_S), max(interval_s, RETRY_FIRST_S))
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Makes the next call now, or as soon as the current one has ended."""
        self._wanted.set()

    async def close(self) -> None:
        """Stops, also in the middle of a call."""
        if self._task is not None:
            await cancel(self._task)

    async def _run(self) -> None:
        while True:
            self._wanted.clear()
            delay = await self._call()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), delay)

    async def _call(self) -> float:
        try:
            delay = await self._work()
        except StoreError as wrong:
            delay = self._backoff.failed(self._name)
            logger.warning("%s failed, next attempt in %.1f s: %s", self._name, delay, wrong)
        except Exception:
            delay = self._backoff.failed(self._name)
            logger.exception("%s failed, next attempt in %.1f s", self._name, delay)
        else:
            self._backoff.succeeded(self._name)
        return self._interval if delay is None else delay


class Tasks(dict[str, asyncio.Task[None]]):
    """The tasks that run now, by name."""

    def begin(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Begins a task, unless there is one of this name."""
        if name in self:
            return False
        self[name] = asyncio.get_running_loop().create_task(self._run(name, work))
        return True

    async def _run(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        finally:
            del self[name]  # at once: what comes now needs a task of its own

    async def close(self) -> None:
        """Cancels them all."""
        await cancel(*self.values())


class Background:
    """A part of the server that works in the background: by periodic calls, and by the tasks that these begin."""

    def __init__(self, *periodic: Periodic) -> None:
        self._periodic = periodic
        self._tasks = Tasks()

    def start(self) -> None:
        """Begins; what was left over from before a restart is found at once."""
        for each in self._periodic:
            each.start()

    async def close(self) -> None:
        """Stops. What is not done is done later, or by another process."""
        for each in self._periodic:
            await each.close()
        await self._tasks.close()


async def do_once(jobs: Jobs, job: Job, work: Callable[[], Awaitable[object]]) -> bool:
    """Does a job that no other process does; False if another one does it, or if that is what `work` returns."""
    try:
        return await jobs.claim(job) and await work() is not False
    finally:
        jobs.done(job)


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    """Cancels tasks and waits until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
