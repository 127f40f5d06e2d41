"""Puzzles: the list, each position, and the verdict on a decision. Nothing of it is stored."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from kontor.puzzles import Puzzle, Tried, of_the_day, puzzle_of, puzzles
from kontor.server.api.deps import Server, answer, body, limit
from kontor.server.api.describe import call
from kontor.server.tables.problems import NotFound
from kontor.server.tables.study import moment, played
from kontor.server.wire.analysis import Reason
from kontor.server.wire.puzzles import PuzzleCard, PuzzleLine, PuzzleList, PuzzleMoment, PuzzleVerdict, TriedMove
from kontor.server.wire.study import StudyLine

router = APIRouter(prefix="/api", tags=["puzzles"])
Id = Annotated[str, Path(alias="puzzle", description="The id of a puzzle, such as `hansa-3-1`", max_length=40)]
Line = Annotated[PuzzleLine, body(PuzzleLine)]


@router.get("/puzzles", **call(PuzzleList, stored=False))
async def listed() -> Response:
    """All puzzles, and which of them is that of the day."""
    today = of_the_day(datetime.now(UTC).date())
    return answer(PuzzleList(puzzles=[_card(puzzle) for puzzle in puzzles()], today=today.id))


@router.post("/puzzles/{puzzle}", **call(PuzzleMoment, takes=PuzzleLine, stored=False, refusals=(404,)))
async def look(services: Server, request: Request, id: Id, wanted: Line) -> Response:
    """A puzzle after what was played in it, as its seat sees it, with a verdict as soon as that is an answer."""
    limit(services, request, "study")
    puzzle = puzzle_of(id)
    if puzzle is None:
        raise NotFound("unknown-puzzle", f"There is no puzzle '{id}'.")
    game = await played(StudyLine(position={**puzzle.position}, line=wanted.line, names=wanted.names))
    seen = moment(game, puzzle.seat)
    given = puzzle.answer(wanted.line)
    verdict = None if given is None else _verdict(puzzle, given)
    card = _card(puzzle)
    return answer(PuzzleMoment(news=seen.news, position=seen.position, puzzle=card, seat=puzzle.seat, verdict=verdict))


def _card(puzzle: Puzzle) -> PuzzleCard:
    return PuzzleCard(
        id=puzzle.id,
        side=puzzle.side,
        players=puzzle.players,
        theme=puzzle.theme,  # type: ignore[arg-type]
        grade=puzzle.grade,
        turn=puzzle.turn,
    )


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
