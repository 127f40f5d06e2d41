"""Ratings from finishing orders, worked out in a process of its own: `python -m kontor.server.club.rater`.

It reads a JSON object on stdin, with the finishing orders of each part of the games, and writes one on stdout.
"""

import json
import os
import sys
from collections.abc import Sequence
from math import log
from typing import Final, TypeAlias

from kontor.strength import GHOST, PER_TENFOLD, Order, deviations, fit, heats, scaled

RATER_NICENESS: Final = 19  # everything else has priority
INTERVAL_DEVIATIONS: Final = 1.96  # deviations, for an interval of 95 %
Line: TypeAlias = tuple[float, float, float]  # the rating, and its interval


def rate(orders: Sequence[Order]) -> dict[str, Line]:
    """The rating of everybody. 1000 is what somebody would have who beats and loses to everybody equally often."""
    players = sorted({player for order in orders for tied in order for player in tied})
    found = heats(orders)
    strength = fit(found, players)
    ratings = scaled(strength, GHOST)
    spread = deviations(found, players, strength)
    reach = {player: INTERVAL_DEVIATIONS * PER_TENFOLD / log(10) * spread[player] for player in players}
    return {
        player: (ratings[player], ratings[player] - reach[player], ratings[player] + reach[player])
        for player in players
    }


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(RATER_NICENESS)
    json.dump({part: rate(orders) for part, orders in json.load(sys.stdin).items()}, sys.stdout)


if __name__ == "__main__":
    main()
