"""The neutral player of games for two (DUO)."""

from typing import Final

from kontor.rules.declaration import Declaration, EventForm

DECLARATION: Final = Declaration(
    name="neutral",
    switches={"neutral": 5},
    events={
        "NEUTRAL_ROUTE": EventForm(14, "neutral-route", {"route": "route"}, "The neutral player established a route."),
    },
)
