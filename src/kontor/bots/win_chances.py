"""How likely each seat is to win, from the parts that an evaluation gives each (kontor.evaluation.worth)."""

from collections.abc import Sequence
from math import exp
from typing import Final

from kontor.rules.basics import value
from kontor.rules.cells import PLAYERS, TURN, Cells, Lookup
from kontor.rules.ids import ACTIONS
from kontor.slots.episode import place_of

# How far totals must be apart to matter, in hundredths of a point. Fitted to games of the rule bot on hansa for four,
# where seats that are given 10, 30, 50 and 70 % win about as often as that. Elsewhere they are a guess.
LATE_GAME_SPREAD: Final = 250
SPREAD_PER_TURN: Final = 1.2  # for each hundredth of a turn that is left
TURNS_MAX_SPREAD: Final = 500  # more turns than that make no difference


def chances(totals: Sequence[int], turns: int) -> list[float]:
    """The chance of each seat, 1 in all. Totals are hundredths of a point, `turns` hundredths of those left to each."""
    spread = LATE_GAME_SPREAD + min(TURNS_MAX_SPREAD, SPREAD_PER_TURN * turns)
    best = max(totals)
    weights = [exp((total - best) / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def awaited(t: Lookup, s: Cells, action: int) -> list[int]:
    """What the next turn of each other seat is worth while one seat has the turn, in hundredths of a point.

    An evaluation counts the actions of this turn only. Without those of the others everybody would seem to win in
    their own turn. The later a turn comes, the less of it is sure. `action` is what an action is worth.
    """
    players = t[PLAYERS]
    late = [(seat - s[TURN]) % players for seat in range(players)]
    return [
        action * value(s, seat, ACTIONS) * (players - late[seat]) // players if late[seat] else 0
        for seat in range(players)
    ]


def outcome(t: Lookup, s: Cells) -> list[float]:
    """The same when the game is over: the winner has 1, those who won together share it (SCORE-22)."""
    won = [place_of(t, s, seat) == 0 for seat in range(t[PLAYERS])]
    return [seat / sum(won) for seat in won]
