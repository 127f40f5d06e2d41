"""Batches lookups of tables: when a server is gone, thousands of clients come to the others at once."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeVar

T = TypeVar("T")
MAX_BATCH: Final = 64  # tables in one statement


class BatchedLookups(Generic[T]):
    """Looks tables up with one statement at a time: what is asked meanwhile goes into the next one. So an answer is
    never older than its question."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._ask = ask
        self._waiting: dict[str, asyncio.Future[T | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def of(self, table: str) -> T | None:
        """What is found about a table; None where there is nothing."""
        loop = asyncio.get_running_loop()
        answer = self._waiting.setdefault(table, loop.create_future())
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._ask_all())
        return await asyncio.shield(answer)  # others may wait for it, too

    async def _ask_all(self) -> None:
        while self._waiting:
            names = list(self._waiting)[:MAX_BATCH]
            asked = {name: self._waiting.pop(name) for name in names}
            try:
                found = await self._ask(names)
            except Exception as wrong:
                for answer in asked.values():
                    answer.set_exception(wrong)
            else:
                for name, answer in asked.items():
                    answer.set_result(found.get(name))
