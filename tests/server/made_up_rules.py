"""A version of the rules that there never was, which differs from the present one in one rule that players notice.

In it ship posts are like all others, so that a trader may be placed there.
"""

from collections.abc import Sequence
from copy import copy

from kontor import catalog
from kontor.catalog import Options
from kontor.game import Game
from kontor.record import Start
from kontor.rules.cells import N_POSTS, VACANT_POST
from kontor.rules.chance import Chance
from kontor.rules.ids import VACANT
from kontor.rules.setup import new_state

VERSION = 0
BOARD = "east"  # which has ship posts
TRADER_ON_SHIP = "place t malmoe-stralsund/1"  # the first decision, legal by these rules only


def start(options: Options, chance: Chance, names: Sequence[str] = ()) -> Game:
    """A game by these rules: what START_BY_VERSION has for a version."""
    rules = copy(catalog.ruleset(options))
    rules.version = VERSION
    lookup = bytearray(rules.lookup)
    posts = lookup[N_POSTS]
    lookup[VACANT_POST : VACANT_POST + posts] = bytes([VACANT] * posts)
    rules.lookup = bytes(lookup)
    return Game(options, new_state(rules, chance), Start(chance.results, None, chance.known_to), names)
