"""Puzzles: one decision or one turn that is clearly the best. Their words are in `puzzles.ftl` of each language."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kontor.server.wire.analysis import Reason, Share
from kontor.server.wire.requests import Name, Notation
from kontor.server.wire.study import StudyMoment


class PuzzleCard(msgspec.Struct, kw_only=True):
    """A puzzle in the list."""

    id: str
    side: Annotated[str, Meta(description="The side of a board")]
    players: int
    theme: Literal["displace", "block", "office", "ability", "marker", "end"]
    grade: Annotated[int, Meta(ge=1, le=3, description="How hard it is")]
    turn: Annotated[bool, Meta(description="Whether the whole turn is asked for, not only one decision")]


class PuzzleList(msgspec.Struct, kw_only=True):
    """All puzzles."""

    puzzles: list[PuzzleCard]
    today: Annotated[str, Meta(description="The id of the puzzle of the day (UTC), which follows from the date alone")]


class PuzzleLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What was played in a puzzle: nothing yet, an answer or the beginning of one, and perhaps what came after it."""

    line: Annotated[list[Notation], Meta(max_length=200, description="The decisions in their order")] = []
    names: Annotated[list[Name], Meta(max_length=5, description="Of the seats; none: they are numbered")] = []


class TriedMove(msgspec.Struct, kw_only=True):
    """A decision or a turn that was tried many times: from there the net played to the end of the game."""

    action: Annotated[list[str], Meta(description="The whole action that it begins; of a turn all that was played")]
    then: Annotated[list[str], Meta(description="How the turn goes on, until something unknown is drawn")]
    chance: Annotated[Share, Meta(description="How often the seat won")]
    behind: Annotated[
        float, Meta(description="How much lower the chance is than that of the solution, at least (95 % certain)")
    ]
    tries: int
    rival: Annotated[int, Meta(description="The other seat that won most often")]
    rival_chance: Annotated[Share, Meta(description="How often it did")]
    ends: Annotated[bool, Meta(description="Whether it ends the game within the turn")]
    reason: Reason


class PuzzleVerdict(msgspec.Struct, kw_only=True):
    """Whether an answer was right, and what the others would have brought."""

    right: bool
    played: Annotated[int, Meta(description="Which of `tried` it was; none of them where no bot would make it")] | None
    tried: Annotated[list[TriedMove], Meta(description="The solution first, then the best of the others")]


class PuzzleMoment(StudyMoment, kw_only=True):
    """A moment of a puzzle, as its seat sees it."""

    puzzle: PuzzleCard
    seat: int
    verdict: Annotated[PuzzleVerdict, Meta(description="As soon as it is answered: by a decision, or by a turn")] | None
