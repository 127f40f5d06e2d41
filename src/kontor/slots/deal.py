"""Dealing a game on cells, with dice of its own: the setup of kontor.rules.setup, compiled for environments.

`setup.new_state` and `setup` of the modules deal by a `Chance`, which writes every result into the record; that cannot
be compiled. What is not luck is shared (`lay_out`, `start_turn`). tests/env/test_deal.py compares.
"""

from kontor.rules import hooks
from kontor.rules.cells import (
    GOLD,
    MARKERS,
    N_GOLD,
    N_POOL,
    N_ROUTES,
    PILE,
    PILE_COUNT,
    PILE_SIZE,
    POOL,
    TAVERN,
    Cells,
    Lookup,
)
from kontor.rules.dice import SCRATCH, draw, mixed, set_dice
from kontor.rules.setup import lay_out
from kontor.rules.steps.end_turn import start_turn


def seed_of(seed: int, place: int, dealt: int) -> int:
    """The seed of the game dealt at this place of many after `dealt` others, the same in every process."""
    return mixed(mixed(mixed(seed) + place) + dealt)


def deal(t: Lookup, s: Cells, seed: int) -> None:
    """A game ready for its first turn; the same seed deals the same game."""
    lay_out(t, s)
    set_dice(s, mixed(seed))
    for place in range(t[N_GOLD]):
        s[SCRATCH + place] = t[GOLD + place]
    left = t[N_GOLD]
    for route in range(t[N_ROUTES]):
        if t[TAVERN + route]:
            s[MARKERS + route] = draw(s, left)
            left -= 1
    for place in range(t[N_POOL]):
        s[SCRATCH + place] = t[POOL + place]
    for place in range(t[PILE_SIZE]):
        s[PILE + place] = draw(s, t[N_POOL] - place)
    s[PILE_COUNT] = t[PILE_SIZE]
    hooks.dealt(t, s)
    start_turn(t, s, 0)
