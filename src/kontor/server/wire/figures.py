"""Figures of a game."""

from typing import Annotated

import msgspec
from msgspec import Meta


class Counts(msgspec.Struct, kw_only=True):
    """How often a player did what."""

    turns: int
    income: int
    place: int
    displace: int
    move: int
    route: int
    office: Annotated[int, Meta(description="Offices, extra ones included")]
    develop: Annotated[int, Meta(description="Abilities developed")]
    marker: Annotated[int, Meta(description="Bonus markers taken")]
    use: Annotated[int, Meta(description="Bonus markers used")]
    displaced: Annotated[int, Meta(description="Own pieces that others displaced")]
    gained: Annotated[int, Meta(description="Extra pieces that this brought")]


class UsualFigures(msgspec.Struct, kw_only=True):
    """What is usual for one player in a whole game among bots of a level."""

    level: str
    figures: Annotated[
        dict[str, tuple[float, float, float]],
        Meta(description="By the names of the counts: the lower quarter, the middle, the upper quarter"),
    ]


class Figures(msgspec.Struct, kw_only=True):
    """What each player did how often so far, and what is usual on this side of the board."""

    seats: Annotated[list[Counts], Meta(description="Per seat")]
    usual: UsualFigures | None
