"""Borders, permits and country scoring of Britannia, and the safe-conduct of its classic edition (BRIT, CLASSIC)."""

from typing import Final

from kontor.boards.facts import MOST_CITIES
from kontor.rules.declaration import Decision, Declaration, PathPart, Slot
from kontor.rules.ids import MARKER_IDS

DECLARATION: Final = Declaration(
    name="borders",
    switches={"borders": 0, "safe-conduct": 4},
    cells={
        "permits_used": 1,  # how many permits were used in this turn
        "permit_cities": MOST_CITIES,  # whose, in order (BRIT-30)
        "safe_conduct": 1,  # whether it was paid in this turn
    },
    decisions={
        "USE_SAFE_CONDUCT": Decision(
            25,
            "use safe-conduct paying {marker}",
            (PathPart("added", "safe-conduct"), PathPart("added", f"marker-{MARKER_IDS[1]}", argument=0, least=1)),
        )
    },
    slots=(Slot(58, "safe-conduct", "safe-conduct"),),
)
