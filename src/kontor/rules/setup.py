"""Setup of a game (SETUP-23 to SETUP-35)."""

from functools import lru_cache
from typing import Final

from kontor.rules.cells import (
    HAS_NEUTRAL,
    MARKERS,
    N_POSTS,
    NOTING,
    PLAYERS,
    POSTS,
    SITUATION,
    STOCK,
    SUPPLY,
    VACANT_POST,
    Cells,
    Lookup,
)
from kontor.rules.chance import Chance
from kontor.rules.desk import pieces_on_desk
from kontor.rules.ids import (
    MARKER_IDS,
    MERCHANTS_PER_SEAT,
    NEUTRAL,
    NEUTRAL_TRADERS,
    TRADER,
    TRADERS_PER_SEAT,
    piece_of,
)
from kontor.rules.ruleset import Ruleset
from kontor.rules.state import State
from kontor.rules.steps.end_turn import start_turn

FIRST_SUPPLY: Final = 5  # SETUP-31: the first player's traders; each later one has one more
ON_TRACK: Final = 1  # SETUP-28


DESK_TRADERS, DESK_MERCHANTS = pieces_on_desk(bytes(5))


def lay_out(t: Lookup, s: Cells) -> None:
    """Desks, supplies and stocks as at the start; nothing on the board and no markers."""
    for cell in range(SITUATION):
        s[cell] = 0
    for post in range(t[N_POSTS]):
        s[POSTS + post] = t[VACANT_POST + post]
    for seat in range(t[PLAYERS]):
        trader = piece_of(seat, TRADER)
        s[SUPPLY + trader] = FIRST_SUPPLY + seat
        s[SUPPLY + trader + 1] = MERCHANTS_PER_SEAT - DESK_MERCHANTS
        s[STOCK + trader] = TRADERS_PER_SEAT - DESK_TRADERS - ON_TRACK - s[SUPPLY + trader]
    if t[HAS_NEUTRAL]:
        s[STOCK + piece_of(NEUTRAL, TRADER)] = NEUTRAL_TRADERS


def fresh_state(rules: Ruleset) -> State:
    """A state with everything laid out."""
    return State(rules, bytearray(_laid_out(rules)))


@lru_cache(64)
def _laid_out(rules: Ruleset) -> bytes:
    """Kept, because a server that comes back begins thousands of games at once."""
    cells = bytearray(SITUATION)
    lay_out(rules.lookup, cells)
    cells[NOTING] = 1
    return bytes(cells)


def new_state(rules: Ruleset, chance: Chance) -> State:
    """A game ready for its first turn."""
    state = fresh_state(rules)
    gold = chance.deal("taverns", rules.markers.gold, len(rules.markers.gold), "everybody")  # SETUP-24
    for route, marker in zip(rules.board.taverns, gold, strict=True):
        state.cells[MARKERS + route] = MARKER_IDS.index(marker)
    pile = chance.deal("pile", rules.markers.pile, rules.markers.pile_size)  # SETUP-25
    state.set_pile([MARKER_IDS.index(marker) for marker in pile])
    for setup in rules.hooks.setup:
        setup(state, chance)
    start_turn(state.lookup, state.cells, 0)
    return state
