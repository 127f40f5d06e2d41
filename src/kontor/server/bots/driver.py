"""The driver lets bots answer. Each table that waits for one has a task, so no table waits for another.

Several processes may want the same decision: one with a watcher, the one that made the last change, or an idle one.
The jobs in the store say which one makes it. Waiting is measured by the monotonic clock; times of day are only shown.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic
from typing import Final

from kontor.server.background import CLEANUP_INTERVAL_S, SEARCH_INTERVAL_S, Background, Backoff, Periodic, Tasks
from kontor.server.bots.audience import Audience
from kontor.server.bots.exchange import TRADE_INTERVAL_S, JobExchange
from kontor.server.bots.pool import DECISION_JOB, BotAnswer, Pool, Question, Taken, bot_job, thinks
from kontor.server.bots.queue import Priority
from kontor.server.commands import playing
from kontor.server.store.base import StoreError
from kontor.server.store.jobs import Job
from kontor.server.tables.entries import Entry
from kontor.server.tables.hub import Hub, LoadedTable
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table

logger = logging.getLogger("kontor.bots")
RESUME_INTERVAL_S: Final = 0.4
SEARCH_MAX_TABLES: Final = 100
GRACE_S: Final = 0.1  # for which the process that changed a table may let its bots answer


class Driver(Background):
    """Lets bots decide at the tables of this process and at those of others that are late.

    One that serves nobody (`serves`) only helps others, whose clients they are."""

    def __init__(self, hub: Hub, pool: Pool, quota: int | None = None, *, serves: bool = True) -> None:
        self.audience = Audience()
        self._hub = hub
        self._pool = pool
        self._quota = quota  # tables at which strong bots play at once, for each account
        self.jobs = hub.store.jobs()
        self.exchange = JobExchange(self.jobs, pool, self._used, serves=serves)
        self.exchange.takers[DECISION_JOB] = self._take
        self._taking = Tasks()  # over from other processes
        self._thinking: dict[str, str] = {}  # those among them where strong bots play, with their accounts
        self._backoff = Backoff(log=logger)
        self._is_closed = False
        super().__init__(
            Periodic("going on where somebody watches", RESUME_INTERVAL_S, self._resume_watched),
            Periodic("the search for tables that wait for bots", SEARCH_INTERVAL_S, self._search),
            Periodic("forgetting the makers of ended games", CLEANUP_INTERVAL_S, hub.store.forget_makers),
        )

    def __len__(self) -> int:
        """At how many tables bots are deciding."""
        return len(self._tasks)

    def start(self) -> None:
        """Starts searching for tables; those that waited before a restart are found at once."""
        self.exchange.start()
        super().start()

    async def close(self) -> None:
        """Stops deciding. Unfinished decisions are made by other processes, or after the restart."""
        self._is_closed = True
        await self.exchange.close()
        await self._taking.close()
        await super().close()
        with suppress(StoreError):  # then the others notice it by themselves
            await self.jobs.close()

    async def create(self, table: str, first: Sequence[Entry], account: str, network: str = "") -> LoadedTable:
        """Makes a table on a client's account, which counts for a network in the public list. Its maker watches it."""
        loaded = await self._hub.create(table, first, account)
        try:
            await self._hub.store.made_by(table, account, network)
        except StoreError as wrong:  # the table is there, and its bots can play
            logger.warning("the maker of a table could not be recorded: %s", wrong)
        self.look(loaded)
        return loaded

    # Who watches

    def look(self, loaded: LoadedTable) -> None:
        """Somebody asks about a table: if its bots were waiting for that, they go on."""
        self.audience.seen(loaded)
        self._resume(loaded)

    @contextmanager
    def followed(self, loaded: LoadedTable) -> Iterator[None]:
        """Somebody follows a table."""
        with self.audience.following(loaded):
            self._resume(loaded)
            yield

    def _resume(self, loaded: LoadedTable) -> None:
        if loaded.table.id not in self._backoff:
            self._drive(loaded, late=True)

    def _plays(self, table: Table) -> bool:
        """Whether bots play on: always where somebody waits for them, otherwise while somebody watches."""
        return table.is_awaited or self.audience.is_at(table.id)

    # How much one client may use

    def has_enough(self, account: str) -> bool:
        """Whether strong bots already play at as many tables of an account as allowed. The operator has no account."""
        if self._quota is None or not account:
            return False
        return self._used()[account] + self.jobs.used_elsewhere.get(account, 0) >= self._quota

    def _used(self) -> Counter[str]:
        return Counter(self._thinking.values())

    # Driving

    def table_changed(self, loaded: LoadedTable, own: bool) -> None:
        """The process that made a change lets the bots answer it; the others only if somebody watches here."""
        if own or self.audience.is_at(loaded.table.id):
            self._drive(loaded, late=not own)

    def _drive(self, loaded: LoadedTable, late: bool = False, offer: Job | None = None) -> None:
        table = loaded.table
        if self._is_closed or table.id in self._tasks or not table.bot_to_decide():
            return
        is_strong = any(seat.level is not None and thinks(seat.level) for seat in table.seats)
        # Bots among themselves wait until those at other tables of the same account are done
        must_wait = not table.has_people and is_strong and self.has_enough(loaded.account or "")
        if offer is None and (not self._plays(table) or must_wait):
            return
        self._tasks.begin(table.id, partial(self._run, loaded, late, offer))
        if is_strong:
            self._thinking[table.id] = loaded.account or ""
        self._hub.metrics.bot_tables.set(len(self._tasks))

    async def _run(self, loaded: LoadedTable, late: bool, offer: Job | None) -> None:
        name = loaded.table.id
        try:
            with self._backoff.attempt(name, "bots of a table stopped", table=name):
                await self._answer_all(loaded, late, offer)
        finally:
            if offer is not None:
                self.exchange.wake()
            self._thinking.pop(name, None)
            self._hub.metrics.bot_tables.set(len(self._tasks) - 1)

    async def _answer_all(self, loaded: LoadedTable, late: bool, offer: Job | None) -> None:
        """Answers for bots as long as they decide."""
        if loaded.account is None:
            loaded.account = await self._hub.store.maker_of(loaded.table.id) or ""
        if loaded.table.id in self._thinking:
            self._thinking[loaded.table.id] = loaded.account
        while (waiting := loaded.table.bot_to_decide()) is not None and (offer or self._plays(loaded.table)):
            table = loaded.table
            if late and self._hub.store.shared and await _moved_on(loaded, table, GRACE_S):
                continue
            question = _question(table, *waiting)
            job = bot_job(question, loaded.account, table.stamp, self._priority(table, offer))
            try:
                late = not await self._answer(loaded, question, job, partial(self._priority, table, offer))
            except Taken:
                late = True
                await _moved_on(loaded, table, TRADE_INTERVAL_S)
            finally:
                self.jobs.done(job)
            offer = None

    async def _answer(
        self, loaded: LoadedTable, question: Question, job: Job, priority: Callable[[], Priority]
    ) -> bool:
        """Has one decision made and stored. False if somebody else changed the table before."""
        table, began = loaded.table, monotonic()
        thinking = asyncio.create_task(self._pool.answer(question, job, priority, partial(self.jobs.claim, job)))
        if self._pool.leaves(job):
            self.exchange.wake()  # to offer it
        moving = asyncio.create_task(_moved_on(loaded, table))
        try:
            await asyncio.wait((thinking, moving), return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                return False
            answer = thinking.result()
            await _pause(loaded, table, began)
        finally:
            thinking.cancel()
            moving.cancel()
        self._count(answer)
        decision = (table.ply, table.stamp, answer.action, answer.level)
        stored = await self._hub.change(loaded, lambda now: playing.bot_plays(now, *decision))
        if stored:
            self._hub.metrics.decisions.labels(answer.level).inc()
        self._backoff.succeeded(table.id)
        return bool(stored)

    def _priority(self, table: Table, offer: Job | None) -> Priority:
        """How urgent the decision of a bot is: for the people who watch here, or as another process said."""
        own = Priority.NOBODY
        if self.audience.is_at(table.id):
            own = Priority.PERSON if table.has_people else Priority.AUDIENCE
        return own if offer is None else min(own, Priority(offer.priority))

    def _count(self, answer: BotAnswer) -> None:
        self._hub.metrics.bot_seconds.labels(answer.level).observe(answer.seconds)
        for failure in answer.failures:
            if failure.reason in ("crash", "overrun"):  # the worker was killed
                self._hub.metrics.bot_restarts.inc()

    # Other processes, and what nobody drives

    async def _resume_watched(self) -> None:
        for loaded in self.audience.tables():
            if loaded.table.bot_to_decide():  # at few of thousands
                self._resume(loaded)

    def _take(self, job: Job) -> None:
        if job.key not in self._tasks:
            self._taking.begin(job.key, partial(self._take_over, job.key, job))

    async def _search(self) -> None:
        """Takes over tables that no process drives: after a restart, or because the one that did is gone."""
        known = len(self._tasks) + len(self._backoff)  # or they would fill every search
        late = await self._hub.store.bots_due(SEARCH_MAX_TABLES + known)
        for name in [*self._backoff.due(), *late]:
            if name not in self._tasks and name not in self._backoff:
                await self._take_over(name)

    async def _take_over(self, name: str, offer: Job | None = None) -> None:
        with self._backoff.attempt(name, "a table is not played by bots", Refused, table=name):  # of other rules
            loaded = await self._hub.table(name)
            self._drive(
                loaded, offer=offer
            )  # also if the table went on since: the process that offered it is not faster
            if name in self._tasks:
                self._hub.metrics.taken_over.inc()
            else:  # nobody waits for it now
                self._backoff.succeeded(name)
                if offer is not None:
                    self.jobs.done(offer)


def _question(table: Table, seat: int, level: str) -> Question:
    assert table.game is not None
    seed = int.from_bytes(hashlib.sha256(f"{table.salt} {seat}".encode()).digest()[:8])
    return Question(table=table.id, game=table.game, seat=seat, level=level, seed=seed)


async def _moved_on(loaded: LoadedTable, asked: Table, patience: float | None = None) -> bool:
    """Waits until the decision is no longer to be made; False if the time is up before."""
    try:
        async with asyncio.timeout(patience):
            while (now := loaded.table).stamp == asked.stamp and now.bot_to_decide():
                await loaded.changed.wait()
    except TimeoutError:
        return False
    return True


async def _pause(loaded: LoadedTable, asked: Table, began: float) -> None:
    """Waits until the bot may answer, so that people can follow. Only a change at the table ends the wait early."""
    while (now := loaded.table).stamp == asked.stamp and now.bot_to_decide():
        rest = began + now.bot_wait() - monotonic()
        if rest <= 0:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(loaded.changed.wait(), rest)
