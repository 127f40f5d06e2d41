"""The Emperor's Favour: tiles that are paid for with markers (FAVOUR)."""

from typing import Final

from kontor.rules.declaration import Decision, Declaration, EventForm, MessageKey, PathPart, Tile
from kontor.rules.ids import MARKER_IDS

FAVOURS: Final = (
    Tile("free-resettling", 10),
    Tile("extra-action", 90),
    Tile("tithe", 25),
    Tile("double-compensation", 25),
    Tile("city-prestige", 25),
    Tile("mastery", 25),
)
FAVOUR_IDS: Final = tuple(tile.id for tile in FAVOURS)
TILE_PRICE: Final = 2  # markers (FAVOUR-03)
_FIRST_MARKER: Final = f"marker-{MARKER_IDS[1]}"
DECLARATION: Final = Declaration(
    name="favours",
    switches={"favours": 2, "takes-any": 6},
    cells={
        "tiles": len(FAVOUR_IDS),  # per favour where it is: 0 nowhere, 1 on display, 2 + seat with a player
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
            likely=0.4,
        )
    },
    tiles={"favour": FAVOURS},
    view={
        "favours": MessageKey(
            {
                "display": MessageKey("list[FavourId]", "Those that can be bought"),
                "owned": MessageKey("list[list[FavourId]]", "Per seat"),
            },
            "The tiles of the Emperor's Favour.",
        )
    },
    box={"favours": MessageKey("list[FavourId]", "The tiles; none without the Emperor's Favour")},
    numbers={"favour_price": (TILE_PRICE, "How many markers a favour costs")},
    paid={0: "favour"},
    book=(("FAVOUR-01", "FAVOUR-02", "FAVOUR-03", "FAVOUR-04"),),
    events={
        "FAVOUR": EventForm(25, "favour", {"seat": "seat", "favour": "favour"}, "A favour was bought.", weight=4),
    },
)
