"""The categories of the score sheet, and one line of it, which names the clause that gives the points."""

from enum import IntEnum
from typing import Final, NamedTuple

from kontor.rules.refusal import Fact


class Category(IntEnum):
    """Where points come from, in the order of the score sheet (SCORE-02 to SCORE-12, MISSION-09, BRIT-55)."""

    TRACK = 0
    ABILITIES = 1
    MARKERS = 2
    SPECIAL_PRESTIGE = 3
    CITIES = 4
    NETWORK = 5
    MISSIONS = 6
    REGIONS = 7


SECRET: Final = Category.MISSIONS  # the one in which points may be hidden from others
CATEGORIES: Final = tuple(category.name.lower() for category in Category)
N_CATEGORIES: Final = len(CATEGORIES)


class Line(NamedTuple):
    """Points in a category, with the clause that gives them and the facts they are for."""

    category: str  # one of CATEGORIES
    clause: str
    points: int
    facts: dict[str, Fact]
