"""Adapting: nets with another interface than this version has (kontor.slots.interface), in numpy."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kontor.rules.cells import MAX_CITIES, MAX_ROUTES
from kontor.slots import slots
from kontor.slots.interface import OWN_INTERFACE, Interface

Weights: TypeAlias = dict[str, NDArray[np.float32]]
UNTRAINED_LOGIT: Final = -30_000.0  # the logit of what a net was not trained with; half-precision numbers can hold it
ROUTE_NUMBERS: Final = np.array(
    [[slots.route_slot(route, choice) for choice in range(len(slots.ROUTE_CHOICES))] for route in range(MAX_ROUTES)]
)
CITY_NUMBERS: Final = np.array(
    [[slots.city_slot(city, choice) for choice in range(len(slots.CITY_CHOICES))] for city in range(MAX_CITIES)]
)
GLOBAL_NUMBERS: Final = np.array(list(slots.GLOBAL_CHOICES))


def adapted(weights: Weights, theirs: Interface) -> Weights:
    """The weights of a net with another interface, as a net with this one has them."""
    found = dict(weights)
    for name, before, after in (
        ("routes", theirs.routes, OWN_INTERFACE.routes),
        ("cities", theirs.cities, OWN_INTERFACE.cities),
        ("game", theirs.whole_game, OWN_INTERFACE.whole_game),
    ):
        found[f"{name}.weight"] = _matched(weights[f"{name}.weight"], before, after, 0)
    for name, before, after in (
        ("route_slots", theirs.route_slots, OWN_INTERFACE.route_slots),
        ("city_slots", theirs.city_slots, OWN_INTERFACE.city_slots),
        ("game_slots", theirs.game_slots, OWN_INTERFACE.game_slots),
        ("values", theirs.values, OWN_INTERFACE.values),
    ):
        found[f"{name}.weight"] = np.ascontiguousarray(_matched(weights[f"{name}.weight"].T, before, after, 0).T)
        found[f"{name}.bias"] = _matched(weights[f"{name}.bias"], before, after, UNTRAINED_LOGIT)
    return found


def _matched(
    rows: NDArray[np.float32], before: Sequence[str], after: Sequence[str], missing: float
) -> NDArray[np.float32]:
    """Rows that belong to one list of ids, as they belong to another; `missing` where an id is new."""
    numbers = {id: number for number, id in enumerate(before)}
    found = np.full((len(after), *rows.shape[1:]), missing, np.float32)
    for number, id in enumerate(after):
        if id in numbers:
            found[number] = rows[numbers[id]]
    return found
