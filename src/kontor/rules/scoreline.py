"""Line: one entry of the score sheet, which explains itself by its clause."""

from typing import Final, NamedTuple

from kontor.rules.refusal import Fact

CATEGORIES: Final = (
    "track", "abilities", "markers", "special_prestige", "cities", "network", "missions", "regions",
)  # fmt: skip


class Line(NamedTuple):
    """So many points in a category, by a clause, for what the facts say."""

    category: str
    clause: str
    points: int
    facts: dict[str, Fact]
