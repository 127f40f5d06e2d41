"""Strength from finishing orders: the model of Plackett and Luce, fitted by Hunter's MM algorithm. What is said of bots
holds for people, too.

A game is read as a race. The first place goes to one of all bots, with chances in proportion to their strengths, the
second to one of the rest, and so on; each such choice is a heat. Bots that tie count as each of their possible orders,
with equal weights.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial, log, log10, prod, sqrt
from operator import mul
from typing import Final, NamedTuple, TypeAlias

Order: TypeAlias = Sequence[Sequence[str]]  # the bots from first to last; tied bots are grouped


class Heat(NamedTuple):
    """The bots that ran, sorted, copies of one bot repeated; and the one that was first."""

    field: tuple[str, ...]
    first: str


Heats: TypeAlias = dict[Heat, float]  # how often each took place

GHOST: Final = ""  # beats and loses to every bot a little, so that every strength is finite
PRIOR_GAMES: Final = 0.5  # how often
ANCHORED: Final = 1000.0  # the rating of the player with whom the others are compared
PER_TENFOLD: Final = 400  # points of rating for a tenfold strength
EXACT: Final = 400  # bots whose deviations take those of the others into account; the time grows with the cube
_PRECISE: Final = 1e-6  # smaller changes of a logarithm count as none
_MAX_STEPS: Final = 20_000


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
    fields: dict[tuple[int, ...], float] = {(number[bot], number[GHOST]): 2 * PRIOR_GAMES for bot in bots}
    firsts = [PRIOR_GAMES] * len(bots) + [PRIOR_GAMES * len(bots)]
    for heat, count in heats.items():
        field = tuple(number[bot] for bot in heat.field)
        fields[field] = fields.get(field, 0) + count
        firsts[number[heat.first]] += count
    strength = [start[bot] if start else 1.0 for bot in everybody]
    for _ in range(_MAX_STEPS):
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


def scaled(strength: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths as ratings, that of the anchor being 1000."""
    return {bot: ANCHORED + PER_TENFOLD * log10(value / strength[anchor]) for bot, value in strength.items()}


def deviations(heats: Heats, bots: Sequence[str], strength: Mapping[str, float]) -> dict[str, float]:
    """How uncertain each fitted strength is: the standard deviation of its logarithm, compared with the ghost's.

    It follows from how sharply the likelihood bends at its top. The ghost's own games count, so nobody is certain. Of
    more than EXACT bots each one's is found as if the others' strengths were certain, so it is somewhat too small."""
    number = {bot: place for place, bot in enumerate(bots)}
    bends: list[dict[int, float]] = [{} for _ in bots]
    ghostly = {Heat((GHOST, bot), bot): 2 * PRIOR_GAMES for bot in bots}
    for heat, count in (*heats.items(), *ghostly.items()):
        total = sum(strength[bot] for bot in heat.field)
        shares = {number[bot]: heat.field.count(bot) * strength[bot] / total for bot in heat.field if bot != GHOST}
        for bot, share in shares.items():
            row = bends[bot]
            row[bot] = row.get(bot, 0) + count * share
            for other, its in shares.items():
                row[other] = row.get(other, 0) - count * share * its
    if len(bots) > EXACT:
        spread = [1 / row[bot] for bot, row in enumerate(bends)]
    else:
        spread = _diagonal_of_inverse([[row.get(bot, 0) for bot in range(len(bots))] for row in bends])
    return {bot: sqrt(each) for bot, each in zip(bots, spread, strict=True)}


def _diagonal_of_inverse(matrix: list[list[float]]) -> list[float]:
    """Of a symmetric and positive definite matrix, by Cholesky's decomposition."""
    lower: list[list[float]] = []
    for place, row in enumerate(matrix):
        new: list[float] = []
        for column, above in enumerate(lower):
            new.append((row[column] - sum(map(mul, new, above))) / above[column])
        new.append(sqrt(row[place] - sum(value * value for value in new)))
        lower.append(new)
    inverse: list[list[float]] = []  # of the lower triangle, column by column: its part from the diagonal on
    for first, head in enumerate(lower):
        solved = [1 / head[first]]
        for place in range(first + 1, len(lower)):
            row = lower[place]
            solved.append(-sum(map(mul, row[first:place], solved)) / row[place])
        inverse.append(solved)
    return [sum(value * value for value in solved) for solved in inverse]


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
