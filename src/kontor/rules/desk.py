"""What is printed on the writing desk and on bonus markers, as numbers.

The desk says what each ability is worth at each stage of development (ABILITY-02 to ABILITY-06).
"""

from typing import Final

from kontor.boards import Track, desk, markers
from kontor.rules.ids import (
    ABILITY_IDS,
    COLOURS,
    MARKER_IDS,
    MERCHANTS_PER_SEAT,
    SHAPE_LETTERS,
    TRADERS_PER_SEAT,
)

ALL_PIECES: Final = TRADERS_PER_SEAT + MERCHANTS_PER_SEAT  # ABILITY-07: Purse value C


def _number(value: int | str) -> int:
    if isinstance(value, int):
        return value
    return ALL_PIECES if value == "all" else COLOURS.index(value)


_TRACKS: dict[str, Track] = {track.id: track for track in desk()}

# VALUES[ability][developments]: a number; for Privilege the index of the highest colour uncovered.
VALUES: Final = tuple(tuple(_number(value) for value in _TRACKS[ability].values) for ability in ABILITY_IDS)
FULL: Final = tuple(len(values) - 1 for values in VALUES)  # developments until nothing lies on the row
FREES: Final = tuple(SHAPE_LETTERS.index(_TRACKS[ability].piece[0]) for ability in ABILITY_IDS)  # ABILITY-15
# The same values in one row, for code that is compiled: VALUE[STAGES * ability + developments].
STAGES: Final = max(map(len, VALUES))
VALUE: Final = tuple(value for values in VALUES for value in values + (0,) * (STAGES - len(values)))
COMPLETE_PRESTIGE: Final = tuple(_TRACKS[ability].complete_prestige for ability in ABILITY_IDS)  # SCORE-03, -04

# By marker: the actions that it adds to the turn (MARKER-49); 0 for those that do something else.
_ADDED: dict[str, int] = {kind.id: kind.actions for kind in markers()}
ACTIONS_BY: Final = (0, *(_ADDED[marker] for marker in MARKER_IDS[1:]))
PLUS_MARKERS: Final = tuple(marker for marker, actions in enumerate(ACTIONS_BY) if actions)
N_PLUS: Final = len(PLUS_MARKERS)


def pieces_on_desk(developments: bytes | bytearray) -> tuple[int, int]:
    """Traders and merchants still lying on a desk with these developments."""
    left = [0, 0]
    for ability, developed in enumerate(developments):
        left[FREES[ability]] += FULL[ability] - developed
    return left[0], left[1]
