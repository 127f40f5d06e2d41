"""Processes that share a database share the work: each offers jobs that have to wait, and takes those of others."""

import random
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

import msgspec

from kontor.server.background import Background, Periodic
from kontor.server.bots.pool import Pool
from kontor.server.store.jobs import Job, Jobs, Shown

HEARTBEAT_INTERVAL_S: Final = 0.4
TRADE_INTERVAL_S: Final = 0.2  # between searches for jobs of other processes
PREFETCH_PER_WORKER: Final = 4  # jobs of other processes
OFFER_DELAY_S: Final = 0.1  # a job that waits longer is offered


class JobExchange(Background):
    """What this process offers to the others, takes from them and tells them about itself."""

    def __init__(self, jobs: Jobs, pool: Pool, used: Callable[[], Mapping[str, int]], *, serves: bool) -> None:
        """`used`: by client, at how many tables of this process strong bots play."""
        self.takers: dict[str, Callable[[Job], None]] = {}  # by kind: what does jobs that need a worker
        self.chores: dict[str, Callable[[Job], None]] = {}  # the same for jobs that need none
        self._jobs = jobs
        self._pool = pool
        self._used = used
        self._serves = serves
        self._offered: set[Job] = set()
        self._trading = Periodic("sharing jobs", TRADE_INTERVAL_S, self._trade)
        super().__init__(Periodic("the heartbeat", HEARTBEAT_INTERVAL_S, self._beat), self._trading)

    def wake(self) -> None:
        """There is a job to offer, or time for another one."""
        self._trading.wake()

    async def _beat(self) -> None:
        busy = min(self._pool.queue.running, self._pool.size)
        used = self._used() if self._serves else {}
        await self._jobs.beat(Shown(used=used, workers=self._pool.size, busy=busy, serves=self._serves))
        self._pool.set_alone(not self._jobs.workers_elsewhere)

    async def _trade(self) -> float:
        """Offers and takes jobs. Returns when to do it next: not in step, or one might always look when all is done."""
        now = monotonic()
        waiting = {
            msgspec.structs.replace(ticket.job, priority=ticket.priority())
            for ticket in self._pool.queue
            if ticket.job.kind in self.takers and (now - ticket.since > OFFER_DELAY_S or self._pool.leaves(ticket.job))
        }
        new, self._offered = waiting - self._offered, waiting
        own = [*self.takers] if self._pool.thinks else []
        room = PREFETCH_PER_WORKER * max(1, self._pool.size) - (len(self._pool.queue) if own else 0)
        for job in await self._jobs.trade(list(new), room, [*own, *self.chores]):
            (self.takers | self.chores)[job.kind](job)
        return random.uniform(0.5, 1) * TRADE_INTERVAL_S
