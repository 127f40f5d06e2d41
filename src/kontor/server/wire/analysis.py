"""What a game or a position is worth, as bots see it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire import Answer, doc
from kontor.server.wire.ids import Category

Share: TypeAlias = Annotated[float, Meta(ge=0, le=1, description="A chance, or a part of one")]
Failure: TypeAlias = Annotated[
    Literal["record", "bots", "unexpected"],
    doc("The game cannot be replayed, the bots fail again and again, or something else"),
]
Chances: TypeAlias = Annotated[list[Share], doc("How likely each seat is to win, 1 in all")]


class ExpectedPoints(Answer):
    """Points at the end, or a change of them, by category."""

    track: float
    abilities: float
    markers: float
    special_prestige: float
    cities: float
    network: float
    missions: float
    regions: float
    total: float


class Reason(Answer):
    """Why an action is good: what it changes most. `analysis.ftl` has the words for a category and its facts."""

    category: Category | Literal["tempo", "plans", "rival", "nothing"]
    points: float
    facts: Annotated[dict[str, int | str], doc("`how`, and what it is about")]


class SuggestedMove(Answer):
    """A whole action, and how the turn goes on."""

    decisions: Annotated[list[str], doc("The decisions of the action, in notation")]
    then: Annotated[list[str], doc("The rest of the turn")]
    chance: Annotated[Share, doc("Of the seat that decides, at the end of the turn")]
    change: Annotated[float, doc("The difference to now")]
    points: Annotated[ExpectedPoints, doc("What the action itself changes")]
    reason: Reason


class DecisionReview(Answer):
    """A decision of a game and the position before it. `ply` is its number in the record, from 1 on."""

    ply: int
    seat: int
    played: str
    chances: Chances
    points: Annotated[list[ExpectedPoints], doc("Expected at the end, for each seat")]
    loss: Annotated[Share, doc("How much less chance than the best action left")]
    best: Annotated[SuggestedMove, doc("The best action, where the decision cost 1 % or more")] | None


class EndReview(Answer):
    """The position after the last decision."""

    chances: Chances
    points: list[ExpectedPoints]


class PlayerSummary(Answer):
    """How the game went for a seat, for one line."""

    course: Annotated[
        Literal["early", "late", "slipped", "behind"],
        doc("Won, ahead early or only late; ahead for a while; or behind"),
    ]
    since: Annotated[int, doc("The decision from which on it was ahead, or before which it stood best")]
    chance: Annotated[Share, doc("Its chance then")]
    worst: Annotated[int, doc("The decision that cost most")] | None
    loss: Annotated[Share, doc("What that cost")]


class PlayerReview(Answer):
    """The decisions of a seat that cost most, the worst first, and a summary."""

    costliest: list[int]
    summary: PlayerSummary


class TurningPoint(Answer):
    """An action by which the chance of a seat dropped; `ply` is its first decision."""

    ply: int
    by: int
    seat: int
    drop: Share


class GameReview(Answer):
    """A game decision by decision: what it was worth, what cost most, and where it turned."""

    bot: Annotated[str, doc("What evaluated")]
    seat: Annotated[int | None, doc("Whose knowledge it rests on; null: everything")] = msgspec.field(name="as")
    board: str
    names: list[str]
    decisions: list[DecisionReview]
    mean_loss: Annotated[list[Share], doc("What the worst decision of a turn cost each seat on average")]
    end: EndReview
    costliest: Annotated[list[int], doc("The decisions that cost most, of all seats")]
    players: list[PlayerReview]
    turning_points: list[TurningPoint]


class GameAnalysis(Answer):
    """The analysis of a table: whether there is one, how far it is, and what was found."""

    status: Annotated[Literal["none", "working", "done", "failed"], doc("`none`: nobody has asked for one")]
    evaluated: Annotated[int, doc("Decisions evaluated so far")]
    decisions: Annotated[int, doc("Decisions of the game")]
    result: GameReview | None = None
    reason: Failure | None = None


class PositionAnalysis(Answer):
    """What a position is worth, and the best actions of whoever must decide."""

    chances: Chances
    points: list[ExpectedPoints]
    moves: Annotated[list[SuggestedMove], doc("The best first; none when the game is over")]
    asked: Annotated[list[SuggestedMove], doc("The decisions that were asked about, in their order")]
