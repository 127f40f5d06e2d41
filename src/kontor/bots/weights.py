"""The weights of the rule bot. One evaluation, different weights."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from kontor.evaluation import layout
from kontor.evaluation.layout import THOUSAND, Weight, WeightRow
from kontor.rules.desk import STAGES
from kontor.rules.ids import ABILITY_IDS, MARKER_IDS
from kontor.rules.modules import TILE_IDS, TILES_BY_WORD

MARKER_WEIGHTS: Final[Mapping[str, int]] = {
    "extra-office": 200,
    "swap": 80,
    "move-three": 120,
    "develop": 250,
    "plus-3": 274,
    "plus-4": 350,
    "remove-three": 100,
    "exchange": 100,
    "tribute": 60,
    "block": 60,
}
OTHER_MARKER_WEIGHT: Final = 100  # a marker that MARKER_WEIGHTS does not name, so that bots can play with it
TILE_WEIGHTS: Final[Mapping[str, int]] = {tile.id: tile.weight for tiles in TILES_BY_WORD.values() for tile in tiles}
OTHER_TILE_WEIGHT: Final = 25


@dataclass(frozen=True)
class Weights:
    """How much each thing counts (kontor.evaluation.layout). Hundredths of points, actions and turns, unless noted.

    Every member of `Weight` has a field of the same name here.
    """

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
    wanted: int = 60
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
    markers: Mapping[str, int] = field(default_factory=lambda: dict(MARKER_WEIGHTS))
    tiles: Mapping[str, int] = field(default_factory=lambda: dict(TILE_WEIGHTS))

    def endgame(self) -> "Weights":
        """The same without a future: a seat that can end the game does, and the nearest goals come first.

        Otherwise two players who would both lose by the end could move their pieces back and forth for ever.
        """
        alone = replace(self, rivals=0, leader=0, gift=0, bait=0, victory=0, close=0)
        soon = replace(alone, rounds_at_first=100, rounds_at_last=100, delay=600, over=10_000)
        return replace(soon, plans=40, in_stock=0)  # routes begun count little, and pieces saved nothing

    def row(self) -> WeightRow:
        """As the row of numbers that evaluations read; ValueError for what has no place there or is below 0."""
        w = [0] * layout.WEIGHTS
        for weight in Weight:
            w[weight] = getattr(self, weight.name.lower())
        for number, ability in enumerate(ABILITY_IDS):
            _lay(w, layout.ABILITY + STAGES * number, getattr(self, ability), STAGES)
        markers = _by_name("markers", self.markers, MARKER_IDS[1:], OTHER_MARKER_WEIGHT)
        _lay(w, layout.MARKER, (0, *markers), len(MARKER_IDS))
        tiles = _by_name("tiles", self.tiles, TILE_IDS, OTHER_TILE_WEIGHT)
        _lay(w, layout.TILE, tiles, len(TILE_IDS))
        for quarter in range(layout.FURTHEST + 1):
            w[layout.DELAY + quarter] = round(THOUSAND * (self.delay / THOUSAND) ** (quarter / 4))
        if min(w) < 0:
            raise ValueError("weights: expected numbers of 0 or more")
        return w


def _lay(w: WeightRow, first: int, values: Iterable[int], room: int) -> None:
    """Puts values into a block of the row, which keeps its length."""
    found = list(values)
    if len(found) > room:
        raise ValueError(f"weights: expected at most {room} numbers, found {len(found)}")
    w[first : first + len(found)] = found


def _by_name(what: str, given: Mapping[str, int], names: Iterable[str], other: int) -> list[int]:
    """The weights in the order of these names; `other` for a name that is not given."""
    expected = tuple(names)
    for name in given:
        if name not in expected:
            raise ValueError(f"weights: {what}: {name!r} is unknown, expected some of {', '.join(expected)}")
    return [given.get(name, other) for name in expected]


def _check_names(given: Iterable[str], expected: Iterable[str]) -> None:
    """At import: no weight is missing in either list."""
    if wrong := set(given) ^ set(expected):
        raise ValueError(f"weights: Weights and kontor.evaluation.layout.Weight differ in {', '.join(sorted(wrong))}")


_check_names(
    (item.name for item in fields(Weights)),
    (*(weight.name.lower() for weight in Weight), *ABILITY_IDS, "delay", "markers", "tiles"),
)


def _scaled(weights: Mapping[str, int], above: int, below: int) -> dict[str, int]:
    """All weights times a fraction, rounded down."""
    return {name: value * above // below for name, value in weights.items()}


DEFAULT_WEIGHTS: Final = Weights()
# What the five sets have in common: all of them like to complete cities, and all but one care less for markers than
# the default, which makes their games end in different ways.
_COMMON: Final = replace(DEFAULT_WEIGHTS, fill=250, markers=_scaled(MARKER_WEIGHTS, 3, 4))
WEIGHT_SETS: Final[Mapping[str, Weights]] = {
    "actions": replace(
        _COMMON, actions=tuple(value * 3 // 2 for value in DEFAULT_WEIGHTS.actions), purse=(0, 60, 80, 95)
    ),
    "network": replace(_COMMON, network=120, growth=80, hold=90, link=65, privilege=(0, 70, 115, 135)),
    "markers": replace(_COMMON, marker_next=90, markers=_scaled(MARKER_WEIGHTS, 6, 5)),
    "prestige": replace(_COMMON, special=150, privilege=(0, 60, 110, 150), merchant_ready=80, toll=25),
    "blocker": replace(_COMMON, rivals=150, leader=50, bait=45, gift=100),
}
# Sees only its own desk.
CARELESS_WEIGHTS: Final = replace(DEFAULT_WEIGHTS, rivals=0, leader=0, gift=0, bait=0, close=0)
