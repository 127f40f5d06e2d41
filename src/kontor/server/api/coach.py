"""A coach and hints, for somebody who plays against bots. Never at a table with other people."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kontor.bots import coach
from kontor.bots.document import reason_document
from kontor.server.api.deps import AtTable, Studying
from kontor.server.api.routing import Router
from kontor.server.commands.playing import running
from kontor.server.tables.present import plays_alone
from kontor.server.tables.problems import NotAllowed, NotNow
from kontor.server.wire.coach import Advice, Hint

router = Router("/api/games", "coach")
COACH_REFUSALS = (401, 403, 404, 409, 503)
MAX_HINT_GRADE = 3  # the highest grade of a hint
Grade = Annotated[
    int, Meta(description="1: where to look, 2: what kind of action, 3: which one and why", ge=1, le=MAX_HINT_GRADE)
]


@router.get("/{table}/coach", refusals=COACH_REFUSALS)
async def advise(here: Studying) -> Advice:
    """What a coach says to the caller now: ideas, what others can do next, and a remark on the last turn."""
    said = await _advice(here)
    remark = said.remark
    told = {
        "ply": said.ply,
        "ideas": [_idea(idea) for idea in said.ideas],
        "threats": said.threats,
        "remark": None if remark is None else {"played": remark.played, "better": _idea(remark.better)},
    }
    return msgspec.convert(told, Advice, from_attributes=True)


@router.get("/{table}/hint", refusals=COACH_REFUSALS)
async def hint(here: Studying, grade: Grade = 1) -> Hint:
    """A hint for the caller's decision, as much of it as the grade says."""
    said = await _advice(here)
    best = _idea(said.ideas[0])
    told = {
        "ply": said.ply,
        "grade": grade,
        "more": grade < MAX_HINT_GRADE,
        "place": best["place"],
        "kind": best["kind"] if grade > 1 else None,
        "idea": best if grade > 2 else None,
    }
    return msgspec.convert(told, Hint, from_attributes=True)


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
    async with here.services.scheduler.thought(here.visit.scope):
        return await here.services.analyses.advice(table.id, game, seat, here.visit.account)


def _idea(idea: coach.Idea) -> dict[str, Any]:
    kind, id = idea.place
    return {
        "decisions": idea.move.decisions,
        "kind": idea.kind,
        "place": {"kind": kind, "id": id},
        "reason": reason_document(idea.move.reason),
        "effects": idea.effects,
    }
