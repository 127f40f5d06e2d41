"""What a coach says, and hints: for games against bots only. `coach.ftl` has the words."""

from typing import Annotated, Literal, TypeAlias

from kontor.server.wire import Answer, doc
from kontor.server.wire.analysis import Reason

PlaceKind: TypeAlias = Literal["route", "city", "hand", "desk", "favours", "turn"]


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
