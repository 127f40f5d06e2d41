"""What bots say about a game: what it is worth, the advice of a coach, hints. And figures of what was done in it."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from kontor.rules.modules import TILE_WORDS
from kontor.rules.scoreline import CATEGORIES
from kontor.wire import Answer, doc
from kontor.wire.view import Category

Share: TypeAlias = Annotated[float, doc("A chance, or a part of one", ge=0, le=1)]
Failure: TypeAlias = Annotated[
    Literal["record", "bots", "unexpected"],
    doc("The game cannot be replayed, the bots fail again and again, or something else"),
]
Chances: TypeAlias = Annotated[list[Share], doc("How likely each seat is to win, 1 in all")]


if TYPE_CHECKING:
    _Points = Answer
else:
    _Points = msgspec.defstruct("_Points", [(category, float) for category in CATEGORIES], bases=(Answer,))


class ExpectedPoints(_Points):
    """Points at the end, or a change of them, by category."""

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
    """What a position is worth, and the best actions of the decider."""

    chances: Chances
    points: list[ExpectedPoints]
    moves: Annotated[list[SuggestedMove], doc("The best first; none when the game is over")]
    asked: Annotated[list[SuggestedMove], doc("The decisions that were asked about, in their order")]


if TYPE_CHECKING:
    PlaceKind: TypeAlias = str
else:
    PlaceKind = Literal[("route", "city", "hand", "desk", *TILE_WORDS, "turn")]


class Effect(Answer):
    """Something that an action does, worked out by playing it."""

    what: str
    facts: dict[str, int | str]


class AdvicePlace(Answer):
    """Where to look."""

    kind: PlaceKind
    id: Annotated[str, doc("Of the route, city, marker or tile; empty elsewhere")]


class Idea(Answer):
    """A whole action worth considering: its decisions, why a bot likes it, and what it does."""

    decisions: list[str]
    kind: Annotated[str, doc("The first word of its notation")]
    place: AdvicePlace
    reason: Reason
    effects: Annotated[list[Effect], doc("The most important first")]


class Threat(Answer):
    """A route that another seat can establish in its next turn as things stand."""

    seat: int
    route: str
    missing: Annotated[int, doc("Pieces that it has to place before")]


class TurnRemark(Answer):
    """A decision of the caller's last turn that cost something, and what would have been better."""

    played: str
    better: Idea


class Advice(Answer):
    """What the coach says at a decision of the caller."""

    ply: int
    ideas: Annotated[list[Idea], doc("Up to three, the best first")]
    threats: list[Threat]
    remark: Annotated[TurnRemark | None, doc("Only at the beginning of a turn, and rarely")]


class Hint(Answer):
    """A hint: where to look; from grade 2 on what kind of action; with grade 3 the action itself and why."""

    ply: int
    grade: int
    more: Annotated[bool, doc("Whether the next grade says more")]
    place: AdvicePlace
    kind: str | None
    idea: Idea | None


class Counts(Answer):
    """How often a player did what."""

    turns: int
    income: int
    place: int
    displace: int
    move: int
    route: int
    office: Annotated[int, doc("Offices, extra ones included")]
    develop: Annotated[int, doc("Abilities developed")]
    marker: Annotated[int, doc("Bonus markers taken")]
    use: Annotated[int, doc("Bonus markers used")]
    displaced: Annotated[int, doc("Own pieces that others displaced")]
    gained: Annotated[int, doc("Extra pieces that this brought")]


class UsualFigures(Answer):
    """What is usual for one player in a whole game among bots of a level."""

    level: str
    figures: Annotated[
        dict[str, tuple[float, float, float]],
        doc("By the names of the counts: the lower quarter, the middle, the upper quarter"),
    ]


class Figures(Answer):
    """What each player did how often so far, and what is usual on this side of the board."""

    seats: Annotated[list[Counts], doc("Per seat")]
    usual: UsualFigures | None
