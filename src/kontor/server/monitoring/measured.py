"""A store that is measured, and that nobody waits for longer than a few seconds."""

import asyncio
import inspect
import time
from collections.abc import Callable, Coroutine
from contextvars import ContextVar, copy_context
from typing import Any, Final, TypeAlias

from kontor.server.monitoring import clock
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import open_store
from kontor.server.store.base import StoreError
from kontor.server.store.common import Store

Operation: TypeAlias = Callable[..., Coroutine[Any, Any, Any]]
STORE_TIMEOUT_S: Final = 5.0  # until a question that is not answered counts as failed
HANGING_STORE_TIMEOUT_S: Final = 0.5  # for a question after one that got no answer, while no other got one
WITHOUT_DEADLINE: Final = frozenset({"close", "mend"})
# Whether what is done now is a part of an operation, which is measured as a whole
_is_measured: ContextVar[bool] = ContextVar("is_measured", default=False)


async def open_measured(url: str, metrics: Metrics, *, migrates: bool = True) -> Store:
    """The store that a URL names, measured. The clock goes on as it did in earlier processes of this machine."""
    store = measured(await open_store(url, migrates=migrates), metrics)
    if (run := clock.boot_id()) is not None:
        clock.go_on_from(await store.machine_began(run, clock.began()))
    return store


def measured(store: Store, metrics: Metrics) -> Store:
    """The same store, whose operations are counted and fail in time. One that fails may still be carried out later, as
    with any StoreError."""
    watch = _Watch(metrics)
    for name, operation in inspect.getmembers(Store, inspect.iscoroutinefunction):
        if not name.startswith("_") and operation.__name__ not in WITHOUT_DEADLINE:
            setattr(store, name, watch.over(name, getattr(store, name)))
    return store


class _Watch:
    """Knows whether the store hangs now. A busy one is slow, but answers: then nobody's time is cut short, or those who
    are refused would ask again and make it busier."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._answers = 0  # that came, in time or late
        self._hangs = False

    def over(self, name: str, operation: Operation) -> Operation:
        async def timed(*args: Any, **kwargs: Any) -> Any:
            if _is_measured.get():
                return await operation(*args, **kwargs)
            begun, failed = time.perf_counter(), True
            try:
                result = await self._in_time(operation(*args, **kwargs))
                failed = False
                return result
            except Exception as wrong:
                failed = isinstance(wrong, StoreError)  # others are answers: a conflict, say
                raise
            finally:
                self._metrics.store_answered(name, time.perf_counter() - begun, failed)

        return timed

    async def _in_time(self, question: Coroutine[Any, Any, Any]) -> Any:
        """The answer, or StoreError at the deadline. The question itself goes on: a connection in the middle of a
        statement cannot be given up faster than the database lets it go."""
        inside = copy_context()
        inside.run(_is_measured.set, True)
        task = asyncio.create_task(question, context=inside)
        task.add_done_callback(self._ended)
        limit = HANGING_STORE_TIMEOUT_S if self._hangs else STORE_TIMEOUT_S
        before = self._answers
        done, _ = await asyncio.wait({task}, timeout=limit)
        if done:
            return task.result()
        if self._answers == before:
            self._hangs = True
        raise StoreError(f"no answer within {limit:g} s")

    def _ended(self, task: asyncio.Future[Any]) -> None:
        # The exception is read in any case: otherwise asyncio logs "exception was never retrieved".
        if not task.cancelled() and not isinstance(task.exception(), StoreError):
            self._answers += 1
            self._hangs = False
