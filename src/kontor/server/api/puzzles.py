"""Puzzles: the list, each position, and the verdict on a decision. Nothing of it is stored."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from kontor.puzzles import Puzzle, Tried, of_the_day, puzzle_of, puzzles
from kontor.server.api.deps import StudyContext
from kontor.server.api.routing import Router
from kontor.server.tables.problems import NotFound
from kontor.server.tables.study import moment, played
from kontor.server.wire.analysis import Reason
from kontor.server.wire.study import (
    PuzzleCard,
    PuzzleLine,
    PuzzleList,
    PuzzleMoment,
    PuzzleVerdict,
    StudyLine,
    TriedMove,
)

router = Router("/api", "puzzles")
Id = Annotated[str, Meta(description="The id of a puzzle, such as `hansa-3-1`", max_length=40)]


@router.get("/puzzles", stored=False)
async def listed() -> PuzzleList:
    """All puzzles, and which of them is that of the day."""
    today = of_the_day(datetime.now(UTC).date())
    return PuzzleList(puzzles=[_card(puzzle) for puzzle in puzzles()], today=today.id)


@router.post("/puzzles/{puzzle}", stored=False, refusals=(404,))
async def look(_limited: StudyContext, puzzle: Id, wanted: PuzzleLine) -> PuzzleMoment:
    """A puzzle after what was played in it, as its seat sees it, with a verdict as soon as that is an answer."""
    found = puzzle_of(puzzle)
    if found is None:
        raise NotFound("unknown-puzzle", f"There is no puzzle '{puzzle}'.")
    game = await played(StudyLine(position={**found.position}, line=wanted.line, names=wanted.names))
    seen = moment(game, found.seat)
    given = found.answer(wanted.line)
    verdict = None if given is None else _verdict(found, given)
    card = _card(found)
    return PuzzleMoment(news=seen.news, position=seen.position, puzzle=card, seat=found.seat, verdict=verdict)


def _card(puzzle: Puzzle) -> PuzzleCard:
    return msgspec.convert(puzzle, PuzzleCard, from_attributes=True)


def _verdict(puzzle: Puzzle, given: Sequence[str]) -> PuzzleVerdict:
    found = puzzle.find(given)
    return PuzzleVerdict(
        right=found is puzzle.solution,
        played=None if found is None else puzzle.tried.index(found),
        tried=[_tried(puzzle, each) for each in puzzle.tried],
    )


def _tried(puzzle: Puzzle, tried: Tried) -> TriedMove:
    rival = puzzle.rival(tried)
    return TriedMove(
        action=list(tried.action),
        then=list(tried.then),
        chance=tried.wins[puzzle.seat],
        behind=tried.behind,
        tries=tried.tries,
        rival=rival,
        rival_chance=tried.wins[rival],
        ends=tried.ends,
        reason=msgspec.convert(tried.reason, Reason),
    )
