"""What is usual in games like that of a table."""

from typing import Final

from kontor import bots
from kontor.figures import usual
from kontor.server.tables.table import Table
from kontor.server.wire.analysis import UsualFigures

AMONG_PEOPLE: Final = "medium"


def usual_at(table: Table) -> UsualFigures | None:
    """What is usual among bots like the strongest ones there; among people, bots of a middle level."""
    assert table.game is not None
    found = usual(table.options)
    order = list(bots.levels())
    here = [bots.without_style(seat.level) for seat in table.seats if seat.level is not None]
    strength = max((order.index(level) for level in here if level in order), default=order.index(AMONG_PEOPLE))
    counted = [level for level in found if level in order]
    if not counted:
        return None
    level = next((level for level in reversed(counted) if order.index(level) <= strength), counted[0])
    return UsualFigures(level=level, figures={name: (*cut,) for name, cut in found[level].items()})
