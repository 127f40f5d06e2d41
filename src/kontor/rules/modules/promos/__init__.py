"""The promo markers: exchange, tribute and block (PROMO)."""

from typing import Final

from kontor.rules.declaration import Decision, Declaration, EventForm, PathPart
from kontor.rules.ids import LAID, MARKER_IDS

_ROUTE_CHOICE: Final = PathPart("of_route", "route", argument=0)
DECLARATION: Final = Declaration(
    name="promos",
    switches={"promos": 3},
    book=(("PROMO-01", "PROMO-02"),),
    cells={
        "tributes": 1,  # how many are laid
        "tribute_at": 2 * LAID,  # route and owner of each, in the order they were laid
        "blocks": 1,
        "block_at": 2 * LAID,
    },
    decisions={
        "USE_EXCHANGE": Decision(
            22,
            "use exchange {seat} {marker}",
            (
                PathPart("added", "marker-exchange"),
                PathPart("opponent", argument=0),
                PathPart("added", f"marker-{MARKER_IDS[1]}", argument=1, least=1),
            ),
            likely=0.3,
        ),
        "USE_TRIBUTE": Decision(
            23, "use tribute {route}", (PathPart("added", "marker-tribute"), _ROUTE_CHOICE), likely=0.3
        ),
        "USE_BLOCK": Decision(24, "use block {route}", (PathPart("added", "marker-block"), _ROUTE_CHOICE), likely=0.3),
    },
    events={
        "EXCHANGED": EventForm(
            22,
            "exchanged",
            {"seat": "seat", "other": "seat", "marker": "marker"},
            "A seat gave its Exchange for a used marker of another one.",
        ),
        "LAID": EventForm(
            23,
            "laid",
            {"seat": "seat", "marker": "marker", "route": "route"},
            "A Tribute or Block came to lie above a route, with a trader of its owner.",
            weight=3,
        ),
    },
)
