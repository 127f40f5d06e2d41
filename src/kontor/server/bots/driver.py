"""The driver lets bots answer. Each table that waits for one has a task, so no table waits for another."""

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from kontor.server import commands
from kontor.server.bots.pool import ATTEMPTS, Answer, Pool, Question
from kontor.server.monitoring.logs import fields
from kontor.server.store import StoreError
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub, Watched
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table

logger = logging.getLogger("kontor.bots")
SWEEP: Final = 2.0  # seconds between searches for tables that no process drives
LATE: Final = 3.0  # seconds a bot may need beyond thinking before another process takes over its table
AT_ONCE: Final = 100  # tables taken over in one search
LONGEST_REST: Final = 60.0  # seconds


class _Rests:
    """Tables where bots could not answer: each is left alone for a while, and for longer each time it fails."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, float]] = {}  # and how long it was

    def begin(self, name: str) -> None:
        _, before = self._until.get(name, (0, SWEEP / 2))
        rest = min(2 * before, LONGEST_REST)
        self._until[name] = time.monotonic() + rest, rest

    def keep(self, name: str) -> None:
        """Leaves a table alone for as long as this process runs."""
        self._until[name] = math.inf, math.inf

    def end(self, name: str) -> None:
        self._until.pop(name, None)

    def over(self) -> list[str]:
        """Those to try again now."""
        return [name for name, (until, _) in self._until.items() if until <= time.monotonic()]

    def __contains__(self, name: str) -> bool:
        return name in self._until

    def __len__(self) -> int:
        return len(self._until)


class Driver:
    """Lets bots decide at the tables of this process and at those another process left behind."""

    def __init__(self, hub: Hub, pool: Pool) -> None:
        self._hub = hub
        self._pool = pool
        self._patience = ATTEMPTS * pool.budget + LATE
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rests = _Rests()
        self._sweeper: asyncio.Task[None] | None = None
        hub.on_change = self._changed

    def start(self) -> None:
        """Starts searching for tables; those that waited before a restart are found at once."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        """Stops deciding. Unfinished decisions are made again after the restart."""
        self._hub.on_change = None
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, watched: Watched, own: bool) -> None:
        """The process that made a change lets the bots answer it; the others leave that to it."""
        if own:
            self._drive(watched)

    def _drive(self, watched: Watched) -> None:
        name = watched.table.id
        if name not in self._tasks and watched.table.bot_to_decide():
            self._tasks[name] = asyncio.get_running_loop().create_task(self._run(watched))

    async def _run(self, watched: Watched) -> None:
        name = watched.table.id
        try:
            await self._answer_all(watched)
        except Exception:
            self._rests.begin(name)
            logger.exception("bots of a table stopped", extra=fields(table=name))
        finally:
            del self._tasks[name]  # at once, so that a change arriving now is answered too

    async def _answer_all(self, watched: Watched) -> None:
        """Answers for bots as long as they decide."""
        while (waiting := watched.table.bot_to_decide()) is not None:
            table = watched.table
            thinking = asyncio.create_task(self._pool.answer(_question(table, *waiting)))
            try:
                await _pause(watched, table)
                answer = await thinking
            finally:
                thinking.cancel()
            self._count(answer)
            if await self._hub.change(watched, partial(_decide, table, answer)):
                self._hub.metrics.decided(answer.level)
            self._rests.end(table.id)

    def _count(self, answer: Answer) -> None:
        self._hub.metrics.bot_answered(answer.level, answer.seconds)
        for failure in answer.failures:
            if failure.reason in ("crash", "overrun"):  # the worker was killed
                self._hub.metrics.bot_restarted()

    async def _sweep(self) -> None:
        """Takes over tables whose bot is late: after a restart, or because the process that drove them is gone."""
        patience = 0.0
        while True:
            try:
                await self._look(time.time() - patience)
            except StoreError as wrong:
                logger.warning("tables that wait for bots could not be looked up: %s", wrong)
            patience = self._patience
            await asyncio.sleep(SWEEP)

    async def _look(self, before: float) -> None:
        known = len(self._tasks) + len(self._rests)  # or they would fill every search
        late = await self._hub.store.overdue(before, AT_ONCE + known)
        for name in [*self._rests.over(), *(name for name in late if name not in self._rests)]:
            if name not in self._tasks:
                await self._take_over(name)

    async def _take_over(self, name: str) -> None:
        try:
            watched = await self._hub.table(name)
        except StoreError:
            raise
        except Refused as refused:  # a table of other rules: no later attempt can succeed
            self._rests.keep(name)
            logger.warning("a table is not played by bots: %s", refused.problem.message, extra=fields(table=name))
            return
        except Exception:  # the other tables do not wait for a broken one
            self._rests.begin(name)
            logger.exception("a table that waits for a bot could not be taken over", extra=fields(table=name))
            return
        self._drive(watched)
        if name not in self._tasks:  # nobody waits for it now
            self._rests.end(name)


async def _pause(watched: Watched, asked: Table) -> None:
    """Waits until the bot is due, so that people can follow. Only a change at the table ends the wait early."""
    while (now := watched.table).stamp == asked.stamp and now.bot_to_decide():
        rest = asked.updated + now.bot_wait() - time.time()
        if rest <= 0:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(watched.changed.wait(), rest)


def _decide(asked: Table, answer: Answer, now: Table) -> Sequence[Entry]:
    return commands.bot_plays(now, asked.ply, asked.stamp, answer.action, answer.level)


def _question(table: Table, seat: int, level: str) -> Question:
    assert table.game is not None
    seed = int.from_bytes(hashlib.sha256(f"{table.salt} {seat}".encode()).digest()[:8])
    return Question(table=table.id, game=table.game, seat=seat, level=level, seed=seed)
