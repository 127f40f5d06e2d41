"""The steps of the base game: which decisions can be taken in which frame."""

from collections.abc import Mapping
from typing import Final

from kontor.rules.frames import Frame, Moving, Removing, Replacing, Settling, Taking, Turn
from kontor.rules.step import Step
from kontor.rules.steps.displace import DISPLACE
from kontor.rules.steps.end_turn import END, REPLACE
from kontor.rules.steps.income import INCOME
from kontor.rules.steps.marker import DEVELOPING, MOVING_THREE, PLUS, REMOVING_THREE, SWAPPING, TAKING_OFF
from kontor.rules.steps.move import CARRY, OPENING
from kontor.rules.steps.place import PLACE
from kontor.rules.steps.route import ROUTE
from kontor.rules.steps.settle import SETTLE
from kontor.rules.steps.take import TAKE

STEPS: Final[Mapping[type[Frame], tuple[Step, ...]]] = {
    Turn: (
        INCOME, PLACE, DISPLACE, OPENING, ROUTE, PLUS, DEVELOPING, SWAPPING, MOVING_THREE, REMOVING_THREE, END,
    ),
    Settling: (SETTLE,),
    Moving: (CARRY,),
    Removing: (TAKING_OFF,),
    Taking: (TAKE,),
    Replacing: (REPLACE,),
}  # fmt: skip
