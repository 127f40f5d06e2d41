"""Interface: what a net reads and answers, by ids that never change.

A file of a net lists the ids it was trained with. So a net plays on where a later version has further features, slots
or end conditions: it does not see those features, and takes those slots only where nothing else is open.
"""

import zlib
from typing import Final, NamedTuple

from kontor.rules.event import ENDINGS
from kontor.rules.ids import MAX_SEATS
from kontor.slots import columns, slots

N_OPEN_CATEGORIES: Final = 7  # of points that an observation shows for every player; missions are secret
SEAT_VALUES: Final = 3 + N_OPEN_CATEGORIES  # utility, winning, ending the game, points by category
N_OWNERS: Final = MAX_SEATS + 1  # who controls a city: a player, or nobody (the neutral player counts as nobody)


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

    @property
    def checksum(self) -> int:
        """A number that differs where any id does."""
        return zlib.crc32("\n\n".join("\n".join(ids) for ids in self).encode())


OWN_INTERFACE: Final = Interface(
    tuple(column.id for column in columns.OF_ROUTES),
    tuple(column.id for column in columns.OF_CITIES),
    tuple(column.id for column in columns.OF_PLAYERS),
    tuple(column.id for column in columns.OF_GAME),
    tuple(choice.id for choice in slots.ROUTE_CHOICES),
    tuple(choice.id for choice in slots.CITY_CHOICES),
    tuple(choice.id for choice in slots.GLOBAL_CHOICES.values()),
    ("cut off", *ENDINGS[1:]),
)
