"""The Emperor's Favour: tiles that are paid for with markers (FAVOUR)."""

from typing import Final

from kontor.rules.declaration import Decision, Declaration, EventForm, PathPart
from kontor.rules.ids import MARKER_IDS, TILE_IDS

_FIRST_MARKER: Final = f"marker-{MARKER_IDS[1]}"
DECLARATION: Final = Declaration(
    name="favours",
    switches={"favours": 2, "takes-any": 6},
    cells={
        "tiles": len(TILE_IDS),  # per favour where it is: 0 nowhere, 1 on display, 2 + seat with a player
        "bought": 1,  # whether a favour was bought in this turn
    },
    decisions={
        "FAVOUR": Decision(
            26,
            "favour {favour} paying {markers}",
            (
                PathPart("tile", argument=0),
                PathPart("added", _FIRST_MARKER, argument=1, least=1),
                PathPart("added", _FIRST_MARKER, argument=2, least=1),
            ),
        )
    },
    paid={0: "favour"},
    book=(("FAVOUR-01", "FAVOUR-02", "FAVOUR-03", "FAVOUR-04"),),
    events={
        "FAVOUR": EventForm(25, "favour", {"seat": "seat", "favour": "favour"}, "A favour was bought.", weight=4),
    },
)
