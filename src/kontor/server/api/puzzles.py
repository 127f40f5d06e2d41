"""Puzzles: the list, each position, and the verdict on a decision. Nothing of it is stored."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

from kontor.puzzles import Puzzle, Tried, of_the_day, puzzle_of, puzzles
from kontor.server.api.deps import StudyContext
from kontor.server.api.positions import moment, played
from kontor.server.api.routing import Router
from kontor.server.tables.problems import NotFound
from kontor.wire import copied, doc
from kontor.wire import study as wire

router = Router("/api", "puzzles")
Id = Annotated[str, doc("The id of a puzzle, such as `hansa-3-1`", max_length=40)]


@router.get("/puzzles", stored=False)
async def listed() -> wire.PuzzleList:
    """All puzzles, and which of them is that of the day."""
    today = of_the_day(datetime.now(UTC).date())
    return wire.PuzzleList(puzzles=[copied(wire.PuzzleCard, puzzle) for puzzle in puzzles()], today=today.id)


@router.post("/puzzles/{puzzle}", stored=False, refusals=(404,))
async def look(_limited: StudyContext, puzzle: Id, wanted: wire.PuzzleLine) -> wire.PuzzleMoment:
    """A puzzle after what was played in it, as its seat sees it, with a verdict as soon as that is an answer."""
    found = puzzle_of(puzzle)
    if found is None:
        raise NotFound("unknown-puzzle", f"There is no puzzle '{puzzle}'.")
    game = await played(wire.StudyLine(position={**found.position}, line=wanted.line, names=wanted.names))
    seen = moment(game, found.seat)
    given = found.answer(wanted.line)
    verdict = None if given is None else _verdict(found, given)
    card = copied(wire.PuzzleCard, found)
    return wire.PuzzleMoment(news=seen.news, position=seen.position, puzzle=card, seat=found.seat, verdict=verdict)


def _verdict(puzzle: Puzzle, given: Sequence[str]) -> wire.PuzzleVerdict:
    found = puzzle.find(given)
    return wire.PuzzleVerdict(
        right=found is puzzle.solution,
        played=None if found is None else puzzle.tried.index(found),
        tried=[_tried(puzzle, each) for each in puzzle.tried],
    )


def _tried(puzzle: Puzzle, tried: Tried) -> wire.TriedMove:
    rival = puzzle.rival(tried)
    return copied(wire.TriedMove, tried, chance=tried.wins[puzzle.seat], rival=rival, rival_chance=tried.wins[rival])
