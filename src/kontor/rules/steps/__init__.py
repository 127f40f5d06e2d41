"""The steps of the game: which decisions can be taken in which frame, and what happens by itself in between."""

from collections.abc import Callable, Mapping
from typing import Final

from kontor.rules.frames import (
    Developing,
    Founding,
    Frame,
    Moving,
    PlacingAbroad,
    PlacingAside,
    Removing,
    Replacing,
    Settling,
    Taking,
    Turn,
)
from kontor.rules.state import State
from kontor.rules.step import Step
from kontor.rules.steps import end_turn, move, permanent, settle, take
from kontor.rules.steps.displace import DISPLACE
from kontor.rules.steps.income import INCOME
from kontor.rules.steps.marker import DEVELOPING, PLUS, SWAPPING, TAKING_OFF, THREE
from kontor.rules.steps.place import PLACE
from kontor.rules.steps.route import ROUTE

STEPS: Final[Mapping[type[Frame], tuple[Step, ...]]] = {
    Turn: (
        INCOME, PLACE, DISPLACE, move.OPENING, ROUTE,
        PLUS, DEVELOPING, SWAPPING, THREE, end_turn.END,
    ),
    Settling: (settle.SETTLE,),
    Moving: (move.CARRY,),
    Removing: (TAKING_OFF,),
    Taking: (take.TAKE,),
    Developing: (permanent.DEVELOP_PRIVILEGE,),
    Founding: (permanent.FOUND,),
    PlacingAside: (permanent.PLACE_ASIDE,),
    PlacingAbroad: (permanent.PLACE_ABROAD,),
    Replacing: (end_turn.REPLACE,),
}  # fmt: skip

# What happens by itself when a frame comes up: it ends when nobody could use it.
PROCEED: Final[Mapping[type[Frame], Callable[[State], None]]] = {
    Settling: settle.proceed,
    Moving: move.proceed,
    Taking: take.proceed,
    Developing: permanent.developing_proceed,
    Founding: permanent.founding_proceed,
    PlacingAside: permanent.aside_proceed,
    PlacingAbroad: permanent.abroad_proceed,
    Replacing: end_turn.proceed,
}
