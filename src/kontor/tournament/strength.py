"""Strength from finishing orders: the model of Plackett and Luce, fitted by Hunter's MM algorithm.

A game is read as a race. The first place goes to one of all bots, with chances in proportion to their strengths, the
second to one of the rest, and so on; each such choice is a heat. Bots that tie count as each of their possible orders,
with equal weights.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial, log, prod
from typing import Final, NamedTuple, TypeAlias

Order: TypeAlias = Sequence[Sequence[str]]  # the bots from first to last; tied bots are grouped


class Heat(NamedTuple):
    """The bots that ran, sorted, copies of one bot repeated; and the one that was first."""

    field: tuple[str, ...]
    first: str


Heats: TypeAlias = dict[Heat, float]  # how often each took place

GHOST: Final = ""  # beats and loses to every bot a little, so that every strength is finite
PRIOR: Final = 0.5  # how often
_PRECISE: Final = 1e-6  # smaller changes of a logarithm count as none
_MOST_STEPS: Final = 20_000


def heats(orders: Iterable[Order]) -> Heats:
    """The heats of these games. A field of one kind of bot says nothing and is left out."""
    found: Heats = {}
    for order in orders:
        part = 1 / prod(factorial(len(tied)) for tied in order)
        for line in _lines(order):
            for place, first in enumerate(line):
                heat = Heat(tuple(sorted(line[place:])), first)
                if heat.field[0] != heat.field[-1]:
                    found[heat] = found.get(heat, 0) + part
    return found


def _lines(order: Order) -> Iterator[tuple[str, ...]]:
    """Every order without ties that fits."""
    for chosen in product(*map(permutations, order)):
        yield tuple(bot for tied in chosen for bot in tied)


def together(parts: Iterable[Heats]) -> Heats:
    """The heats of several games or seeds."""
    whole: Heats = {}
    for part in parts:
        for heat, count in part.items():
            whole[heat] = whole.get(heat, 0) + count
    return whole


def fit(heats: Heats, bots: Sequence[str], start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The strength of each bot, up to a common factor; `start` is a guess that saves time."""
    everybody = [*bots, GHOST]
    number = {bot: place for place, bot in enumerate(everybody)}
    fields: dict[tuple[int, ...], float] = {(number[bot], number[GHOST]): 2 * PRIOR for bot in bots}
    firsts = [PRIOR] * len(bots) + [PRIOR * len(bots)]
    for heat, count in heats.items():
        field = tuple(number[bot] for bot in heat.field)
        fields[field] = fields.get(field, 0) + count
        firsts[number[heat.first]] += count
    strength = [start[bot] if start else 1.0 for bot in everybody]
    for _ in range(_MOST_STEPS):
        better = _step(fields, firsts, strength)
        change = max(abs(log(new / old)) for new, old in zip(better, strength, strict=True))
        strength = better
        if change < _PRECISE:
            break
    return dict(zip(everybody, strength, strict=True))


def _step(fields: Mapping[tuple[int, ...], float], firsts: list[float], strength: list[float]) -> list[float]:
    """One step of the algorithm: how often a bot was first, over what it would be with strength 1."""
    expected = [0.0] * len(strength)
    for field, count in fields.items():
        total = 0.0
        for bot in field:
            total += strength[bot]
        each = count / total
        for bot in field:
            expected[bot] += each
    better = [found / unit for found, unit in zip(firsts, expected, strict=True)]
    mean = sum(better) / len(better)
    return [value / mean for value in better]


# Who can be compared


def beaten(heats: Heats, bots: Sequence[str]) -> dict[str, set[str]]:
    """The bots that each bot finished ahead of, directly or through others."""
    reached = {bot: {other for heat in heats if heat.first == bot for other in heat.field} for bot in bots}
    for between in bots:
        for bot in bots:
            if between in reached[bot]:
                reached[bot] |= reached[between]
    return reached


def groups(fields: Iterable[Sequence[str]]) -> list[set[str]]:
    """Bots that meet, directly or through others; bots of different groups cannot be compared."""
    found: list[set[str]] = []
    for field in fields:
        joined = set(field).union(*(group for group in found if group.intersection(field)))
        found = [group for group in found if not group & joined] + [joined]
    return found
