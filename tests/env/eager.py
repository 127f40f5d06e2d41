"""A player who wants to come to an end: by slot and seat how much each slot is wanted."""

from typing import Any, Final, TypeAlias

import numpy as np

from kontor.rules.cells import MAX_ROUTES
from kontor.rules.ids import MAX_SEATS
from kontor.slots import slots

Wishes: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


def _wishes() -> Wishes:
    """Claims come first, then pieces on routes, for each seat in an order of its own, income, and all else."""
    wishes = np.ones((MAX_SEATS, slots.WIDTH), np.float32)
    wishes[:, slots.INCOME : slots.INCOME + 5] = 5
    wishes[:, slots.END_TURN] = 2
    for seat in range(MAX_SEATS):
        for rank, route in enumerate(np.random.default_rng(seat).permutation(MAX_ROUTES)):
            first = slots.ROUTE_SLOTS * route
            wishes[seat, first + slots.PUT : first + slots.PICK] = 100 - rank
            wishes[seat, first + slots.PICK : first + slots.PICK_OWN] = 4
            wishes[seat, first + slots.HERE] = 200
            wishes[seat, first + slots.OFFICE : first + slots.ROUTE_SLOTS] = 300
    return wishes


WISHES: Final = _wishes()
