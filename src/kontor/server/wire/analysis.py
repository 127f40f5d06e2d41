"""What a game or a position is worth, as bots see it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire.ids import Category

Share: TypeAlias = Annotated[float, Meta(ge=0, le=1, description="A chance, or a part of one")]
Failure: TypeAlias = Annotated[
    Literal["record", "bots", "unexpected"],
    Meta(description="The game cannot be replayed, the bots fail again and again, or something else"),
]
Chances: TypeAlias = Annotated[list[Share], Meta(description="How likely each seat is to win, 1 in all")]


class _Answer(msgspec.Struct, kw_only=True):
    pass


class ExpectedPoints(_Answer):
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


class Reason(_Answer):
    """Why an action is good: what it changes most. `analysis.ftl` has the words for a category and its facts."""

    category: Category | Literal["tempo", "plans", "rival", "nothing"]
    points: float
    facts: Annotated[dict[str, int | str], Meta(description="`how`, and what it is about")]


class SuggestedMove(_Answer):
    """A whole action, and how the turn goes on."""

    decisions: Annotated[list[str], Meta(description="The decisions of the action, in notation")]
    then: Annotated[list[str], Meta(description="The rest of the turn")]
    chance: Annotated[Share, Meta(description="Of the seat that decides, at the end of the turn")]
    change: Annotated[float, Meta(description="The difference to now")]
    points: Annotated[ExpectedPoints, Meta(description="What the action itself changes")]
    reason: Reason


class DecisionReview(_Answer):
    """A decision of a game and the position before it. `ply` is its number in the record, from 1 on."""

    ply: int
    seat: int
    played: str
    chances: Chances
    points: Annotated[list[ExpectedPoints], Meta(description="Expected at the end, for each seat")]
    loss: Annotated[Share, Meta(description="How much less chance than the best action left")]
    best: Annotated[SuggestedMove, Meta(description="The best action, where the decision cost 1 % or more")] | None


class EndReview(_Answer):
    """The position after the last decision."""

    chances: Chances
    points: list[ExpectedPoints]


class PlayerSummary(_Answer):
    """How the game went for a seat, for one line."""

    course: Annotated[
        Literal["early", "late", "slipped", "behind"],
        Meta(description="Won, ahead early or only late; ahead for a while; or behind"),
    ]
    since: Annotated[int, Meta(description="The decision from which on it was ahead, or before which it stood best")]
    chance: Annotated[Share, Meta(description="Its chance then")]
    worst: Annotated[int, Meta(description="The decision that cost most")] | None
    loss: Annotated[Share, Meta(description="What that cost")]


class PlayerReview(_Answer):
    """The decisions of a seat that cost most, the worst first, and a summary."""

    costliest: list[int]
    summary: PlayerSummary


class TurningPoint(_Answer):
    """An action by which the chance of a seat dropped; `ply` is its first decision."""

    ply: int
    by: int
    seat: int
    drop: Share


class GameReview(_Answer):
    """A game decision by decision: what it was worth, what cost most, and where it turned."""

    bot: Annotated[str, Meta(description="What evaluated")]
    seat: Annotated[int | None, Meta(description="Whose knowledge it rests on; null: everything")] = msgspec.field(
        name="as"
    )
    board: str
    names: list[str]
    decisions: list[DecisionReview]
    mean_loss: Annotated[list[Share], Meta(description="What the worst decision of a turn cost each seat on average")]
    end: EndReview
    costliest: Annotated[list[int], Meta(description="The decisions that cost most, of all seats")]
    players: list[PlayerReview]
    turning_points: list[TurningPoint]


class GameAnalysis(_Answer):
    """The analysis of a table: whether there is one, how far it is, and what was found."""

    status: Annotated[
        Literal["none", "working", "done", "failed"], Meta(description="`none`: nobody has asked for one")
    ]
    evaluated: Annotated[int, Meta(description="Decisions evaluated so far")]
    decisions: Annotated[int, Meta(description="Decisions of the game")]
    result: GameReview | None = None
    reason: Failure | None = None


class PositionAnalysis(_Answer):
    """What a position is worth, and the best actions of whoever must decide."""

    chances: Chances
    points: list[ExpectedPoints]
    moves: Annotated[list[SuggestedMove], Meta(description="The best first; none when the game is over")]
    asked: Annotated[list[SuggestedMove], Meta(description="The decisions that were asked about, in their order")]
