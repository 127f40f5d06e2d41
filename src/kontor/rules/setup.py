"""Setup of a game (SETUP-23 to SETUP-35)."""

from kontor.rules.chance import Chance
from kontor.rules.desk import pieces_on_desk
from kontor.rules.ids import (
    MARKER_IDS,
    MERCHANT,
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

FIRST_SUPPLY = 5  # SETUP-31: the first player's traders; each later one has one more
ON_TRACK = 1  # SETUP-28


def fresh_state(rules: Ruleset) -> State:
    """Desks, supplies and stocks as at the start; nothing on the board and no markers."""
    state = State(rules)
    state.own = [module.start(rules.players) for module in rules.modules]
    desk_traders, desk_merchants = pieces_on_desk(bytes(5))
    for seat in rules.seats:
        trader, merchant = piece_of(seat, TRADER), piece_of(seat, MERCHANT)
        state.supply[trader] = FIRST_SUPPLY + seat
        state.supply[merchant] = MERCHANTS_PER_SEAT - desk_merchants
        state.stock[trader] = TRADERS_PER_SEAT - desk_traders - ON_TRACK - state.supply[trader]
    if rules.has_neutral:
        state.stock[piece_of(NEUTRAL, TRADER)] = NEUTRAL_TRADERS
    return state


def new_state(rules: Ruleset, chance: Chance) -> State:
    """A game ready for its first turn."""
    state = fresh_state(rules)
    gold = chance.deal("taverns", rules.markers.gold, len(rules.markers.gold), "everybody")  # SETUP-24
    for route, marker in zip(rules.board.taverns, gold, strict=True):
        state.markers[route] = MARKER_IDS.index(marker)
    pile = chance.deal("pile", rules.markers.pile, rules.markers.pile_size)  # SETUP-25
    state.pile = bytes(map(MARKER_IDS.index, pile))
    for setup in rules.hooks.setup:
        setup(state, chance)
    start_turn(state, 0)
    return state
