"""Puzzles: one decision or one turn that is clearly the best. Their words are in `puzzles.ftl` of each language."""

from typing import Annotated, Literal

from msgspec import Meta

from kontor.server.wire import Answer, Request, doc
from kontor.server.wire.analysis import Reason, Share
from kontor.server.wire.requests import Name, Notation
from kontor.server.wire.study import StudyMoment


class PuzzleCard(Answer):
    """A puzzle in the list."""

    id: str
    side: Annotated[str, doc("The side of a board")]
    players: int
    theme: Literal["displace", "block", "office", "ability", "marker", "end"]
    grade: Annotated[int, Meta(ge=1, le=3, description="How hard it is")]
    turn: Annotated[bool, doc("Whether the whole turn is asked for, not only one decision")]


class PuzzleList(Answer):
    """All puzzles."""

    puzzles: list[PuzzleCard]
    today: Annotated[str, doc("The id of the puzzle of the day (UTC), which follows from the date alone")]


class PuzzleLine(Request):
    """What was played in a puzzle: nothing yet, an answer or the beginning of one, and perhaps what came after it."""

    line: Annotated[list[Notation], Meta(max_length=200, description="The decisions in their order")] = []
    names: Annotated[list[Name], Meta(max_length=5, description="Of the seats; none: they are numbered")] = []


class TriedMove(Answer):
    """A decision or a turn that was tried many times: from there the net played to the end of the game."""

    action: Annotated[list[str], doc("The whole action that it begins; of a turn all that was played")]
    then: Annotated[list[str], doc("How the turn goes on, until something unknown is drawn")]
    chance: Annotated[Share, doc("How often the seat won")]
    behind: Annotated[float, doc("How much lower the chance is than that of the solution, at least (95 % certain)")]
    tries: int
    rival: Annotated[int, doc("The other seat that won most often")]
    rival_chance: Annotated[Share, doc("How often it did")]
    ends: Annotated[bool, doc("Whether it ends the game within the turn")]
    reason: Reason


class PuzzleVerdict(Answer):
    """Whether an answer was right, and what the others would have brought."""

    right: bool
    played: Annotated[int, doc("Which of `tried` it was; none of them where no bot would make it")] | None
    tried: Annotated[list[TriedMove], doc("The solution first, then the best of the others")]


class PuzzleMoment(StudyMoment, kw_only=True):
    """A moment of a puzzle, as its seat sees it."""

    puzzle: PuzzleCard
    seat: int
    verdict: Annotated[PuzzleVerdict, doc("As soon as it is answered: by a decision, or by a turn")] | None
