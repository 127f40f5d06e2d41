"""The claim of a standstill: a rule of Kontor's own for two players who are stuck (HOUSE-01).

An effect is one of these: a route is established, also a neutral one; a piece is placed, displaced, settled or removed
from a post; a piece is moved to a route other than the one it came from; offices change, or an ability develops; a
replacement marker is placed. Everything else has none: Income and other pieces gained, moving within a route, more
actions, other uses of markers and what they pay for, ending the turn.
"""

from typing import Final

from kontor.rules.declaration import Decision, Declaration, Feature, Offer, PathPart, Slot

CLAUSE: Final = "HOUSE-01"
DECLARATION: Final = Declaration(
    name="standstill",
    switches={"standstill": 7},
    cells={
        "idle_turns": 1,  # turns in a row without an effect, up to those needed for a claim
        "had_effect": 1,  # whether anything had an effect in this turn
    },
    decisions={
        "CLAIM": Decision(
            35,
            "claim",
            (PathPart("added", "claim"),),
            Offer("hand", "button-claim", CLAUSE, confirm="confirm-claim"),
            ends_game=True,
        )
    },
    endings={5: CLAUSE},
    counts=("standstill",),
    slots=(Slot(59, "claim", "claim a standstill"),),
    features=(
        Feature(
            85,
            "idle",
            "turns in a row without an effect, whether this one had one (HOUSE-01)",
            ("idle_turns", "had_effect"),
        ),
    ),
)
