"""Mission cards: secret cities that bring points (MISSION)."""

from typing import Final

from kontor.rules.declaration import Declaration, MessageKey
from kontor.rules.ids import MAX_SEATS

DECLARATION: Final = Declaration(
    name="missions",
    switches={"missions": 1},
    book=(("MISSION-03", "MISSION-04", "MISSION-09", "MISSION-10"),),
    view={
        "missions": MessageKey(
            "list[list[City] | None]", "Per seat: the cities of the card; null while it is secret", secret=True
        )
    },
    box={"missions": MessageKey("list[list[City]]", "The cards; none without missions")},
    cells={"cards": MAX_SEATS},  # per seat the number of its card plus one; 0 where none is known
)
