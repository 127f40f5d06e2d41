"""What bots say about games: the analysis of one that is over; coach and hints for somebody who plays against bots."""

import secrets
from typing import Annotated, Final

from kontor.bots import coach
from kontor.bots.document import reason_document
from kontor.game import Game
from kontor.server.api.context import ANALYSED_DECISION_BYTES, BOTS_RETRY_S
from kontor.server.api.deps import Acting, AtTable, Reading, Studying
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.bots.analyses import MADE_BY, failure_of, result_of
from kontor.server.commands.playing import running
from kontor.server.store.common import MAX_ANALYSES_PER_CLIENT, Kept
from kontor.server.tables.present import plays_alone, seat_shown
from kontor.server.tables.problems import LimitReached, NotAllowed, NotNow
from kontor.wire import copied, doc
from kontor.wire.analysis import Advice, GameAnalysis, Hint, Idea, TurnRemark

router = Router("/api/games", "analysis")
coaching = Router("/api/games", "coach")
COACH_REFUSALS: Final = (401, 403, 404, 409, 503)
MAX_HINT_GRADE: Final = 3  # the highest grade of a hint
Grade = Annotated[int, doc("1: where to look, 2: what kind of action, 3: which one and why", ge=1, le=MAX_HINT_GRADE)]


@router.post("/{table}/analysis", status=202, refusals=AT_TABLE)
async def ask(here: Acting) -> GameAnalysis:
    """Has the bots analyse a game that is over. It is worked out in the background and kept with the table."""
    game = ended(here)
    kept = await here.services.store.analysis(here.table.id)
    if kept is None or _is_outdated(kept):
        here.context.limit_stored()
        here.context.limit("analyse")
        counts = here.services.limits.counts(here.context.client_name)
        if counts and await here.services.store.open_analyses(here.context.account) >= MAX_ANALYSES_PER_CLIENT:
            message = "Other games are being analysed for you: wait until one of them is done."
            raise LimitReached("too-many-analyses", message, retry_after=BOTS_RETRY_S)
        await here.services.analyses.ask(here.table.id, secrets.token_hex(8), here.context.account)
        here.context.count_stored(ANALYSED_DECISION_BYTES * game.ply)
        kept = await here.services.store.analysis(here.table.id)
    return _shown(kept, game)


@router.get("/{table}/analysis", refusals=AT_TABLE)
async def read(here: Reading) -> GameAnalysis:
    """How far the analysis of a game is, and what was found when it is done."""
    return await analysis_of(here)


@router.delete("/{table}/analysis", refusals=AT_TABLE)
async def give_up(here: Acting) -> None:
    """Gives up an analysis that is not finished: the client that asked for it, or a player, may do that."""
    ended(here)
    kept = await here.services.store.analysis(here.table.id)
    own = kept is not None and kept.client == here.context.account
    if kept is not None and not own and not here.table.seats_of(here.caller):
        raise NotAllowed("not-yours", "Somebody else asked for this analysis.")
    await here.services.analyses.cancel(here.table.id)


async def analysis_of(here: AtTable) -> GameAnalysis:
    """How far the analysis of a game is, or what it found."""
    game = ended(here)
    kept = await here.services.store.analysis(here.table.id)
    if kept is not None and kept.finished and kept.made_by != MADE_BY:
        kept = None  # evaluated differently: it can be asked for again
    return _shown(kept, game)


def ended(here: AtTable) -> Game:
    """The game, once nothing in it is hidden any more."""
    table = here.table
    seat_shown(table, here.caller)  # refuses those who may not watch
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    if table.status == "running":
        raise NotNow("running", "A game is analysed when it is over.")
    if not table.game.is_over:
        raise NotNow("aborted", "A game without a result is not analysed.")
    return table.game


def _is_outdated(kept: Kept) -> bool:
    """Whether it was finished without a result, or by a Kontor that evaluated differently."""
    return kept.finished and (result_of(kept) is None or kept.made_by != MADE_BY)


def _shown(kept: Kept | None, game: Game) -> GameAnalysis:
    if kept is None:
        return GameAnalysis(status="none", evaluated=0, decisions=game.ply)
    if not kept.finished:
        return GameAnalysis(status="working", evaluated=kept.decisions, decisions=game.ply)
    if (result := result_of(kept, game.names)) is not None:
        return GameAnalysis(status="done", evaluated=kept.decisions, decisions=game.ply, result=result)
    return GameAnalysis(status="failed", evaluated=kept.decisions, decisions=game.ply, reason=failure_of(kept))


# The coach


@coaching.get("/{table}/coach", refusals=COACH_REFUSALS)
async def advise(here: Studying) -> Advice:
    """What a coach says to the caller now: ideas, what others can do next, and a remark on the last turn."""
    advice = await _advice(here)
    remark = advice.remark and TurnRemark(advice.remark.played, _idea(advice.remark.better))
    return copied(Advice, advice, ideas=[_idea(idea) for idea in advice.ideas], remark=remark)


@coaching.get("/{table}/hint", refusals=COACH_REFUSALS)
async def hint(here: Studying, grade: Grade = 1) -> Hint:
    """A hint for the caller's decision, as much of it as the grade says."""
    advice = await _advice(here)
    best = _idea(advice.ideas[0])
    kind, idea = best.kind if grade > 1 else None, best if grade > 2 else None
    return Hint(ply=advice.ply, grade=grade, more=grade < MAX_HINT_GRADE, place=best.place, kind=kind, idea=idea)


async def _advice(here: AtTable) -> coach.Advice:
    """The coach's advice, if the caller may have it."""
    table = here.table
    game, seats = running(table, here.caller)
    if len(seats) > 1:  # perhaps of several people at one screen
        raise NotAllowed("several-seats", "You hold several seats: the coach and hints are for one seat against bots.")
    if not plays_alone(table, seats):
        raise NotAllowed("people", "Other people play at this table: the coach and hints are for games against bots.")
    if table.status != "running" or game.is_over:
        raise NotNow("over", "The game is over.")
    (seat,) = seats
    if game.decider != seat or table.seats[seat].level is not None:
        raise NotNow("not-your-decision", "There is nothing for you to decide now.")
    async with here.services.scheduler.thought(here.context.scope):
        return await here.services.analyses.advice(table.id, game, seat, here.context.account)


def _idea(idea: coach.Idea) -> Idea:
    kind, id = idea.place
    reason = reason_document(idea.move.reason)
    return copied(Idea, idea, decisions=idea.move.decisions, place={"kind": kind, "id": id}, reason=reason)
