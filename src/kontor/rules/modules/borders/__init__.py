"""Borders, permits and country scoring of Britannia (BRIT)."""

from typing import Final

from kontor.boards.facts import BOARD_MAX_CITIES
from kontor.rules.declaration import Declaration, EventForm

DECLARATION: Final = Declaration(
    name="borders",
    switches={"borders": 0},
    cells={
        "permits_used": 1,  # how many permits were used in this turn
        "permit_cities": BOARD_MAX_CITIES,  # whose, in order (BRIT-30)
    },
    events={
        "PERMIT": EventForm(
            26,
            "permit",
            {"seat": "seat", "city": "city", "region": "region"},
            "The permit of a city was used to enter a country.",
        ),
    },
)
