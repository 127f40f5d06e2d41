"""Questions about tables that are asked together: when a server is gone, thousands come to the others at once."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeVar

from kontor.server.store.base import Damaged, StoreError

T = TypeVar("T")
MOST: Final = 64  # tables in one statement


class Gathered(Generic[T]):
    """Answers about tables, found by one statement at a time: what is asked meanwhile is asked with the next one. So an
    answer is never older than its question."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: dict[str, asyncio.Future[T | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def of(self, table: str) -> T | None:
        """What is found about a table; None where there is nothing."""
        answer = self._waiting.get(table)
        if answer is None:
            loop = asyncio.get_running_loop()
            answer = self._waiting[table] = loop.create_future()
            if self._task is None or self._task.done():
                self._task = loop.create_task(self._ask_all())
        return await asyncio.shield(answer)  # others may wait for the same one

    async def _ask_all(self) -> None:
        while self._waiting:
            names = list(self._waiting)[:MOST]
            await self._answer({name: self._waiting.pop(name) for name in names})

    async def _answer(self, asked: Mapping[str, asyncio.Future[T | None]]) -> None:
        try:
            found = await self._ask(list(asked))
        except Exception as wrong:
            if isinstance(wrong, Damaged) and len(asked) > 1:
                for name, answer in asked.items():  # the others are not to blame
                    await self._answer({name: answer})
            else:
                _fail(asked, wrong)
        except asyncio.CancelledError:
            _fail({**asked, **self._waiting}, StoreError("the store is closing"))
            raise
        else:
            for name, answer in asked.items():
                answer.set_result(found.get(name))


def _fail(asked: Mapping[str, asyncio.Future[T | None]], wrong: Exception) -> None:
    for answer in asked.values():
        if not answer.done():
            answer.set_exception(wrong)
