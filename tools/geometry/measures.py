"""Measures of the drawn boards in units of the canvas; web/src/lib/board/measures.ts holds those that the client needs.

The smallest board, at 1280 x 720, is 821 px wide: one unit is 0.576 px, and 46 units are 26 px.
"""

from typing import Final

WIDTH: Final = 1425
HEIGHT: Final = 1000
RING: Final = 34  # depth of the prestige ring
SPACES: Final = 100  # of the ring

SLOT: Final = 34  # one office with its gap
ROOF: Final = 10  # above the offices
PLAQUE: Final = 24  # height of a name plaque
LETTERS: Final = 22  # the largest lettering of names
NAME_MARGIN: Final = 5  # room left and right of a name
SHIELD: Final = 12  # room left of a plaque for the shield of who controls the city
GATES: Final = 4  # places of a green city
EXTRAS: Final = 2  # additional offices that have room without shrinking
MAX_OFFICES_PER_ROW: Final = 6  # more offices stand in two rows

POST: Final = 19  # half the width of a post plate
RIBBON: Final = 6  # half the width of a route
MARKER: Final = (34.0, 34.0)
PERMANENT: Final = (42.0, 42.0)
TAVERN: Final = (44.0, 34.0)
SCROLL: Final = (76.0, 42.0)
SCROLL_STEP: Final = 80  # between the two scrolls of Waren
AWARD: Final = (84.0, 44.0)
PRESTIGE_STEP: Final = 42
PRESTIGE_HEIGHT: Final = 52
ROOF_STEP: Final = 30  # of the completed-cities track
ROOFS_HEIGHT: Final = 50

# Least distances from edge to edge, but for the first one, which is from centre to centre.
POST_TO_POST: Final = 46
POST_TO_OWN_CITY: Final = 1.5
POST_TO_CITY: Final = 12
CITY_TO_CITY: Final = 12
ROUTE_TO_OTHERS: Final = 2
SMALL_TO_SMALL: Final = 2
SMALL_TO_POST: Final = 1
NAME_TO_OTHERS: Final = 2  # names of seas
TO_RING: Final = 2

# Greatest ones.
MARKER_FROM_ROUTE: Final = 34
NEARER_TO_OTHER_ROUTE: Final = 6  # how much nearer a marker may lie to another route than to its own
SCROLL_FROM_CITY: Final = 24
POST_DISTANCE_TOLERANCE: Final = 0.06  # of the distance between two posts
OFF_CURVE: Final = 1.2
KINK: Final = 8  # degrees
SIDE_MIN_DISTANCE: Final = 25  # units of the printed board (1000 wide) that tell left from right and above from below

# How far letters of Alegreya 650 carry, in thousandths of their size.
_ADVANCES: Final = {
    177: " ", 261: "l", 291: "i", 332: "t", 340: "f", 358: "-", 365: "I", 407: "rs", 430: "c", 458: "z", 460: "e",
    462: "y", 463: "v", 480: "a", 493: "x", 502: "ö", 509: "g", 513: "b", 514: "o", 515: "k", 526: "L", 528: "F",
    536: "p", 537: "d", 538: "S", 542: "h", 546: "uü", 560: "n", 564: "T", 572: "P", 587: "Y", 596: "E", 617: "C",
    620: "A", 622: "V", 623: "B", 637: "R", 653: "K", 656: "G", 678: "O", 682: "Q", 695: "D", 727: "N", 733: "w",
    748: "H", 837: "m", 842: "M", 958: "W",
}  # fmt: skip
ADVANCE: Final = {letter: width for width, letters in _ADVANCES.items() for letter in letters}
MAX_ADVANCE: Final = max(ADVANCE.values())


def width_of(text: str, size: float) -> float:
    """How wide a word is; a letter that is not listed counts as the widest."""
    return sum(ADVANCE.get(letter, MAX_ADVANCE) for letter in text) * size / 1000
