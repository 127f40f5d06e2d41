"""Dealing a game by machines: the setup of kontor.rules.setup with dice of its own, in numbers only."""

from typing import Final

from kontor.rules.cells import (
    EVENTS,
    GOLD,
    HAS_FAVOURS,
    HAS_MISSIONS,
    HAS_NEUTRAL,
    MARKERS,
    MISSIONS,
    N_CARDS,
    N_GOLD,
    N_POOL,
    N_ROUTES,
    PILE,
    PILE_COUNT,
    PILE_SIZE,
    PLAYERS,
    POOL,
    RANDOM,
    TAVERN,
    TILES,
    Cells,
    Tables,
)
from kontor.rules.ids import FAVOUR_IDS
from kontor.rules.modules import neutral
from kontor.rules.modules.favours import ON_DISPLAY
from kontor.rules.setup import lay_out
from kontor.rules.steps.end_turn import start_turn

N_TILES: Final = len(FAVOUR_IDS)
WORD: Final = 4294967295  # 32 bits
SCRATCH: Final = EVENTS  # cells that nothing uses before the first decision


def throw(s: Cells, sides: int) -> int:
    """A number from 0 to sides - 1; the dice move on (xorshift by Marsaglia)."""
    word = s[RANDOM] | s[RANDOM + 1] << 8 | s[RANDOM + 2] << 16 | s[RANDOM + 3] << 24
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    set_dice(s, word)
    return (word >> 8) % sides


def set_dice(s: Cells, word: int) -> None:
    """Sets the dice; 0 would never move."""
    word = word & WORD
    if word == 0:
        word = 1
    for place in range(4):
        s[RANDOM + place] = word >> 8 * place & 255


def mixed(seed: int) -> int:
    """A seed spread over all bits, so that neighbouring seeds give games that have nothing in common."""
    word = seed & WORD
    for _ in range(3):
        word ^= word >> 16
        word = word * 73244475 & WORD
    return word ^ word >> 16


def seed_of(seed: int, place: int, dealt: int) -> int:
    """The seed of the game dealt at this place of many after `dealt` others, whoever deals it and when."""
    return mixed(mixed(mixed(seed) + place) + dealt)


def draw(s: Cells, count: int) -> int:
    """Takes one of `count` cells of the scratch out of it."""
    place = throw(s, count)
    drawn = s[SCRATCH + place]
    s[SCRATCH + place] = s[SCRATCH + count - 1]
    return drawn


def deal(t: Tables, s: Cells, seed: int) -> None:
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
