"""Batches lookups of tables: when a server is gone, thousands of clients come to the others at once."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from kontor.server.store.base import Damaged, StoreError

T = TypeVar("T")
_Askers: TypeAlias = dict[str, list[asyncio.Future[T | None]]]  # all who asked about a table; each may give up
MAX_BATCH: Final = 64  # tables in one statement


class BatchedLookups(Generic[T]):
    """Looks tables up with one statement at a time: what is asked meanwhile goes into the next one. So an answer is
    never older than its question."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: _Askers[T] = {}
        self._task: asyncio.Task[None] | None = None

    async def of(self, table: str) -> T | None:
        """What is found about a table; None where there is nothing."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T | None] = loop.create_future()
        self._waiting.setdefault(table, []).append(answer)
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._ask_all())
        return await answer

    async def _ask_all(self) -> None:
        while self._waiting:
            names = list(self._waiting)[:MAX_BATCH]
            await self._answer({name: self._waiting.pop(name) for name in names})

    async def _answer(self, asked: _Askers[T]) -> None:
        try:
            found = await self._ask(list(asked))
        except Exception as wrong:
            if isinstance(wrong, Damaged) and len(asked) > 1:
                for name, answers in asked.items():  # the others are not to blame
                    await self._answer({name: answers})
            else:
                _fail(asked, wrong)
        except asyncio.CancelledError:
            _fail({**asked, **self._waiting}, StoreError("the store is closing"))
            raise
        else:
            for name, answers in asked.items():
                for answer in _open(answers):
                    answer.set_result(found.get(name))


def _fail(asked: _Askers[T], wrong: Exception) -> None:
    for answers in asked.values():
        for answer in _open(answers):
            answer.set_exception(wrong)


def _open(answers: list[asyncio.Future[T | None]]) -> list[asyncio.Future[T | None]]:
    """Those that somebody still waits for."""
    return [answer for answer in answers if not answer.done()]
