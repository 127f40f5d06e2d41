"""What a coach says, and hints: for games against bots only. `coach.ftl` has the words."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kontor.server.wire.analysis import Reason

PlaceKind: TypeAlias = Literal["route", "city", "hand", "desk", "favours", "turn"]


class _Answer(msgspec.Struct, kw_only=True):
    pass


class Effect(_Answer):
    """Something that an action does, worked out by playing it."""

    what: str
    facts: dict[str, int | str]


class AdvicePlace(_Answer):
    """Where to look."""

    kind: PlaceKind
    id: Annotated[str, Meta(description="Of the route, city, marker or tile; empty elsewhere")]


class Idea(_Answer):
    """A whole action worth considering: its decisions, why a bot likes it, and what it does."""

    decisions: list[str]
    kind: Annotated[str, Meta(description="The first word of its notation")]
    place: AdvicePlace
    reason: Reason
    effects: Annotated[list[Effect], Meta(description="The most important first")]


class Threat(_Answer):
    """A route that another seat can establish in its next turn as things stand."""

    seat: int
    route: str
    missing: Annotated[int, Meta(description="Pieces that it has to place before")]


class TurnRemark(_Answer):
    """A decision of the caller's last turn that cost something, and what would have been better."""

    played: str
    better: Idea


class Advice(_Answer):
    """What the coach says at a decision of the caller."""

    ply: int
    ideas: Annotated[list[Idea], Meta(description="Up to three, the best first")]
    threats: list[Threat]
    remark: Annotated[TurnRemark | None, Meta(description="Only at the beginning of a turn, and rarely")]


class Hint(_Answer):
    """A hint: where to look; from grade 2 on what kind of action; with grade 3 the action itself and why."""

    ply: int
    grade: int
    more: Annotated[bool, Meta(description="Whether the next grade says more")]
    place: AdvicePlace
    kind: str | None
    idea: Idea | None
