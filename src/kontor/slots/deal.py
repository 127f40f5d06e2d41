"""Dealing a game on cells, with dice of its own: the setup of kontor.rules.setup, compiled for environments.

`setup.new_state` and `setup` of the modules deal by a `Chance`, which writes every result into the record; that cannot
be compiled. What is not luck is shared (`lay_out`, `neutral.set_up`, `start_turn`). tests/env/test_deal.py compares.
"""

from typing import Final

from kontor.rules.cells import (
    GOLD,
    HAS_FAVOURS,
    HAS_MISSIONS,
    HAS_NEUTRAL,
    MARKERS,
    N_CARDS,
    N_GOLD,
    N_POOL,
    N_ROUTES,
    PILE,
    PILE_COUNT,
    PILE_SIZE,
    PLAYERS,
    POOL,
    TAVERN,
    Cells,
    Lookup,
)
from kontor.rules.dice import SCRATCH, draw, mixed, set_dice
from kontor.rules.ids import FAVOUR_IDS
from kontor.rules.modules.favours.play import ON_DISPLAY, TILES
from kontor.rules.modules.missions.play import MISSIONS
from kontor.rules.modules.neutral import play as neutral
from kontor.rules.setup import lay_out
from kontor.rules.steps.end_turn import start_turn

N_TILES: Final = len(FAVOUR_IDS)


def seed_of(seed: int, place: int, dealt: int) -> int:
    """The seed of the game dealt at this place of many after `dealt` others, whoever deals it and when."""
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
    if t[HAS_MISSIONS]:
        for card in range(t[N_CARDS]):
            s[SCRATCH + card] = card + 1
        for seat in range(t[PLAYERS]):
            s[MISSIONS + seat] = draw(s, t[N_CARDS] - seat)
    if t[HAS_FAVOURS]:
        for tile in range(N_TILES):
            s[SCRATCH + tile] = tile
        for tile in range(t[PLAYERS]):
            s[TILES + draw(s, N_TILES - tile)] = ON_DISPLAY
    if t[HAS_NEUTRAL]:
        neutral.set_up(t, s)
    start_turn(t, s, 0)
