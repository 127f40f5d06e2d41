"""The steps of the game. Here: in which frame which decisions can be asked for, and why one is refused."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from kontor.rules.action import Action, Kind
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
from kontor.rules.refusal import Refusal
from kontor.rules.state import State
from kontor.rules.steps import displace, end_turn, income, marker, move, permanent, place, route, settle, take

Refuse: TypeAlias = Callable[[State, Action], Refusal | None]


def _never(state: State, action: Action) -> Refusal | None:
    return None


# A refusal agrees with the options that the engine lists: it is None exactly for those.
REFUSALS: Final[Mapping[type[Frame], Mapping[Kind, Refuse]]] = {
    Turn: {
        Kind.INCOME: income.refusal,
        Kind.PLACE: place.refusal,
        Kind.PLACE_PAYING: place.refusal,
        Kind.DISPLACE: displace.refusal,
        Kind.LIFT: move.opening_refusal,
        Kind.ROUTE: route.refusal,
        Kind.ROUTE_OFFICE: route.refusal,
        Kind.ROUTE_DEVELOP: route.refusal,
        Kind.ROUTE_PRESTIGE: route.refusal,
        Kind.ROUTE_EXTRA: route.refusal,
        Kind.USE_PLUS_3: marker.plus_refusal,
        Kind.USE_PLUS_4: marker.plus_refusal,
        Kind.USE_DEVELOP: marker.develop_refusal,
        Kind.USE_SWAP: marker.swap_refusal,
        Kind.USE_MOVE_THREE: marker.three_refusal,
        Kind.USE_REMOVE_THREE: marker.three_refusal,
        Kind.END: _never,
    },
    Settling: {Kind.SETTLE: settle.refusal, Kind.SETTLE_EXTRA: settle.refusal, Kind.DECLINE: settle.refusal},
    Moving: {Kind.LIFT: move.refusal, Kind.DROP: move.refusal, Kind.DONE: move.refusal},
    Removing: {Kind.REMOVE: marker.taking_off_refusal, Kind.DONE: marker.taking_off_refusal},
    Taking: {Kind.TAKE: take.refusal, Kind.TAKE_AMOUNT: take.refusal, Kind.DECLINE: take.refusal},
    Developing: {Kind.DEVELOP_PERMANENT: _never, Kind.DECLINE: permanent.decline_refusal},
    Founding: {Kind.FOUND: permanent.founding_refusal, Kind.DECLINE: permanent.decline_refusal},
    PlacingAside: {
        Kind.SETTLE: permanent.aside_refusal,
        Kind.SETTLE_EXTRA: permanent.aside_refusal,
        Kind.DECLINE: permanent.decline_refusal,
    },
    PlacingAbroad: {
        Kind.SETTLE: permanent.abroad_refusal,
        Kind.SETTLE_EXTRA: permanent.abroad_refusal,
        Kind.DECLINE: permanent.decline_refusal,
    },
    Replacing: {Kind.MARKER: end_turn.refusal},
}
COSTS: Final = frozenset(
    (
        Kind.INCOME,
        Kind.PLACE,
        Kind.PLACE_PAYING,
        Kind.DISPLACE,
        Kind.LIFT,
        Kind.ROUTE,
        Kind.ROUTE_OFFICE,
        Kind.ROUTE_DEVELOP,
        Kind.ROUTE_PRESTIGE,
        Kind.ROUTE_EXTRA,
    )
)  # fmt: skip - in the frame Turn each uses up one action
