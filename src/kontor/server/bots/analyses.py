"""Analyses of games, worked out by the bots' processes a moment at a time, so that no decision waits for them.

What is wanted and how far it is lies in the store: after a restart, or the death of a process, it is continued.
"""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from kontor import __version__
from kontor.bots.analysis import ANALYST, RULE_BOT_NAME, Analysis
from kontor.bots.coach import Advice
from kontor.bots.document import MISTAKE_MIN_CHANCE, document
from kontor.bots.review import Review, ReviewedDecision
from kontor.game import Game
from kontor.server.background import SEARCH_INTERVAL_S, Background, Periodic
from kontor.server.bots.messages import AnalyseRequest, AnyRequest, CoachRequest, Reply, ReviewRequest, about
from kontor.server.bots.pool import Pool, PoolClosed, Taken, granted
from kontor.server.bots.process import Failed, Worker
from kontor.server.bots.queue import Priority
from kontor.server.monitoring.logs import fields
from kontor.server.store.base import Damaged, StoreError
from kontor.server.store.common import Kept
from kontor.server.store.jobs import Job, Jobs
from kontor.server.tables.hub import Hub
from kontor.server.tables.problems import Refused
from kontor.wire.analysis import Failure, GameReview

logger = logging.getLogger("kontor.bots")
ANALYSIS_JOB: Final = "analysis"  # of jobs for whole games
STUDY_JOB: Final = "study"  # of jobs for one position
COACH_JOB: Final = "coach"  # of jobs for advice
ANALYSIS_FORMAT: Final = 2  # raise it when stored analyses no longer fit what is shown; 2: printed values of abilities
MADE_BY: Final = f"{ANALYST} {__version__}, format {ANALYSIS_FORMAT}"
ANALYSIS_SLICE_S: Final = 0.1  # seconds that a worker gives to a game before it looks for something more urgent
ANSWER_TIME_S: Final = 2.0  # somebody waits: then they get what is known
REQUEST_TIMEOUT_S: Final = 30.0  # until a worker is given up: all of this ends by itself, but a machine may be slow
CHECKPOINT_INTERVAL_S: Final = 1.0  # seconds between two notes of how far it is
CHECKPOINT_MIN_GROWTH: Final = 1.1  # times the last note: all together are at most eleven times as large as that
MAX_GAMES: Final = 32  # games that a process has in memory for this
_read_result: Final = msgspec.json.Decoder(GameReview).decode
MAX_COSTLIEST_DECISIONS: Final = 10  # decisions of all players together


class Analyses(Background):
    """The analyses that this process works out."""

    def __init__(self, hub: Hub, pool: Pool, jobs: Jobs) -> None:
        self._searching = Periodic("the search for analyses", SEARCH_INTERVAL_S, self._search)
        super().__init__(self._searching)
        self._hub = hub
        self._pool = pool
        self._jobs = jobs

    async def ask(self, table: str, mark: str, client: str) -> None:
        """Remembers that the game of a table is to be analysed on a client's account, and begins."""
        wanted = Kept(table=table, mark=mark, client=client, made_by=MADE_BY, decisions=0, finished=False, content=b"")
        await self._hub.store.begin_analysis(wanted)
        self._hub.announce(table)
        self._searching.wake()

    async def cancel(self, table: str) -> None:
        """Gives up an analysis that is not finished."""
        if await self._hub.store.drop_analysis(table):
            self._hub.announce(table)
        if (task := self._tasks.get(table)) is not None:
            task.cancel()

    def take(self, job: Job) -> None:
        """Works out what another process offers."""
        self._begin(job.key)

    async def position(self, game: Game, client: str, asked: Sequence[str] = ()) -> Analysis:
        """What one position is worth, and decisions in it, worked out at once. Failed if the workers cannot."""
        job = Job(kind=STUDY_JOB, key=client, client=client, priority=Priority.AUDIENCE, quick=self._is_here)
        request = about(AnalyseRequest, STUDY_JOB, game, bot=ANALYST, asked=tuple(asked), seconds=ANSWER_TIME_S)
        reply = await self._do(job, request)
        assert reply.analysis is not None
        return reply.analysis

    async def advice(self, table: str, game: Game, seat: int, client: str) -> Advice:
        """What a coach says to a seat now. Somebody who plays waits for it."""
        job = Job(kind=COACH_JOB, key=table, client=client, priority=Priority.PERSON, quick=self._is_here)
        reply = await self._do(
            job, about(CoachRequest, table, game, bot=RULE_BOT_NAME, seat=seat, seconds=ANSWER_TIME_S)
        )
        assert reply.advice is not None
        return reply.advice

    @property
    def _is_here(self) -> bool:
        """Whether only the process of quick bots can answer. Otherwise it is kept for them: a coach takes up to a few
        seconds, for which all tables would wait."""
        return not self._pool.size

    # Working

    async def _search(self) -> None:
        for table in await self._hub.store.analyses_due(MAX_GAMES + len(self._tasks)):
            self._begin(table)

    def _begin(self, table: str) -> None:
        if len(self._tasks) < MAX_GAMES:
            self._tasks.begin(table, partial(self._run, table))

    async def _run(self, table: str) -> None:
        try:
            if (kept := await self._hub.store.analysis(table)) is not None and not kept.finished:
                await self._work_out(kept)
        except (Taken, PoolClosed):
            pass  # another process does it, or this one after its restart
        except StoreError as wrong:
            logger.warning("an analysis waits for the store: %s", wrong, extra=fields(table=table))

    async def _work_out(self, kept: Kept) -> None:
        try:
            await self._finish(kept)
        except Exception as wrong:  # whatever it is: begun again it would fail again, and so for ever
            if (reason := _reason(wrong)) is None:
                raise
            trace = wrong if reason == "unexpected" else None
            logger.warning("a game cannot be analysed: %s", wrong, exc_info=trace, extra=fields(table=kept.table))
            failed = msgspec.structs.replace(kept, made_by=MADE_BY, finished=True, content=reason.encode())
            await self._keep(failed)

    async def _finish(self, kept: Kept) -> None:
        game = (await self._hub.table(kept.table)).table.game
        assert game is not None
        review = await self._review(kept, game)
        if review is not None:
            content = await asyncio.to_thread(_packed, review, game)
            done = msgspec.structs.replace(kept, made_by=MADE_BY, decisions=game.ply, finished=True, content=content)
            await self._keep(done)

    async def _review(self, kept: Kept, game: Game) -> Review | None:
        """All decisions, those that were kept first; None if nobody wants them any more."""
        known = kept.content if kept.made_by == MADE_BY else b""  # others evaluated differently
        found, end, notes = _unpacked(known)[: game.ply], None, Notes(monotonic())
        job = Job(kind=ANALYSIS_JOB, key=kept.table, client=kept.client, priority=Priority.BACKGROUND, quick=False)
        try:
            while end is None:
                asked = about(ReviewRequest, kept.table, game, bot=ANALYST, first=len(found), seconds=ANALYSIS_SLICE_S)
                reply = await self._do(job, asked)
                found, end = [*found, *reply.reviewed], reply.end
                if notes.due(len(found), monotonic()):
                    content = await asyncio.to_thread(_compressed, found)
                    note = msgspec.structs.replace(kept, made_by=MADE_BY, decisions=len(found), content=content)
                    if not await self._keep(note):
                        return None
        finally:
            self._jobs.done(job)
        return Review(tuple(found), end)

    async def _keep(self, kept: Kept) -> bool:
        """Stores how far an analysis is, and tells those who follow it. False if it is no longer wanted."""
        is_wanted = await self._hub.store.advance_analysis(kept)
        self._hub.announce(kept.table)
        return is_wanted

    async def _do(self, job: Job, request: AnyRequest) -> Reply:
        claim = partial(self._jobs.claim, job) if job.kind == ANALYSIS_JOB else granted
        return await self._pool.do(job, partial(self._ask, request), lambda: Priority(job.priority), claim)

    async def _ask(self, request: AnyRequest, worker: Worker) -> Reply:
        try:
            reply = await worker.ask(request, REQUEST_TIMEOUT_S)
        except Failed as failed:
            if failed.reason != "crash":
                raise
            reply = await worker.ask(request, REQUEST_TIMEOUT_S)  # of a new process
        if reply.error is not None:
            raise Failed("error", reply.error)
        return reply


# What is kept


class Notes:
    """When to note how far an analysis is. A note holds everything so far, so that of a long game all together would
    be very large if each moment had one."""

    def __init__(self, now: float) -> None:
        self._when = now
        self._decisions = 0

    def due(self, decisions: int, now: float) -> bool:
        """Whether a note with this many decisions is written now."""
        if now - self._when <= CHECKPOINT_INTERVAL_S or decisions <= CHECKPOINT_MIN_GROWTH * self._decisions:
            return False
        self._when, self._decisions = now, decisions
        return True


def _compressed(found: Sequence[ReviewedDecision]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(found))


def _unpacked(content: bytes) -> list[ReviewedDecision]:
    """The decisions that were kept; none where they cannot be read."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(content), type=list[ReviewedDecision])
    except (zlib.error, msgspec.DecodeError):
        return []


def _packed(review: Review, game: Game) -> bytes:
    """What was found, without names: somebody may be deleted, or renamed."""
    plain = document(review, game, ANALYST, None, MAX_COSTLIEST_DECISIONS, MISTAKE_MIN_CHANCE)
    return zlib.compress(msgspec.json.encode(msgspec.convert({**plain, "names": []}, GameReview)))


def _reason(wrong: Exception) -> Failure | None:
    """Why a game cannot be analysed, as it is kept instead of a result; None for what passes."""
    if isinstance(wrong, Refused | Damaged):  # other rules, or a log that cannot be read
        return "record"
    if isinstance(wrong, Taken | PoolClosed | StoreError):
        return None
    return "bots" if isinstance(wrong, Failed) else "unexpected"


def failure_of(kept: Kept) -> Failure:
    """Why there is no result."""
    known: tuple[Failure, ...] = ("record", "bots")
    return next((reason for reason in known if kept.content == reason.encode()), "unexpected")


def result_of(kept: Kept, names: Sequence[str] = ()) -> GameReview | None:
    """What a finished analysis found, with the names that the players have now; None where nothing can be read."""
    try:
        found = _read_result(zlib.decompress(kept.content))
    except (zlib.error, msgspec.DecodeError):
        return None
    return msgspec.structs.replace(found, names=list(names))
