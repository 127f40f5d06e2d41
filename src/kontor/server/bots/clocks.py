"""Watches the players' clocks. Whoever's time is up loses the decision at that moment: a bot plays, or the game ends.

When that is stands in the store with each table, so a restart misses nothing, and a process that dies leaves it to the
others. A decision that comes too late is refused even before that: the hub asks commands.overdue before each change.
"""

import asyncio
import logging
from typing import Final

from kontor.server.background import Backoff, Periodic, cancel
from kontor.server.monitoring import clock
from kontor.server.monitoring.logs import fields
from kontor.server.store.jobs import Job, Jobs
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused

logger = logging.getLogger("kontor.clocks")
CLOCK_JOB: Final = "clock"
CLOCK_SEARCH_INTERVAL_S: Final = 0.5  # between searches for clocks that are due
SEARCH_MAX_CLOCKS: Final = 200


class Clocks:
    """The clocks of all tables, as far as this process is the first to act."""

    def __init__(self, hub: Hub, jobs: Jobs) -> None:
        self._hub = hub
        self._jobs = jobs
        self._backoff = Backoff()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._periodic = Periodic("the search for clocks that are due", CLOCK_SEARCH_INTERVAL_S, self._search)

    def start(self) -> None:
        """Begins to look; what was due while no server ran is done at once."""
        self._periodic.start()

    async def close(self) -> None:
        """Stops looking."""
        await self._periodic.close()
        await cancel(*self._tasks.values())

    def take(self, job: Job) -> None:
        """A process died that had begun with a table."""
        self._attend(job.key, clock.steady())

    async def _search(self) -> None:
        """Attends to the tables where time is up before the next search."""
        for name in self._backoff.due():
            self._attend(name, clock.steady())
        limit = SEARCH_MAX_CLOCKS + len(self._tasks) + len(self._backoff)
        for name, due in await self._hub.store.clocks_due(clock.steady() + CLOCK_SEARCH_INTERVAL_S, limit):
            if name not in self._backoff:
                self._attend(name, due)

    def _attend(self, name: str, due: float) -> None:
        if name not in self._tasks:
            self._tasks[name] = asyncio.get_running_loop().create_task(self._run(name, due))

    async def _run(self, name: str, due: float) -> None:
        try:
            await asyncio.sleep(due - clock.steady())
            await self._expire(name)
            self._backoff.succeeded(name)
        except Refused as refused:  # a table of other rules: no later attempt can succeed
            self._backoff.give_up(name)
            logger.warning("the clocks of a table stand still: %s", refused.problem.message, extra=fields(table=name))
        except Exception:  # the other tables do not wait for a broken one
            self._backoff.failed(name)
            logger.exception("the clocks of a table stopped", extra=fields(table=name))
        finally:
            del self._tasks[name]

    async def _expire(self, name: str) -> None:
        """Ends a decision whose time is up, unless another process does."""
        watched = await self._hub.table(name)
        job = Job(kind=CLOCK_JOB, key=name, moment=watched.table.version, client="", priority=0, quick=True)
        try:
            if await self._jobs.claim(job):
                await self._hub.expire(watched)
        finally:
            self._jobs.done(job)
