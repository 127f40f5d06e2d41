"""The safe-conduct of the 2014 expansion: a marker opens all borders for a turn (BRIT-66 to BRIT-69)."""

from typing import Final

from kontor.rules.declaration import Chip, Decision, Declaration, EventForm, MessageKey, PathPart, Slot
from kontor.rules.ids import MARKER_IDS

DECLARATION: Final = Declaration(
    name="safe-conduct",
    switches={"safe-conduct": 4},
    cells={"paid": 1},  # whether it was paid in this turn
    decisions={
        "USE_SAFE_CONDUCT": Decision(
            25,
            "use safe-conduct paying {marker}",
            (PathPart("added", "safe-conduct"), PathPart("added", f"marker-{MARKER_IDS[1]}", argument=0, least=1)),
            chip=Chip("safe-conduct", "door", "module-safe-conduct", done="safe_conduct"),
            likely=0.05,
        )
    },
    paid={1: "safe-conduct"},
    view={"safe_conduct": MessageKey(bool, "Whether one was paid in this turn")},
    slots=(Slot(58, "safe-conduct", "safe-conduct"),),
    events={
        "SAFE_CONDUCT": EventForm(
            24,
            "safe-conduct",
            {"seat": "seat", "marker": "marker"},
            "A safe-conduct was paid with a marker, which left the game.",
        ),
    },
)
