"""Styles: the weights of the rule bot. One judgement, other tastes."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from kontor.evaluation import layout as at
from kontor.rules.desk import STAGES
from kontor.rules.ids import FAVOUR_IDS, MARKER_IDS

FURTHER_MARKER: Final = 100  # a marker that no style weighs yet


@dataclass(frozen=True)
class Weights:
    """What a judgement weighs how much. Hundredths of points, of actions and of turns, unless said otherwise."""

    rounds_at_first: int = 856
    rounds_at_last: int = 60
    action: int = 138
    toll: int = 15
    hold: int = 61
    growth: int = 52
    finish: int = 30
    trader_ready: int = 16
    merchant_ready: int = 50
    in_stock: int = 25
    marker_next: int = 38
    link: int = 55
    plans: int = 100
    best_plan: int = 45
    now: int = 50
    risk: int = 30
    in_hand: int = 80
    route_bonus: int = 131
    mission: int = 60
    country: int = 81
    network: int = 100
    special: int = 100
    gift: int = 60
    rivals: int = 116
    leader: int = 20
    victory: int = 2000
    over: int = 0
    bait: int = 10
    fill: int = 0
    close: int = 60
    delay: int = 760  # what is left of a plan that is an action away, in thousandths
    keys: tuple[int, ...] = (0, 0, 0, 0, 0)
    actions: tuple[int, ...] = (0, 100, 140, 200, 240, 300)
    privilege: tuple[int, ...] = (0, 35, 60, 75)
    book: tuple[int, ...] = (0, 24, 35, 45)
    purse: tuple[int, ...] = (0, 40, 55, 65)
    markers: tuple[int, ...] = (0, 200, 80, 120, 250, 274, 350, 100, 100, 60, 60)
    tiles: tuple[int, ...] = (10, 90, 25, 25, 25, 25)

    def endgame(self) -> "Weights":
        """The same without a future: whoever can end the game does, and what is nearest comes first.

        Else two who both lose by the end could move their pieces to and fro for ever.
        """
        alone = replace(self, rivals=0, leader=0, gift=0, bait=0, victory=0, close=0)
        soon = replace(alone, rounds_at_first=100, rounds_at_last=100, delay=600, over=10_000)
        return replace(soon, plans=40, in_stock=0)  # routes begun count little, and pieces saved nothing

    def row(self) -> list[int]:
        """As the one row of numbers that judgements read; ValueError for one below 0, of which nothing is known."""
        w = [0] * at.WEIGHTS
        for item in fields(self):
            place = getattr(at, item.name.upper(), None)
            value = getattr(self, item.name)
            if isinstance(place, int) and isinstance(value, int) and item.name != "delay":
                w[place] = value
        for number, ability in enumerate((self.keys, self.actions, self.privilege, self.book, self.purse)):
            w[at.ABILITY + STAGES * number : at.ABILITY + STAGES * number + len(ability)] = ability
        further = (FURTHER_MARKER,) * (len(MARKER_IDS) - len(self.markers))
        w[at.MARKER : at.MARKER + len(MARKER_IDS)] = self.markers + further
        w[at.TILE : at.TILE + len(FAVOUR_IDS)] = self.tiles
        for quarter in range(41):
            w[at.DELAY + quarter] = round(1000 * (self.delay / 1000) ** (quarter / 4))
        if min(w) < 0:
            raise ValueError("weights: expected numbers of 0 or more")
        return w


DEFAULT: Final = Weights()
# What the five styles see otherwise than the default: all of them like cities to fill and care less for markers (but
# for one of them), which makes their games end in different ways.
_STYLE: Final = replace(DEFAULT, fill=250, markers=tuple(value * 3 // 4 for value in DEFAULT.markers))
STYLES: Final[Mapping[str, Weights]] = {
    "actions": replace(_STYLE, actions=tuple(value * 3 // 2 for value in DEFAULT.actions), purse=(0, 60, 80, 95)),
    "network": replace(_STYLE, network=120, growth=80, hold=90, link=65, privilege=(0, 70, 115, 135)),
    "markers": replace(_STYLE, marker_next=90, markers=tuple(value * 6 // 5 for value in DEFAULT.markers)),
    "prestige": replace(_STYLE, special=150, privilege=(0, 60, 110, 150), merchant_ready=80, toll=25),
    "blocker": replace(_STYLE, rivals=150, leader=50, bait=45, gift=100),
}
# Sees only its own desk.
CARELESS: Final = replace(DEFAULT, rivals=0, leader=0, gift=0, bait=0, close=0)
