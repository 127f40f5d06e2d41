"""Playing styles: which of several good decisions a bot that plays by a net prefers: how it plays, not how well.

Of slots that the net finds likely, and after which it expects about as much, the one is taken that leans most to the
style: by what the net expects besides, points and rounds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from kontor.bots.bot_view import BotView
from kontor.rules.cells import PLAYERS, Cells
from kontor.rules.scoreline import CATEGORIES, SECRET
from kontor.slots import observe
from kontor.slots.episode import OVER, asked

if TYPE_CHECKING:
    from kontor.nets.forward import Player

CONSIDERED_MIN_LIKELIHOOD: Final = 1 / 12  # of the likeliest slot's chance: what is less likely is not considered
MAX_SLOTS_CONSIDERED: Final = 6  # slots that are considered
MAX_UTILITY_COST: Final = 0.02  # of utility, at most, that a style may cost with a slot
# The categories in the order in which a net predicts them (kontor.slots.features), without what is secret.
PREDICTED: Final = tuple(name for number, name in enumerate(CATEGORIES) if number != SECRET)


class PlayingStyle(NamedTuple):
    """How much each thing counts that the net expects."""

    own: Mapping[str, float] = {}  # a point at the end, by category
    others: float = 0.0  # a point of each other seat
    rounds: float = 0.0  # a round that is left


PLAYING_STYLES: Final[Mapping[str, PlayingStyle]] = {
    "builder": PlayingStyle(own={"cities": 1.0, "network": 0.5}),
    "blocker": PlayingStyle(others=-1.0),
    "racer": PlayingStyle(rounds=-1.0),
}


class Prospect(NamedTuple):
    """What the net expects after a slot, for the seat that takes it."""

    utility: float
    leaning: float


def likely(logits: Sequence[float], share: float, most: int) -> list[int]:
    """The likeliest slots in order: those that are at least this share as likely as the first one."""
    least = max(logits) + math.log(share)
    found = [slot for slot, logit in enumerate(logits) if logit >= least]
    return sorted(found, key=lambda slot: -logits[slot])[:most]


def prospects(
    style: PlayingStyle, player: Player, view: BotView, world: Cells, mask: bytearray, slots: Sequence[int]
) -> list[Prospect]:
    """What is expected after each slot in a possible world; nothing where one of them ends the game."""
    players, seen, seats = view.lookup[PLAYERS], [], []
    for slot in slots:
        cells = world[:]
        if view.backend.step(view.lookup, cells, mask[:], slot) == OVER:
            return []
        observation = bytearray(observe.WIDTH)
        view.backend.observe(view.lookup, cells, asked(cells), observation)
        seen.append(observation)
        seats.append((view.seat - asked(cells)) % players)
    foreseen = player.foresee(seen)
    rows = zip(seats, foreseen.utility.tolist(), foreseen.points.tolist(), foreseen.rounds_left.tolist(), strict=True)
    return [
        Prospect(utility[seat], leaning(style, seat, points[:players], rounds))
        for seat, utility, points, rounds in rows
    ]


def leaning(style: PlayingStyle, seat: int, points: Sequence[Sequence[float]], rounds: float) -> float:
    """How much an expectation suits a style: of points by seat and category, and of rounds that are left."""
    own = dict(zip(PREDICTED, points[seat], strict=True))
    others = sum(map(sum, points)) - sum(points[seat])
    built = sum(weight * own[name] for name, weight in style.own.items())
    return built + style.others * others / max(len(points) - 1, 1) + style.rounds * rounds


def preferred(slots: Sequence[int], usual: int, found: Sequence[Prospect], worse: float = MAX_UTILITY_COST) -> int:
    """The slot that leans most, of those that cost little enough utility; the usual one where nothing is expected."""
    if not found:
        return usual
    least = found[slots.index(usual)].utility - worse
    return max((each.leaning, -place, slots[place]) for place, each in enumerate(found) if each.utility >= least)[2]
