"""Analyses of games, worked out by the bots' processes a moment at a time, so that no decision waits for them.

What is wanted and how far it is lies in the store: after a restart, or the death of a process, it is continued.
"""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from kontor import __version__
from kontor.bots.analysis import ANALYST, BOT, Analysis
from kontor.bots.coach import Advice
from kontor.bots.document import LEAST, document
from kontor.bots.review import Review, ReviewedDecision
from kontor.game import Game
from kontor.server.bots.messages import AnalyseRequest, AnyRequest, CoachRequest, Reply, ReviewRequest, about
from kontor.server.bots.pool import Pool, PoolClosed, Taken
from kontor.server.bots.process import Failed, Worker
from kontor.server.bots.queue import Priority
from kontor.server.monitoring.logs import fields
from kontor.server.store import Damaged, StoreError
from kontor.server.store.analyses import Kept
from kontor.server.store.jobs import Job, Jobs
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused
from kontor.server.wire.analysis import GameReview

logger = logging.getLogger("kontor.bots")
KIND: Final = "analysis"  # of jobs for whole games
STUDY: Final = "study"  # of jobs for one position
COACH: Final = "coach"  # of jobs for advice
MADE_BY: Final = f"{ANALYST} {__version__}"
MOMENT: Final = 0.1  # seconds that a worker gives to a game before it looks for something more urgent
STORED: Final = 1.0  # seconds between two notes of how far it is
SWEEP: Final = 2.0  # seconds between searches for analyses that nobody works out
AT_ONCE: Final = 32  # games that a process has in memory for this
ATTEMPTS: Final = 2  # at a part of a game that a worker fails on
COSTLIEST: Final = 10  # decisions of all players together


class Analyses:
    """The analyses that this process works out."""

    def __init__(self, hub: Hub, pool: Pool, jobs: Jobs) -> None:
        self._hub = hub
        self._pool = pool
        self._jobs = jobs
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()

    def start(self) -> None:
        """Begins to search; what was left over from before a restart is found at once."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweeps())

    async def close(self) -> None:
        """Stops. What is stored is continued later, or by another process."""
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, table: str, mark: str, client: str) -> None:
        """Remembers that the game of a table is to be analysed on a client's account, and begins."""
        await self._hub.store.begin_analysis(_kept(table, mark, client, ()))
        self._wanted.set()

    async def cancel(self, table: str) -> None:
        """Gives up an analysis that is not finished."""
        await self._hub.store.drop_analysis(table)
        if (task := self._tasks.get(table)) is not None:
            task.cancel()

    def take(self, job: Job) -> None:
        """Works out what another process offers."""
        self._begin(job.key)

    async def position(self, game: Game, client: str) -> Analysis:
        """What one position is worth, worked out at once. Failed if the workers cannot."""
        is_here = not self._pool.size  # only this process can answer it
        job = Job(kind=STUDY, key=client, moment=0, client=client, priority=Priority.AUDIENCE, quick=is_here)
        reply = await self._do(job, about(AnalyseRequest, STUDY, game, bot=ANALYST))
        assert reply.analysis is not None
        return reply.analysis

    async def advice(self, table: str, game: Game, seat: int, client: str) -> Advice:
        """What a coach says to a seat now. Somebody who plays waits for it."""
        job = Job(kind=COACH, key=table, moment=game.ply, client=client, priority=Priority.PERSON, quick=True)
        reply = await self._do(job, about(CoachRequest, table, game, bot=BOT, seat=seat))
        assert reply.advice is not None
        return reply.advice

    # Working

    async def _sweeps(self) -> None:
        while True:
            self._wanted.clear()
            try:
                for table in await self._hub.store.analyses_due(AT_ONCE + len(self._tasks)):
                    self._begin(table)
            except StoreError as wrong:
                logger.warning("analyses that are wanted could not be looked up: %s", wrong)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), SWEEP)

    def _begin(self, table: str) -> None:
        if table not in self._tasks and len(self._tasks) < AT_ONCE:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(table))

    async def _run(self, table: str) -> None:
        try:
            if (kept := await self._hub.store.analysis(table)) is not None and not kept.finished:
                await self._work_out(kept)
        except (Taken, PoolClosed):
            pass  # another process does it, or this one after its restart
        except StoreError as wrong:
            logger.warning("an analysis waits for the store: %s", wrong, extra=fields(table=table))
        finally:
            del self._tasks[table]

    async def _work_out(self, kept: Kept) -> None:
        try:
            game = (await self._hub.table(kept.table)).table.game
            assert game is not None
            review = await self._review(kept, game)
        except (Refused, Failed, Damaged) as wrong:  # other rules, or a worker that fails again and again
            logger.warning("a game cannot be analysed: %s", wrong, extra=fields(table=kept.table))
            await self._give_up(kept)
            return
        if review is not None:
            content = await asyncio.to_thread(_packed, review, game)
            done = msgspec.structs.replace(kept, made_by=MADE_BY, decisions=game.ply, finished=True, content=content)
            await self._hub.store.advance_analysis(done)

    async def _give_up(self, kept: Kept) -> None:
        await self._hub.store.advance_analysis(msgspec.structs.replace(kept, finished=True, content=b""))

    async def _review(self, kept: Kept, game: Game) -> Review | None:
        """All decisions, those that were kept first; None if nobody wants them any more."""
        known = kept.content if kept.made_by == MADE_BY else b""  # others evaluated differently
        found, end, noted = _unpacked(known), None, monotonic()
        moment = game.ply  # over: nothing makes an answer useless
        job = Job(
            kind=KIND, key=kept.table, moment=moment, client=kept.client, priority=Priority.BACKGROUND, quick=False
        )
        try:
            while end is None:
                request = about(ReviewRequest, kept.table, game, bot=ANALYST, first=len(found), seconds=MOMENT)
                reply = await self._do(job, request)
                found, end = [*found, *reply.reviewed], reply.end
                if monotonic() - noted > STORED:
                    noted = monotonic()
                    note = await asyncio.to_thread(_kept, kept.table, kept.mark, kept.client, found)
                    if not await self._hub.store.advance_analysis(note):
                        return None
        finally:
            self._jobs.done(job)
        return Review(tuple(found), end)

    async def _do(self, job: Job, request: AnyRequest) -> Reply:
        claim = partial(self._jobs.claim, job) if job.kind == KIND else _granted
        return await self._pool.do(job, partial(self._ask, request), lambda: Priority(job.priority), claim)

    async def _ask(self, request: AnyRequest, worker: Worker) -> Reply:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                reply = await worker.ask(request, self._pool.budget)
            except Failed as failed:
                if attempt == ATTEMPTS or failed.reason != "crash":
                    raise
            else:
                break
        if reply.error is not None:
            raise Failed("error", reply.error)
        return reply


async def _granted() -> bool:
    return True


# What is kept


def _kept(table: str, mark: str, client: str, found: Sequence[ReviewedDecision]) -> Kept:
    content = zlib.compress(msgspec.msgpack.encode(found))
    return Kept(
        table=table,
        mark=mark,
        client=client,
        made_by=MADE_BY,
        decisions=len(found),
        finished=False,
        content=content,
    )


def _unpacked(content: bytes) -> list[ReviewedDecision]:
    """The decisions that were kept; none where they cannot be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(content), type=list[ReviewedDecision])
    except (zlib.error, msgspec.DecodeError):
        return []


def _packed(review: Review, game: Game) -> bytes:
    plain = document(review, game, ANALYST, None, COSTLIEST, LEAST)
    return zlib.compress(msgspec.json.encode(msgspec.convert(plain, GameReview)))


def result_of(kept: Kept) -> msgspec.Raw | None:
    """What a finished analysis found, as JSON; None where nothing can be read."""
    try:
        return msgspec.Raw(zlib.decompress(kept.content))
    except zlib.error:
        return None
