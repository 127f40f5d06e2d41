"""The pool of workers: it always returns a legal action, whatever happens to a bot."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from kontor import bots
from kontor.bots import LEVELS, QUICK_LEVEL
from kontor.game import Game
from kontor.rules.notation import NotationError
from kontor.server.background import cancel
from kontor.server.bots.messages import Reply, Request, about
from kontor.server.bots.process import COMMAND, Failed, Worker
from kontor.server.bots.queue import FairQueue, Priority, Ticket
from kontor.server.monitoring.logs import fields
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.jobs import Job

T = TypeVar("T")
Claim: TypeAlias = Callable[[], Awaitable[bool]]  # asks for a job that is about to begin

DECISION_JOB: Final = "bots"  # the kind of job
DEFAULT_BUDGET_S: Final = 10.0  # seconds for a decision
BOT_BUDGET_SHARE: Final = 0.8  # the share that a bot is given; the rest is for its process
NO_LEVEL: Final = "none"
LEVEL_MAX_ATTEMPTS: Final = 2  # of a level whose worker crashes; other failures would only repeat

_log = logging.getLogger("kontor.bots")


class PoolClosed(Exception):  # noqa: N818 - an answer, not a fault
    """The pool does not run; the decision is still open."""


@dataclass(frozen=True, slots=True)
class Question:
    """What should this seat, which must decide now, do?"""

    table: str
    game: Game
    seat: int
    level: str
    seed: int  # the same for all decisions of a seat, so that its bot is kept


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A legal action and the level that chose it; NO_LEVEL where all failed and the first legal action is taken."""

    action: str
    level: str
    failures: tuple[Failed, ...] = ()  # of levels before it
    seconds: float = field(default=0.0, compare=False)  # how long it took, not counting the wait for a worker


class Taken(Exception):  # noqa: N818 - an answer, not a fault
    """Another process does the job."""


async def granted() -> bool:
    """A claim to a job that only this process has."""
    return True


class _Task(Generic[T]):
    """Work that waits for a worker, and for which somebody waits."""

    def __init__(self, work: Callable[[Worker], Awaitable[T]], claim: Claim) -> None:
        self.work = work
        self.claim = claim
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class Pool:
    """Workers that decide for bots. Work waits in a fair queue until one is free.

    Apart from `size` workers there are `quick` ones that do nothing but quick jobs, so that these never wait for bots
    that think for long. Without any others (size 0) jobs that take long are left to other processes; if none of these
    has workers either, the quick ones do everything. A worker that crashes or overruns the budget is killed; the next
    question starts it again. A level that fails is replaced by the next lower one, and if all fail the first legal
    action is taken.
    """

    def __init__(
        self,
        size: int,
        budget: float = DEFAULT_BUDGET_S,
        command: Sequence[str] = COMMAND,
        metrics: Metrics | None = None,
        *,
        quick: int = 1,
        thinking: Callable[[], Worker] | None = None,  # instead of processes of this machine
    ) -> None:
        self.budget = budget
        self.size = size
        self._is_alone = False
        self.queue = FairQueue()
        self._metrics = metrics or Metrics()
        here = partial(Worker, command)
        self._workers: list[Worker] = [(thinking or here)() for _ in range(size)] + [here() for _ in range(quick)]
        self._open: dict[Ticket, _Task[Any]] = {}
        self._runners: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts answering questions. The processes start with the first questions."""
        self._runners = [
            asyncio.create_task(self._run(worker, is_quick=number >= self.size))
            for number, worker in enumerate(self._workers)
        ]

    async def close(self) -> None:
        """Kills all workers. Questions that are still open raise PoolClosed."""
        runners, self._runners = self._runners, []
        await cancel(*runners)
        for worker in self._workers:
            await worker.kill()
        for task in self._open.values():
            if not task.result.done():
                task.result.set_exception(PoolClosed("the pool of bots is not running"))

    async def answer(
        self,
        question: Question,
        job: Job | None = None,
        priority: Callable[[], Priority] = lambda: Priority.PERSON,
        claim: Claim = granted,
    ) -> BotAnswer:
        """A legal action for the game as it is now. PoolClosed if the pool is not running or closes meanwhile."""
        if question.seat != question.game.decider:
            raise ValueError(f"seat={question.seat}: seat {question.game.decider} must decide")
        if job is None:
            job = bot_job(question, "", 0, priority())
        game = question.game.copy()  # it may go on while the question waits
        asked = {"level": question.level, "seed": question.seed, "budget": BOT_BUDGET_SHARE * self.budget}
        request = about(Request, question.table, game, **asked)
        return await self.do(job, partial(self._decide, game, request), priority, claim)

    async def do(
        self, job: Job, work: Callable[[Worker], Awaitable[T]], priority: Callable[[], Priority], claim: Claim
    ) -> T:
        """Has a worker do something when it is its turn. Taken if another process claimed the job meanwhile."""
        if not self._runners:
            raise PoolClosed("the pool of bots is not running")
        task = _Task(work, claim)
        ticket = self.queue.put(job, priority)
        self._open[ticket] = task
        self._count(job, +1)
        try:
            return await task.result
        finally:
            del self._open[ticket]
            if self.queue.remove(ticket):
                self._count(job, -1)

    def _count(self, job: Job, change: int) -> None:
        self._metrics.queue_jobs.labels(job.kind, Priority(job.priority).name.lower()).inc(change)

    def leaves(self, job: Job) -> bool:
        """Whether no worker here does a job."""
        return not (job.quick or self.thinks)

    @property
    def thinks(self) -> bool:
        """Whether there is a worker here for jobs that take long."""
        return self.size > 0 or self._is_alone

    def set_alone(self, is_alone: bool) -> None:
        """Whether no other process has workers for jobs that take long."""
        if is_alone != self._is_alone:
            self._is_alone = is_alone
            self.queue.wake()

    async def _run(self, worker: Worker, *, is_quick: bool) -> None:
        while True:
            ticket = await self.queue.next(lambda: is_quick and (self.size > 0 or not self._is_alone))
            task, job = self._open[ticket], ticket.job
            self._count(job, -1)
            began = monotonic()
            try:
                if task.result.done() or not await task.claim():  # nobody waits for it now, or somebody else does it
                    raise Taken
                waited = self._metrics.queue_seconds.labels(job.kind, ticket.priority().name.lower())
                waited.observe(began - ticket.since)
                began = monotonic()
                result = await task.work(worker)
            except Exception as wrong:  # reported to the asker; other questions go on
                if not task.result.done():
                    task.result.set_exception(wrong)
            else:
                if not task.result.done():
                    task.result.set_result(result)
            finally:
                self.queue.finished(ticket, monotonic() - began)

    async def _decide(self, game: Game, asked: Request, worker: Worker) -> BotAnswer:
        began = monotonic()
        failures: list[Failed] = []
        for level in bots.fallbacks(asked.level):
            request = msgspec.structs.replace(asked, level=level)
            for _ in range(LEVEL_MAX_ATTEMPTS):
                try:
                    action = _legal(game, await worker.ask(request, self.budget))
                except Failed as failed:
                    failed.level = level
                    failures.append(failed)
                    place = {"table": asked.table, "ply": len(asked.actions)}
                    facts = fields(**place, bot=level, reason=failed.reason, detail=failed.detail)
                    _log.warning("a bot failed", extra=facts)
                    if failed.reason != "crash":
                        break
                else:
                    return BotAnswer(action, level, tuple(failures), monotonic() - began)
        return BotAnswer(str(game.legal_actions()[0]), NO_LEVEL, tuple(failures), monotonic() - began)


def _legal(game: Game, reply: Reply) -> str:
    """The action of a reply; Failed if there is none or it is not legal."""
    if reply.action is None:
        raise Failed("error", reply.error or "an empty reply")
    try:
        action = game.parse(reply.action)
    except NotationError as wrong:
        raise Failed("nonsense", f"{reply.action!r}: {wrong}") from None
    if (refusal := game.why_not(action)) is not None:
        raise Failed("nonsense", f"{reply.action!r}: {refusal.message} ({refusal.clause})")
    return str(action)


def bot_job(question: Question, client: str, moment: int, priority: Priority) -> Job:
    """The job of answering a question."""
    quick = not thinks(question.level)
    return Job(kind=DECISION_JOB, key=question.table, moment=moment, client=client, priority=priority, quick=quick)


def thinks(level: str) -> bool:
    """Whether a bot takes its time: a level that searches, or one that is not known."""
    return bots.without_style(level) not in LEVELS[: LEVELS.index(QUICK_LEVEL) + 1]
