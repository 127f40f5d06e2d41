"""Watches the players' clocks. When the time is up, the player loses the decision: a bot plays, or the game ends.

When that is stands in the store with each table, so a restart misses nothing, and a process that dies leaves it to the
others. A decision that comes too late is refused even before that: the hub asks asking.overdue before each change.
"""

import asyncio
import logging
from functools import partial
from typing import Final

from kontor.server.background import Background, Backoff, Periodic, do_once
from kontor.server.monitoring import clock
from kontor.server.store.jobs import Job, Jobs
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused

CLOCK_JOB: Final = "clock"
CLOCK_SEARCH_INTERVAL_S: Final = 0.5  # between searches for clocks that are due
SEARCH_MAX_CLOCKS: Final = 200


class Clocks(Background):
    """The clocks of all tables, as far as this process is the first to act."""

    def __init__(self, hub: Hub, jobs: Jobs) -> None:
        super().__init__(Periodic("the search for clocks that are due", CLOCK_SEARCH_INTERVAL_S, self._search))
        self._hub = hub
        self._jobs = jobs
        self._backoff = Backoff(log=logging.getLogger("kontor.clocks"))

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
        self._tasks.begin(name, partial(self._run, name, due))

    async def _run(self, name: str, due: float) -> None:
        """Ends a decision when its time is up, unless another process does."""
        with self._backoff.attempt(name, "the clocks of a table stand still", Refused, table=name):
            await asyncio.sleep(due - clock.steady())
            loaded = await self._hub.table(name)
            job = Job(kind=CLOCK_JOB, key=name, moment=loaded.table.version)
            await do_once(self._jobs, job, partial(self._hub.expire, loaded))
            self._backoff.succeeded(name)
