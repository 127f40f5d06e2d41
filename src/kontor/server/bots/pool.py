"""The pool of workers: it always returns a legal action, whatever happens to a bot."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec

from kontor import bots
from kontor.game import Game
from kontor.rules.notation import NotationError
from kontor.server.bots.worker import LENGTH, Reply, Request, frame
from kontor.server.monitoring.logs import fields

Reason: TypeAlias = Literal["crash", "overrun", "error", "nonsense"]

BUDGET: Final = 10.0  # seconds for a decision
SHARE: Final = 0.8  # the share that a bot is given; the rest is for its process
START_LIMIT: Final = 30.0  # seconds until a new worker must be ready
END_LIMIT: Final = 1.0  # seconds a worker has to end by itself before it is killed
NO_LEVEL: Final = "none"
COMMAND: Final = (sys.executable, "-P", "-m", "kontor.server.bots.worker")
OF_THE_SERVER: Final = ("KONTOR_", "PG")  # prefixes of variables: our settings, and those that PostgreSQL clients read
ATTEMPTS: Final = 2  # of a level whose worker crashes; other failures would only repeat

_log = logging.getLogger("kontor.bots")


class PoolClosed(Exception):  # noqa: N818 - an answer, not a fault
    """The pool does not run; the decision is still open."""

    def __init__(self) -> None:
        super().__init__("the pool of bots is not running")


@dataclass(frozen=True, slots=True)
class Question:
    """What should this seat, which must decide now, do?"""

    table: str
    game: Game
    seat: int
    level: str
    seed: int  # the same for all decisions of a seat, so that its bot is kept


@dataclass(frozen=True, slots=True)
class Failure:
    """A level that gave no legal action."""

    level: str
    reason: Reason
    detail: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal action and the level that chose it; NO_LEVEL where all failed and the first legal action is taken."""

    action: str
    level: str
    failures: tuple[Failure, ...] = ()
    seconds: float = field(default=0.0, compare=False)  # how long it took, not counting the wait for a worker


class _Failed(Exception):  # noqa: N818 - becomes a Failure
    def __init__(self, reason: Reason, detail: str) -> None:
        self.reason: Reason = reason
        self.detail = detail


class _Worker:
    """One process at a time, started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: Request, budget: float) -> Reply:
        """Its reply within the budget. Otherwise it is killed, and _Failed says why."""
        if self._process is None:
            await self._start()
        return await self._exchange(frame(request), budget)

    async def _start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env=_environment(),
                start_new_session=True,  # Ctrl-C is for the server alone, even before the worker ignores it
            )
        except OSError as wrong:
            raise _Failed("crash", f"the worker cannot be started: {wrong}") from None
        await self._exchange(b"", START_LIMIT)

    async def _exchange(self, message: bytes, limit: float) -> Reply:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(message)
                await process.stdin.drain()
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)
        except TimeoutError:
            await self.kill()
            raise _Failed("overrun", f"no reply within {limit:g} s") from None
        except (OSError, EOFError, msgspec.DecodeError):
            with suppress(TimeoutError):  # for its exit code
                await asyncio.wait_for(process.wait(), END_LIMIT)
            await self.kill()
            raise _Failed("crash", f"the worker ended with {process.returncode}") from None

    async def kill(self) -> None:
        """Ends the process, if there is one, and waits until it is gone."""
        process = self._process
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended
                process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()
        self._process = None


class _Job:
    """A question as it was when it was asked: the game may go on while it waits."""

    def __init__(self, question: Question, budget: float) -> None:
        self.game = game = question.game.copy()
        self.request = Request(
            table=question.table,
            rules=game.rules_version,
            options=game.options,
            chance=game.start.chance,
            position=game.start.position,
            names=game.names,
            actions=tuple(map(str, game.actions())),
            level=question.level,
            seed=question.seed,
            budget=SHARE * budget,
        )
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def checked(self, reply: Reply) -> str:
        """The action of a reply; _Failed if there is none or it is not legal."""
        if reply.action is None:
            raise _Failed("error", reply.error or "an empty reply")
        try:
            action = self.game.parse(reply.action)
        except NotationError as wrong:
            raise _Failed("nonsense", f"{reply.action!r}: {wrong}") from None
        if (refusal := self.game.why_not(action)) is not None:
            raise _Failed("nonsense", f"{reply.action!r}: {refusal.message} ({refusal.clause})")
        return str(action)


class Pool:
    """Workers that decide for bots. A question waits until one is free.

    A worker that crashes or overruns the budget is killed; the next question starts it again. A level that fails is
    replaced by the next lower one, and if all fail the first legal action is taken.
    """

    def __init__(self, size: int, budget: float = BUDGET, command: Sequence[str] = COMMAND) -> None:
        self.budget = budget
        self._workers = [_Worker(command) for _ in range(size)]
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._open: set[_Job] = set()
        self._runners: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Starts answering questions. The processes start with the first questions."""
        self._runners = [asyncio.create_task(self._run(worker)) for worker in self._workers]

    async def close(self) -> None:
        """Kills all workers. Questions that are still open raise PoolClosed."""
        runners, self._runners = self._runners, []
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        for worker in self._workers:
            await worker.kill()
        for job in self._open:
            if not job.answer.done():
                job.answer.set_exception(PoolClosed())

    async def answer(self, question: Question) -> Answer:
        """A legal action for the game as it is now. PoolClosed if the pool is not running or closes meanwhile."""
        if not self._runners:
            raise PoolClosed
        if question.seat != question.game.decider:
            raise ValueError(f"seat={question.seat}: seat {question.game.decider} must decide")
        job = _Job(question, self.budget)
        self._open.add(job)
        self._queue.put_nowait(job)
        try:
            return await job.answer
        finally:
            self._open.remove(job)

    async def _run(self, worker: _Worker) -> None:
        while True:
            job = await self._queue.get()
            if job.answer.done():  # nobody waits for it now
                continue
            began = monotonic()
            try:
                answer = await self._decide(worker, job)
            except Exception as wrong:  # reported to the asker; other questions go on
                if not job.answer.done():
                    job.answer.set_exception(wrong)
                continue
            if not job.answer.done():
                job.answer.set_result(replace(answer, seconds=monotonic() - began))

    async def _decide(self, worker: _Worker, job: _Job) -> Answer:
        failures: list[Failure] = []
        for level in bots.fallbacks(job.request.level):
            request = msgspec.structs.replace(job.request, level=level)
            for _ in range(ATTEMPTS):
                try:
                    action = job.checked(await worker.ask(request, self.budget))
                except _Failed as failed:
                    failures.append(Failure(level, failed.reason, failed.detail))
                    _tell(job, failures[-1])
                    if failed.reason != "crash":
                        break
                else:
                    return Answer(action, level, tuple(failures))
        return Answer(str(job.game.legal_actions()[0]), NO_LEVEL, tuple(failures))


def _environment() -> dict[str, str]:
    """The environment of a worker, without the secrets that the server reads from its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_SERVER)}
    return {**kept, "PYTHONHASHSEED": "0"}  # sets have the same order in all workers


def _tell(job: _Job, failure: Failure) -> None:
    place = {"table": job.request.table, "ply": len(job.request.actions)}
    facts = fields(**place, bot=failure.level, reason=failure.reason, detail=failure.detail)
    _log.warning("a bot failed", extra=facts)
