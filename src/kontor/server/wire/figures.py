"""Figures of a game."""

from typing import Annotated

from kontor.server.wire import Answer, doc


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
