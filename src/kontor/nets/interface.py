"""Interface: what a net reads and answers, by ids that never change.

A file of a net lists the ids it was trained with. So a net plays on where a later version has further features, slots
or end conditions: it does not see those features, and takes those slots only where nothing else is open.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kontor.nets import inputs
from kontor.rules.cells import MAX_CITIES, MAX_ROUTES
from kontor.rules.event import ENDINGS
from kontor.rules.ids import MAX_SEATS
from kontor.slots import slots

Weights: TypeAlias = dict[str, NDArray[np.float32]]
N_OPEN_CATEGORIES: Final = 7  # of points that an observation shows for every player; those of secret cards are not
SEAT_VALUES: Final = 3 + N_OPEN_CATEGORIES  # utility, winning, ending the game, points by category
UNTRAINED_LOGIT: Final = -30_000.0  # the logit of what a net was not trained with; half-precision numbers can hold it
ROUTE_NUMBERS: Final = np.array(
    [[slots.route_slot(route, choice) for choice in range(len(slots.ROUTE_CHOICES))] for route in range(MAX_ROUTES)]
)
CITY_NUMBERS: Final = np.array(
    [[slots.city_slot(city, choice) for choice in range(len(slots.CITY_CHOICES))] for city in range(MAX_CITIES)]
)
GLOBAL_NUMBERS: Final = np.array(list(slots.GLOBAL_CHOICES))


class Interface(NamedTuple):
    """Ids in the order of the weights: columns of each kind of token, slots, and end conditions."""

    routes: tuple[str, ...]
    cities: tuple[str, ...]
    players: tuple[str, ...]
    game: tuple[str, ...]
    route_slots: tuple[str, ...]
    city_slots: tuple[str, ...]
    game_slots: tuple[str, ...]
    causes: tuple[str, ...]  # the first one: cut off by the limit of rounds

    @property
    def whole_game(self) -> tuple[str, ...]:
        """The columns of all players, then those of the game."""
        return (*(f"{seat}: {id}" for seat in range(MAX_SEATS) for id in self.players), *self.game)

    @property
    def values(self) -> tuple[str, ...]:
        """What a net expects: values of each seat, end conditions, and the rounds that are left."""
        of_seats = (f"{seat}: {value}" for seat in range(MAX_SEATS) for value in range(SEAT_VALUES))
        return (*of_seats, *self.causes, "rounds")


OWN_INTERFACE: Final = Interface(
    inputs.ROUTE_INPUTS.ids,
    inputs.CITY_INPUTS.ids,
    inputs.PLAYER_INPUTS.ids,
    inputs.GAME_INPUTS.ids,
    tuple(choice.id for choice in slots.ROUTE_CHOICES),
    tuple(choice.id for choice in slots.CITY_CHOICES),
    tuple(choice.id for choice in slots.GLOBAL_CHOICES.values()),
    ("cut off", *ENDINGS[1:]),
)


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
